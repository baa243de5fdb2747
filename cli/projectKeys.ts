import { createApiKey } from '../gateway/http/tokens.ts';

/** A fixed day, so that the keys are the same at each start and what was set up with one goes on working. */
const ISSUED = Date.UTC(2026, 0, 1);

export interface ProjectKeys {
  /** For browsers: the rights of a visitor. */
  readonly anonKey: string;
  /** For servers: every right. */
  readonly serviceKey: string;
}

/** The two API keys that belong to a secret. */
export async function projectKeys(jwtSecret: string): Promise<ProjectKeys> {
  return {
    anonKey: await createApiKey(jwtSecret, 'anon', ISSUED),
    serviceKey: await createApiKey(jwtSecret, 'service_role', ISSUED),
  };
}
