import type { Context, MiddlewareHandler } from 'hono';
import type { GatewayEnvironment } from './environment.ts';
import { HttpError } from './httpError.ts';
import type { TokenFailure, Tokens } from './tokens.ts';
import type { Clock } from '../clock.ts';

/** Claims that make a role: no other name in a token is tried as one. */
const ROLES = new Set(['anon', 'authenticated', 'service_role']);

/**
 * Guard: sets `caller` from the bearer token, else from the API key (header or query `apikey`).
 * @throws HttpError 401 without any key, as Supabase's front door answers; `refuse(failure)` for a token that does not hold.
 */
export function identified(
  tokens: Tokens,
  clock: Clock,
  refuse: (failure: TokenFailure) => HttpError,
): MiddlewareHandler<GatewayEnvironment> {
  return async (c, next) => {
    const token = bearerToken(c) ?? c.req.header('apikey') ?? c.req.query('apikey');
    if (!token) throw noApiKey();
    const { claims, failure } = await tokens.verify(token, clock.now());
    if (failure) throw refuse(failure);
    const role = typeof claims['role'] === 'string' && ROLES.has(claims['role']) ? claims['role'] : 'anon';
    c.set('caller', { role, claims, request: callerRequest(c) });
    await next();
  };
}

/** The token of `Authorization: Bearer …`, if there is one. */
export function bearerToken(c: Context): string | undefined {
  return /^bearer +(.+)$/i.exec(c.req.header('authorization') ?? '')?.[1]?.trim();
}

function callerRequest(c: Context) {
  return { method: c.req.method, path: new URL(c.req.url).pathname, headers: c.req.header() };
}

function noApiKey(): HttpError {
  return new HttpError(401, {
    message: 'No API key found in request',
    hint: 'No `apikey` request header or url param was found.',
  });
}
