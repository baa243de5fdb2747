/*
 * How often something happened of late. The counts are kept in the database, so that several gateways share them; time is
 * the gateway's clock. A count begins with the first event and starts anew when its window is over.
 */
import { createHash } from 'node:crypto';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';

/** How much is too much. */
export interface Most {
  readonly most: number;
  /** The length of the window. */
  readonly seconds: number;
}

export interface Counts {
  /** Counts one more of that kind for that subject; when that is one too many, answers in how many seconds it is not. */
  take(kind: string, subject: string, limit: Most): Promise<number | null>;
  /** Takes back what `take` counted. */
  giveBack(kind: string, subject: string): Promise<void>;
}

const TAKE = `
  insert into gateway.rate_limits as l (key, points, expires_at) values ($1, 1, $3)
  on conflict (key) do update set
    points = case when l.expires_at <= $2 then 1 else l.points + 1 end,
    expires_at = case when l.expires_at <= $2 then excluded.expires_at else l.expires_at end
  returning points, expires_at`;

const GIVE_BACK = `
  update gateway.rate_limits set points = points - 1 where key = $1 and points > 0 and expires_at > $2`;

export function createCounts(database: Database, clock: Clock): Counts {
  const refused = new Refused();

  return {
    async take(kind, subject, { most, seconds }) {
      const key = keyOf(kind, subject);
      const now = clock.now();
      const until = refused.until(key, now) ?? (await count(key, now, most, seconds));
      if (until === null) return null;
      refused.remember(key, until, now);
      return Math.max(1, Math.ceil((until - now) / 1000));
    },
    async giveBack(kind, subject) {
      const key = keyOf(kind, subject);
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

function instant(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}

/** A digest: of one length, and tells nothing of people. */
function keyOf(kind: string, subject: string): string {
  return `${kind}:${createHash('sha256').update(subject).digest('base64url')}`;
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
