/*
 * The statements that list a bucket. Names are put in the order of their bytes, the one that an index can serve under
 * row-level security (platform/*_storage_lists.sql). By name, a list of folders and files hops through that index from
 * entry to entry and over everything that lies in a folder: its price is what it answers, not what the bucket holds.
 * By time there is no such shortcut.
 */
import type { Statement } from '../database/database.ts';
import { LAST, nameSpans } from './nameSpans.ts';

export interface Listing {
  readonly bucket: string;
  /** What the names begin with. */
  readonly prefix: string;
  /** What follows the prefix, in capitals or not. */
  readonly search: string;
  /** Names that go on after a `/` are gathered into folders. */
  readonly hasFolders: boolean;
  readonly sort: {
    readonly column: 'name' | 'updated_at' | 'created_at' | 'last_accessed_at';
    readonly isDescending: boolean;
    /** Sorted by time: folders before files, by name. */
    readonly areFoldersFirst: boolean;
  };
  /** The last entry of the page before. */
  readonly after: { readonly name: string; readonly time: string | null } | null;
  readonly limit: number;
  readonly offset: number;
}

/** A file, or a folder: its name ends with `/`, and of the rest it has at most the times of its oldest file. */
export interface Entry {
  /** From the beginning of the bucket. */
  readonly name: string;
  readonly is_folder: boolean;
  readonly id: string | null;
  readonly updated_at: Date | null;
  readonly created_at: Date | null;
  readonly last_accessed_at: Date | null;
  readonly metadata: unknown;
}

const COLUMNS = 'id, updated_at, created_at, last_accessed_at, metadata';

/** Answers with rows of `Entry`. */
export function listingStatement(listing: Listing): Statement {
  const parameters = new Parameters();
  const isHopping = listing.hasFolders && listing.sort.column === 'name';
  const entries = isHopping ? hoppingEntries(listing, parameters) : sortedEntries(listing, parameters);
  const text = `${entries} limit ${parameters.add(listing.limit)} offset ${parameters.add(listing.offset)}`;
  return { text, values: parameters.values, prepare: true };
}

class Parameters {
  readonly values: unknown[] = [];

  /** Where the value stands in the statement. */
  add(value: unknown): string {
    return `$${this.values.push(value)}`;
  }
}

/** Each step asks the index for the next name after the last entry. Steps are taken only until the limit is reached. */
function hoppingEntries(listing: Listing, parameters: Parameters): string {
  const { bucket, prefix, search, after, sort } = listing;
  const [operator, direction] = sort.isDescending ? ['<', 'desc'] : ['>', 'asc'];
  const spans = nameSpans(prefix, search);
  if (sort.isDescending) spans.reverse();
  const firsts = parameters.add(spans.map(({ first }) => first));
  const beyonds = parameters.add(spans.map(({ beyond }) => beyond));
  const isListed = `bucket_id = ${parameters.add(bucket)}
    and name collate "C" >= spans.first and name collate "C" < spans.beyond${isFound(listing, parameters)}`;
  const folder = folderOf(prefix, parameters);
  // Forwards, what comes after a folder comes after its last file.
  const position = sort.isDescending
    ? 'coalesce(folder, name)'
    : `coalesce(folder || ${parameters.add(LAST)}, name)`;
  const step = (condition: string) => `
    select coalesce(folder, name) collate "C" as entry, ${position} collate "C" as position,
      folder is not null as is_folder, ${COLUMNS}
    from (
      select name, ${folder} as folder, ${COLUMNS} from storage.objects
      where ${isListed} and ${condition} order by name collate "C" ${direction} limit 1
    ) as next`;
  const past = (place: string) => `name collate "C" ${operator} ${place}`;
  const first = after ? past(parameters.add(positionOf(after.name, sort.isDescending))) : 'true';
  return `
    select entry as name, is_folder, ${COLUMNS.replace(/\w+/g, 'case when not is_folder then $& end as $&')}
    from unnest(${firsts}::text[], ${beyonds}::text[]) as spans (first, beyond) cross join lateral (
      with recursive entries as (
        select * from (${step(first)}) as first
        union all
        select following.* from entries cross join lateral (${step(past('entries.position'))}) as following
      )
      select * from entries
    ) as entries`;
}

function positionOf(entry: string, isDescending: boolean): string {
  return !isDescending && entry.endsWith('/') ? entry + LAST : entry;
}

/** Everything in the range, put in order. */
function sortedEntries(listing: Listing, parameters: Parameters): string {
  const { column, isDescending } = listing.sort;
  const areFoldersFirst = listing.hasFolders && listing.sort.areFoldersFirst;
  const direction = isDescending ? 'desc' : 'asc';
  // To the millisecond, as times are sent: a page begins after the time that the client saw.
  const sorted = column === 'name' ? '' : `date_trunc('milliseconds', ${column})`;
  const order = areFoldersFirst
    ? `is_folder desc, case when not is_folder then ${column} end ${direction}, name collate "C" ${direction}`
    : `${sorted && `${sorted} ${direction}, `}name collate "C" ${direction}`;
  return `
    select * from (${unsortedEntries(listing, parameters)}) as entries
    ${afterLast(listing, sorted, parameters)}
    order by ${order}`;
}

function unsortedEntries(listing: Listing, parameters: Parameters): string {
  const range = rangeOf(listing, parameters);
  const folder = listing.hasFolders ? folderOf(listing.prefix, parameters) : null;
  const files = `select name, false as is_folder, ${COLUMNS} from storage.objects where ${range}`;
  if (!folder) return files;
  return `
    ${files} and ${folder} is null
    union all
    select ${folder}, true, null, min(created_at), min(created_at), null, null
    from storage.objects where ${range} and ${folder} is not null group by 1`;
}

function afterLast({ after, sort }: Listing, sorted: string, parameters: Parameters): string {
  if (!after) return '';
  const operator = sort.isDescending ? '<' : '>';
  const name = parameters.add(after.name);
  if (!sorted) return `where name collate "C" ${operator} ${name}`;
  return `where (${sorted}, name collate "C") ${operator} (${parameters.add(after.time)}::timestamptz, ${name})`;
}

/** The condition for what belongs to the list. */
function rangeOf(listing: Listing, parameters: Parameters): string {
  const { bucket, prefix } = listing;
  return `bucket_id = ${parameters.add(bucket)} and name collate "C" >= ${parameters.add(prefix)}
    and name collate "C" < ${parameters.add(prefix + LAST)}${isFound(listing, parameters)}`;
}

/** One more condition, when something is searched for. */
function isFound({ prefix, search }: Listing, parameters: Parameters): string {
  if (search === '') return '';
  return ` and starts_with(lower(name), lower(${parameters.add(prefix + search)}))`;
}

/** The folder below the prefix that a name lies in, with its `/`; null for a file. */
function folderOf(prefix: string, parameters: Parameters): string {
  const length = `${parameters.add(Array.from(prefix).length)}::integer`;
  const end = `nullif(strpos(substr(name, ${length} + 1), '/'), 0)`;
  return `left(name, ${length} + ${end})`;
}
