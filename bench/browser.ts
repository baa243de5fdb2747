import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { CHROMIUM, type Report, runLighthouse } from './runLighthouse.ts';
import { type BenchServer, freePort } from './server.ts';

/** Where the app keeps the session of a server on 127.0.0.1. */
const SESSION_KEY = 'sb-127-auth-token';

export interface SignedInBrowser {
  /** Measures a page as a player meets it who is signed in, in a browser that otherwise was never here. */
  measure(pathname: string): Promise<Report>;
  close(): Promise<void>;
}

/** A browser that Lighthouse can be pointed at, with the session of a new account in it. */
export async function signedInBrowser(server: BenchServer): Promise<SignedInBrowser> {
  const session = await signUp(server);
  const folder = await mkdtemp(path.join(tmpdir(), 'twofold-browser-'));
  const port = await freePort();
  const context = await chromium.launchPersistentContext(folder, {
    executablePath: CHROMIUM,
    args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${port}`],
  });
  const page = await context.newPage();

  async function forgetAllButSession() {
    // A page of the same origin that is not the app: it has no scripts.
    await page.goto(`${server.url}/licences/nunito.txt`);
    const devTools = await context.newCDPSession(page);
    await devTools.send('Network.clearBrowserCache');
    await devTools.send('Storage.clearDataForOrigin', { origin: server.url, storageTypes: 'all' });
    await page.evaluate(`localStorage.setItem(${JSON.stringify(SESSION_KEY)}, ${JSON.stringify(session)})`);
    await devTools.detach();
    await page.goto('about:blank');
  }

  return {
    async measure(pathname) {
      await forgetAllButSession();
      return runLighthouse(server.url + pathname, [`--port=${port}`, '--disable-storage-reset']);
    },
    async close() {
      await context.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Answers the session of a new account, as JSON. */
async function signUp({ url, anonKey }: BenchServer): Promise<string> {
  const response = await fetch(`${url}/auth/v1/signup`, {
    method: 'POST',
    headers: { apikey: anonKey, 'content-type': 'application/json' },
    body: JSON.stringify({
      email: 'bench@twofold.test',
      password: 'a password for the bench',
      data: { username: 'Bench' },
    }),
  });
  if (!response.ok) throw new Error(`Signing up: ${response.status}`);
  return response.text();
}
