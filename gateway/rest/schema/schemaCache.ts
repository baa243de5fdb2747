import type { Logger } from 'pino';
import type { Database } from '../../database/database.ts';
import { buildSchema } from './buildSchema.ts';
import { readCatalogue } from './catalogue.ts';
import { EXTRA_SEARCH_PATH, type Schema } from './schema.ts';

export interface SchemaCache {
  /** What the database has. Rejects when it was never read and cannot be now. */
  current(): Promise<Schema>;
  /** As `current`, without waiting, once it was read. */
  known(): Schema | undefined;
}

/** A burst of DDL (a migration) notifies many times; so many milliseconds are waited for the next. */
const QUIET = 50;

/**
 * Reads the schema at first use and again when `NOTIFY pgrst, 'reload schema'` asks for it or may have been missed.
 * Requests go on with what was read before until the new is there.
 */
export function createSchemaCache(
  database: Database,
  schemas: readonly string[],
  log: Logger,
): SchemaCache & { close(): void } {
  let schema: Schema | undefined;
  let reading: Promise<Schema> | undefined;
  /** How many changes were announced. */
  let changes = 0;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  async function read(): Promise<Schema> {
    const castSchemas = [...new Set(['pg_catalog', ...schemas, ...EXTRA_SEARCH_PATH])];
    for (;;) {
      const before = changes;
      const catalogue = await database.transaction((session) => readCatalogue(session, schemas, castSchemas));
      schema = buildSchema(catalogue, schemas);
      // What was announced while reading may not be in what was read.
      if (changes === before) return schema;
    }
  }

  function start(): Promise<Schema> {
    reading ??= read().finally(() => (reading = undefined));
    return reading;
  }

  function reload(): void {
    changes++;
    if (!schema || reading || isClosed) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (isClosed) return;
      start().catch((error: unknown) => {
        if (!isClosed) log.error({ err: error }, 'the schema could not be read again');
      });
    }, QUIET);
    timer.unref();
  }

  database.listen('pgrst', (payload) => {
    if (payload === null || payload === '' || payload === 'reload schema') reload();
  });

  return {
    current: async () => schema ?? start(),
    known: () => schema,
    close() {
      isClosed = true;
      clearTimeout(timer);
    },
  };
}
