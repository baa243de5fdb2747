/*
 * First stage: what a request asks, from its method, path, query, headers and body. Nothing is looked up here.
 */
import {
  addressTooLong,
  invalidRpcMethod,
  methodNotSupported,
  pathInvalid,
  preferencesInvalid,
  rangeNotSatisfiable,
  rootDisabled,
  schemaNotExposed,
} from '../errors.ts';
import { LIMITS } from '../limits.ts';
import { negotiateFormat, type BodyFormat } from './mediaTypes.ts';
import { parsePayload, type Payload } from './payload.ts';
import { parsePreferences, type Preferences } from './preferences.ts';
import { parseQuery } from './parseQuery.ts';
import type { Query, RowRange } from './query.ts';

export type Action = 'read' | 'insert' | 'update' | 'upsert' | 'delete' | 'call';

export interface RestRequest {
  readonly action: Action;
  /** GET or HEAD: may not write. */
  readonly isRead: boolean;
  readonly isHead: boolean;
  readonly schema: string;
  /** The schema was asked for, and the answer says it again. */
  readonly saysSchema: boolean;
  /** Name of the table, view or function. */
  readonly target: string;
  readonly query: Query;
  /** Of the rows asked for: `limit` and `offset` within the header `Range`. */
  readonly range: RowRange;
  readonly preferences: Preferences;
  readonly format: BodyFormat;
  readonly payload: Payload | null;
}

export interface RawRequest {
  readonly method: string;
  /** Below `/rest/v1`, still encoded: `/scores`, `/rpc/answer_question`. */
  readonly path: string;
  /** Without `?`, still encoded. */
  readonly queryString: string;
  header(name: string): string | undefined;
  body(): Promise<Uint8Array>;
}

/** @throws HttpError 4xx PGRST1xx for what does not follow the protocol. */
export async function parseRequest(
  raw: RawRequest,
  schemas: readonly [string, ...string[]],
): Promise<RestRequest> {
  if (raw.path.length + raw.queryString.length > LIMITS.address) throw addressTooLong(LIMITS.address);
  const { isCall, target } = parsePath(raw.path);
  const action = actionOf(raw.method, isCall);
  const isRead = raw.method === 'GET' || raw.method === 'HEAD';
  const profile = raw.header(isRead ? 'accept-profile' : 'content-profile');
  if (profile !== undefined && !schemas.includes(profile)) throw schemaNotExposed(profile, schemas);
  const preferences = parsePreferences(raw.header('prefer'));
  if (preferences.handling === 'strict' && preferences.unknown.length > 0) {
    throw preferencesInvalid(preferences.unknown);
  }
  const query = parseQuery(raw.queryString, isCall && isRead);
  return {
    action,
    isRead,
    isHead: raw.method === 'HEAD',
    schema: profile ?? schemas[0],
    saysSchema: schemas.length > 1 || profile !== undefined,
    target,
    query,
    range: requestedRange(query, raw.method === 'GET' ? raw.header('range') : undefined),
    preferences,
    format: negotiateFormat(raw.header('accept')),
    payload: isRead || action === 'delete' ? null : await readPayload(raw, action, query),
  };
}

function parsePath(path: string): { isCall: boolean; target: string } {
  const [first = '', second, ...rest] = path.replace(/^\//, '').split('/').map(decodeSegment);
  if (second === undefined) {
    if (first === '') throw rootDisabled();
    return { isCall: false, target: first };
  }
  if (first !== 'rpc' || second === '' || rest.length > 0) throw pathInvalid();
  return { isCall: true, target: second };
}

function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    throw pathInvalid();
  }
}

function actionOf(method: string, isCall: boolean): Action {
  if (isCall) {
    if (method === 'GET' || method === 'HEAD' || method === 'POST') return 'call';
    throw invalidRpcMethod(method);
  }
  switch (method) {
    case 'GET':
    case 'HEAD':
      return 'read';
    case 'POST':
      return 'insert';
    case 'PATCH':
      return 'update';
    case 'PUT':
      return 'upsert';
    case 'DELETE':
      return 'delete';
    default:
      throw methodNotSupported(method);
  }
}

async function readPayload(raw: RawRequest, action: Action, query: Query): Promise<Payload> {
  return parsePayload(await raw.body(), raw.header('content-type'), {
    isCall: action === 'call',
    hasColumns: query.columns !== null && action !== 'upsert',
  });
}

const RANGE = /^(\d+)-(\d*)$/;

/** `Range: 0-9` counts from 0 and includes both ends. */
function requestedRange(query: Query, header: string | undefined): RowRange {
  const asked = query.ranges.find(({ path }) => path.length === 0)?.what ?? { offset: 0, limit: null };
  const [, from, to] = RANGE.exec(header ?? '') ?? [];
  if (from === undefined) return asked;
  const first = Number(from);
  const last = to ? Number(to) : Infinity;
  if (last < first) {
    throw rangeNotSatisfiable(
      'The lower boundary must be lower than or equal to the upper boundary in the Range header.',
    );
  }
  const offset = Math.max(first, asked.offset);
  const end = Math.min(last + 1, asked.limit === null ? Infinity : asked.offset + asked.limit);
  return { offset, limit: end === Infinity ? null : Math.max(0, end - offset) };
}
