/*
 * What every journey has: a server on a database of its own, and a browser whose console stays clean. Journeys speak to
 * the page as people do, by what they read and hear.
 */
import { test as base, expect, type Page } from '@playwright/test';
import { startJourneyServer, type JourneyServer } from './journeyServer.ts';

export { expect } from '@playwright/test';

interface Fixtures {
  readonly server: JourneyServer;
  /** What the console may say in this journey beside nothing, for those that make something fail. */
  readonly expectedErrors: RegExp[];
}

export const journey = base.extend<Fixtures>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures that are needed from here
  server: async ({}, use) => {
    const { JOURNEYS_SOCKET: socket, JOURNEYS_FILES: files } = process.env;
    if (!socket || !files) throw new Error('The global set-up has not run.');
    const server = await startJourneyServer(socket, files);
    await use(server);
    await server.stop();
  },

  baseURL: async ({ server }, use) => {
    await use(server.url);
  },

  // eslint-disable-next-line no-empty-pattern -- as above
  expectedErrors: async ({}, use) => {
    await use([]);
  },

  page: async ({ page, expectedErrors }, use) => {
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(String(error)));
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
    });
    await use(page);
    expect(complaints.filter((text) => !expectedErrors.some((expected) => expected.test(text)))).toEqual([]);
  },
});

/** Past the splash, which has a journey of its own. */
export async function skipSplash(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('splashShown', 'true'));
}
