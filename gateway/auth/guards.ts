import { isIP } from 'node:net';
import type { Context, MiddlewareHandler } from 'hono';
import type * as v from 'valibot';
import type { GatewayEnvironment, RequestVariables } from '../http/environment.ts';
import { bearerToken } from '../http/identified.ts';
import { addressBlock } from '../http/addressBlock.ts';
import type { AuthParts } from './authParts.ts';
import type { LimitName } from './limits.ts';
import { allowedRedirect } from './redirects.ts';
import { readBody } from './requestBody.ts';
import { findSignedIn, type SignedIn } from './signedIn.ts';
import type { Visit } from './visit.ts';

export interface AuthEnvironment extends GatewayEnvironment {
  Variables: RequestVariables & {
    visit: Visit;
    /** Set by the guard `signedIn`. */
    signedIn: SignedIn;
  };
}

type Guard = MiddlewareHandler<AuthEnvironment>;

/** Longer ones are cut: this is kept for people to recognise their sessions by. */
const LONGEST_USER_AGENT = 512;

/** Sets `visit`: what the operations may know of the request. */
export function visiting({ siteUrl, config }: AuthParts): Guard {
  return async (c, next) => {
    c.set('visit', {
      ip: isIP(c.var.ip) ? c.var.ip.replace(/%.*$/, '') : null,
      userAgent: c.req.header('user-agent')?.slice(0, LONGEST_USER_AGENT) ?? null,
      redirectTo: allowedRedirect(c.req.query('redirect_to'), {
        siteUrl,
        redirectAllowList: config.redirectAllowList,
      }),
      log: c.var.log,
    });
    await next();
  };
}

/** Guard: counts the request towards a limit of its IP address. */
export function limited({ limits }: AuthParts, name: LimitName): Guard {
  return async (c, next) => {
    await limits.take(name, addressBlock(c.var.ip));
    await next();
  };
}

/** Guard: lets only those pass whose token speaks for an account and a session that are still there. */
export function signedIn(auth: AuthParts): Guard {
  return async (c, next) => {
    c.set('signedIn', await findSignedIn(auth, bearerToken(c)));
    await next();
  };
}

/** Guard: answers of this surface hold secrets, so nobody may keep them. */
export function unstored(): Guard {
  return async (c, next) => {
    await next();
    c.header('cache-control', 'no-store');
  };
}

/** Guard: programs that look at links before people do ask with HEAD, and that must not use a link up. */
export function notHead(): Guard {
  return async (c, next) => {
    if (c.req.method === 'HEAD') return c.body(null, 405, { allow: 'GET, POST' });
    await next();
    return undefined;
  };
}

/** The body of the request in the shape that an operation takes. */
export async function bodyOf<Schema extends v.GenericSchema>(
  c: Context,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  return readBody(await c.req.text(), schema);
}
