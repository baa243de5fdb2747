/*
 * People on a test database, each speaking to it as the gateway would on their behalf. They live where it is about noon,
 * so that no test meets midnight.
 */
import { randomUUID } from 'node:crypto';
import type { Caller } from '../gateway/database/caller.ts';
import type { TestDatabase } from './database.ts';

export interface Actor {
  /** The account's id; a visitor's is the id that the browser keeps. */
  readonly id: string;
  readonly email: string | null;
  /** One statement of theirs. */
  query<Row = Record<string, unknown>>(text: string, values?: unknown[], place?: Place): Promise<Row[]>;
  /** Calls a function of `public` with named arguments; objects are sent as JSON. */
  rpc<Answer = unknown>(name: string, args?: Record<string, unknown>, place?: Place): Promise<Answer>;
}

interface Place {
  /** An IANA name; null sends none. */
  readonly timeZone: string | null;
}

export interface Actors {
  visitor(): Actor;
  /** Somebody with a new account. */
  player(username?: string, account?: Account): Promise<Actor>;
  /** Somebody who may publish puzzles. */
  operator(): Promise<Actor>;
  /** A server with the service key. */
  readonly service: Actor;
}

interface Account {
  readonly email?: string;
  readonly isConfirmed?: boolean;
  readonly metadata?: Record<string, unknown>;
}

/** The zone in which it is between noon and one o'clock. */
function noonZone(): string {
  const ahead = 12 - new Date().getUTCHours();
  // Etc counts the other way round: Etc/GMT-2 is two hours ahead of UTC.
  return ahead === 0 ? 'UTC' : `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`;
}

/** Today's date where it is noon, moved by whole days: `YYYY-MM-DD`. */
export function day(offset = 0): string {
  const noon = new Date();
  noon.setUTCHours(12, 0, 0, 0);
  noon.setUTCDate(noon.getUTCDate() + offset);
  return noon.toISOString().slice(0, 10);
}

export function actors(test: TestDatabase): Actors {
  async function account(
    { email = `${randomUUID()}@players.test`, isConfirmed = true, metadata = {} }: Account,
    appMetadata: Record<string, unknown> = {},
  ): Promise<Actor> {
    const id = randomUUID();
    await test.admin.query(
      `insert into auth.users (id, aud, role, email, email_confirmed_at, raw_app_meta_data, raw_user_meta_data)
       values ($1, 'authenticated', 'authenticated', $2, $3, $4, $5)`,
      [id, email, isConfirmed ? new Date() : null, appMetadata, metadata],
    );
    const claims = {
      sub: id,
      role: 'authenticated',
      email,
      app_metadata: appMetadata,
      user_metadata: metadata,
    };
    return actor(test, { role: 'authenticated', claims }, id, email);
  }
  return {
    visitor: () => actor(test, { role: 'anon', claims: { role: 'anon' } }, randomUUID(), null),
    player: (username = 'Player', { metadata, ...rest } = {}) =>
      account({ ...rest, metadata: { username, ...metadata } }),
    operator: () => account({ metadata: { username: 'Operator' } }, { role: 'operator' }),
    service: actor(test, { role: 'service_role', claims: { role: 'service_role' } }, randomUUID(), null),
  };
}

function actor(
  { database }: TestDatabase,
  who: Pick<Caller, 'role' | 'claims'>,
  id: string,
  email: string | null,
): Actor {
  async function query<Row>(text: string, values: unknown[] = [], place: Place = { timeZone: noonZone() }) {
    const headers: Record<string, string> = place.timeZone === null ? {} : { 'x-time-zone': place.timeZone };
    const caller: Caller = { ...who, request: { method: 'POST', path: '/', headers } };
    const { rows } = await database.queryAs<Row>(caller, { text, values });
    return rows;
  }
  return {
    id,
    email,
    query,
    async rpc<Answer>(name: string, args: Record<string, unknown> = {}, place?: Place) {
      const named = Object.keys(args).map((argument, index) => `${argument} => $${index + 1}`);
      const values = Object.values(args).map((value) =>
        typeof value === 'object' && value !== null ? JSON.stringify(value) : value,
      );
      const rows = await query<{ answer: Answer }>(
        `select public.${name}(${named.join(', ')}) as answer`,
        values,
        place,
      );
      return rows[0]?.answer as Answer;
    },
  };
}
