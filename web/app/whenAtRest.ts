/** How long a busy page may put it off, in milliseconds. */
const TIMEOUT = 10_000;

/** Does something that nobody waits for, once the page has loaded and has nothing better to do. */
export function whenAtRest(action: () => void): void {
  function atRest() {
    if ('requestIdleCallback' in window) requestIdleCallback(action, { timeout: TIMEOUT });
    else setTimeout(action, 1000);
  }
  if (document.readyState === 'complete') atRest();
  else addEventListener('load', atRest, { once: true });
}
