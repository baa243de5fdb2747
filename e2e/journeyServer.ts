import type { AddressInfo } from 'node:net';
import pino from 'pino';
import { createBackend } from '../cli/backend.ts';
import { emailTemplates } from '../cli/emailTemplates.ts';
import { listen } from '../cli/listen.ts';
import { projectKeys } from '../cli/projectKeys.ts';
import { readSettings } from '../cli/settings.ts';
import { createSite, type SiteConfig } from '../cli/site.ts';
import { publishStarterPack } from '../cli/starterPack.ts';
import { addDays, PREVIOUS_DAYS_LIMIT } from '../game/days.ts';
import { diskBlobs } from '../gateway/blobs/diskBlobs.ts';
import { systemClock } from '../gateway/clock.ts';
import { defaultConfig } from '../gateway/config.ts';
import { createGateway, type Gateway } from '../gateway/createGateway.ts';
import { openDatabase } from '../gateway/database/database.ts';
import type { Message } from '../gateway/mail/mail.ts';
import { cloneTemplate, type TestDatabase } from '../testing/cloneTemplate.ts';
import { connectionTo, prepareTemplate, TEST_PASSWORD } from '../testing/cluster.ts';
import { TIME_ZONE } from './timeZone.ts';

const SECRET = 'a-secret-for-journeys-that-is-long-enough-for-hs256';
const log = pino({ level: process.env['LOG_LEVEL'] ?? 'silent' });

interface PostOffice {
  isClosed: boolean;
}

export interface JourneyServer extends TestDatabase {
  readonly url: string;
  /** The key that lets anybody in. */
  readonly anonKey: string;
  /** What was mailed, oldest first. */
  readonly mails: Message[];
  /** While it is closed, no mail can be handed over. */
  readonly postOffice: PostOffice;
  /** Serves another build of the web app from now on. */
  deploy(build: string): Promise<void>;
  stop(): Promise<void>;
}

/** The whole product on a database of its own, as `npm start` serves it, on a port of its own. */
export async function startJourneyServer(
  socketDirectory: string,
  files: string,
  variables: Record<string, string> = {},
): Promise<JourneyServer> {
  const { languages, operator } = readSettings(variables);
  const test = await cloneTemplate(socketDirectory, 'twofold');
  const mails: Message[] = [];
  const postOffice: PostOffice = { isClosed: false };
  const answering: Parameters<typeof listen>[1] = {};
  const server = await listen({ host: '127.0.0.1', port: 0 }, answering);
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const gateway = await gatewayOn(test.database, files, url, mails, postOffice);
  const { anonKey } = await projectKeys(SECRET);
  const config: SiteConfig = { apiUrl: '/', anonKey, languages, operator };
  answering.parts = { gateway, site: await createSite(config) };
  return {
    ...test,
    url,
    anonKey,
    mails,
    postOffice,
    async deploy(build) {
      answering.parts = { gateway, site: await createSite(config, build) };
    },
    async stop() {
      server.close();
      server.closeAllConnections();
      await gateway.close();
      await test.drop();
    },
  };
}

/**
 * Days on which journeys find puzzles, counted from today: those around it, for today may end while they run, and the
 * last ones that can be gone back to. Publishing all the days between would take longer than many a journey.
 */
const DAYS = [-PREVIOUS_DAYS_LIMIT - 1, -PREVIOUS_DAYS_LIMIT, -2, -1, 0, 1, 2];

/** The template that journeys clone: migrated, with some days of the starter pack. */
export async function prepareStarterTemplate(socketDirectory: string, files: string): Promise<void> {
  await prepareTemplate(socketDirectory, 'twofold');
  const connection = connectionTo(socketDirectory, 'twofold');
  const database = openDatabase({
    own: connection,
    authenticator: { ...connection, user: 'authenticator', password: TEST_PASSWORD },
    onError: () => undefined,
  });
  const url = 'http://twofold.test';
  const today = new Intl.DateTimeFormat('sv', { timeZone: TIME_ZONE }).format(new Date());
  const gateway = await gatewayOn(database, files, url, []);
  const { serviceKey } = await projectKeys(SECRET);
  const fetch = async (input: string | URL | Request, init?: RequestInit) =>
    gateway.fetch(new Request(input, init));
  await publishStarterPack(
    { publisher: createBackend({ url, serviceKey, fetch }), database },
    DAYS.map((offset) => addDays(today, offset)),
  );
  await gateway.close();
  await database.close();
}

async function gatewayOn(
  database: TestDatabase['database'],
  files: string,
  url: string,
  mails: Message[],
  postOffice: PostOffice = { isClosed: false },
): Promise<Gateway> {
  return createGateway({
    database,
    blobs: await diskBlobs(files),
    mail: {
      async send(message) {
        if (postOffice.isClosed) throw new Error('The post office is closed.');
        mails.push(message);
      },
      close: async () => undefined,
    },
    clock: systemClock,
    log,
    config: {
      ...defaultConfig,
      publicUrl: url,
      siteUrl: url,
      jwtSecret: SECRET,
      auth: { ...defaultConfig.auth, bcryptCost: 4 },
      email: { ...defaultConfig.email, templates: emailTemplates },
    },
  });
}
