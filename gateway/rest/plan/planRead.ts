/*
 * Plans what is read: which columns of which rows, with which rows of other tables inside them. Conditions, order and
 * ranges are found by the path of embedded resources they are said of.
 */
import { aggregatesNotAllowed, notEmbedded, tooMuchAsked } from '../errors.ts';
import { LIMITS } from '../limits.ts';
import type { Query, RowRange, SelectedEmbed, SelectItem } from '../parse/query.ts';
import { lookUp, type QualifiedName, type Relationship, type Schema, type Table } from '../schema/schema.ts';
import { findRelationship } from './findRelationship.ts';
import type { Embed, PlannedColumn, ReadNode, Source } from './plan.ts';
import { planCondition } from './planConditions.ts';
import { nameOf, planCast, planField } from './planFields.ts';
import { planOrder } from './planOrder.ts';

export interface ReadContext {
  readonly schema: Schema;
  readonly requestSchema: string;
  readonly query: Query;
  /** Most rows of one list, or null for what was written: that is shown whole. */
  readonly maxRows: number | null;
}

interface NodeContext extends ReadContext {
  readonly path: readonly (readonly string[])[];
  readonly budget: { embeddings: number; columns: number };
}

/** @param range of the rows themselves; those of embedded rows are in the query. */
export function planRead(context: ReadContext, source: Source, range: RowRange): ReadNode {
  checkPaths(context.query);
  const budget = { embeddings: LIMITS.embeddings, columns: LIMITS.columns };
  const here = { ...context, path: [], budget };
  return planNode(here, source, context.query.select, restrict(range, context.maxRows));
}

export function tableSource(table: Table, label = table.name): Source {
  return { table, rowsOf: table, label, columns: table.columns };
}

function planNode(
  context: NodeContext,
  source: Source,
  items: readonly SelectItem[],
  range: RowRange,
): ReadNode {
  const columns: PlannedColumn[] = [];
  const embeds: Embed[] = [];
  const named: { names: readonly string[]; embed: Embed }[] = [];
  for (const item of items) {
    if (item.kind === 'embed') {
      const embed = planEmbed(context, source, item);
      embeds.push(embed);
      named.push({ names: item.alias === null ? [item.relation] : [item.relation, item.alias], embed });
    } else {
      if (item.isAggregate) throw aggregatesNotAllowed();
      if (context.budget.columns-- <= 0) throw tooMuchAsked('columns', LIMITS.columns);
      columns.push(planColumn(context, source, item));
    }
  }
  const { schema, query } = context;
  const here = { schema, source, embeds };
  return {
    source,
    columns,
    embeds,
    conditions: said(context, query.filters).map((condition) => planCondition(here, condition)),
    order: said(context, query.orders).flatMap((terms) => terms.map((term) => planOrder(here, term))),
    range,
  };
}

function planColumn(
  { schema, requestSchema }: ReadContext,
  source: Source,
  item: Extract<SelectItem, { kind: 'column' }>,
): PlannedColumn {
  const { field, alias, cast } = item;
  if (field.name === '*' && field.path.length === 0) return { field: null, cast: null, alias: null };
  const name = nameOf(field, alias);
  return {
    field: planField(schema, source, field),
    cast: cast === null ? null : planCast(schema, requestSchema, cast),
    alias: name === field.name && cast === null && field.path.length === 0 ? null : name,
  };
}

function planEmbed(context: NodeContext, source: Source, item: SelectedEmbed): Embed {
  if (context.budget.embeddings-- <= 0) throw tooMuchAsked('embedded resources', LIMITS.embeddings);
  const origin = source.rowsOf ?? { schema: context.requestSchema, name: source.label };
  const relationship = findRelationship(context.schema, { origin, target: item.relation, hint: item.hint });
  // PostgREST counts the lists that this makes as aggregates, which a hosted project does not allow.
  if (item.isSpread && !relationship.isToOne) throw aggregatesNotAllowed();
  const path = [...context.path, item.alias === null ? [item.relation] : [item.relation, item.alias]];
  const within = { ...context, path };
  const foreign = foreignSource(context.schema, relationship, `${item.relation}_${path.length}`);
  const range = restrict(rangeAt(within), relationship.isToOne ? null : context.maxRows);
  const node = planNode(within, foreign, item.items, range);
  return {
    name: item.alias ?? item.relation,
    relationship,
    isInner: item.isInner,
    isSpread: item.isSpread,
    isEmpty: isEmpty(node),
    node,
  };
}

function isEmpty(node: ReadNode): boolean {
  return node.columns.length === 0 && node.embeds.every((embed) => embed.isEmpty);
}

function foreignSource(schema: Schema, relationship: Relationship, label: string): Source {
  const table = lookUp(schema.tables, relationship.foreignTable);
  // Relationships are only kept between tables that are.
  if (!table) throw new Error(`No table for the relationship to ${qualified(relationship.foreignTable)}`);
  return tableSource(table, label);
}

function qualified({ schema, name }: QualifiedName): string {
  return `${schema}.${name}`;
}

/** What of a query is said of the node at the context's path. */
function said<T>({ path }: NodeContext, placed: readonly { path: readonly string[]; what: T }[]): T[] {
  return placed.filter((one) => isAt(path, one.path)).map(({ what }) => what);
}

function isAt(path: NodeContext['path'], steps: readonly string[]): boolean {
  return path.length === steps.length && path.every((names, index) => names.includes(steps[index] ?? ''));
}

function rangeAt(context: NodeContext): RowRange {
  return said(context, context.query.ranges)[0] ?? { offset: 0, limit: null };
}

function restrict({ offset, limit }: RowRange, maxRows: number | null): RowRange {
  return { offset, limit: maxRows === null ? limit : Math.min(limit ?? maxRows, maxRows) };
}

/** @throws HttpError 400 PGRST108 when something is said of what is not embedded. */
function checkPaths({ select, filters, orders, ranges }: Query): void {
  for (const { path } of [...filters, ...orders, ...ranges]) {
    let items = select;
    for (const step of path) {
      const embed = items.find(
        (item) => item.kind === 'embed' && (item.relation === step || item.alias === step),
      );
      if (embed?.kind !== 'embed') throw notEmbedded(step);
      items = embed.items;
    }
  }
}
