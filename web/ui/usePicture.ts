import { useCallback, useEffect, useState } from 'react';

/** Pauses in milliseconds before a picture that failed is asked for again; after the last it counts as missing. */
const PAUSES = [800, 2500];

export type PictureState = {
  readonly status: 'loading' | 'shown' | 'missing';
  /** Counts the requests: an image element that has failed does not ask again, so each request needs its own. */
  readonly attempt: number;
  readonly onLoad: () => void;
  readonly onError: () => void;
  /** Asks for a missing picture once more. */
  readonly reload: () => void;
};

/** Loads one picture with patience: again by itself after a failure, and whenever the network comes back. */
export function usePicture(): PictureState {
  const [attempt, setAttempt] = useState(0);
  const [failures, setFailures] = useState(0);
  const [isShown, setShown] = useState(false);
  const isMissing = failures > PAUSES.length;

  const reload = useCallback(() => {
    setFailures(0);
    setAttempt((count) => count + 1);
  }, []);

  useEffect(() => {
    const pause = PAUSES[failures - 1];
    if (pause === undefined) return undefined;
    const timer = setTimeout(() => setAttempt((count) => count + 1), pause);
    return () => clearTimeout(timer);
  }, [failures]);

  useEffect(() => {
    if (!isMissing) return undefined;
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, [isMissing, reload]);

  return {
    status: isShown ? 'shown' : isMissing ? 'missing' : 'loading',
    attempt,
    onLoad: () => setShown(true),
    onError: () => setFailures((count) => count + 1),
    reload,
  };
}
