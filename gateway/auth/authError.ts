import { HttpError } from '../http/httpError.ts';

export interface AuthErrorOptions {
  /** More fields of the body. */
  readonly details?: Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, string>>;
  /** What went wrong inside: logged, never sent. */
  readonly cause?: unknown;
}

/** A refusal of the auth surface, by the code that programs go by and the message that people read. */
export class AuthError extends Error {
  override readonly name = 'AuthError';
  readonly status: number;
  readonly code: string;
  readonly details: Readonly<Record<string, unknown>>;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number, code: string, message: string, options: AuthErrorOptions = {}) {
    super(message, 'cause' in options ? { cause: options.cause } : undefined);
    this.status = status;
    this.code = code;
    this.details = options.details ?? {};
    this.headers = options.headers ?? {};
  }
}

/** Since this version of the API the body's `code` is the error's name; before, it was the HTTP status. */
const NAMED_CODES = '2024-01-01';

/**
 * The answer that an error becomes, in the shape that the caller's version of the API has.
 * @param version the caller's `x-supabase-api-version`
 */
export function renderAuthError(error: AuthError, version: string | undefined, requestId: string): HttpError {
  const isNamed = /^\d{4}-\d{2}-\d{2}$/.test(version ?? '') && (version ?? '') >= NAMED_CODES;
  const { status, code, message } = error;
  const body = {
    ...(isNamed ? { code, message } : { code: status, error_code: code, msg: message }),
    ...error.details,
    ...(status >= 500 ? { error_id: requestId } : {}),
  };
  const headers = {
    ...error.headers,
    'x-sb-error-code': code,
    ...(isNamed ? { 'x-supabase-api-version': NAMED_CODES } : {}),
  };
  const cause = 'cause' in error ? { cause: error.cause } : {};
  return new HttpError(status, body, { headers, message, ...cause });
}
