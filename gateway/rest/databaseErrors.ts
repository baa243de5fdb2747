/*
 * What PostgreSQL reports, as an answer: the SQLSTATE decides the status, as in PostgREST's table; functions may choose
 * it themselves by raising `PT` followed by a status, or `PGRST` with the whole answer as JSON.
 */
import pg from 'pg';
import * as v from 'valibot';
import { HttpError } from '../http/httpError.ts';
import { restError } from './errors.ts';

/** Statuses by SQLSTATE; the longest prefix decides. */
const STATUSES: Readonly<Record<string, number>> = {
  '08': 503, // connection
  '09': 500, // triggered action
  '0L': 403, // grantor
  '0P': 403, // role specification
  '21000': 500, // cardinality
  '23503': 409, // foreign key
  '23505': 409, // unique
  '25': 500, // transaction state
  '25006': 405, // read-only transaction
  '28': 403, // authorization specification
  '2D': 500, // transaction termination
  '38': 500, // external routine
  '39': 500, // external routine invocation
  '3B': 500, // savepoint
  '40': 500, // rollback
  '42883': 404, // undefined function
  '42P01': 404, // undefined table
  '42P17': 500, // infinite recursion
  '53': 503, // resources
  '53400': 500, // configuration limit
  '54': 500, // too complex
  '55': 500, // state
  '57': 500, // operator intervention, timeouts
  '57P01': 503, // shutdown
  '57P03': 503, // starting up
  '58': 500, // system
  F0: 500, // configuration file
  HV: 500, // foreign data
  P0: 500, // PL/pgSQL
  P0001: 400, // raise
  XX: 500, // internal
};

/** @returns an `HttpError` for anything that PostgreSQL or its connection reports; any other error as it is. */
export function translateDatabaseError(error: unknown, role: string): unknown {
  if (error instanceof HttpError) return error;
  if (error instanceof pg.DatabaseError && error.code) {
    return error.code === 'PGRST' ? raisedAnswer(error) : reported(error, error.code, role);
  }
  if (isConnectionFailure(error)) {
    return restError(503, 'PGRST001', 'Database client error. Retrying the connection.', { cause: error });
  }
  return error;
}

function reported(error: pg.DatabaseError, code: string, role: string): HttpError {
  const status = statusOf(code, error.message, role);
  return restError(status, code, error.message, {
    details: error.detail,
    hint: error.hint,
    headers: status === 401 ? { 'www-authenticate': 'Bearer' } : {},
    cause: error,
  });
}

function statusOf(code: string, message: string, role: string): number {
  if (code === '42501') return role === 'anon' ? 401 : 403;
  // As the extension safeupdate reports it, which hosted projects load for the API's roles.
  if (code === '21000' && message.endsWith('requires a WHERE clause')) return 400;
  if (code.startsWith('PT')) return validStatus(Number(code.slice(2))) ?? 500;
  return STATUSES[code] ?? STATUSES[code.slice(0, 2)] ?? 400;
}

/** Statuses that an answer can have. */
export function validStatus(status: number): number | null {
  return Number.isInteger(status) && status >= 200 && status <= 599 ? status : null;
}

function isConnectionFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = (error as NodeJS.ErrnoException).code ?? '';
  return (
    ['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND'].includes(code) ||
    /^Connection terminated|timeout exceeded when trying to connect/.test(error.message)
  );
}

const RAISED_MESSAGE = v.object({
  code: v.string(),
  message: v.string(),
  details: v.nullish(v.string()),
  hint: v.nullish(v.string()),
});

/** Whether these can stand in an answer's head. */
function canBeHeaders(headers: Record<string, string>): boolean {
  try {
    new Headers(headers);
    return true;
  } catch {
    return false;
  }
}

const RAISED_DETAIL = v.object({
  status: v.number(),
  status_text: v.nullish(v.string()),
  headers: v.pipe(v.record(v.string(), v.string()), v.check(canBeHeaders)),
});

/** `raise sqlstate 'PGRST' using message = '{"code", "message", …}', detail = '{"status", "headers"}'`. */
function raisedAnswer(error: pg.DatabaseError): HttpError {
  const message = parseAs(RAISED_MESSAGE, error.message);
  if (!message) {
    return raisedBadly(
      `Invalid JSON value for MESSAGE: '${error.message}'`,
      `MESSAGE must be a JSON object with obligatory keys: 'code', 'message' and optional keys: 'details', 'hint'.`,
    );
  }
  const detail = error.detail === undefined ? null : parseAs(RAISED_DETAIL, error.detail);
  const status = validStatus(detail?.status ?? 0);
  if (!detail || !status) {
    return raisedBadly(
      error.detail === undefined
        ? 'DETAIL is missing in the RAISE statement'
        : `Invalid JSON value for DETAIL: '${error.detail}'`,
      `DETAIL must be a JSON object with obligatory keys: 'status', 'headers' and optional key: 'status_text'.`,
    );
  }
  return restError(status, message.code, message.message, {
    details: message.details,
    hint: message.hint,
    headers: detail.headers,
  });
}

function raisedBadly(details: string, hint: string): HttpError {
  return restError(500, 'PGRST121', `Could not parse JSON in the "RAISE SQLSTATE 'PGRST'" error`, {
    details,
    hint,
  });
}

function parseAs<Shape extends v.GenericSchema>(shape: Shape, text: string): v.InferOutput<Shape> | null {
  try {
    const result = v.safeParse(shape, JSON.parse(text));
    return result.success ? result.output : null;
  } catch {
    return null;
  }
}
