import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { instant } from './instant.ts';

/** Rows of one kind in one statement, so that no other work waits long. */
const AT_ONCE = 1000;

/** Statements for one kind in one sweep: what is over is gone faster than anybody can bring it about. */
const MOST_ROUNDS = 50;

interface Leftover {
  readonly table: string;
  readonly key: string;
  /** A condition in which `$1` is `seconds` ago. */
  readonly isOver: string;
  readonly seconds: number;
}

const DAY = 24 * 3600;

const LEFTOVERS: readonly Leftover[] = [
  { table: 'gateway.rate_limits', key: 'key', isOver: 'expires_at < $1', seconds: 0 },
  { table: 'auth.flow_state', key: 'id', isOver: 'created_at < $1', seconds: DAY },
  {
    table: 'auth.one_time_tokens',
    key: 'id',
    isOver: "created_at < $1::timestamptz at time zone 'utc'",
    seconds: 7 * DAY,
  },
  // A used token may come back as the one just before the current one, but not after a day.
  { table: 'auth.refresh_tokens', key: 'id', isOver: 'revoked and updated_at < $1', seconds: DAY },
  // Sessions that were ended because a token was stolen.
  {
    table: 'auth.sessions',
    key: 'id',
    isOver: `updated_at < $1
      and not exists (select from auth.refresh_tokens t where t.session_id = auth.sessions.id)`,
    seconds: DAY,
  },
  // The privacy policy names this time (privacyKept in web/public/locales/*/legal.json).
  { table: 'auth.audit_log_entries', key: 'id', isOver: 'created_at < $1', seconds: 90 * DAY },
];

/** Deletes what tokens, links and limits leave behind, and what is too old of the log of what accounts did. */
export async function sweep(database: Database, clock: Clock): Promise<void> {
  for (const { table, key, isOver, seconds } of LEFTOVERS) {
    const text = `
      delete from ${table} where ${key} in (
        select ${key} from ${table} where ${isOver} limit ${AT_ONCE} for update skip locked
      )`;
    const values = [instant(clock.now() - seconds * 1000)];
    for (let round = 0; round < MOST_ROUNDS; round++) {
      const { rowCount } = await database.query({ text, values });
      if (rowCount < AT_ONCE) break;
    }
  }
}
