/*
 * How often is too often. The counts are kept in the database, so that several gateways share them; time is the gateway's
 * clock. A limit counts from the first event on and starts anew when its window is over.
 */
import { createHash } from 'node:crypto';
import type { Clock } from '../clock.ts';
import type { AuthConfig } from '../config.ts';
import type { Database } from '../database/database.ts';
import type { AuthError } from './authError.ts';
import { mailTooSoon, overMailLimit, overRequestLimit } from './errors.ts';
import { instant } from './instant.ts';

interface Rule {
  readonly most: number;
  readonly seconds: number;
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

const TAKE = `
  insert into gateway.rate_limits as l (key, points, expires_at) values ($1, 1, $3)
  on conflict (key) do update set
    points = case when l.expires_at <= $2 then 1 else l.points + 1 end,
    expires_at = case when l.expires_at <= $2 then excluded.expires_at else l.expires_at end
  returning points, expires_at`;

const GIVE_BACK = `
  update gateway.rate_limits set points = points - 1 where key = $1 and points > 0 and expires_at > $2`;

export function createLimits(database: Database, clock: Clock, limits: AuthConfig['limits']): Limits {
  const rules = rulesOf(limits);
  const refused = new Refused();

  return {
    async take(name, subject) {
      const { most, seconds, refuse } = rules[name];
      const key = keyOf(name, subject);
      const now = clock.now();
      const until = refused.until(key, now) ?? (await count(key, now, most, seconds));
      if (until === null) return;
      refused.remember(key, until, now);
      throw refuse(Math.max(1, Math.ceil((until - now) / 1000)));
    },
    async giveBack(name, subject) {
      const key = keyOf(name, subject);
      refused.forget(key);
      await database.query({ text: GIVE_BACK, values: [key, instant(clock.now())], prepare: true });
    },
  };

  /** When the window ends, if this was one too many; else null. */
  async function count(key: string, now: number, most: number, seconds: number): Promise<number | null> {
    const { rows } = await database.query<{ points: number; expires_at: Date }>({
      text: TAKE,
      values: [key, instant(now), instant(now + seconds * 1000)],
      prepare: true,
    });
    const row = rows[0];
    return row && row.points > most ? row.expires_at.getTime() : null;
  }
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

/** A digest: of one length, and tells nothing of people. */
function keyOf(name: LimitName, subject: string): string {
  return `${name}:${createHash('sha256').update(subject).digest('base64url')}`;
}

/** Who is refused for now, so that a flood of refusals does not reach the database. */
class Refused {
  readonly #until = new Map<string, number>();

  until(key: string, now: number): number | null {
    const until = this.#until.get(key) ?? 0;
    return until > now ? until : null;
  }

  remember(key: string, until: number, now: number): void {
    if (this.#until.size >= 10_000) {
      for (const [known, end] of this.#until) if (end <= now) this.#until.delete(known);
      if (this.#until.size >= 10_000) this.#until.clear();
    }
    this.#until.set(key, until);
  }

  forget(key: string): void {
    this.#until.delete(key);
  }
}
