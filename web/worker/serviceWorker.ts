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
import type { MessageToWorker } from '../app/workerMessages.ts';
import { dropUnusedShells, fromAnyShell, shellName } from './shells.ts';

declare const self: ServiceWorkerGlobalScope;

/** The files of this version, with hashes for those whose names have none; put in by the build (cli/buildWorker.mjs). */
declare const SHELL: { readonly version: string; readonly files: PrecacheEntry[] };

/** The demo's, a month of what a player looks at, and then some; about 4 kB each. */
const MOST_PICTURES = 300;
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

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === '/config.json',
  new NetworkFirst({
    cacheName: 'config',
    networkTimeoutSeconds: PATIENCE_SECONDS,
    matchOptions: { ignoreVary: true },
    plugins: [failuresAreNoAnswers],
  }),
);

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
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/storage/v1/object/public/images/'),
  new StaleWhileRevalidate({
    cacheName: 'pictures',
    matchOptions: { ignoreVary: true },
    plugins: [
      failuresAreNoAnswers,
      new ExpirationPlugin({ maxEntries: MOST_PICTURES, purgeOnQuotaError: true }),
    ],
  }),
);

self.addEventListener('message', (event) => {
  const message = event.data as MessageToWorker;
  if (message === 'take over') event.waitUntil(self.skipWaiting());
  if (message === 'arrived') event.waitUntil(dropUnusedShells(shell));
});
