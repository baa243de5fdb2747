import { createHmac } from 'node:crypto';
import type { Clock } from '../clock.ts';
import type { AuthConfig } from '../config.ts';
import type { Database } from '../database/database.ts';
import type { Parts } from '../http/environment.ts';
import { createTokens, type Tokens } from '../http/tokens.ts';
import { createLimits, type Limits } from './limits.ts';
import { createPasswords, type Passwords } from './passwords.ts';
import { createPostbox, type Postbox } from './postbox.ts';

/** What the operations of the auth surface work with. */
export interface AuthParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly config: AuthConfig;
  /** Start of this surface's addresses, and the issuer of its tokens. */
  readonly url: string;
  readonly siteUrl: string;
  readonly tokens: Tokens;
  readonly passwords: Passwords;
  readonly limits: Limits;
  readonly postbox: Postbox;
  /** A digest that cannot be made without the gateway's secret; what it is of cannot be guessed from it. */
  readonly digest: (value: string) => string;
}

export function createAuthParts({ database, clock, config, mail }: Parts): AuthParts {
  const key = createHmac('sha256', config.jwtSecret).update('one-time tokens').digest();
  return {
    database,
    clock,
    config: config.auth,
    url: `${config.publicUrl}/auth/v1`,
    siteUrl: config.siteUrl,
    tokens: createTokens(config.jwtSecret),
    passwords: createPasswords(config.auth),
    limits: createLimits(database, clock, config.auth.limits),
    postbox: createPostbox(mail),
    digest: (value) => createHmac('sha256', key).update(value).digest('hex'),
  };
}
