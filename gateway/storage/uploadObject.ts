import { randomUUID } from 'node:crypto';
import type { Parts } from '../http/environment.ts';
import type { Caller } from '../database/caller.ts';
import type { Database, Session } from '../database/database.ts';
import { bucketRules, mustFit } from './bucket.ts';
import { during, ownerOf } from './caller.ts';
import { mustBeSendable, type Content, type StoredContent } from './content.ts';
import { objectName } from './names.ts';
import type { ObjectMetadata } from './object.ts';
import { announceFile, removeUnclaimed } from './unclaimedFiles.ts';

/** Where an upload goes, and whether it may replace what is there. */
export interface UploadTarget {
  readonly bucket: string;
  readonly name: string;
  readonly upsert: boolean;
  /** What policies see as `storage.operation()`. */
  readonly operation: string;
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
export async function uploadObject(
  parts: Parts,
  caller: Caller,
  target: UploadTarget,
  content: Content,
): Promise<Uploaded> {
  const { database, config, clock } = parts;
  const bucket = await bucketRules(database, target.bucket);
  const limit = Math.min(bucket.file_size_limit ?? Infinity, config.storage.fileSizeLimit);
  const rules = { ...bucket, file_size_limit: limit };
  mustFit(rules, content);
  const as = during(caller, target.operation);
  const row = newRow(caller, target);
  await tryRow(database, as, row, { mimetype: content.contentType, ...sizeOf(content) });

  await announceFile(database, row.version);
  let written: WrittenRow;
  try {
    const stored = await content.store(row.version, limit);
    mustFit(rules, stored);
    mustBeSendable(stored);
    const metadata = metadataOf(stored, clock.now());
    written = await database.transactionAs(as, (session) =>
      writeRow(session, row, metadata, stored.userMetadata),
    );
  } catch (error) {
    await removeUnclaimed(parts, [row.version]);
    throw error;
  }
  if (written.replaced) await removeUnclaimed(parts, [written.replaced]);
  return { id: written.id, key: `${row.bucket}/${row.name}` };
}

/** Asks whether the caller may upload there, writing nothing. @throws noSuchBucket, invalidKey, accessDenied, keyAlreadyExists */
export async function mayUpload({ database }: Parts, caller: Caller, target: UploadTarget): Promise<void> {
  await bucketRules(database, target.bucket);
  await tryRow(database, during(caller, target.operation), newRow(caller, target), null);
}

function sizeOf({ size }: Content): Partial<ObjectMetadata> {
  return size === null ? {} : { size, contentLength: size };
}

function metadataOf({ size, eTag, contentType, cacheControl }: StoredContent, now: number): ObjectMetadata {
  const lastModified = new Date(now).toISOString();
  return {
    eTag,
    size,
    mimetype: contentType,
    cacheControl,
    lastModified,
    contentLength: size,
    httpStatusCode: 200,
  };
}

interface NewRow extends UploadTarget {
  readonly id: string;
  readonly version: string;
  readonly owner: string | null;
  readonly ownerId: string | null;
}

function newRow(caller: Caller, target: UploadTarget): NewRow {
  const name = objectName(target.name);
  return { ...target, name, id: randomUUID(), version: randomUUID(), ...ownerOf(caller) };
}

/** Thrown to take back what was only tried. */
class Tried extends Error {}

/** Tries the row and takes it back: a file that would be refused is not even read. `metadata` is what is known so far. */
async function tryRow(
  database: Database,
  caller: Caller,
  row: NewRow,
  metadata: Partial<ObjectMetadata> | null,
): Promise<void> {
  const trial = database.transactionAs(caller, async (session) => {
    await writeRow(session, row, metadata, null);
    throw new Tried();
  });
  await trial.catch((error: unknown) => {
    if (!(error instanceof Tried)) throw error;
  });
}

interface WrittenRow {
  readonly id: string;
  /** The version that the object had before. */
  readonly replaced: string | null;
}

/** The row, new or in place of the one before: three statements that leave together. */
async function writeRow(
  session: Session,
  row: NewRow,
  metadata: Partial<ObjectMetadata> | null,
  userMetadata: Record<string, unknown> | null,
): Promise<WrittenRow> {
  const [, replaced] = await Promise.all([
    lockName(session, row),
    row.upsert ? replacedRow(session, row) : null,
    // Nothing is returned: with rights to insert but not to see, one may still upload.
    session.query({
      text: `insert into storage.objects (id, bucket_id, name, owner, owner_id, version, metadata, user_metadata)
        values ($1, $2, $3, $4, $5, $6, $7, $8) ${row.upsert ? REPLACING : ''}`,
      values: [row.id, row.bucket, row.name, row.owner, row.ownerId, row.version, metadata, userMetadata],
      prepare: true,
    }),
  ]);
  return { id: replaced?.id ?? row.id, replaced: replaced?.version ?? null };
}

const REPLACING = `on conflict (bucket_id, name) do update set
  version = excluded.version, metadata = excluded.metadata, user_metadata = excluded.user_metadata,
  owner = excluded.owner, owner_id = excluded.owner_id`;

/** Uploads to one name wait for each other, so that each knows what it replaces. */
async function lockName(session: Session, { bucket, name }: NewRow): Promise<void> {
  await session.query({
    text: `select pg_advisory_xact_lock(hashtextextended($1 || '/' || $2, 0))`,
    values: [bucket, name],
    prepare: true,
  });
}

/** What an upload replaces; a move of it waits until that is done. */
async function replacedRow(
  session: Session,
  { bucket, name }: NewRow,
): Promise<{ id: string; version: string | null } | null> {
  const { rows } = await session.query<{ id: string; version: string | null }>({
    text: 'select id, version from storage.objects where bucket_id = $1 and name = $2 for update',
    values: [bucket, name],
    prepare: true,
  });
  return rows[0] ?? null;
}
