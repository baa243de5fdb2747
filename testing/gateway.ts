import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import pino from 'pino';
import WebSocket from 'ws';
import { memoryBlobs } from './memoryBlobs.ts';
import { createTestDatabase, type TestDatabase } from './database.ts';
import type { Template } from './cluster.ts';
import { emailTemplates } from '../cli/emailTemplates.ts';
import type { Blobs } from '../gateway/blobs/blobs.ts';
import { defaultConfig, type GatewayConfig } from '../gateway/config.ts';
import { createGateway, type Gateway } from '../gateway/createGateway.ts';
import { createApiKey } from '../gateway/http/tokens.ts';
import type { Mail, Message } from '../gateway/mail/mail.ts';

export const TEST_URL = 'http://twofold.test';
/** Signs the tokens of a test gateway. */
export const TEST_SECRET = 'a-secret-for-tests-that-is-long-enough-for-hs256';

export interface TestGateway extends TestDatabase {
  readonly gateway: Gateway;
  readonly anonKey: string;
  readonly serviceKey: string;
  /** What was mailed, oldest first. */
  readonly mails: Message[];
  /** Moves the clock of the gateway (not of PostgreSQL) forward. */
  advance(milliseconds: number): void;
  /** As `fetch`, answered by the gateway without a socket; paths are relative to it. */
  fetch(path: string | URL | Request, init?: RequestInit): Promise<Response>;
  /** The unmodified client; with the service key when asked. */
  client(key?: 'anon' | 'service'): SupabaseClient;
}

export interface TestGatewayOptions {
  template?: Template;
  config?: Partial<GatewayConfig>;
  /** Where files are kept; in memory unless given. */
  blobs?: Blobs;
  /** Called with each line of the log, parsed. */
  onLog?: (line: Record<string, unknown>) => void;
  /** Where mails go instead of `mails`. */
  mail?: Mail;
  /** Called for each mail before it is kept; throw to be a mail server that is down. */
  onMail?: (message: Message) => void;
}

/** A gateway in this process on a database of its own. */
export async function createTestGateway(options: TestGatewayOptions = {}): Promise<TestGateway> {
  const test = await createTestDatabase(options.template ?? 'twofold');
  const mails: Message[] = [];
  let offset = 0;
  const clock = { now: () => Date.now() + offset };
  const config: GatewayConfig = {
    ...defaultConfig,
    publicUrl: TEST_URL,
    siteUrl: 'http://site.test',
    jwtSecret: TEST_SECRET,
    email: { ...defaultConfig.email, templates: emailTemplates },
    // The cheapest that bcrypt allows: tests hash often.
    ...options.config,
    auth: { ...defaultConfig.auth, bcryptCost: 4, ...options.config?.auth },
  };
  const gateway = createGateway({
    database: test.database,
    blobs: options.blobs ?? memoryBlobs(),
    mail: options.mail ?? {
      async send(message) {
        options.onMail?.(message);
        mails.push(message);
      },
      close: async () => undefined,
    },
    clock,
    config,
    log: testLog(options),
  });
  const anonKey = await createApiKey(TEST_SECRET, 'anon', clock.now());
  const serviceKey = await createApiKey(TEST_SECRET, 'service_role', clock.now());
  const fetch = async (path: string | URL | Request, init?: RequestInit) =>
    gateway.fetch(path instanceof Request ? path : new Request(new URL(path, TEST_URL), init));
  return {
    ...test,
    gateway,
    anonKey,
    serviceKey,
    mails,
    advance: (milliseconds) => void (offset += milliseconds),
    fetch,
    client: (key = 'anon') =>
      createClient(TEST_URL, key === 'anon' ? anonKey : serviceKey, {
        global: { fetch },
        auth: { autoRefreshToken: false, persistSession: false, detectSessionInUrl: false },
        // Node 20 has no WebSocket of its own, and the client asks for one even when it is not used.
        realtime: { transport: WebSocket as never },
      }),
    async drop() {
      await gateway.close();
      await test.drop();
    },
  };
}

function testLog({ onLog }: TestGatewayOptions): pino.Logger {
  if (!onLog) return pino({ level: process.env['LOG_LEVEL'] ?? 'silent' });
  return pino({ level: 'debug' }, { write: (line) => onLog(JSON.parse(line) as Record<string, unknown>) });
}
