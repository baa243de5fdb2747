/* How often is too often, for what happens on this surface. */
import type { Clock } from '../clock.ts';
import type { AuthConfig } from '../config.ts';
import type { Database } from '../database/database.ts';
import { createCounts, type Most } from '../http/counts.ts';
import type { AuthError } from './authError.ts';
import { mailTooSoon, overMailLimit, overRequestLimit } from './errors.ts';

interface Rule extends Most {
  readonly refuse: (seconds: number) => AuthError;
}

export type LimitName =
  | 'tokenPerIp'
  | 'signUpPerIp'
  | 'verifyPerIp'
  | 'updatePerIp'
  | 'mailPerIp'
  | 'signInPerAddress'
  | 'codePerAddress'
  | 'mailInterval';

export interface Limits {
  /** Counts one more for that subject. @throws AuthError 429 with `Retry-After` when that is one too many. */
  take(name: LimitName, subject: string): Promise<void>;
  /** Takes back what `take` counted, because only failures count and this was none. */
  giveBack(name: LimitName, subject: string): Promise<void>;
}

export function createLimits(database: Database, clock: Clock, limits: AuthConfig['limits']): Limits {
  const rules = rulesOf(limits);
  const counts = createCounts(database, clock);
  return {
    async take(name, subject) {
      const wait = await counts.take(name, subject, rules[name]);
      if (wait !== null) throw rules[name].refuse(wait);
    },
    giveBack: (name, subject) => counts.giveBack(name, subject),
  };
}

/** Five minutes and an hour are the windows that Supabase counts in. */
function rulesOf(limits: AuthConfig['limits']): Readonly<Record<LimitName, Rule>> {
  const requests = (most: number): Rule => ({ most, seconds: 300, refuse: overRequestLimit });
  return {
    tokenPerIp: requests(limits.tokenPerIp),
    signUpPerIp: requests(limits.signUpPerIp),
    verifyPerIp: requests(limits.verifyPerIp),
    updatePerIp: requests(limits.updatePerIp),
    signInPerAddress: requests(limits.signInPerAddress),
    codePerAddress: requests(limits.signInPerAddress),
    mailPerIp: { most: limits.mailPerIp, seconds: 3600, refuse: overMailLimit },
    mailInterval: { most: 1, seconds: limits.mailInterval, refuse: mailTooSoon },
  };
}
