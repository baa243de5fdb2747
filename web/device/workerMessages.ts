/** What a page tells the service worker. */
export type MessageToWorker =
  /** The player wants the new version: stop waiting for the pages of the old one to go. */
  | { readonly type: 'take over' }
  /** A page has come to rest: what only pages that are gone needed may go, too. */
  | { readonly type: 'arrived' }
  /** These pictures, by their addresses, will be wanted without a network. */
  | { readonly type: 'keep pictures'; readonly addresses: readonly string[] };

/**
 * What the service worker asks its pages, with a port for the answer: the address of the script that the page began with,
 * which tells of which version it is.
 */
export const WHICH_SCRIPT = 'which script';
