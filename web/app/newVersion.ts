import { type MessageToWorker, WHICH_SCRIPT } from '../device/workerMessages.ts';

/** A page that stays open for days asks for a new version when it is come back to, but not more often than this. */
const CHECK_MILLISECONDS = 3_600_000;
/** How long a new version may take to arrive before the page is reloaded without it. */
const PATIENCE_MILLISECONDS = 5000;

let isReady = false;
let hasWorker = false;
const listeners = new Set<() => void>();

/** Whether a newer version of the app than the one that runs is here; changes are told to subscribers. */
export const newVersion = {
  isReady: (): boolean => isReady,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/**
 * Has the service worker keep the app, and notices newer versions. They wait: nothing changes under a page that is open.
 * Resolves when the app is kept; never where the browser does not do that.
 */
export async function keepApp(): Promise<void> {
  if (!('serviceWorker' in navigator)) return never();
  const { serviceWorker } = navigator;
  hasWorker = serviceWorker.controller !== null;
  serviceWorker.addEventListener('message', answerWorker);
  serviceWorker.addEventListener('controllerchange', () => {
    // The first worker comes to a page that it has just kept; every other one is of a newer version, taken in another tab.
    if (hasWorker) setReady();
    hasWorker = true;
  });
  // Kept from registering by a browser's settings, the app goes on without.
  await serviceWorker.register('/sw.js').catch(() => undefined);
  const registration = await serviceWorker.getRegistration().catch(() => undefined);
  if (!registration) return never();
  if (registration.waiting && hasWorker) setReady();
  registration.addEventListener('updatefound', () => void noticeWhenInstalled(registration));
  void noticeWhenInstalled(registration); // the browser may have begun to fetch it before
  tell(registration.active, { type: 'arrived' });
  checkOnReturn(registration);
  await serviceWorker.ready;
}

/** Begins anew with the newest version of the app that can be had. Other tabs go on with theirs until they are reloaded. */
export async function reloadNewest(): Promise<void> {
  await Promise.race([takeNewest().catch(() => undefined), patience()]);
  location.reload();
}

async function takeNewest(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration) return;
  if (!registration.waiting) await registration.update();
  if (registration.installing) await installed(registration.installing);
  if (!registration.waiting) return;
  const taken = new Promise((resolve) => {
    navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true });
  });
  tell(registration.waiting, { type: 'take over' });
  await taken;
}

async function noticeWhenInstalled({ installing }: ServiceWorkerRegistration): Promise<void> {
  // The first version that is kept is the one that runs.
  if (!installing || !navigator.serviceWorker.controller) return;
  await installed(installing);
  if (installing.state === 'installed') setReady();
}

/** Resolves when a worker has all it needs, or has given up. */
function installed(worker: ServiceWorker): Promise<void> {
  return new Promise((resolve) => {
    function look() {
      if (worker.state !== 'installing') resolve();
    }
    worker.addEventListener('statechange', look);
    look();
  });
}

function checkOnReturn(registration: ServiceWorkerRegistration): void {
  let checkedAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - checkedAt < CHECK_MILLISECONDS) return;
    checkedAt = Date.now();
    registration.update().catch(() => undefined); // without a network there is nothing newer to be had
  });
}

function answerWorker({ data, ports }: MessageEvent<unknown>): void {
  if (data !== WHICH_SCRIPT) return;
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
  ports[0]?.postMessage(script?.src ?? null);
}

function tell(worker: ServiceWorker | null, message: MessageToWorker): void {
  worker?.postMessage(message);
}

function never(): Promise<void> {
  return new Promise(() => undefined);
}

function patience(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, PATIENCE_MILLISECONDS);
  });
}

function setReady(): void {
  isReady = true;
  for (const listener of listeners) listener();
}
