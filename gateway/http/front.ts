import { randomUUID } from 'node:crypto';
import { Hono, type MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';
import type { GatewayEnvironment, Parts } from './environment.ts';
import { errorBoundary } from './errorBoundary.ts';
import { HttpError } from './httpError.ts';

/** What every request passes before it reaches a surface: id, log, CORS, the error boundary, `/health`. */
export function front(parts: Parts): Hono<GatewayEnvironment> {
  const app = new Hono<GatewayEnvironment>();
  app.use(observed(parts));
  app.use(
    cors({
      origin: '*',
      allowMethods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
      exposeHeaders: [
        'Content-Range',
        'Content-Location',
        'Location',
        'Preference-Applied',
        'X-Request-Id',
        'X-Sb-Error-Code',
        'X-Supabase-Api-Version',
      ],
      maxAge: 3600,
    }),
  );
  app.get('/health', async (c) => {
    try {
      await parts.database.ping();
      return c.json({ status: 'ok' });
    } catch (cause) {
      throw new HttpError(
        503,
        { status: 'unavailable', message: 'The database cannot be reached.' },
        { cause },
      );
    }
  });
  app.notFound(() => new HttpError(404, { message: 'no Route matched with those values' }).toResponse());
  app.onError(errorBoundary(() => new HttpError(500, { message: 'An unexpected error occurred' })));
  return app;
}

/** Gives the request its id and writes one line about it when it is answered. Addresses may hold tokens: only paths are written. */
function observed({ log, config, clock }: Parts): MiddlewareHandler<GatewayEnvironment> {
  return async (c, next) => {
    const given = c.req.header('x-request-id');
    const requestId = given && /^[\w-]{1,64}$/.test(given) ? given : randomUUID();
    const forwarded = config.trustProxy
      ? c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim()
      : undefined;
    c.set('requestId', requestId);
    c.set('ip', forwarded ?? c.env.remoteAddress ?? '127.0.0.1');
    c.set('log', log.child({ requestId }));
    const started = clock.now();
    await next();
    c.res.headers.set('x-request-id', requestId);
    c.var.log.info(
      { method: c.req.method, path: c.req.path, status: c.res.status, ms: clock.now() - started },
      'answered',
    );
  };
}
