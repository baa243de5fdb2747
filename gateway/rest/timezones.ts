import type { Database } from '../database/database.ts';
import { preferencesInvalid } from './errors.ts';
import type { Preferences } from './parse/preferences.ts';

export interface Timezones {
  /** The preferences without a time zone that PostgreSQL does not know. @throws HttpError 400 PGRST122 when that is strict. */
  onlyKnown(preferences: Preferences): Promise<Preferences>;
}

/** Reads PostgreSQL's time zones when one is first asked for. */
export function createTimezones(database: Database): Timezones {
  let names: Promise<ReadonlySet<string>> | undefined;

  async function read(): Promise<ReadonlySet<string>> {
    const { rows } = await database.query<{ name: string }>({
      text: 'select name from pg_catalog.pg_timezone_names',
    });
    return new Set(rows.map(({ name }) => name));
  }

  return {
    async onlyKnown(preferences) {
      const { timezone, handling } = preferences;
      if (timezone === null) return preferences;
      names ??= read().catch((error: unknown) => {
        names = undefined;
        throw error;
      });
      if ((await names).has(timezone)) return preferences;
      if (handling === 'strict') throw preferencesInvalid([`timezone=${timezone}`]);
      return { ...preferences, timezone: null };
    },
  };
}
