/*
 * Second stage: what a request asks, in terms of what the database has. Fails for what does not exist.
 */
import { tableNotFound } from '../errors.ts';
import type { RestRequest } from '../parse/parseRequest.ts';
import { lookUp, type Schema, type Table } from '../schema/schema.ts';
import { CLOSE, closestName } from '../schema/suggest.ts';
import type { Plan } from './plan.ts';
import { planCall } from './planCall.ts';
import { planMutation } from './planMutation.ts';
import { planRead, tableSource } from './planRead.ts';

/** @throws HttpError 4xx PGRST2xx for what is not in the schema cache. */
export function planRequest(schema: Schema, request: RestRequest, maxRows: number): Plan {
  if (request.action === 'call') return planCall(schema, request, maxRows);
  const table = findTable(schema, request);
  if (request.action !== 'read') return planMutation(schema, request, table);
  const context = { schema, requestSchema: request.schema, query: request.query, maxRows };
  return {
    kind: 'read',
    node: planRead(context, tableSource(table), request.range),
    format: request.format,
    hasBody: !request.isHead,
  };
}

function findTable(schema: Schema, { schema: inSchema, target }: RestRequest): Table {
  const name = { schema: inSchema, name: target };
  const table = lookUp(schema.tables, name);
  if (table) return table;
  throw tableNotFound(name, closestName(target, schema.tables.get(inSchema)?.keys() ?? [], CLOSE));
}
