import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { Parts } from '../http/environment.ts';
import type { Caller } from '../database/caller.ts';
import type { Database, Session } from '../database/database.ts';
import { allowsType, bucketRules } from './bucket.ts';
import { during, ownerOf } from './caller.ts';
import { invalidMimeType } from './errors.ts';
import { objectName } from './names.ts';
import type { ObjectMetadata } from './object.ts';

export interface Upload {
  readonly bucket: string;
  readonly name: string;
  readonly content: Readable;
  readonly contentType: string;
  /** As sent with the file, for example `max-age=3600`. */
  readonly cacheControl: string;
  readonly userMetadata: Record<string, unknown> | null;
  /** Replaces what is there. */
  readonly upsert: boolean;
}

export interface Uploaded {
  readonly id: string;
  /** Bucket and name. */
  readonly key: string;
}

/**
 * Keeps a file and its row. The row's policies are asked before a byte is read; the file is written outside of any
 * transaction, under a key of its own; the row that makes it visible comes last, and replaces an older one at once.
 * @throws noSuchBucket, invalidKey, invalidMimeType, accessDenied, keyAlreadyExists, entityTooLarge
 */
export async function uploadObject(parts: Parts, caller: Caller, upload: Upload): Promise<Uploaded> {
  const { database, blobs, config, clock } = parts;
  const bucket = await bucketRules(database, upload.bucket);
  if (!allowsType(bucket, upload.contentType)) throw invalidMimeType(upload.contentType);
  const as = uploading(caller);
  const row = newRow(caller, upload);
  await tryRow(database, as, row);

  const limit = Math.min(bucket.file_size_limit ?? Infinity, config.storage.fileSizeLimit);
  const { size, md5 } = await blobs.put(row.version, upload.content, limit);
  const metadata: ObjectMetadata = {
    eTag: `"${md5}"`,
    size,
    mimetype: upload.contentType,
    cacheControl: upload.cacheControl,
    lastModified: new Date(clock.now()).toISOString(),
    contentLength: size,
    httpStatusCode: 200,
  };
  const written = await database
    .transactionAs(as, (session) => writeRow(session, row, metadata))
    .catch(async (error: unknown) => {
      await blobs.remove([row.version]);
      throw error;
    });
  if (written.replaced) await blobs.remove([written.replaced]);
  return { id: written.id, key: `${upload.bucket}/${upload.name}` };
}

/** Where an upload goes, and whether it may replace. */
export type UploadTarget = Pick<Upload, 'bucket' | 'name' | 'upsert'>;

/** Asks whether the caller may upload there, writing nothing. @throws noSuchBucket, invalidKey, accessDenied, keyAlreadyExists */
export async function mayUpload({ database }: Parts, caller: Caller, target: UploadTarget): Promise<void> {
  await bucketRules(database, target.bucket);
  await tryRow(database, uploading(caller), newRow(caller, { ...target, userMetadata: null }));
}

function uploading(caller: Caller): Caller {
  return during(caller, 'storage.object.upload');
}

type NewRow = UploadTarget &
  Pick<Upload, 'userMetadata'> & { version: string; owner: string | null; ownerId: string | null };

function newRow(caller: Caller, upload: UploadTarget & Pick<Upload, 'userMetadata'>): NewRow {
  return { ...upload, name: objectName(upload.name), version: randomUUID(), ...ownerOf(caller) };
}

/** Thrown to take back what was only tried. */
class Tried extends Error {}

/** Tries the row and takes it back: a file that would be refused is not even read. */
async function tryRow(database: Database, caller: Caller, row: NewRow): Promise<void> {
  const trial = database.transactionAs(caller, async (session) => {
    await writeRow(session, row, null);
    throw new Tried();
  });
  await trial.catch((error: unknown) => {
    if (!(error instanceof Tried)) throw error;
  });
}

/** Writes the row; `replaced` is the version it had before. One at a time for a name. */
async function writeRow(
  session: Session,
  row: NewRow,
  metadata: ObjectMetadata | null,
): Promise<{ id: string; replaced: string | null }> {
  const place = [row.bucket, row.name];
  await session.query({
    text: `select pg_advisory_xact_lock(hashtextextended($1 || '/' || $2, 0))`,
    values: place,
    prepare: true,
  });
  const before = await session.query<{ version: string }>({
    text: 'select version from storage.objects where bucket_id = $1 and name = $2',
    values: place,
    prepare: true,
  });
  const replacing = `on conflict (bucket_id, name) do update set
    version = excluded.version, metadata = excluded.metadata, user_metadata = excluded.user_metadata,
    owner = excluded.owner, owner_id = excluded.owner_id`;
  const { rows } = await session.query<{ id: string }>({
    text: `insert into storage.objects (bucket_id, name, owner, owner_id, version, metadata, user_metadata)
      values ($1, $2, $3, $4, $5, $6, $7) ${row.upsert ? replacing : ''}
      returning id`,
    values: [...place, row.owner, row.ownerId, row.version, metadata, row.userMetadata],
    prepare: true,
  });
  return { id: rows[0]?.id ?? '', replaced: before.rows[0]?.version ?? null };
}
