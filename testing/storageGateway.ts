import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createAdaptorServer } from '@hono/node-server';
import pino from 'pino';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import WebSocket from 'ws';
import { createTestGateway, TEST_SECRET, TEST_URL, type TestGateway } from './gateway.ts';
import type { Blobs } from '../gateway/blobs/blobs.ts';
import { diskBlobs } from '../gateway/blobs/diskBlobs.ts';
import { systemClock } from '../gateway/clock.ts';
import { defaultConfig } from '../gateway/config.ts';
import { createGateway } from '../gateway/createGateway.ts';
import { createTokens } from '../gateway/http/tokens.ts';

type StorageClient = SupabaseClient['storage'];
type Body = NonNullable<RequestInit['body']>;

/** Somebody with an account, as far as storage is concerned: a token. */
export interface Person {
  readonly id: string;
  readonly token: string;
  readonly storage: StorageClient;
}

/** An answer as it went over the wire. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  /** Parsed where it is JSON. */
  readonly body: unknown;
}

export interface Asked {
  /** The bearer token; nobody's when absent. */
  readonly as?: string;
  readonly headers?: Record<string, string>;
  /** Objects are sent as JSON. */
  readonly body?: Body | object;
}

export interface StorageGateway extends TestGateway {
  readonly anon: StorageClient;
  readonly service: StorageClient;
  person(): Promise<Person>;
  /** A request to `/storage/v1` without Supabase's client. */
  ask(method: string, path: string, asked?: Asked): Promise<Answer>;
  /** How many files are kept, finished or not. */
  countFiles(): Promise<number>;
  /** Lines that were logged as errors. */
  readonly errors: Record<string, unknown>[];
  /** Another server starts on the same database and files, and stops again. */
  restart(): Promise<void>;
  /** The same gateway on a socket, until the test gateway is dropped. */
  listen(): Promise<string>;
}

export interface StorageGatewayOptions {
  /** Largest file, in bytes. */
  readonly fileSizeLimit?: number;
  /** Puts something between storage and the files. */
  readonly wrap?: (blobs: Blobs) => Blobs;
}

/** A gateway for tests of storage: without the game's tables, with its files on disk. */
export async function createStorageGateway(options: StorageGatewayOptions = {}): Promise<StorageGateway> {
  const directory = await mkdtemp(path.join(tmpdir(), 'twofold-files-'));
  const disk = await diskBlobs(directory);
  const blobs = options.wrap?.(disk) ?? disk;
  const errors: Record<string, unknown>[] = [];
  const gateway = await createTestGateway({
    template: 'platform',
    blobs,
    config: { storage: { fileSizeLimit: options.fileSizeLimit ?? defaultConfig.storage.fileSizeLimit } },
    onLog: (line) => {
      if (Number(line['level']) >= 50) errors.push(line);
    },
  });
  const servers: Server[] = [];
  return {
    ...gateway,
    errors,
    anon: gateway.client().storage,
    service: gateway.client('service').storage,
    person: async () => createPerson(gateway),
    ask: async (method, path, asked) => ask(gateway, method, path, asked),
    countFiles: async () => {
      const entries = await readdir(directory, { recursive: true, withFileTypes: true });
      return entries.filter((entry) => entry.isFile()).length;
    },
    async restart() {
      const again = createGateway({
        database: gateway.database,
        blobs,
        mail: { send: async () => undefined, close: async () => undefined },
        clock: systemClock,
        config: { ...defaultConfig, publicUrl: TEST_URL, siteUrl: TEST_URL, jwtSecret: TEST_SECRET },
        log: pino({ level: 'silent' }),
      });
      await again.close();
    },
    async listen() {
      const server = createAdaptorServer({ fetch: (request) => gateway.gateway.fetch(request) }) as Server;
      servers.push(server);
      await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
      return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    },
    async drop() {
      for (const server of servers) {
        server.closeAllConnections();
        server.close();
      }
      await gateway.drop();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

async function createPerson(gateway: TestGateway): Promise<Person> {
  const id = randomUUID();
  const exp = Math.floor(Date.now() / 1000) + 3600;
  const token = await createTokens(TEST_SECRET).sign({ sub: id, role: 'authenticated', exp });
  const client = createClient(TEST_URL, gateway.anonKey, {
    global: {
      fetch: async (...request) => gateway.fetch(...request),
      headers: { Authorization: `Bearer ${token}` },
    },
    auth: { autoRefreshToken: false, persistSession: false, detectSessionInUrl: false },
    // Node 20 has no WebSocket of its own, and the client asks for one even when it is not used.
    realtime: { transport: WebSocket as never },
  });
  return { id, token, storage: client.storage };
}

async function ask(
  gateway: TestGateway,
  method: string,
  path: string,
  { as, headers = {}, body }: Asked = {},
): Promise<Answer> {
  const isPlain = typeof body === 'object' && Object.getPrototypeOf(body) === Object.prototype;
  const answer = await gateway.fetch(`/storage/v1${path}`, {
    method,
    headers: { ...(as && { authorization: `Bearer ${as}` }), ...headers },
    ...(body !== undefined && { body: isPlain ? JSON.stringify(body) : (body as Body) }),
    ...(body instanceof ReadableStream && { duplex: 'half' }),
  });
  const text = await answer.text();
  return { status: answer.status, headers: answer.headers, body: parsed(text) };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
