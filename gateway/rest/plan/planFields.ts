import { undefinedColumn, undefinedType } from '../errors.ts';
import type { Field } from '../parse/query.ts';
import { EXTRA_SEARCH_PATH, lookUp, type Schema } from '../schema/schema.ts';
import type { PlannedField, Source } from './plan.ts';

/**
 * The column, or the function that acts as one, that a request names.
 * @throws HttpError 400 42703, as PostgreSQL would say it.
 */
export function planField(schema: Schema, source: Source, { name, path }: Field): PlannedField {
  const column = source.columns.get(name);
  if (column) return { name, path, baseType: column.baseType, computed: null };
  const computed = source.rowsOf ? lookUp(schema.computedColumns, source.rowsOf)?.get(name) : undefined;
  if (!computed || !source.rowsOf) throw undefinedColumn(`${source.label}.${name}`);
  return {
    name,
    path,
    baseType: computed.baseType,
    computed: { function: computed.function, row: source.rowsOf },
  };
}

/** The name a column of the answer has: of JSON the last key that was followed. */
export function nameOf({ name, path }: Field, alias: string | null): string {
  if (alias !== null) return alias;
  const key = path.findLast((step) => typeof step.key === 'string')?.key;
  return typeof key === 'string' ? key : name;
}

/** Names that SQL has for types beside those in the catalogue. */
const SPELLINGS: Readonly<Record<string, string>> = {
  bigint: 'int8',
  'bit varying': 'varbit',
  boolean: 'bool',
  'character varying': 'varchar',
  dec: 'numeric',
  decimal: 'numeric',
  'double precision': 'float8',
  float: 'float8',
  int: 'int4',
  integer: 'int4',
  real: 'float4',
  smallint: 'int2',
  'time with time zone': 'timetz',
  'time without time zone': 'time',
  'timestamp with time zone': 'timestamptz',
  'timestamp without time zone': 'timestamp',
};

/** Without a length these mean a single character or bit. */
const SINGLE: Readonly<Record<string, string>> = {
  bit: 'bit(1)',
  char: 'character(1)',
  character: 'character(1)',
};

/**
 * The type that a cast names, as SQL.
 * @throws HttpError 400 42704 for one that is not in the catalogue or not in a schema that is searched.
 */
export function planCast(schema: Schema, requestSchema: string, cast: string): string {
  const name = cast.toLowerCase().replace(/ +/g, ' ');
  const single = Object.hasOwn(SINGLE, name) ? SINGLE[name] : undefined;
  if (single) return single;
  const inCatalogue = (Object.hasOwn(SPELLINGS, name) ? SPELLINGS[name] : undefined) ?? name;
  for (const where of ['pg_catalog', requestSchema, ...EXTRA_SEARCH_PATH]) {
    if (schema.types.get(where)?.has(inCatalogue)) return `"${where}".${quote(inCatalogue)}`;
  }
  throw undefinedType(cast);
}

function quote(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
