import type { Logger } from 'pino';
import type { Blobs } from '../blobs/blobs.ts';
import type { Clock } from '../clock.ts';
import type { GatewayConfig } from '../config.ts';
import type { Caller } from '../database/caller.ts';
import type { Database } from '../database/database.ts';
import type { Mail } from '../mail/mail.ts';

/** What a surface is built with. */
export interface Parts {
  readonly database: Database;
  readonly blobs: Blobs;
  readonly mail: Mail;
  readonly clock: Clock;
  readonly config: GatewayConfig;
  readonly log: Logger;
}

/** What the middleware knows of a request (Hono's `c.var`). */
export interface RequestVariables {
  /** Also in the answer's `x-request-id`. */
  requestId: string;
  /** The caller's IP address. */
  ip: string;
  /** Carries the request's id. */
  log: Logger;
  /** Who calls, by the bearer token, else by the API key. Set by the guard `identified`. */
  caller: Caller;
}

export interface GatewayEnvironment {
  Variables: RequestVariables;
  Bindings: RequestBindings;
}

/** What the server knows of a connection. */
export interface RequestBindings {
  remoteAddress?: string | undefined;
}
