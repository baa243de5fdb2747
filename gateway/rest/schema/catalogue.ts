/*
 * The questions that the schema cache asks PostgreSQL's catalogues. They run with an empty search path, so that every
 * name in an answer says its schema unless it is `pg_catalog`'s.
 */
import type { Session } from '../../database/database.ts';

export interface CatalogueColumn {
  number: number;
  name: string;
  type: string;
  baseType: string;
  default: string | null;
}

export interface CatalogueRelation {
  oid: number;
  schema: string;
  name: string;
  isView: boolean;
  rowType: number;
  columns: CatalogueColumn[];
  keys: { isPrimary: boolean; columns: number[] }[];
}

export interface CatalogueForeignKey {
  name: string;
  from: number;
  to: number;
  fromColumns: number[];
  toColumns: number[];
}

/** `rule` is what the view selects, as PostgreSQL keeps it: a tree of nodes written as text. */
export interface CatalogueView {
  oid: number;
  rule: string;
}

export interface CatalogueRoutine {
  schema: string;
  name: string;
  volatility: 'i' | 's' | 'v';
  inputs: { name: string; type: string; unlimitedType: string; isRequired: boolean; isVariadic: boolean }[];
  /** The row type of its only argument, if that is what it takes. */
  takesRowOf: number | null;
  returnsSet: boolean;
  returnsOneRow: boolean;
  returnsComposite: boolean;
  returnType: string;
  returnBaseType: string;
  returnRelation: number;
  returnColumns: { name: string; type: string; baseType: string }[] | null;
  settings: string[] | null;
}

export interface Catalogue {
  relations: CatalogueRelation[];
  foreignKeys: CatalogueForeignKey[];
  views: CatalogueView[];
  routines: CatalogueRoutine[];
  types: { schema: string; names: string[] }[];
}

/** Tables outside the exposed schemas are read, too: exposed views lean on their keys. */
const RELATIONS = `
  select c.oid::bigint as oid, n.nspname as schema, c.relname as name, c.relkind in ('v', 'm') as "isView",
    c.reltype::bigint as "rowType",
    coalesce((
      select json_agg(json_build_object(
        'number', a.attnum,
        'name', a.attname,
        'type', format_type(a.atttypid, a.atttypmod),
        'baseType', format_type(coalesce(nullif(t.typbasetype, 0), t.oid), null),
        'default', case
          when a.attgenerated <> '' then null
          when a.attidentity = 'd' then (
            select format('nextval(%L::regclass)', s.oid::regclass)
            from pg_depend d join pg_class s on s.oid = d.objid and s.relkind = 'S'
            where d.refobjid = a.attrelid and d.refobjsubid = a.attnum and d.deptype = 'i'
              and d.classid = 'pg_class'::regclass
            limit 1
          )
          else coalesce(pg_get_expr(e.adbin, e.adrelid), pg_get_expr(t.typdefaultbin, 0))
        end
      ) order by a.attnum)
      from pg_attribute a
      join pg_type t on t.oid = a.atttypid
      left join pg_attrdef e on e.adrelid = a.attrelid and e.adnum = a.attnum
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    ), '[]') as columns,
    coalesce((
      select json_agg(json_build_object('isPrimary', k.contype = 'p', 'columns', k.conkey))
      from pg_constraint k
      where k.conrelid = c.oid and k.contype in ('p', 'u')
    ), '[]') as keys
  from pg_class c
  join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'p', 'v', 'm', 'f') and not c.relispartition
    and n.nspname !~ '^pg_' and n.nspname <> 'information_schema'
  order by n.nspname, c.relname`;

const FOREIGN_KEYS = `
  select k.conname as name, k.conrelid::bigint as "from", k.confrelid::bigint as "to",
    array_to_json(k.conkey) as "fromColumns", array_to_json(k.confkey) as "toColumns"
  from pg_constraint k
  where k.contype = 'f' and k.conparentid = 0
  order by k.conrelid, k.conname`;

const VIEWS = `
  select c.oid::bigint as oid, r.ev_action::text as rule
  from pg_class c
  join pg_namespace n on n.oid = c.relnamespace
  join pg_rewrite r on r.ev_class = c.oid and r.ev_type = '1'
  where c.relkind in ('v', 'm') and n.nspname !~ '^pg_' and n.nspname <> 'information_schema'`;

/** $1: the exposed schemas. */
const ROUTINES = `
  select n.nspname as schema, p.proname as name, p.provolatile as volatility,
    coalesce((
      select json_agg(json_build_object(
        'name', coalesce(a.name, ''),
        'type', format_type(a.type, null),
        'unlimitedType', case a.type
          when 'bit'::regtype then 'bit varying'
          when 'bit[]'::regtype then 'bit varying[]'
          when 'character'::regtype then 'character varying'
          when 'character[]'::regtype then 'character varying[]'
          else format_type(a.type, null)
        end,
        'isRequired', a.position <= p.pronargs - p.pronargdefaults,
        'isVariadic', a.mode = 'v'
      ) order by a.position)
      from (
        select u.name, u.type, coalesce(u.mode, 'i') as mode, row_number() over (order by u.number) as position
        from unnest(coalesce(p.proallargtypes, p.proargtypes::oid[]), p.proargnames, p.proargmodes)
          with ordinality as u (type, name, mode, number)
        where coalesce(u.mode, 'i') in ('i', 'b', 'v')
      ) a
    ), '[]') as inputs,
    case when p.pronargs = 1 then (
      select c.reltype::bigint from pg_class c
      where c.reltype = p.proargtypes[0] and c.relkind in ('r', 'p', 'v', 'm', 'f')
    ) end as "takesRowOf",
    p.proretset as "returnsSet", not p.proretset or p.prorows = 1 as "returnsOneRow",
    b.typtype = 'c' or coalesce(p.proargmodes && '{o,b,t}'::"char"[], false) as "returnsComposite",
    format_type(p.prorettype, null) as "returnType", format_type(b.oid, null) as "returnBaseType",
    b.typrelid::bigint as "returnRelation",
    case
      when p.proargmodes && '{o,b,t}'::"char"[] then (
        select json_agg(json_build_object(
          'name', coalesce(u.name, 'column' || u.number), 'type', format_type(u.type, null),
          'baseType', format_type(coalesce(nullif(t.typbasetype, 0), t.oid), null)
        ) order by u.number)
        from unnest(p.proallargtypes, p.proargnames, p.proargmodes) with ordinality as u (type, name, mode, number)
        join pg_type t on t.oid = u.type
        where u.mode in ('o', 'b', 't')
      )
      when b.typtype = 'c' then (
        select json_agg(json_build_object(
          'name', a.attname, 'type', format_type(a.atttypid, a.atttypmod),
          'baseType', format_type(coalesce(nullif(t.typbasetype, 0), t.oid), null)
        ) order by a.attnum)
        from pg_attribute a join pg_type t on t.oid = a.atttypid
        where a.attrelid = b.typrelid and a.attnum > 0 and not a.attisdropped
      )
    end as "returnColumns",
    array_to_json(p.proconfig) as settings
  from pg_proc p
  join pg_namespace n on n.oid = p.pronamespace
  join pg_type t on t.oid = p.prorettype
  join pg_type b on b.oid = coalesce(nullif(t.typbasetype, 0), t.oid)
  where p.prokind = 'f' and n.nspname = any ($1)
    and b.typname not in ('trigger', 'event_trigger')
  order by n.nspname, p.proname, p.pronargs, p.oid`;

/** $1: the schemas whose types a cast may name. */
const TYPES = `
  select n.nspname as schema, json_agg(t.typname) as names
  from pg_type t
  join pg_namespace n on n.oid = t.typnamespace
  where t.typtype in ('b', 'd', 'e', 'r', 'm') and n.nspname = any ($1)
  group by n.nspname`;

/** Reads everything from one snapshot. `castSchemas` are those whose types a cast may name. */
export async function readCatalogue(
  session: Session,
  schemas: readonly string[],
  castSchemas: readonly string[],
): Promise<Catalogue> {
  await session.query({ text: 'set transaction isolation level repeatable read read only' });
  await session.query({ text: `set local search_path = ''` });
  const ask = async <Row>(text: string, values: unknown[] = []): Promise<Row[]> =>
    (await session.query<Row>({ text, values })).rows;
  return {
    relations: await ask(RELATIONS),
    foreignKeys: await ask(FOREIGN_KEYS),
    views: await ask(VIEWS),
    routines: await ask(ROUTINES, [schemas]),
    types: await ask(TYPES, [castSchemas]),
  };
}
