import { defineConfig } from '@playwright/test';
import { TIME_ZONE } from './e2e/timeZone.ts';

/** Set by `npm test`; alone, the system's Chromium. */
const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.journey.ts',
  globalSetup: './e2e/globalSetup.ts',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    locale: 'en-US',
    timezoneId: TIME_ZONE,
    // Films cost a third of a journey's time; what was on the page and in the console tells as much.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: true },
    // What a worker fetches, a journey can neither see nor stop. Those about the worker allow it.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath,
      // Chromium's own sandbox needs rights that root in a container does not have; it only sees our own pages.
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
