import type { Server } from 'node:http';
import { createBackend } from './backend.ts';
import { listen, type Answering } from './listen.ts';
import { openInstallation, type Installation } from './installation.ts';
import type { Command } from './main.ts';
import { createSite } from './site.ts';
import type { Settings } from './settings.ts';
import { keepStarterPack, type StarterPackOptions } from './starterPack.ts';

/** How long requests under way may take to end when the server is told to stop, in milliseconds. */
const LAST_REQUESTS = 30_000;

/** `twofold serve`: the game and its back end in one process, until it is told to stop. */
export const serveCommand: Command = async (_args, settings) => {
  const started = performance.now();
  const answering: Answering = {};
  const server = await listen(settings, answering);
  const stopped = untilToldToStop();
  let installation: Installation | undefined;
  try {
    installation = await openInstallation(settings);
    const { languages, operator } = settings;
    const site = await createSite({ apiUrl: '/', anonKey: installation.anonKey, languages, operator });
    const pack = settings.starterPack
      ? await keepStarterPack(starterPackOptions(installation, settings))
      : null;
    answering.parts = { gateway: installation.gateway, site };
    process.stdout.write(welcome(settings, installation, performance.now() - started));
    await stopped;
    process.stdout.write('Stopping: finishing what is under way.\n');
    await finish(server);
    await pack?.stop();
  } finally {
    server.closeAllConnections();
    server.close();
    await installation?.close();
  }
  return 0;
};

function starterPackOptions(
  { gateway, database, serviceKey, log }: Installation,
  settings: Settings,
): StarterPackOptions {
  const inProcess = async (input: string | URL | Request, init?: RequestInit) =>
    gateway.fetch(new Request(input, init));
  return {
    publisher: createBackend({ url: settings.siteUrl, serviceKey, fetch: inProcess }),
    database,
    log,
  };
}

/** Resolves on the first SIGINT or SIGTERM; a second one ends the process at once. */
function untilToldToStop(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => {
        process.once(signal, () => process.exit(1));
        resolve();
      });
    }
  });
}

/** Takes no new connections and waits for the answers that are still being made. */
async function finish(server: Server): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve));
  const tooLong = setTimeout(() => server.closeAllConnections(), LAST_REQUESTS);
  // Connections kept open between requests would hold the server; those with a request under way are not idle.
  const idle = setInterval(() => server.closeIdleConnections(), 50);
  await closed;
  clearTimeout(tooLong);
  clearInterval(idle);
}

function welcome(settings: Settings, { outboxDirectory }: Installation, milliseconds: number): string {
  return `
Twofold is ready (${(milliseconds / 1000).toFixed(1)} s).

  Play:      ${settings.siteUrl}
  Mail:      ${outboxDirectory ? `is kept in ${outboxDirectory}` : 'is sent by SMTP'}
  Operator:  sign up, then run  npm run twofold -- operator add YOUR-E-MAIL
  Stop:      Ctrl-C

`;
}
