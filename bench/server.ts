import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type pg from 'pg';
import { projectKeys } from '../cli/projectKeys.ts';
import type { Secrets } from '../cli/secrets.ts';
import { runningCluster } from '../gateway/database/embeddedCluster.ts';

const COMMAND = fileURLToPath(new URL('../cli/twofold.mjs', import.meta.url));

export interface BenchServer {
  readonly url: string;
  readonly anonKey: string;
  /** Signs tokens that the server takes. */
  readonly secret: string;
  /** The superuser, beside the server. */
  readonly connection: pg.ClientConfig;
  stop(): Promise<void>;
}

/** The production server as `npm start` runs it, in a process and a folder of its own, with the starter pack. */
export async function startServer(): Promise<BenchServer> {
  const dataDirectory = await mkdtemp(path.join(tmpdir(), 'twofold-bench-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [COMMAND, 'serve'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDirectory,
      SITE_URL: url,
      NODE_ENV: 'production',
    },
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  await healthy(url);
  const secrets = JSON.parse(await readFile(path.join(dataDirectory, 'secrets.json'), 'utf8')) as Secrets;
  const cluster = await runningCluster(path.join(dataDirectory, 'database'));
  if (!cluster) throw new Error('The server runs without its PostgreSQL.');
  const { anonKey } = await projectKeys(secrets.jwtSecret);
  return {
    url,
    anonKey,
    secret: secrets.jwtSecret,
    connection: {
      host: cluster.socketDirectory,
      user: cluster.superuser,
      password: secrets.databasePassword,
      database: 'postgres',
    },
    async stop() {
      child.kill('SIGTERM');
      await ended;
      await rm(dataDirectory, { recursive: true, force: true });
    },
  };
}

async function healthy(url: string): Promise<void> {
  const deadline = Date.now() + 60_000;
  while (Date.now() < deadline) {
    const answer = await fetch(`${url}/health`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The server did not become healthy within 60 s.');
}

/** A port that nobody listens on just now. */
export async function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}
