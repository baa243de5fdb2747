import { WHICH_SCRIPT } from '../device/workerMessages.ts';

declare const self: ServiceWorkerGlobalScope;

/** How long a page may take to say of which version it is, in milliseconds. One that sleeps may not say at all. */
const PATIENCE = 3000;
const PREFIX = 'shell-';

/** The name of the cache that holds one version of the app. */
export function shellName(version: string): string {
  return PREFIX + version;
}

/** A script of whatever version is kept here. Names of scripts hold a hash, so that none is in two versions and differs. */
export async function fromAnyShell(request: Request): Promise<Response> {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
}

/**
 * Lets go of the versions that no page runs any more. While a page does not say what it runs, or a newer version waits to
 * take over, all of them stay: a page must find the parts of the app that it has not loaded yet.
 */
export async function dropUnusedShells(current: string): Promise<void> {
  const names = await caches.keys();
  const others = names.filter((name) => name.startsWith(PREFIX) && name !== current);
  if (others.length === 0 || self.registration.installing || self.registration.waiting) return;
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const scripts = await Promise.all(pages.map(scriptOf));
  if (scripts.includes(null)) return;
  for (const name of others) {
    const shell = await caches.open(name);
    const inUse = await Promise.all(scripts.map((script) => shell.match(script ?? '', { ignoreVary: true })));
    if (inUse.every((found) => found === undefined)) await caches.delete(name);
  }
}

function scriptOf(page: Client): Promise<string | null> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const tooLong = setTimeout(() => resolve(null), PATIENCE);
    port1.onmessage = ({ data }: MessageEvent<unknown>) => {
      clearTimeout(tooLong);
      resolve(typeof data === 'string' ? data : null);
    };
    page.postMessage(WHICH_SCRIPT, [port2]);
  });
}
