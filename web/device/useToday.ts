import { useSyncExternalStore } from 'react';
import { localDay, millisecondsToMidnight } from './today.ts';

/**
 * Which day it is where this device is (`YYYY-MM-DD`), kept right while the page stays open: at midnight, and when the
 * page is come back to, for timers sleep when a laptop does. Null in the page as built, which is for every day.
 */
export function useToday(): string | null {
  return useSyncExternalStore(subscribe, readDay, () => null);
}

function readDay(): string {
  return localDay(new Date());
}

function subscribe(listener: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  function check() {
    clearTimeout(timer);
    // A moment late rather than early: a timer may run ahead of the clock.
    timer = setTimeout(check, millisecondsToMidnight(new Date()) + 500);
    listener();
  }
  check();
  addEventListener('focus', check);
  addEventListener('pageshow', check);
  document.addEventListener('visibilitychange', check);
  return () => {
    clearTimeout(timer);
    removeEventListener('focus', check);
    removeEventListener('pageshow', check);
    document.removeEventListener('visibilitychange', check);
  };
}
