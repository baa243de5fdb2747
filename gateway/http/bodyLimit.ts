import type { MiddlewareHandler } from 'hono';
import { bodyLimit as honoBodyLimit } from 'hono/body-limit';
import type { GatewayEnvironment } from './environment.ts';

/** Guard: refuses bodies of more than `bytes`, also those that do not tell their length. */
export function bodyLimit(bytes: number, refuse: () => Error): MiddlewareHandler<GatewayEnvironment> {
  return honoBodyLimit({
    maxSize: bytes,
    onError: () => {
      throw refuse();
    },
  });
}
