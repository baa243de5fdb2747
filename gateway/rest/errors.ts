/*
 * The catalogue of this surface's failures, in PostgREST's shape: code, details, hint, message. What PostgreSQL reports
 * is in databaseErrors.ts. Explained for people in docs/error-codes.md.
 */
import { HttpError } from '../http/httpError.ts';
import type { TokenFailure } from '../http/tokens.ts';
import type { QualifiedName } from './schema/schema.ts';

export interface RestErrorParts {
  readonly details?: unknown;
  readonly hint?: string | null | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  readonly cause?: unknown;
}

/** Statuses whose answers have no body. */
const BODILESS = new Set([204, 205, 304]);

/** A failure as PostgREST answers it: with `Proxy-Status` and all four fields, null where there is nothing to say. */
export function restError(
  status: number,
  code: string,
  message: string,
  parts: RestErrorParts = {},
): HttpError {
  const { details = null, hint = null, headers = {}, cause } = parts;
  return new HttpError(status, BODILESS.has(status) ? null : { code, details, hint, message }, {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'proxy-status': `PostgREST; error=${code.replace(/[^\w-]/g, '')}`,
      ...headers,
    },
    message: `${code}: ${message}`,
    ...(cause === undefined ? {} : { cause }),
  });
}

// The request

export const syntaxError = (message: string, details: string) =>
  restError(400, 'PGRST100', message, { details });

export const tooMuchAsked = (what: string, most: number) =>
  restError(400, 'PGRST100', `too many ${what} in one request`, { details: `At most ${most} are allowed.` });

export const addressTooLong = (most: number) =>
  restError(414, 'PGRST100', 'The address of the request is too long', {
    details: `At most ${most} characters are allowed.`,
  });

export const bodyTooLarge = (most: number) =>
  restError(413, 'PGRST102', 'The body of the request is too large', {
    details: `At most ${most} bytes are allowed.`,
  });

export const invalidRpcMethod = (method: string) =>
  restError(405, 'PGRST101', `Cannot use the ${method} method on RPC`);

export const invalidBody = (message: string) => restError(400, 'PGRST102', message);

export const rangeNotSatisfiable = (details: string) =>
  restError(416, 'PGRST103', 'Requested range not satisfiable', { details });

export const putFiltersNotPrimaryKey = () =>
  restError(405, 'PGRST105', `Filters must include all and only primary key columns with 'eq' operators`);

export const schemaNotExposed = (schema: string, exposed: readonly string[]) =>
  restError(406, 'PGRST106', `Invalid schema: ${schema}`, {
    hint: `Only the following schemas are exposed: ${exposed.join(', ')}`,
  });

export const mediaTypeNotAvailable = (asked: readonly string[]) =>
  restError(406, 'PGRST107', `None of these media types are available: ${asked.join(', ')}`);

export const notEmbedded = (name: string) =>
  restError(400, 'PGRST108', `'${name}' is not an embedded resource in this request`, {
    hint: `Verify that '${name}' is included in the 'select' query parameter.`,
  });

export const responseHeadersInvalid = () =>
  restError(
    500,
    'PGRST111',
    'response.headers guc must be a JSON array composed of objects with a single key and a string value',
  );

export const responseStatusInvalid = () =>
  restError(500, 'PGRST112', 'response.status guc must be a valid status code');

export const putRangeNotAllowed = () =>
  restError(400, 'PGRST114', 'limit/offset querystring parameters are not allowed for PUT');

export const putPrimaryKeyDiffers = () =>
  restError(400, 'PGRST115', 'Payload values do not match URL in primary key column(s)');

export const notSingular = (rows: number) =>
  restError(406, 'PGRST116', 'Cannot coerce the result to a single JSON object', {
    details: `The result contains ${rows} rows`,
  });

export const methodNotSupported = (method: string) =>
  restError(405, 'PGRST117', `Unsupported HTTP method: ${method}`);

export const orderNotToOne = (origin: string, target: string) =>
  restError(400, 'PGRST118', `A related order on '${target}' is not possible`, {
    details: `'${origin}' and '${target}' do not form a many-to-one or one-to-one relationship`,
  });

export const embedFilterInvalid = (name: string) =>
  restError(400, 'PGRST120', `Bad operator on the '${name}' embedded resource`, {
    details: 'Only is null or not is null filters are allowed on embedded resources',
  });

export const preferencesInvalid = (preferences: readonly string[]) =>
  restError(400, 'PGRST122', 'Invalid preferences given with handling=strict', {
    details: `Invalid preferences: ${preferences.join(', ')}`,
  });

export const aggregatesNotAllowed = () =>
  restError(400, 'PGRST123', 'Use of aggregate functions is not allowed');

export const tooManyAffected = (rows: number) =>
  restError(400, 'PGRST124', 'Query result exceeds max-affected preference constraint', {
    details: `The query affects ${rows} rows`,
  });

export const pathInvalid = () => restError(404, 'PGRST125', 'Invalid path specified in request URL');

export const rootDisabled = () => restError(404, 'PGRST126', 'Root endpoint metadata is disabled');

export const maxAffectedNeedsSet = () =>
  restError(
    400,
    'PGRST128',
    'Function must return SETOF or TABLE when max-affected preference is used with handling=strict',
  );

// The schema cache

export const columnNotFound = (table: string, column: string) =>
  restError(400, 'PGRST204', `Could not find the '${column}' column of '${table}' in the schema cache`);

export const tableNotFound = ({ schema, name }: QualifiedName, closest: string | undefined) =>
  restError(404, 'PGRST205', `Could not find the table '${schema}.${name}' in the schema cache`, {
    hint: closest === undefined ? null : `Perhaps you meant the table '${schema}.${closest}'`,
  });

// What PostgreSQL would say, said before it is asked

export const undefinedColumn = (column: string) => restError(400, '42703', `column ${column} does not exist`);

export const undefinedType = (type: string) => restError(400, '42704', `type "${type}" does not exist`);

export const whereClauseRequired = (command: 'UPDATE' | 'DELETE') =>
  restError(400, '21000', `${command} requires a WHERE clause`);

export const nullCharacter = () => restError(400, '22021', 'invalid byte sequence for encoding "UTF8": 0x00');

// Who asks

export function tokenRefused(failure: TokenFailure): HttpError {
  const [code, message, details] =
    failure === 'expired'
      ? ['PGRST303', 'JWT expired', null]
      : ['PGRST301', 'No suitable key or wrong key type', 'None of the keys was able to decode the JWT'];
  return restError(401, code, message, {
    details,
    headers: { 'www-authenticate': `Bearer error="invalid_token", error_description="${message}"` },
  });
}

// The inside

export const schemaCacheUnavailable = (cause: unknown) =>
  restError(503, 'PGRST002', 'Could not query the database for the schema cache. Retrying.', { cause });

export const unexpected = () => restError(500, 'PGRSTX00', 'An unexpected error occurred');
