import { expect } from 'vitest';
import type { TestDatabase } from '../../testing/database.ts';

/** Resolves when so many connections to the database wait for a lock. */
export async function untilWaiting({ admin }: TestDatabase, count: number): Promise<void> {
  await expect
    .poll(
      async () => {
        const { rows } = await admin.query<{ count: number }>(
          `select count(*)::int from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        );
        return rows[0]?.count;
      },
      { timeout: 10_000, interval: 20 },
    )
    .toBe(count);
}
