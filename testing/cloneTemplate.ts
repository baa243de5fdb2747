import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { openDatabase, type Database } from '../gateway/database/database.ts';
import { connectionTo, TEST_PASSWORD, type Template } from './cluster.ts';

export interface TestDatabase {
  readonly database: Database;
  /** Sees and changes everything, for arranging and for looking behind the scenes. */
  readonly admin: pg.Pool;
  /** How to connect as the superuser. */
  readonly connection: pg.PoolConfig;
  drop(): Promise<void>;
}

/** A database of its own: a copy of a template in the cluster on that socket. */
export async function cloneTemplate(socketDirectory: string, template: Template): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await onMaintenance(socketDirectory, `create database ${name} template ${template}`);
  const connection = connectionTo(socketDirectory, name);
  const admin = new pg.Pool({ ...connection, max: 3 });
  // Dropping the database ends connections that are still open; that is no failure of the test.
  admin.on('error', () => undefined);
  const database = openDatabase({
    own: connection,
    authenticator: { ...connection, user: 'authenticator', password: TEST_PASSWORD },
    onError: () => undefined,
  });
  return {
    database,
    admin,
    connection,
    async drop() {
      await Promise.all([database.close(), admin.end()]);
      await onMaintenance(socketDirectory, `drop database ${name} with (force)`);
    },
  };
}

async function onMaintenance(socketDirectory: string, text: string): Promise<void> {
  const client = new pg.Client(connectionTo(socketDirectory, 'postgres'));
  await client.connect();
  try {
    await client.query(text);
  } finally {
    await client.end();
  }
}
