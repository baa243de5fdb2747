/*
 * The service worker: the app without a network. It keeps each version of the app whole in a cache of its own, so that page
 * and scripts always fit together; it keeps pictures and the configuration as they come. It never answers for the back end.
 * docs/decisions/0021-offline.md
 */
import { clientsClaim, setCacheNameDetails } from 'workbox-core';
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { ExpirationPlugin } from 'workbox-expiration';
import { createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import type { PrecacheEntry } from 'workbox-precaching/_types.js';
import { registerRoute } from 'workbox-routing';
import { NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies';
import { isAppPath } from '../app/routePaths.ts';
import type { MessageToWorker } from '../device/workerMessages.ts';
import { dropUnusedShells, fromAnyShell, shellName } from './shells.ts';

declare const self: ServiceWorkerGlobalScope;

/** The files of this version, with hashes for those whose names have none; put in by the build (cli/buildWorker.mjs). */
declare const SHELL: { readonly version: string; readonly files: PrecacheEntry[] };

/** The demo's, a month of what a player looks at, and then some; about 4 kB each. */
const MOST_PICTURES = 300;
const PICTURES = 'pictures';

/** English is part of the app; the other languages have a file for each part of it. */
const MOST_WORDINGS = 60;
/** What is kept must do when the server is slower than this. */
const PATIENCE_SECONDS = 3;

const shell = shellName(SHELL.version);
setCacheNameDetails({ prefix: '', precache: shell, suffix: '' });
clientsClaim();

// A page is always that of the version whose scripts are kept here, also when the server has a newer one already.
precacheAndRoute(SHELL.files, { directoryIndex: '', cleanURLs: false });
registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && request.mode === 'navigate' && isAppPath(url.pathname),
  createHandlerBoundToURL('/'),
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  ({ request }) => fromAnyShell(request),
);

/** What a server in front says when the one behind it is away counts as no answer. */
const failuresAreNoAnswers: WorkboxPlugin = {
  fetchDidSucceed: async ({ response }) => {
    if (response.status >= 500) throw new Error(`${response.url}: ${response.status}`);
    return response;
  },
};

const config = new NetworkFirst({
  cacheName: 'config',
  networkTimeoutSeconds: PATIENCE_SECONDS,
  matchOptions: { ignoreVary: true },
  plugins: [failuresAreNoAnswers],
});

registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname === '/config.json', config);

// The page of a first visit had it before there was a worker to keep it.
self.addEventListener('install', (event) => {
  event.waitUntil(config.handle({ event, request: new Request('/config.json') }));
});

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/locales/'),
  new NetworkFirst({
    cacheName: 'wordings',
    networkTimeoutSeconds: PATIENCE_SECONDS,
    matchOptions: { ignoreVary: true },
    plugins: [failuresAreNoAnswers, new ExpirationPlugin({ maxEntries: MOST_WORDINGS })],
  }),
);

// From here at once; asked for again behind it, because an operator may have put a better picture in its place.
const pictures = new StaleWhileRevalidate({
  cacheName: PICTURES,
  matchOptions: { ignoreVary: true },
  plugins: [
    failuresAreNoAnswers,
    new ExpirationPlugin({ maxEntries: MOST_PICTURES, purgeOnQuotaError: true }),
  ],
});

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/storage/v1/object/public/images/'),
  pictures,
);

self.addEventListener('message', (event) => {
  const message = event.data as MessageToWorker;
  switch (message.type) {
    case 'take over':
      event.waitUntil(self.skipWaiting());
      break;
    case 'arrived':
      event.waitUntil(dropUnusedShells(shell));
      break;
    case 'keep pictures':
      event.waitUntil(keepPictures(message.addresses, event));
  }
});

/** One after the other: nobody waits for them. */
async function keepPictures(addresses: readonly string[], event: ExtendableEvent): Promise<void> {
  const cache = await caches.open(PICTURES);
  for (const address of addresses) {
    if (await cache.match(address, { ignoreVary: true })) continue;
    // One that does not come now may come when it is looked at.
    await pictures.handle({ event, request: new Request(address) }).catch(() => undefined);
  }
}
