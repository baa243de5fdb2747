import {
  columnNotFound,
  putFiltersNotPrimaryKey,
  putRangeNotAllowed,
  undefinedColumn,
  whereClauseRequired,
} from '../errors.ts';
import type { Condition } from '../parse/query.ts';
import type { RestRequest } from '../parse/parseRequest.ts';
import type { Schema, Table } from '../schema/schema.ts';
import type {
  InsertMutation,
  Mutation,
  MutationPlan,
  PlannedCondition,
  ReadNode,
  Returning,
  WrittenRows,
} from './plan.ts';
import { planCondition } from './planConditions.ts';
import { planRead, tableSource } from './planRead.ts';

/** @throws HttpError 4xx for columns that do not exist, and for a change of all rows that does not say so. */
export function planMutation(schema: Schema, request: RestRequest, table: Table): MutationPlan {
  const { query, preferences, format } = request;
  const shown = preferences.return === 'representation';
  const node = shown
    ? planRead(
        { schema, requestSchema: request.schema, query: { ...query, ...notOfRows(query) }, maxRows: null },
        { ...tableSource(table), table: null },
        { offset: 0, limit: null },
      )
    : null;
  const wantsLocation = request.action === 'insert' && preferences.return === 'headers-only';
  return {
    kind: 'mutation',
    mutation: planWriting(schema, request, table),
    node,
    returning: node ? neededColumns(node) : wantsLocation ? table.primaryKey : [],
    format,
    location: wantsLocation && table.primaryKey.length > 0 ? table.primaryKey : null,
  };
}

/** Conditions on the rows themselves choose what is written, and ranges are for reading. */
function notOfRows({ filters }: RestRequest['query']): Pick<RestRequest['query'], 'filters' | 'ranges'> {
  return { filters: filters.filter(({ path }) => path.length > 0), ranges: [] };
}

function planWriting(schema: Schema, request: RestRequest, table: Table): Mutation {
  const { query } = request;
  const source = { ...tableSource(table) };
  const own = query.filters.filter(({ path }) => path.length === 0).map(({ what }) => what);
  const conditions = own.map((condition) => planCondition({ schema, source, embeds: [] }, condition));
  switch (request.action) {
    case 'insert':
      return planInsert(request, table);
    case 'upsert':
      return planPut(request, table, own, conditions);
    case 'delete':
      if (conditions.length === 0) throw whereClauseRequired('DELETE');
      return { kind: 'delete', table, conditions };
    default: {
      const rows = writtenRows(request, table);
      if (conditions.length === 0 && rows.columns.length > 0) throw whereClauseRequired('UPDATE');
      return { kind: 'update', table, rows, conditions };
    }
  }
}

function planInsert(request: RestRequest, table: Table): InsertMutation {
  const { preferences, query } = request;
  const columns = query.onConflict ?? table.primaryKey;
  const missing = columns.find((name) => !table.columns.has(name));
  if (missing !== undefined) throw undefinedColumn(`"${missing}"`);
  const { resolution } = preferences;
  return {
    kind: 'insert',
    table,
    rows: writtenRows(request, table),
    conflict: resolution && columns.length > 0 ? { columns, resolution } : null,
    conditions: [],
  };
}

/** PUT writes the one row whose primary key the address gives. */
function planPut(
  request: RestRequest,
  table: Table,
  asked: readonly Condition[],
  conditions: readonly PlannedCondition[],
): InsertMutation {
  if (request.query.ranges.length > 0) throw putRangeNotAllowed();
  const named = asked.map((condition) => {
    const isEqual =
      condition.kind === 'filter' &&
      !condition.isNegated &&
      condition.operation.kind === 'compare' &&
      condition.operation.operator === 'eq' &&
      condition.operation.quantifier === null &&
      condition.field.path.length === 0;
    return isEqual ? condition.field.name : null;
  });
  const key = table.primaryKey;
  const isKey = key.length > 0 && named.length === key.length && key.every((name) => named.includes(name));
  if (!isKey) throw putFiltersNotPrimaryKey();
  return {
    kind: 'insert',
    table,
    rows: writtenRows(request, table),
    conflict: { columns: key, resolution: 'merge-duplicates' },
    conditions,
  };
}

function writtenRows({ payload, query, action, preferences }: RestRequest, table: Table): WrittenRows {
  if (payload?.kind !== 'json') throw new Error('Rows that are written are JSON by now');
  const names = payload.keys ?? query.columns ?? [];
  const columns = [...new Set(names)].map((name) => {
    const column = table.columns.get(name);
    if (!column) throw columnNotFound(table.name, name);
    return column;
  });
  const appliesDefaults = preferences.missing === 'default' && action !== 'upsert';
  return { text: payload.text, isList: payload.isList, columns, appliesDefaults };
}

/** What the answer needs of the rows that were written: nothing else is read, so nothing else need be readable. */
function neededColumns({ columns, embeds, order }: ReadNode): Returning {
  const fields = [
    ...columns.map(({ field }) => field),
    ...order.flatMap((term) => (term.embed ? [] : [term.field])),
  ];
  const isAll =
    fields.some((field) => field === null || field.computed) ||
    embeds.some(({ relationship }) => relationship.kind === 'computed') ||
    (columns.length === 0 && embeds.length === 0);
  if (isAll) return 'all';
  const joined = embeds.flatMap(({ relationship }) => {
    if (relationship.kind === 'computed') return [];
    const pairs = relationship.kind === 'many-to-many' ? relationship.toTable.columns : relationship.columns;
    return pairs.map(([own]) => own);
  });
  return [...new Set([...fields.flatMap((field) => (field ? [field.name] : [])), ...joined])];
}
