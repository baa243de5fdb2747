import * as v from 'valibot';
import type { Caller } from '../database/caller.ts';
import type { Database } from '../database/database.ts';
import { during } from './caller.ts';
import type { ObjectMetadata } from './object.ts';

const COLUMNS = ['name', 'updated_at', 'created_at', 'last_accessed_at'] as const;

/** Spec section 9, storage defaults: 100 at a time, by name. */
export const listObjectsInput = v.object({
  prefix: v.optional(v.string(), ''),
  limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000)), 100),
  offset: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
  search: v.optional(v.string(), ''),
  sortBy: v.optional(
    v.object({
      column: v.optional(v.picklist(COLUMNS), 'name'),
      order: v.optional(v.picklist(['asc', 'desc', '']), 'asc'),
    }),
    {},
  ),
});

export type ListObjects = v.InferOutput<typeof listObjectsInput>;

export interface ListedObject {
  /** Without the folder. A folder has nothing but a name. */
  readonly name: string;
  readonly id: string | null;
  readonly updated_at: Date | null;
  readonly created_at: Date | null;
  readonly last_accessed_at: Date | null;
  readonly metadata: ObjectMetadata | null;
}

/**
 * What the caller may see in a folder: folders first, then files. `search` is the beginning of a name there, in capitals or
 * not. A bucket that is not there, or in which the caller may see nothing, is empty.
 */
export async function listObjects(
  database: Database,
  caller: Caller,
  bucket: string,
  { prefix, limit, offset, search, sortBy }: ListObjects,
): Promise<ListedObject[]> {
  const folder = prefix === '' || prefix.endsWith('/') ? prefix : `${prefix}/`;
  const column = sortBy.column;
  const direction = sortBy.order === 'desc' ? 'desc' : 'asc';
  // Column and direction come from the lists above, never from the request.
  const text = `
    with below as (
      select id, updated_at, created_at, last_accessed_at, metadata,
        path_tokens[$3] as name, array_length(path_tokens, 1) > $3 as is_folder
      from storage.objects
      where bucket_id = $1 and name like $2 and path_tokens[$3] ilike $4
    ), entries as (
      select distinct on (name) name, null::uuid as id, null::timestamptz as updated_at, null::timestamptz as created_at,
        null::timestamptz as last_accessed_at, null::jsonb as metadata, true as is_folder
      from below where is_folder
      union all
      select name, id, updated_at, created_at, last_accessed_at, metadata, false from below where not is_folder
    )
    select name, id, updated_at, created_at, last_accessed_at, metadata
    from entries
    order by is_folder desc, ${column} ${direction}, name ${direction}
    limit $5 offset $6`;
  const values = [
    bucket,
    `${escaped(folder)}%`,
    folder.split('/').length,
    `${escaped(search)}%`,
    limit,
    offset,
  ];
  const { rows } = await database.queryAs<ListedObject>(
    during(caller, 'storage.object.list'),
    { text, values, prepare: true },
    { readOnly: true },
  );
  return rows;
}

/** `%` and `_` of a name mean themselves. */
function escaped(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}
