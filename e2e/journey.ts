/*
 * What every journey has: a server on a database of its own, and a browser whose console stays clean. Journeys speak to
 * the page as people do, by what they read and hear.
 */
import { test as base, expect, type Page } from '@playwright/test';
import { startJourneyServer, type JourneyServer } from './journeyServer.ts';

export { expect } from '@playwright/test';

interface Fixtures {
  /** The splash shows, as it does once in every browser; it has a journey of its own. */
  readonly isFirstVisit: boolean;
  /** Variables of the environment that the server is started with. */
  readonly variables: Record<string, string>;
  readonly server: JourneyServer;
  /** Another browser, of the same person or of another one. */
  readonly elsewhere: Page;
  /** What the console may say in this journey beside nothing, for those that make something fail. */
  readonly expectedErrors: RegExp[];
}

export const journey = base.extend<Fixtures>({
  isFirstVisit: [false, { option: true }],

  variables: [{}, { option: true }],

  server: async ({ variables }, use) => {
    const { JOURNEYS_SOCKET: socket, JOURNEYS_FILES: files } = process.env;
    if (!socket || !files) throw new Error('The global set-up has not run.');
    const server = await startJourneyServer(socket, files, variables);
    await use(server);
    await server.stop();
  },

  baseURL: async ({ server }, use) => {
    await use(server.url);
  },

  // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures that are needed from here
  expectedErrors: async ({}, use) => {
    await use([]);
  },

  page: async ({ page, isFirstVisit, expectedErrors }, use) => {
    if (!isFirstVisit) await skipSplash(page);
    const complaints = listen(page);
    await use(page);
    expectNone(complaints, expectedErrors);
  },

  elsewhere: async ({ browser, serviceWorkers, expectedErrors }, use) => {
    const context = await browser.newContext({ serviceWorkers });
    const page = await context.newPage();
    await skipSplash(page);
    const complaints = listen(page);
    await use(page);
    await context.close();
    expectNone(complaints, expectedErrors);
  },
});

async function skipSplash(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('splashShown', 'true'));
}

/** What Playwright says where it keeps the app from having a service worker (see playwright.config.ts). */
const BLOCKED = 'Service Worker registration blocked by Playwright';

/** Collects what a page complains of, from now on. */
function listen(page: Page): readonly string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    if (message.text() === BLOCKED) return;
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  return complaints;
}

function expectNone(complaints: readonly string[], expected: readonly RegExp[]): void {
  expect(complaints.filter((text) => !expected.some((pattern) => pattern.test(text)))).toEqual([]);
}
