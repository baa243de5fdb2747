import * as v from 'valibot';
import type { Caller } from '../database/caller.ts';
import type { Database } from '../database/database.ts';
import { during } from './caller.ts';
import { invalidRequest } from './errors.ts';
import { listingStatement, type Entry, type Listing } from './listing.ts';

const MOST = 1000;

export const listObjectsV2Input = v.object({
  prefix: v.optional(v.string(), ''),
  limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), MOST),
  cursor: v.optional(v.string()),
  with_delimiter: v.optional(v.boolean(), false),
  sortBy: v.optional(
    v.object({
      column: v.picklist(['name', 'updated_at', 'created_at']),
      order: v.optional(v.picklist(['asc', 'desc']), 'asc'),
    }),
    { column: 'name', order: 'asc' },
  ),
});

export interface ObjectPage {
  readonly hasNext: boolean;
  /** Where the next page begins. */
  readonly nextCursor?: string;
  readonly folders: { readonly name: string; readonly key: string }[];
  readonly objects: (Omit<Entry, 'is_folder'> & { readonly key: string })[];
}

/**
 * A page of what the caller may see under a prefix: every object, or with `with_delimiter` what lies at that level. Names
 * are whole, `key` is their last part.
 * @throws invalidRequest for a cursor that was not given by us
 */
export async function listObjectsV2(
  database: Database,
  caller: Caller,
  bucket: string,
  { prefix, limit, cursor, with_delimiter: hasFolders, sortBy }: v.InferOutput<typeof listObjectsV2Input>,
): Promise<ObjectPage> {
  const size = Math.min(limit, MOST);
  const statement = listingStatement({
    bucket,
    prefix,
    search: '',
    hasFolders,
    sort: { column: sortBy.column, isDescending: sortBy.order === 'desc', areFoldersFirst: false },
    after: cursor ? readCursor(cursor, sortBy.column) : null,
    // One more tells whether there is a next page.
    limit: size + 1,
    offset: 0,
  });
  const as = during(caller, 'storage.object.list_v2');
  const { rows } = await database.queryAs<Entry>(as, statement, { readOnly: true });
  const page = rows.slice(0, size);
  const last = rows.length > size ? page.at(-1) : undefined;
  return {
    hasNext: last !== undefined,
    ...(last && { nextCursor: writeCursor(last, sortBy.column) }),
    folders: page
      .filter(({ is_folder }) => is_folder)
      .map(({ name }) => ({ name, key: lastPart(name.slice(0, -1)) })),
    objects: page
      .filter(({ is_folder }) => !is_folder)
      .map(({ is_folder: _, ...object }) => ({ ...object, key: lastPart(object.name) })),
  };
}

function lastPart(name: string): string {
  return name.slice(name.lastIndexOf('/') + 1);
}

type Column = v.InferOutput<typeof listObjectsV2Input>['sortBy']['column'];

const cursorShape = v.object({
  name: v.string(),
  time: v.nullable(v.pipe(v.string(), v.isoTimestamp())),
});

function writeCursor(last: Entry, column: Column): string {
  const time = column === 'name' ? null : last[column];
  return Buffer.from(JSON.stringify({ name: last.name, time })).toString('base64url');
}

function readCursor(cursor: string, column: Column): NonNullable<Listing['after']> {
  const after = v.safeParse(cursorShape, parsed(cursor));
  if (!after.success || (after.output.time === null) !== (column === 'name'))
    throw invalidRequest('The cursor is not one of this list');
  return after.output;
}

function parsed(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
  } catch {
    return null;
  }
}
