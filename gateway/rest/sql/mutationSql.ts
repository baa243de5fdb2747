import type {
  DeleteMutation,
  InsertMutation,
  Mutation,
  PlannedCondition,
  Returning,
  UpdateMutation,
  WrittenRows,
} from '../plan/plan.ts';
import { conditionsSql } from './conditionSql.ts';
import { identifier, literal, qualified } from './fragments.ts';
import type { SqlContext } from './readSql.ts';

/** The rows of the body, as PostgreSQL reads them from its text. */
const BODY = 'pgrst_body';

/** Writes rows and gives back what the answer needs of them. */
export function mutationSql(context: SqlContext, mutation: Mutation, returning: Returning): string {
  switch (mutation.kind) {
    case 'insert':
      return insertSql(context, mutation, returning);
    case 'update':
      return updateSql(context, mutation, returning);
    case 'delete':
      return deleteSql(context, mutation, returning);
  }
}

/** Counts the rows that were new, for PostgREST's status 201 or 200: a setting that each row changes, up or down. */
const INSERTED = `coalesce(nullif(current_setting('pgrst.inserted', true), '')::int, 0)`;
const COUNT_INSERTED = `set_config('pgrst.inserted', (${INSERTED} + 1)::text, true) <> '0'`;
const COUNT_UPDATED = `set_config('pgrst.inserted', (${INSERTED} - 1)::text, true) <> '-1'`;

function insertSql(context: SqlContext, mutation: InsertMutation, returning: Returning): string {
  const { table, rows, conflict, conditions } = mutation;
  const alias = context.aliases.next();
  const columns = rows.columns.map(({ name }) => identifier(name));
  const isMerge = conflict?.resolution === 'merge-duplicates';
  const where = [
    ...(isMerge ? [COUNT_INSERTED] : []),
    ...(conditions.length > 0 ? [whereSql(context, BODY, conditions)] : []),
  ];
  return [
    `insert into ${qualified(table)} as ${alias}`,
    ...(columns.length > 0 ? [`(${columns.join(', ')})`] : []),
    `select ${columns.map((column) => `${BODY}.${column}`).join(', ')} from ${bodySql(context, rows)}`,
    ...(where.length > 0 ? [`where ${where.join(' and ')}`] : []),
    ...(conflict ? [conflictSql(conflict.columns, isMerge ? columns : [])] : []),
    returningSql(alias, returning),
  ].join(' ');
}

function conflictSql(key: readonly string[], updated: readonly string[]): string {
  const target = `on conflict (${key.map(identifier).join(', ')})`;
  if (updated.length === 0) return `${target} do nothing`;
  const changes = updated.map((column) => `${column} = excluded.${column}`);
  return `${target} do update set ${changes.join(', ')} where ${COUNT_UPDATED}`;
}

function updateSql(
  context: SqlContext,
  { table, rows, conditions }: UpdateMutation,
  returning: Returning,
): string {
  const alias = context.aliases.next();
  if (rows.columns.length === 0) {
    // Nothing to set: no row is touched, but the answer still knows the columns.
    return `select ${columnsSql(alias, returning)} from ${qualified(table)} as ${alias} where false`;
  }
  const changes = rows.columns.map(({ name }) => `${identifier(name)} = ${BODY}.${identifier(name)}`);
  return [
    `update ${qualified(table)} as ${alias} set ${changes.join(', ')} from ${bodySql(context, rows)}`,
    `where ${whereSql(context, alias, conditions)}`,
    returningSql(alias, returning),
  ].join(' ');
}

function deleteSql(context: SqlContext, { table, conditions }: DeleteMutation, returning: Returning): string {
  const alias = context.aliases.next();
  return [
    `delete from ${qualified(table)} as ${alias}`,
    `where ${whereSql(context, alias, conditions)}`,
    returningSql(alias, returning),
  ].join(' ');
}

function whereSql(
  { parameters }: SqlContext,
  alias: string,
  conditions: readonly PlannedCondition[],
): string {
  const isEmbedded = () => {
    throw new Error('Nothing is embedded in rows that are written');
  };
  return conditionsSql({ parameters, alias, isEmbedded }, conditions);
}

function returningSql(alias: string, returning: Returning): string {
  return `returning ${columnsSql(alias, returning)}`;
}

function columnsSql(alias: string, returning: Returning): string {
  if (returning === 'all') return `${alias}.*`;
  return returning.length === 0 ? '1' : returning.map((name) => `${alias}.${identifier(name)}`).join(', ');
}

/** `pgrst_body`: the columns of the rows in the body, each read as its type. */
function bodySql({ parameters }: SqlContext, rows: WrittenRows): string {
  const { columns, isList, appliesDefaults, text } = rows;
  const json = appliesDefaults
    ? withDefaultsSql(rows, `${parameters.add(text)}::jsonb`)
    : `${parameters.add(text)}::json`;
  const prefix = appliesDefaults ? 'jsonb' : 'json';
  if (columns.length === 0) {
    // Rows that say nothing: one, or as many as the list has.
    return isList ? `${prefix}_array_elements(${json}) as ${BODY}` : `(select ${json}) as ${BODY}`;
  }
  const typed = columns.map(({ name, type }) => `${identifier(name)} ${type}`).join(', ');
  return `${prefix}_to_record${isList ? 'set' : ''}(${json}) as ${BODY} (${typed})`;
}

/** Rows in which the columns' defaults are put where nothing is said. */
function withDefaultsSql({ columns, isList }: WrittenRows, json: string): string {
  const members = columns.flatMap((column) =>
    column.default === null ? [] : [`${literal(column.name)}, ${column.default}`],
  );
  if (members.length === 0) return json;
  const defaults = `jsonb_build_object(${members.join(', ')})`;
  return isList
    ? `(select coalesce(jsonb_agg(${defaults} || element), '[]') from jsonb_array_elements(${json}) as element)`
    : `(${defaults} || ${json})`;
}
