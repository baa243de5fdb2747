import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';

/** What a Supabase project has before anybody's own migrations: roles, `auth`, `storage`. */
const PLATFORM = fileURLToPath(new URL('./platform', import.meta.url));

/** One at a time, also when several gateways start on one database. */
const MIGRATION_LOCK = 7_170_000_000_001n;

/**
 * Brings the database up to date: first Supabase's own objects, then the migrations in `folder` (if any), each file in a
 * transaction of its own, in the order of their names. The second run as the role `postgres`, which is no superuser, and
 * are noted where the Supabase CLI notes them.
 * @returns the versions that were applied now.
 * @throws Error naming the file that failed; earlier files stay applied.
 */
export async function migrate(connection: pg.ClientConfig, folder?: string): Promise<string[]> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const platform = await apply(client, PLATFORM, 'gateway_platform');
    if (!folder) return platform;
    return [...platform, ...(await apply(client, folder, 'supabase_migrations', 'postgres'))];
  } finally {
    await client.end();
  }
}

async function apply(client: pg.Client, folder: string, schema: string, role?: string): Promise<string[]> {
  await client.query(`
    create schema if not exists ${schema};
    create table if not exists ${schema}.schema_migrations (version text primary key, statements text[], name text);
  `);
  const { rows } = await client.query<{ version: string }>(`select version from ${schema}.schema_migrations`);
  const done = new Set(rows.map(({ version }) => version));
  const applied: string[] = [];
  for (const file of (await readdir(folder)).sort()) {
    const [, version, name] = /^(\d{14})_(.+)\.sql$/.exec(file) ?? [];
    if (!version || !name || done.has(version)) continue;
    const text = await readFile(path.join(folder, file), 'utf8');
    await applyOne(client, file, text, role, `insert into ${schema}.schema_migrations values ($1, $2, $3)`, [
      version,
      [text],
      name,
    ]);
    applied.push(version);
  }
  return applied;
}

async function applyOne(
  client: pg.Client,
  file: string,
  text: string,
  role: string | undefined,
  note: string,
  values: unknown[],
): Promise<void> {
  try {
    await client.query(`begin; ${role ? `set local role ${role};` : ''}`);
    await client.query(text);
    await client.query('reset role');
    await client.query(note, values);
    await client.query('commit');
  } catch (cause) {
    await client.query('rollback');
    throw new Error(
      `The migration ${file} failed: ${cause instanceof Error ? cause.message : String(cause)}`,
      { cause },
    );
  }
}

/** Lets the gateway log in as `authenticator`, the login that may only become a caller's role. */
export async function allowAuthenticator(connection: pg.ClientConfig, password: string): Promise<void> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    await client.query(`alter role authenticator with login password ${client.escapeLiteral(password)}`);
  } finally {
    await client.end();
  }
}
