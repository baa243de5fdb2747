/*
 * One PostgreSQL for the whole run of tests, started before them; `createTestDatabase` clones a prepared template, so
 * that each test file has a database of its own at the price of a file copy.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startEmbeddedCluster, type EmbeddedCluster } from '../gateway/database/embeddedCluster.ts';
import { allowAuthenticator, migrate } from '../gateway/database/migrate.ts';

const MIGRATIONS = fileURLToPath(new URL('../supabase/migrations', import.meta.url));

/** For the duration of a test run, on a socket that only this user can open. */
export const TEST_PASSWORD = 'test';

export type Template = 'platform' | 'twofold';

declare module 'vitest' {
  interface ProvidedContext {
    /** Directory of the test cluster's socket. */
    socketDirectory: string;
  }
}

export function connectionTo(socketDirectory: string, database: string): pg.ClientConfig & pg.PoolConfig {
  return { host: socketDirectory, user: 'supabase_admin', password: TEST_PASSWORD, database };
}

/** Vitest's global set-up: the cluster and its two templates, with and without the game's migrations. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const directory = await mkdtemp(path.join(tmpdir(), 'twofold-test-'));
  const cluster = await startTestCluster(directory);
  const tearDown = async () => {
    await cluster.stop();
    await rm(directory, { recursive: true, force: true });
  };
  try {
    await prepareTemplate(cluster.socketDirectory, 'platform');
    await prepareTemplate(cluster.socketDirectory, 'twofold');
  } catch (error) {
    await tearDown();
    throw error;
  }
  project.provide('socketDirectory', cluster.socketDirectory);
  return tearDown;
}

/** A cluster that loses everything in a power cut, which is fine for what is thrown away afterwards. */
export function startTestCluster(directory: string): Promise<EmbeddedCluster> {
  const settings = {
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    max_connections: '300',
  };
  return startEmbeddedCluster({ directory, password: TEST_PASSWORD, settings });
}

/** Makes the database that `cloneTemplate` copies. Roles belong to the cluster: the first template makes them. */
export async function prepareTemplate(socketDirectory: string, name: Template): Promise<void> {
  const client = new pg.Client(connectionTo(socketDirectory, 'postgres'));
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  await migrate(connectionTo(socketDirectory, name), name === 'twofold' ? MIGRATIONS : undefined);
  await allowAuthenticator(connectionTo(socketDirectory, name), TEST_PASSWORD);
}
