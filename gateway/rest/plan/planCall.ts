import { maxAffectedNeedsSet } from '../errors.ts';
import type { Payload } from '../parse/payload.ts';
import type { RestRequest } from '../parse/parseRequest.ts';
import { lookUp, type Column, type Routine, type Schema } from '../schema/schema.ts';
import { findRoutine } from './findRoutine.ts';
import type { CallArguments, CallPlan, Source } from './plan.ts';
import { planRead } from './planRead.ts';

/** The column in which a function's single values come. */
export const SCALAR = 'pgrst_scalar';

/** @throws HttpError 404 PGRST202 for a function that does not exist with such arguments, 300 PGRST203 for several. */
export function planCall(schema: Schema, request: RestRequest, maxRows: number): CallPlan {
  const { query, preferences, payload } = request;
  const names = argumentNames(request);
  const routine = findRoutine(schema, {
    schema: request.schema,
    name: request.target,
    arguments: names,
    isPost: !request.isRead,
    rawType: payload?.kind === 'raw' ? payload.type : null,
  });
  const isLimited = preferences.handling === 'strict' && preferences.maxAffected !== null;
  if (isLimited && !routine.returns.isSet) throw maxAffectedNeedsSet();
  const context = { schema, requestSchema: request.schema, query, maxRows };
  return {
    kind: 'call',
    routine,
    arguments: callArguments(routine, names, payload, query.callArguments),
    node: planRead(context, resultSource(schema, routine), request.range),
    format: request.format,
    hasBody: !request.isHead && !routine.returns.isVoid,
  };
}

function argumentNames({ payload, query }: RestRequest): ReadonlySet<string> {
  if (!payload) return new Set(query.callArguments.map(([name]) => name));
  if (payload.kind === 'form') return new Set(payload.fields.map(([name]) => name));
  if (payload.kind === 'raw') return new Set();
  return new Set(payload.keys ?? query.columns ?? []);
}

function callArguments(
  routine: Routine,
  names: ReadonlySet<string>,
  payload: Payload | null,
  inAddress: RestRequest['query']['callArguments'],
): CallArguments {
  const [only] = routine.parameters;
  if (only?.name === '' && payload?.kind === 'raw') {
    const value = payload.type === 'bytea' ? payload.bytes : new TextDecoder().decode(payload.bytes);
    return { kind: 'whole', type: only.type, value };
  }
  if (only?.name === '' && payload?.kind === 'json') {
    return { kind: 'whole', type: only.type, value: payload.text };
  }
  const parameters = routine.parameters.filter(({ name }) => names.has(name));
  if (payload?.kind === 'json') {
    return { kind: 'json', text: payload.text, isList: payload.isList, parameters };
  }
  const texts = payload?.kind === 'form' ? payload.fields : inAddress;
  return {
    kind: 'texts',
    given: parameters.map((parameter) => ({
      parameter,
      values: texts.filter(([name]) => name === parameter.name).map(([, value]) => value),
    })),
  };
}

function resultSource(schema: Schema, { name, returns }: Routine): Source {
  if (!returns.isComposite) {
    const column: Column = { name: SCALAR, type: '', baseType: '', default: null };
    return { table: null, rowsOf: null, label: name, columns: new Map([[SCALAR, column]]) };
  }
  const table = returns.table ? lookUp(schema.tables, returns.table) : undefined;
  return {
    table: null,
    rowsOf: table ?? null,
    label: table?.name ?? name,
    columns: table?.columns ?? new Map(returns.columns.map((column) => [column.name, column])),
  };
}
