/** Calls back when the network comes back, and when somebody comes back to this page. Answers how to stop that. */
export function onReturn(listener: () => void): () => void {
  function onVisibility() {
    if (document.visibilityState === 'visible') listener();
  }
  addEventListener('online', listener);
  addEventListener('pageshow', listener);
  document.addEventListener('visibilitychange', onVisibility);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('pageshow', listener);
    document.removeEventListener('visibilitychange', onVisibility);
  };
}
