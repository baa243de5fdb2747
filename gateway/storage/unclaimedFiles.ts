/*
 * Files that no object claims (gateway.unclaimed_files): announced before they are written, claimed by the transaction
 * that makes their object, given up by the one that replaces or deletes it. Whatever fails, and wherever the server
 * stops, what is left over is known here and removed.
 */
import type { Database } from '../database/database.ts';
import type { Parts } from '../http/environment.ts';

type Cleaning = Pick<Parts, 'database' | 'blobs' | 'log'>;

/** So many at a time, so that nothing waits long. */
const AT_ONCE = 1000;

/** Announces a file that is about to be written. */
export async function announceFile(database: Database, version: string): Promise<void> {
  await database.query({
    text: 'insert into gateway.unclaimed_files (version) values ($1)',
    values: [version],
    prepare: true,
  });
}

/**
 * Removes those of the files that no object claims. It does not fail: what cannot be removed now is left to `sweepFiles`.
 * @returns whether all of them are gone.
 */
export async function removeUnclaimed(
  { database, blobs, log }: Cleaning,
  versions: readonly string[],
): Promise<boolean> {
  try {
    for (let start = 0; start < versions.length; start += AT_ONCE) {
      // `for update` waits for a transaction that is just claiming one of them, should nobody know how it ended.
      const { rows } = await database.query<{ version: string }>({
        text: 'select version from gateway.unclaimed_files where version = any ($1) for update',
        values: [versions.slice(start, start + AT_ONCE)],
        prepare: true,
      });
      const unclaimed = rows.map(({ version }) => version);
      await blobs.remove(unclaimed);
      await database.query({
        text: 'delete from gateway.unclaimed_files where version = any ($1)',
        values: [unclaimed],
        prepare: true,
      });
    }
    return true;
  } catch (err) {
    log.error({ err }, 'files could not be removed yet');
    return false;
  }
}

/** Removes what has been unclaimed for a day: no upload takes that long. */
export async function sweepFiles(parts: Cleaning): Promise<void> {
  for (let isMore = true; isMore;) {
    const { rows } = await parts.database.query<{ version: string }>({
      text: `
        select version from gateway.unclaimed_files where since < now() - interval '1 day'
        order by since limit ${AT_ONCE}`,
    });
    const isDone = await removeUnclaimed(
      parts,
      rows.map(({ version }) => version),
    );
    isMore = isDone && rows.length === AT_ONCE;
  }
}
