import { Hono } from 'hono';
import type { Surface } from '../createGateway.ts';
import type { GatewayEnvironment, Parts } from '../http/environment.ts';

export function authSurface(_parts: Parts): Surface {
  return { routes: new Hono<GatewayEnvironment>() };
}
