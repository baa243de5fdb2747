/*
 * Rows with rows of other tables inside them: each embedded resource is a lateral subquery that gives one value, an
 * object or a list, for each row it is embedded in.
 */
import type { RowRange } from '../parse/query.ts';
import type { Embed, PlannedColumn, PlannedOrder, ReadNode } from '../plan/plan.ts';
import type { ColumnPair, Relationship } from '../schema/schema.ts';
import { conditionsSql, fieldSql } from './conditionSql.ts';
import { identifier, qualified, SOURCE, type Aliases, type Parameters } from './fragments.ts';

export interface SqlContext {
  readonly parameters: Parameters;
  readonly aliases: Aliases;
}

/** The column in which a list of embedded rows comes. */
const LIST = '"body"';

/** Of the rows of a table, or of what the statement itself gave (`pgrst_source`). */
export function readSql(context: SqlContext, node: ReadNode): string {
  const alias = context.aliases.next();
  const { table } = node.source;
  return selectSql(context, node, alias, `${table ? qualified(table) : SOURCE} as ${alias}`, []);
}

/** How many rows there are without regard to the range: one row for each. */
export function countSql(context: SqlContext, node: ReadNode): string {
  const alias = context.aliases.next();
  const { table } = node.source;
  return existingSql(context, node, alias, `${table ? qualified(table) : SOURCE} as ${alias}`, []);
}

function selectSql(
  context: SqlContext,
  node: ReadNode,
  alias: string,
  from: string,
  joinConditions: readonly string[],
): string {
  const embeds = new Map(node.embeds.map((embed) => [embed, context.aliases.next()]));
  const aliasOf = (embed: Embed) => embeds.get(embed) ?? '';
  const columns = [
    ...node.columns.map((column) => columnSql(context, alias, column)),
    ...node.embeds.flatMap((embed) => embeddedColumnSql(embed, aliasOf(embed))),
  ];
  const nothing = node.columns.length === 0 && node.embeds.length === 0;
  const joins = node.embeds.map((embed) => joinSql(context, alias, embed, aliasOf(embed)));
  const own = conditionsSql(
    {
      parameters: context.parameters,
      alias,
      isEmbedded: (embed) => isEmbeddedSql(embed, aliasOf(embed)),
    },
    node.conditions,
  );
  const where = [...joinConditions, ...(own ? [own] : [])].join(' and ');
  return [
    `select ${nothing ? `${alias}.*` : columns.join(', ')} from ${from}`,
    ...joins,
    ...(where ? [`where ${where}`] : []),
    ...orderSql(context, alias, node.order, aliasOf),
    ...rangeSql(context, node.range),
  ].join(' ');
}

function columnSql(
  { parameters }: SqlContext,
  alias: string,
  { field, cast, alias: name }: PlannedColumn,
): string {
  if (!field) return `${alias}.*`;
  const value = fieldSql(parameters, alias, field);
  const typed = cast === null ? value : `cast(${value} as ${cast})`;
  // What a function computes has no name of its own.
  const shown = name ?? (field.computed ? field.name : null);
  return shown === null ? typed : `${typed} as ${identifier(shown)}`;
}

function embeddedColumnSql(embed: Embed, alias: string): string[] {
  if (embed.isEmpty) return [];
  if (embed.isSpread) return [`${alias}.*`];
  return embed.relationship.isToOne
    ? [`row_to_json(${alias}.*) as ${identifier(embed.name)}`]
    : [`coalesce(${alias}.${LIST}, '[]') as ${identifier(embed.name)}`];
}

function isEmbeddedSql({ relationship }: Embed, alias: string): string {
  // A row of nothing but nulls is a row; `is not null` would say it is not.
  return relationship.isToOne ? `(${alias}.* is distinct from null)` : `(${alias}.${LIST} is not null)`;
}

function joinSql(context: SqlContext, parent: string, embed: Embed, alias: string): string {
  const own = context.aliases.next();
  const { from, conditions } = relatedRows(context, embed.relationship, parent, own);
  const rows = selectSql(context, embed.node, own, from, conditions);
  const join = embed.isInner ? 'inner' : 'left';
  if (embed.relationship.isToOne) return `${join} join lateral (${rows}) as ${alias} on true`;
  const list = `select json_agg(${own}.*) as ${LIST} from (${rows}) as ${own}`;
  return `${join} join lateral (${list}) as ${alias} on ${embed.isInner ? `${alias}.${LIST} is not null` : 'true'}`;
}

/** The rows that belong to one of `parent`, as what to read from and on which conditions. */
function relatedRows(
  { aliases }: SqlContext,
  relationship: Relationship,
  parent: string,
  own: string,
): { from: string; conditions: string[] } {
  if (relationship.kind === 'computed') {
    // What a statement gave has forgotten whose rows they are.
    const row = `${parent}::${qualified(relationship.table)}`;
    return { from: `${qualified(relationship.function)}(${row}) as ${own}`, conditions: [] };
  }
  const table = `${qualified(relationship.foreignTable)} as ${own}`;
  if (relationship.kind !== 'many-to-many') {
    return { from: table, conditions: equalSql(parent, own, relationship.columns) };
  }
  const junction = aliases.next();
  return {
    from: `${table}, ${qualified(relationship.junction)} as ${junction}`,
    conditions: [
      ...equalSql(parent, junction, relationship.toTable.columns),
      ...equalSql(own, junction, relationship.toForeign.columns),
    ],
  };
}

function equalSql(one: string, other: string, pairs: readonly ColumnPair[]): string[] {
  return pairs.map(([left, right]) => `${other}.${identifier(right)} = ${one}.${identifier(left)}`);
}

function orderSql(
  { parameters }: SqlContext,
  alias: string,
  order: readonly PlannedOrder[],
  aliasOf: (embed: Embed) => string,
): string[] {
  if (order.length === 0) return [];
  const terms = order.map(({ embed, field, direction, nulls }) => {
    const value = fieldSql(parameters, embed ? aliasOf(embed) : alias, field);
    return [value, direction ?? '', nulls ? `nulls ${nulls}` : ''].filter(Boolean).join(' ');
  });
  return [`order by ${terms.join(', ')}`];
}

function rangeSql({ parameters }: SqlContext, { offset, limit }: RowRange): string[] {
  const parts: string[] = [];
  if (limit !== null) parts.push(`limit ${parameters.add(String(limit))}`);
  if (offset > 0) parts.push(`offset ${parameters.add(String(offset))}`);
  return parts;
}

/** Rows that exist and meet the conditions; what must be embedded in them is asked for in conditions, not joined. */
function existingSql(
  context: SqlContext,
  node: ReadNode,
  alias: string,
  from: string,
  joinConditions: readonly string[],
): string {
  const isEmbedded = (embed: Embed): string => {
    const own = context.aliases.next();
    const related = relatedRows(context, embed.relationship, alias, own);
    return `exists (${existingSql(context, embed.node, own, related.from, related.conditions)})`;
  };
  const own = conditionsSql({ parameters: context.parameters, alias, isEmbedded }, node.conditions);
  const where = [
    ...joinConditions,
    ...(own ? [own] : []),
    ...node.embeds.filter(({ isInner }) => isInner).map(isEmbedded),
  ];
  return `select 1 from ${from}${where.length > 0 ? ` where ${where.join(' and ')}` : ''}`;
}
