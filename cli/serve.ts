/*
 * `twofold serve`: the game and its back end in one process. The socket opens first and answers 503 until everything is
 * ready, so that whoever waits for /health sees a server on its way and not a refused connection.
 */
import { createAdaptorServer, type HttpBindings } from '@hono/node-server';
import type { Server } from 'node:http';
import { openInstallation, type Installation } from './installation.ts';
import type { Command } from './main.ts';
import { createSite, type Site } from './site.ts';
import type { Settings } from './settings.ts';
import { keepStarterPack } from './starterPack.ts';

/** Paths that belong to the back end; everything else is the site's. */
const BACK_END = /^\/(?:(?:auth|rest|storage)\/v1(?:\/|$)|health$)/;

/** How long requests under way may take to end when the server is told to stop, in milliseconds. */
const LAST_REQUESTS = 30_000;

export const serveCommand: Command = async (_args, settings) => {
  const started = performance.now();
  const state: { open?: { installation: Installation; site: Site } } = {};
  const server = await listen(settings, (request, remoteAddress) => {
    if (!state.open)
      return Response.json({ status: 'starting' }, { status: 503, headers: { 'retry-after': '1' } });
    const { installation, site } = state.open;
    const { pathname } = new URL(request.url);
    return BACK_END.test(pathname)
      ? installation.gateway.fetch(request, { remoteAddress })
      : site.fetch(request);
  });
  const stopped = untilToldToStop();
  let installation: Installation | undefined;
  try {
    installation = await openInstallation(settings);
    const site = await createSite({ apiUrl: '/', anonKey: installation.anonKey });
    const pack = settings.starterPack ? await keepStarterPack(installation) : null;
    state.open = { installation, site };
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

async function listen(
  { host, port }: Settings,
  answer: (request: Request, remoteAddress: string | undefined) => Response | Promise<Response>,
): Promise<Server> {
  const server = createAdaptorServer({
    fetch: (request, bindings) => answer(request, (bindings as HttpBindings).incoming.socket.remoteAddress),
  }) as Server;
  await new Promise<void>((resolve, reject) => {
    server.once('error', (cause: NodeJS.ErrnoException) => {
      const inUse = cause.code === 'EADDRINUSE';
      reject(
        inUse ? new Error(`Port ${port} is in use. Stop the other server, or set PORT.`, { cause }) : cause,
      );
    });
    server.listen(port, host, resolve);
  });
  return server;
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
