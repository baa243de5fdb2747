import * as v from 'valibot';
import type { Caller } from '../database/caller.ts';
import type { Database } from '../database/database.ts';
import { during } from './caller.ts';
import { listingStatement, type Entry } from './listing.ts';

/** More are not given at once, however many are asked for. */
const MOST = 1500;

/** Spec section 9, storage defaults: 100 at a time, by name. */
export const listObjectsInput = v.object({
  prefix: v.optional(v.string(), ''),
  limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 100),
  offset: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
  search: v.optional(v.string(), ''),
  sortBy: v.optional(
    v.object({
      column: v.optional(v.picklist(['name', 'updated_at', 'created_at', 'last_accessed_at']), 'name'),
      order: v.optional(v.picklist(['asc', 'desc', '']), 'asc'),
    }),
    {},
  ),
});

export type ListedObject = Omit<Entry, 'is_folder'>;

/**
 * What the caller may see in a folder, files and folders; of a folder the name only. `search` is the beginning of a name
 * there, in capitals or not. A bucket that is not there, or in which the caller may see nothing, is empty.
 */
export async function listObjects(
  database: Database,
  caller: Caller,
  bucket: string,
  { prefix, limit, offset, search, sortBy }: v.InferOutput<typeof listObjectsInput>,
): Promise<ListedObject[]> {
  const folder = prefix === '' || prefix.endsWith('/') ? prefix : `${prefix}/`;
  const statement = listingStatement({
    bucket,
    prefix: folder,
    search,
    hasFolders: true,
    sort: { column: sortBy.column, isDescending: sortBy.order === 'desc', areFoldersFirst: true },
    after: null,
    limit: Math.min(limit, MOST),
    offset,
  });
  const as = during(caller, 'storage.object.list');
  const { rows } = await database.queryAs<Entry>(as, statement, { readOnly: true });
  return rows.map(({ is_folder, name, ...facts }) =>
    is_folder
      ? { name: name.slice(folder.length, -1), ...NOTHING }
      : { name: name.slice(folder.length), ...facts },
  );
}

const NOTHING = { id: null, updated_at: null, created_at: null, last_accessed_at: null, metadata: null };
