import type { MessageToWorker } from './workerMessages.ts';

/** Has pictures kept for when there is no network. Where the browser cannot, or is to save data, nothing happens. */
export function keepPictures(addresses: readonly string[]): void {
  if (isSavingData() || !('serviceWorker' in navigator)) return;
  const message: MessageToWorker = { type: 'keep pictures', addresses };
  // Not there yet on a first visit; never there in some browsers, where this waits for nothing.
  void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage(message));
}

/** Tells whether the player has asked for few bytes. Not every browser says. */
export function isSavingData(): boolean {
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } };
  return connection?.saveData === true;
}
