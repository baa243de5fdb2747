/*
 * Third stage: the one statement that does all of it. Its single row holds the answer's body as text, made by
 * PostgreSQL, and what the answer's head needs.
 */
import type { BodyFormat } from '../parse/mediaTypes.ts';
import type { Preferences } from '../parse/preferences.ts';
import type { CallPlan, MutationPlan, Plan, ReadNode, ReadPlan } from '../plan/plan.ts';
import { SCALAR } from '../plan/planCall.ts';
import { callSql } from './callSql.ts';
import { Aliases, literal, Parameters, ROWS, SOURCE } from './fragments.ts';
import { mutationSql } from './mutationSql.ts';
import { countSql, readSql, type SqlContext } from './readSql.ts';

export interface SqlStatement {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** What a statement answers. Numbers come as texts where PostgreSQL counts beyond what JavaScript can. */
export interface Answer {
  readonly body: string | null;
  /** Rows in the body, or rows that were written. */
  readonly rows: number;
  /** Rows without regard to the range; null when they were not counted. */
  readonly total: number | null;
  /** JSON of headers that functions set (`response.headers`). */
  readonly headers: string | null;
  readonly status: string | null;
  readonly location: readonly string[] | null;
  /** Rows that were new, of those that were written or changed. */
  readonly inserted: number | null;
}

export interface Counting {
  readonly count: Preferences['count'];
  /** Rows beyond which an estimate will do. */
  readonly maxRows: number;
}

export function statementFor(plan: Plan, counting: Counting): SqlStatement {
  const context = { parameters: new Parameters(), aliases: new Aliases() };
  const text =
    plan.kind === 'read'
      ? readStatement(context, plan, counting)
      : plan.kind === 'call'
        ? callStatement(context, plan, counting)
        : mutationStatement(context, plan);
  return { text, values: context.parameters.values };
}

/** The statement whose plan tells how many rows there are about. */
export function estimateStatement(node: ReadNode): SqlStatement {
  const context = { parameters: new Parameters(), aliases: new Aliases() };
  return { text: `explain (format json) ${countSql(context, node)}`, values: context.parameters.values };
}

function readStatement(context: SqlContext, { node, format, hasBody }: ReadPlan, counting: Counting): string {
  // One more than the most tells that there are too many to count.
  const most = counting.count === 'estimated' ? counting.maxRows + 1 : null;
  return answerSql({
    source: readSql(context, node),
    rows: `select * from ${SOURCE}`,
    body: hasBody ? rowsBody(format) : null,
    format,
    count: totalSql(context, node, counting, most),
  });
}

function mutationStatement(context: SqlContext, plan: MutationPlan): string {
  const { node, format, location } = plan;
  return answerSql({
    source: mutationSql(context, plan.mutation, plan.returning),
    rows: node ? readSql(context, node) : `select * from ${SOURCE}`,
    body: node ? rowsBody(format) : null,
    format,
    count: null,
    extra: [
      ...(location ? [`${locationSql(location)} as location`] : []),
      `nullif(current_setting('pgrst.inserted', true), '')::int as inserted`,
    ],
  });
}

function callStatement(context: SqlContext, plan: CallPlan, counting: Counting): string {
  const { node, routine, format, hasBody } = plan;
  const source = callSql(context, plan);
  const { isComposite, isSet } = routine.returns;
  if (!isComposite && !isSet && format.kind !== 'csv' && isPlain(node)) {
    const value = `${SOURCE}.${SCALAR}`;
    // A void function has no body, but must have run.
    const body = routine.returns.isVoid ? `${value}::text` : hasBody ? valueBody(value, format) : 'null';
    return `with ${SOURCE} as (${source}) select ${body} as body, 1 as rows, null as total, ${settings()} from ${SOURCE}`;
  }
  const body = isComposite
    ? rowsBody(isSet ? format : { ...format, kind: single(format) })
    : valuesBody(format, isSet);
  return answerSql({
    source,
    rows: readSql(context, node),
    body: hasBody ? body : null,
    format,
    count: totalSql(context, node, counting, null),
    ...(isSet ? {} : { rowCount: '1' }),
  });
}

/** A function that gives one row answers an object however it is asked, unless as CSV. */
function single(format: BodyFormat): BodyFormat['kind'] {
  return format.kind === 'csv' ? 'csv' : 'object';
}

/** Nothing is asked of the value but to be shown. */
function isPlain({ columns, embeds, conditions, order, range }: ReadNode): boolean {
  return (
    columns.length === 1 &&
    columns[0]?.field === null &&
    embeds.length === 0 &&
    conditions.length === 0 &&
    order.length === 0 &&
    range.offset === 0 &&
    range.limit !== 0
  );
}

interface AnswerParts {
  /** Does the work. */
  readonly source: string;
  /** Shows what it gave. */
  readonly rows: string;
  /** Null: no body. */
  readonly body: string | null;
  readonly format: BodyFormat;
  readonly count: string | null;
  readonly rowCount?: string;
  readonly extra?: readonly string[];
}

function answerSql({
  source,
  rows,
  body,
  format,
  count,
  rowCount = 'count(*)',
  extra = [],
}: AnswerParts): string {
  // CSV names its columns first, and so reads the rows twice.
  const isNamed = format.kind === 'csv' && body !== null;
  const parts = [`${SOURCE} as (${source})`, ...(isNamed ? [`${ROWS} as (${rows})`] : [])];
  const columns = [
    `${body ?? 'null'} as body`,
    `${rowCount} as rows`,
    `${count ?? 'null'}::bigint as total`,
    settings(),
    ...extra,
  ];
  return `with ${parts.join(', ')} select ${columns.join(', ')} from ${isNamed ? ROWS : `(${rows}) as ${ROWS}`}`;
}

/** What functions set for the answer while the statement ran. */
function settings(): string {
  return ['headers', 'status']
    .map((name) => `nullif(current_setting('response.${name}', true), '') as ${name}`)
    .join(', ');
}

function stripped(json: string, { stripsNulls }: BodyFormat): string {
  return stripsNulls ? `json_strip_nulls(${json})` : json;
}

function rowsBody(format: BodyFormat): string {
  const list = stripped(`json_agg(${ROWS}.*)`, format);
  switch (format.kind) {
    case 'array':
      return `coalesce(${list}, '[]')::text`;
    case 'object':
      return `coalesce(${list} -> 0, 'null')::text`;
    case 'csv':
      return csvBody();
  }
}

function valuesBody(format: BodyFormat, isSet: boolean): string {
  if (format.kind === 'csv') return csvBody();
  const list = stripped(`json_agg(${ROWS}.${SCALAR})`, format);
  return isSet && format.kind === 'array'
    ? `coalesce(${list}, '[]')::text`
    : `coalesce(${list} -> 0, 'null')::text`;
}

function valueBody(value: string, format: BodyFormat): string {
  return `coalesce(${stripped(`to_json(${value})`, format)}::text, 'null')`;
}

/** A line with the names, then one for each row as PostgreSQL writes rows, without their parentheses. */
function csvBody(): string {
  const names = `(select string_agg(key, ',') from (select json_object_keys(row_to_json(first.*)) as key from (select * from ${ROWS} limit 1) as first) as names)`;
  const lines = `string_agg(substring(${ROWS}.*::text, 2, length(${ROWS}.*::text) - 2), E'\\n')`;
  return `coalesce(${names}, '') || E'\\n' || coalesce(${lines}, '')`;
}

/** The number of all rows, or of as many as are worth counting. */
function totalSql(
  context: SqlContext,
  node: ReadNode,
  { count }: Counting,
  most: number | null,
): string | null {
  if (count !== 'exact' && count !== 'estimated') return null;
  const limit = most === null ? '' : ` limit ${most}`;
  return `(select count(*) from (${countSql(context, node)}${limit}) as pgrst_count)`;
}

/** `key=eq.value` of each column of the key, if exactly one row was written. */
function locationSql(key: readonly string[]): string {
  const names = key.map(literal).join(', ');
  return `case when count(*) = 1 then (select array_agg(member.key || '=' || coalesce('eq.' || member.value, 'is.null')) from (select row_to_json(one.*) as row from ${SOURCE} as one limit 1) as first, json_each_text(first.row) as member where member.key in (${names})) end`;
}
