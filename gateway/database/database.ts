/*
 * The only way to PostgreSQL. `query` and `transaction` speak as the gateway itself; `queryAs` and `transactionAs` speak
 * as the caller of a request: role, claims and request are set inside the transaction, here and nowhere else.
 */
import pg from 'pg';

import { callerSettings, type Caller, type RoleSettings } from './caller.ts';

export interface Statement {
  readonly text: string;
  readonly values?: readonly unknown[];
  /** Keep the plan for the next time: for statements whose text takes few shapes. */
  readonly prepare?: boolean;
}

export interface Result<Row> {
  readonly rows: Row[];
  readonly rowCount: number;
}

export interface Session {
  query<Row = Record<string, unknown>>(statement: Statement): Promise<Result<Row>>;
}

export interface CallOptions {
  /** The transaction refuses to write (PostgreSQL's 25006). */
  readonly readOnly?: boolean;
}

export interface Database extends Session {
  transaction<T>(work: (session: Session) => Promise<T>): Promise<T>;
  /** One statement as the caller, in a transaction of its own and one round trip. */
  queryAs<Row = Record<string, unknown>>(
    caller: Caller,
    statement: Statement,
    options?: CallOptions,
  ): Promise<Result<Row>>;
  transactionAs<T>(caller: Caller, work: (session: Session) => Promise<T>, options?: CallOptions): Promise<T>;
  /** Calls `heard` with the payload of each NOTIFY on `channel`, and with null whenever notifications may have been missed. */
  listen(channel: string, heard: (payload: string | null) => void): void;
  /** Rejects when PostgreSQL cannot be asked. */
  ping(): Promise<void>;
  /** Waits for the statements under way. */
  close(): Promise<void>;
}

export interface DatabaseOptions {
  /** The gateway's own login. */
  own: pg.PoolConfig;
  /** The login that may only become a caller's role (`authenticator`). */
  authenticator: pg.PoolConfig;
  onError: (error: Error) => void;
}

/** So many texts are kept prepared on a connection; shapes beyond them are planned each time. */
const MOST_PREPARED = 500;

/** PostgreSQL's numbers for the types that are read otherwise than the driver would. */
const INT8 = 20;
const DATE = 1082;

/** Dates stay the text that PostgreSQL writes; counts become numbers (they stay below 2^53). */
const types = new pg.TypeOverrides();
types.setTypeParser(DATE, String);
types.setTypeParser(INT8, Number);

/** Connects lazily; `ping` tells whether it works. */
export function openDatabase({ own, authenticator, onError }: DatabaseOptions): Database {
  const ownPool = new pg.Pool({ max: 5, ...own, types });
  // Statements of one transaction are sent together instead of each waiting for the answer to the one before.
  const callerPool = new pg.Pool({ max: 20, ...authenticator, types, pipeline: true });
  for (const pool of [ownPool, callerPool]) {
    pool.on('error', onError);
    // A connection that is lost while it is used fails the statement under way; its own event, unheard, would end us.
    pool.on('connect', (client) => client.on('error', () => undefined));
  }
  const prepared = new Map<string, string>();
  const listeners: { stop(): void }[] = [];
  let roleSettings: Promise<RoleSettings> | undefined;

  function toConfig({ text, values, prepare }: Statement): pg.QueryConfig {
    const config: pg.QueryConfig = { text };
    if (values) config.values = [...values];
    if (!prepare) return config;
    let name = prepared.get(text);
    if (!name && prepared.size < MOST_PREPARED) prepared.set(text, (name = `s${prepared.size}`));
    return name ? { ...config, name } : config;
  }

  async function ask<Row>(client: pg.ClientBase | pg.Pool, statement: Statement): Promise<Result<Row>> {
    const { rows, rowCount } = await client.query(toConfig(statement));
    return { rows: rows as Row[], rowCount: rowCount ?? 0 };
  }

  async function settingsFor(caller: Caller): Promise<Statement> {
    roleSettings ??= readRoleSettings(ownPool).catch((error: unknown) => {
      roleSettings = undefined;
      throw error;
    });
    return callerSettings(caller, await roleSettings);
  }

  async function inTransaction<T>(pool: pg.Pool, begin: Statement[], work: (session: Session) => Promise<T>) {
    const client = await pool.connect();
    let broken: Error | undefined;
    try {
      // Not awaited one by one: on a pipelining connection they leave together with the first statement of `work`.
      const opened = Promise.all(begin.map((statement) => ask(client, statement)));
      opened.catch(() => undefined);
      const result = await work({ query: async (statement) => (await opened, ask(client, statement)) });
      await opened;
      await client.query('commit');
      return result;
    } catch (error) {
      await client.query('rollback').catch((cause: unknown) => {
        broken = cause instanceof Error ? cause : new Error(String(cause));
      });
      throw error;
    } finally {
      client.release(broken);
    }
  }

  return {
    query: (statement) => ask(ownPool, statement),
    transaction: (work) => inTransaction(ownPool, [{ text: 'begin' }], work),

    async queryAs<Row>(caller: Caller, statement: Statement, options: CallOptions = {}) {
      const settings = await settingsFor(caller);
      const client = await callerPool.connect();
      const [, set, asked, committed] = await Promise.allSettled([
        client.query(begin(options)),
        ask(client, settings),
        ask<Row>(client, statement),
        client.query('commit'),
      ]);
      client.release(isConnectionLoss(committed));
      if (set.status === 'rejected') throw set.reason;
      if (asked.status === 'rejected') throw asked.reason;
      // What is checked last (deferred constraints) fails here, and then nothing was kept.
      if (committed.status === 'rejected') throw committed.reason;
      return asked.value;
    },

    async transactionAs(caller, work, options = {}) {
      return inTransaction(callerPool, [{ text: begin(options) }, await settingsFor(caller)], work);
    },

    listen(channel, heard) {
      listeners.push(listenOn(own, channel, heard, onError));
    },

    async ping() {
      await ask(ownPool, { text: 'select 1' });
    },

    async close() {
      for (const listener of listeners) listener.stop();
      await Promise.all([ownPool.end(), callerPool.end()]);
    },
  };
}

function begin({ readOnly }: CallOptions): string {
  return readOnly ? 'begin read only' : 'begin';
}

/** An error that PostgreSQL itself reports leaves the connection usable; any other does not. */
function isConnectionLoss(outcome: PromiseSettledResult<unknown>): boolean {
  return outcome.status === 'rejected' && !(outcome.reason instanceof pg.DatabaseError);
}

/** The settings that hold for a role's logins (`alter role anon set statement_timeout`), by role. */
async function readRoleSettings(pool: pg.Pool): Promise<RoleSettings> {
  const { rows } = await pool.query<{ role: string; setting: string }>(
    `select rolname as role, unnest(rolconfig) as setting from pg_catalog.pg_roles where rolconfig is not null`,
  );
  const settings = new Map<string, Record<string, string>>();
  for (const { role, setting } of rows) {
    const equals = setting.indexOf('=');
    settings.set(role, { ...settings.get(role), [setting.slice(0, equals)]: setting.slice(equals + 1) });
  }
  return settings;
}

/** LISTEN needs a connection of its own; a lost one is made again. */
function listenOn(
  config: pg.ClientConfig,
  channel: string,
  heard: (payload: string | null) => void,
  onError: (error: Error) => void,
): { stop(): void } {
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;

  function failed(error: Error): void {
    if (!stopped) onError(error);
  }

  function again(): void {
    if (stopped || timer) return;
    timer = setTimeout(() => {
      timer = undefined;
      void connect();
    }, 1000);
    timer.unref();
  }

  async function connect(): Promise<void> {
    const next = new pg.Client(config);
    client = next;
    next.on('notification', ({ payload }) => heard(payload ?? ''));
    next.on('error', failed);
    next.on('end', again);
    try {
      await next.connect();
      await next.query(`listen ${next.escapeIdentifier(channel)}`);
      heard(null);
    } catch (error) {
      failed(error instanceof Error ? error : new Error(String(error)));
      await next.end().catch(() => undefined);
      again();
    }
  }

  void connect();
  return {
    stop() {
      stopped = true;
      clearTimeout(timer);
      void client?.end().catch(() => undefined);
    },
  };
}
