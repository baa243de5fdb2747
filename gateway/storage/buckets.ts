import * as v from 'valibot';
import type { GatewayConfig } from '../config.ts';
import type { Caller } from '../database/caller.ts';
import type { Database } from '../database/database.ts';
import type { Parts } from '../http/environment.ts';
import { DELETING, during, ownerOf } from './caller.ts';
import {
  bucketAlreadyExists,
  bucketNotEmpty,
  entityTooLarge,
  invalidRequest,
  noSuchBucket,
} from './errors.ts';
import { bucketName } from './names.ts';
import { removeUnclaimed } from './unclaimedFiles.ts';

const UNITS: Record<string, number> = { '': 1, B: 1, KB: 1e3, MB: 1e6, GB: 1e9, TB: 1e12 };

/** Bytes, or text such as `5MB`. */
const sizeLimit = v.pipe(
  v.union([v.number(), v.string()]),
  v.transform(String),
  v.regex(/^\d+$|^\d+(?:\.\d+)?[KMGT]?B$/i, 'Invalid file size format, hint: use 20GB / 20MB / 30KB / 3B'),
  v.transform((text) => {
    const unit = text.replace(/[\d.]/g, '').toUpperCase();
    return Math.floor(parseFloat(text) * (UNITS[unit] ?? 1));
  }),
);

const mediaType = v.pipe(
  v.string(),
  v.regex(/^(?:\*|[\w.+-]+)\/(?:\*|[\w.+-]+)$|^\*$/, 'must be a type such as image/png'),
);

const settings = {
  public: v.optional(v.boolean()),
  file_size_limit: v.optional(v.nullable(sizeLimit)),
  allowed_mime_types: v.optional(v.nullable(v.array(mediaType))),
};

export const createBucketInput = v.object({
  id: v.optional(v.string()),
  name: v.string(),
  type: v.optional(v.literal('STANDARD', 'Only buckets of the type STANDARD are offered')),
  ...settings,
});
export const updateBucketInput = v.object(settings);
export const listBucketsInput = v.object({
  limit: v.optional(v.pipe(v.string(), v.regex(/^\d{1,5}$/), v.transform(Number))),
  offset: v.optional(v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number)), '0'),
  search: v.optional(v.string(), ''),
  sortColumn: v.optional(v.picklist(['id', 'name', 'created_at', 'updated_at']), 'name'),
  sortOrder: v.optional(v.picklist(['asc', 'desc']), 'asc'),
});

export interface Bucket {
  readonly id: string;
  readonly name: string;
  readonly owner: string;
  readonly public: boolean;
  readonly type: string;
  readonly file_size_limit: number | null;
  readonly allowed_mime_types: string[] | null;
  readonly created_at: Date;
  readonly updated_at: Date;
}

const COLUMNS = `id, name, coalesce(owner_id, '') as owner, public, type, file_size_limit, allowed_mime_types, created_at, updated_at`;

/** @throws invalidBucketName, bucketAlreadyExists, accessDenied, entityTooLarge */
export async function createBucket(
  { database, config }: Parts,
  caller: Caller,
  input: v.InferOutput<typeof createBucketInput>,
): Promise<string> {
  const name = bucketName(input.name);
  mustBeWithin(config, input.file_size_limit);
  const { owner, ownerId } = ownerOf(caller);
  const { rowCount } = await database.queryAs(during(caller, 'storage.bucket.create'), {
    text: `insert into storage.buckets (id, name, owner, owner_id, public, file_size_limit, allowed_mime_types)
      values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing`,
    values: [
      bucketName(input.id ?? name),
      name,
      owner,
      ownerId,
      input.public ?? false,
      input.file_size_limit ?? null,
      input.allowed_mime_types ?? null,
    ],
  });
  if (rowCount === 0) throw bucketAlreadyExists();
  return name;
}

/** @throws noSuchBucket */
export async function getBucket(database: Database, caller: Caller, id: string): Promise<Bucket> {
  const { rows } = await database.queryAs<Bucket>(
    during(caller, 'storage.bucket.get'),
    { text: `select ${COLUMNS} from storage.buckets where id = $1`, values: [id] },
    { readOnly: true },
  );
  if (!rows[0]) throw noSuchBucket();
  return rows[0];
}

export async function listBuckets(
  database: Database,
  caller: Caller,
  { limit, offset, search, sortColumn, sortOrder }: v.InferOutput<typeof listBucketsInput>,
): Promise<Bucket[]> {
  const { rows } = await database.queryAs<Bucket>(
    during(caller, 'storage.bucket.list'),
    {
      // Column and direction come from the lists above, never from the request.
      text: `select ${COLUMNS} from storage.buckets where strpos(lower(name), lower($1)) > 0
        order by ${sortColumn} ${sortOrder} limit $2 offset $3`,
      values: [search, limit ?? null, offset],
    },
    { readOnly: true },
  );
  return rows;
}

/** Changes what is given and leaves the rest. @throws noSuchBucket (also where the caller may not), accessDenied, entityTooLarge */
export async function updateBucket(
  { database, config }: Parts,
  caller: Caller,
  id: string,
  input: v.InferOutput<typeof updateBucketInput>,
): Promise<void> {
  const given = Object.entries(input).filter(([, value]) => value !== undefined);
  mustBeWithin(config, input.file_size_limit);
  if (given.length === 0) throw invalidRequest('Nothing to change was given');
  const changes = given.map(([column], index) => `${column} = $${index + 2}`).join(', ');
  const { rowCount } = await database.queryAs(during(caller, 'storage.bucket.update'), {
    text: `update storage.buckets set ${changes}, updated_at = now() where id = $1`,
    values: [id, ...given.map(([, value]) => value)],
  });
  if (rowCount === 0) throw noSuchBucket();
}

/** Removes every object of a bucket that the caller may delete. @throws noSuchBucket */
export async function emptyBucket(parts: Parts, caller: Caller, id: string): Promise<void> {
  await getBucket(parts.database, caller, id);
  const { rows } = await parts.database.queryAs<{ version: string }>(
    during(caller, 'storage.bucket.empty', DELETING),
    { text: 'delete from storage.objects where bucket_id = $1 returning version', values: [id] },
  );
  await removeUnclaimed(
    parts,
    rows.map(({ version }) => version),
  );
}

/** @throws noSuchBucket (also where the caller may not), bucketNotEmpty */
export async function deleteBucket(database: Database, caller: Caller, id: string): Promise<void> {
  await getBucket(database, caller, id);
  try {
    const { rowCount } = await database.queryAs(during(caller, 'storage.bucket.delete', DELETING), {
      text: 'delete from storage.buckets where id = $1',
      values: [id],
    });
    if (rowCount === 0) throw noSuchBucket();
  } catch (error) {
    // foreign_key_violation: objects that the caller may not even see are in it, too
    if (error instanceof Error && 'code' in error && error.code === '23503') throw bucketNotEmpty();
    throw error;
  }
}

/** A bucket cannot allow more than the server does. @throws entityTooLarge */
function mustBeWithin({ storage }: GatewayConfig, limit: number | null | undefined): void {
  if (limit && limit > storage.fileSizeLimit) throw entityTooLarge();
}
