/*
 * The parts of one installation, put together from its settings: PostgreSQL (embedded or by DATABASE_URL), files, mail
 * and the gateway on them. A command that is run beside a server uses that server's PostgreSQL.
 */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type pg from 'pg';
import pino, { type Logger } from 'pino';
import { diskBlobs } from '../gateway/blobs/diskBlobs.ts';
import { systemClock } from '../gateway/clock.ts';
import { defaultConfig } from '../gateway/config.ts';
import { createGateway, type Gateway } from '../gateway/createGateway.ts';
import { openDatabase, type Database } from '../gateway/database/database.ts';
import { runningCluster, startEmbeddedCluster } from '../gateway/database/embeddedCluster.ts';
import { allowAuthenticator, migrate } from '../gateway/database/migrate.ts';
import { outbox } from '../gateway/mail/outbox.ts';
import { smtp } from '../gateway/mail/smtp.ts';
import { emailTemplates } from './emailTemplates.ts';
import { projectKeys, type ProjectKeys } from './projectKeys.ts';
import { authenticatorPassword, readSecrets } from './secrets.ts';
import type { Settings } from './settings.ts';

const MIGRATIONS = fileURLToPath(new URL('../supabase/migrations', import.meta.url));

export interface Installation extends ProjectKeys {
  readonly gateway: Gateway;
  readonly database: Database;
  readonly log: Logger;
  /** Where mail is kept when it is not sent; null with SMTP. */
  readonly outboxDirectory: string | null;
  /** Lets what is under way end, then stops everything that was started here. */
  close(): Promise<void>;
}

/** Starts what is not running yet and brings the database up to date. */
export async function openInstallation(settings: Settings): Promise<Installation> {
  const log = pino({ level: settings.logLevel });
  const secrets = await readSecrets(settings.dataDirectory, settings.jwtSecret);
  const postgresql = await openPostgresql(settings, secrets.databasePassword, log);
  try {
    await migrate(postgresql.connection, MIGRATIONS);
    const password = authenticatorPassword(secrets.jwtSecret);
    await allowAuthenticator(postgresql.connection, password);
    const database = openDatabase({
      own: postgresql.connection,
      authenticator: asAuthenticator(postgresql.connection, password),
      onError: (err) => log.error({ err }, 'a connection to PostgreSQL was lost'),
    });
    const outboxDirectory = settings.smtpUrl ? null : path.join(settings.dataDirectory, 'outbox');
    const mail = outboxDirectory
      ? outbox({ directory: outboxDirectory, from: settings.mailFrom })
      : smtp({ url: settings.smtpUrl ?? '', from: settings.mailFrom, log });
    const gateway = createGateway({
      database,
      blobs: await diskBlobs(path.join(settings.dataDirectory, 'files')),
      mail,
      clock: systemClock,
      log,
      config: {
        ...defaultConfig,
        publicUrl: settings.siteUrl,
        siteUrl: settings.siteUrl,
        jwtSecret: secrets.jwtSecret,
        trustProxy: settings.trustProxy,
        email: { ...defaultConfig.email, templates: emailTemplates },
      },
    });
    return {
      gateway,
      database,
      log,
      outboxDirectory,
      ...(await projectKeys(secrets.jwtSecret)),
      async close() {
        await gateway.close();
        await mail.close();
        await database.close();
        await postgresql.stop();
      },
    };
  } catch (error) {
    await postgresql.stop();
    throw error;
  }
}

interface Postgresql {
  readonly connection: pg.ClientConfig;
  stop(): Promise<void>;
}

async function openPostgresql(settings: Settings, password: string, log: Logger): Promise<Postgresql> {
  if (settings.databaseUrl) {
    return { connection: { connectionString: settings.databaseUrl }, stop: async () => undefined };
  }
  const directory = path.join(settings.dataDirectory, 'database');
  const running = await runningCluster(directory);
  const cluster =
    running ??
    (await startEmbeddedCluster({
      directory,
      password,
      log: (line) => log.debug({ postgresql: line }, 'postgresql'),
    }));
  return {
    connection: { host: cluster.socketDirectory, user: cluster.superuser, password, database: 'postgres' },
    stop: () => cluster.stop(),
  };
}

function asAuthenticator(connection: pg.ClientConfig, password: string): pg.ClientConfig {
  if (!connection.connectionString) return { ...connection, user: 'authenticator', password };
  const url = new URL(connection.connectionString);
  url.username = 'authenticator';
  url.password = password;
  return { connectionString: url.href };
}
