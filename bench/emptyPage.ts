import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Gateway } from '../gateway/createGateway.ts';
import { listen } from '../cli/listen.ts';
import { createSite } from '../cli/site.ts';
import { freePort } from './server.ts';

const BUILD = fileURLToPath(new URL('buildEmptyPage.mjs', import.meta.url));

export interface EmptyPage {
  readonly url: string;
  stop(): Promise<void>;
}

/** An empty React page, built and served as the web app is. */
export async function serveEmptyPage(): Promise<EmptyPage> {
  const folder = await mkdtemp(path.join(tmpdir(), 'twofold-empty-page-'));
  const child = spawn(process.execPath, [BUILD, folder], {
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const code = await new Promise((resolve) => child.once('exit', resolve));
  if (code !== 0) throw new Error(`The empty page could not be built: ${String(code)}.`);
  const operator = { name: 'nobody', address: null, email: null };
  const site = await createSite({ apiUrl: '/', anonKey: '', languages: ['en'], operator }, folder);
  const port = await freePort();
  const server = await listen({ host: '127.0.0.1', port }, { parts: { gateway: NO_GATEWAY, site } });
  return {
    url: `http://127.0.0.1:${port}/`,
    async stop() {
      server.close();
      server.closeAllConnections();
      await rm(folder, { recursive: true });
    },
  };
}

/** Nobody asks for anything but the page. */
const NO_GATEWAY: Gateway = {
  fetch: async () => new Response(null, { status: 404 }),
  close: async () => undefined,
};
