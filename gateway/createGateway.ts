/*
 * Supabase in one process: a function from Request to Response. Put together here; each surface has a route table of
 * its own.
 */
import { Hono } from 'hono';
import { authSurface } from './auth/routes.ts';
import { emailSurface } from './email/routes.ts';
import { front } from './http/front.ts';
import type { GatewayEnvironment, Parts, RequestBindings } from './http/environment.ts';
import { restSurface } from './rest/routes.ts';
import { storageSurface } from './storage/routes.ts';

export interface Gateway {
  fetch(request: Request, bindings?: RequestBindings): Response | Promise<Response>;
  /** Ends what the surfaces keep running. Call it when no request is under way any more. */
  close(): Promise<void>;
}

/** Part of a gateway under one path. */
export interface Surface {
  readonly routes: Hono<GatewayEnvironment>;
  close?(): Promise<void>;
}

export function createGateway(parts: Parts): Gateway {
  const surfaces: Record<string, Surface> = {
    '/auth/v1': authSurface(parts),
    '/rest/v1': restSurface(parts),
    '/storage/v1': storageSurface(parts),
    '/api/v1.0/email': emailSurface(parts),
  };
  const app = front(parts);
  for (const [path, { routes }] of Object.entries(surfaces)) app.route(path, routes);
  return {
    fetch: (request, bindings = {}) => app.fetch(request, bindings),
    async close() {
      await Promise.all(Object.values(surfaces).map(async (surface) => surface.close?.()));
    },
  };
}
