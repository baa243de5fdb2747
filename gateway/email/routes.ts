/*
 * `/api/v1.0/email`: EmailJS's call to send a mail (not one of Supabase's). It answers in plain text: `OK`, or why not.
 */
import { Hono, type Context, type MiddlewareHandler } from 'hono';
import * as v from 'valibot';
import type { Surface } from '../createGateway.ts';
import { bodyLimit } from '../http/bodyLimit.ts';
import { createCounts } from '../http/counts.ts';
import type { GatewayEnvironment, Parts } from '../http/environment.ts';
import { errorBoundary } from '../http/errorBoundary.ts';
import { bearerToken, identified } from '../http/identified.ts';
import { createTokens } from '../http/tokens.ts';
import {
  badRequest,
  bodyTooLarge,
  methodNotAllowed,
  notFound,
  signInRequired,
  unexpected,
} from './errors.ts';
import { sendEmail, sendEmailInput, type EmailParts } from './sendEmail.ts';

export function emailSurface(parts: Parts): Surface {
  const { database, mail, config, clock } = parts;
  const email: EmailParts = { database, mail, config, counts: createCounts(database, clock) };
  const routes = new Hono<GatewayEnvironment>();
  routes.use(bodyLimit(config.email.bodyLimit, bodyTooLarge));

  routes.post(
    '/send',
    withBearer(),
    identified(createTokens(config.jwtSecret), clock, signInRequired),
    signedIn(),
    async (c) => {
      await sendEmail(email, c.var, await inputOf(c));
      return c.text('OK');
    },
  );
  routes.all('/send', () => {
    throw methodNotAllowed();
  });
  routes.all('*', () => {
    throw notFound();
  });

  routes.onError(errorBoundary(unexpected));
  return { routes };
}

/** Guard: an API key alone speaks for nobody. */
function withBearer(): MiddlewareHandler<GatewayEnvironment> {
  return async (c, next) => {
    if (!bearerToken(c)) throw signInRequired();
    await next();
  };
}

/** Guard: lets only those pass whose token speaks for somebody. */
function signedIn(): MiddlewareHandler<GatewayEnvironment> {
  return async (c, next) => {
    if (c.var.caller.role === 'anon') throw signInRequired();
    await next();
  };
}

async function inputOf(c: Context): Promise<v.InferOutput<typeof sendEmailInput>> {
  const text = await c.req.text();
  try {
    return v.parse(sendEmailInput, JSON.parse(text));
  } catch {
    throw badRequest();
  }
}
