/** How long after the page has loaded, in milliseconds: until then the line belongs to what is on the screen. */
const DELAY = 3000;
/** How long a busy page may put it off beyond that, in milliseconds. */
const TIMEOUT = 10_000;

/** Does something that nobody waits for, some time after the page has loaded, when it has nothing better to do. */
export function whenAtRest(action: () => void): void {
  function atRest() {
    setTimeout(() => {
      if ('requestIdleCallback' in window) requestIdleCallback(action, { timeout: TIMEOUT });
      else action();
    }, DELAY);
  }
  if (document.readyState === 'complete') atRest();
  else addEventListener('load', atRest, { once: true });
}
