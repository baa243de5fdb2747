import { useEffect } from 'react';
import { splashShown } from '../device/shownFlags.ts';
import { Logo } from '../ui/Logo.tsx';
import styles from './Splash.module.css';
import { useCommonWording } from './useCommonWording.ts';

/** How long it shows (spec section 9). */
const SPLASH_MILLISECONDS = 3500;

type SplashProps = { readonly isUp: boolean; readonly onEnd: () => void };

/** Tells whether this is the first visit. index.html's first script has looked, so that the splash is in the first paint. */
export function isSplashDue(): boolean {
  return typeof document !== 'undefined' && document.documentElement.dataset['splash'] !== undefined;
}

/**
 * The dark screen of the very first visit (spec section 2). It is part of every page as built, and shows where the page
 * is marked with `data-splash`; the home screen is painted beneath it. A tap or a key ends it early.
 */
export function Splash({ isUp, onEnd }: SplashProps) {
  const t = useCommonWording();
  useEffect(() => {
    if (!isUp) return undefined;
    function end() {
      splashShown.write(true);
      delete document.documentElement.dataset['splash'];
      onEnd();
    }
    // Counted from when the page was asked for: the splash has been up for most of that time.
    const timer = setTimeout(end, Math.max(0, SPLASH_MILLISECONDS - performance.now()));
    addEventListener('pointerdown', end);
    addEventListener('keydown', end);
    return () => {
      clearTimeout(timer);
      removeEventListener('pointerdown', end);
      removeEventListener('keydown', end);
    };
  }, [isUp, onEnd]);

  return (
    <div className={styles['splash']}>
      <Logo height={152} name={t('appName')} />
    </div>
  );
}
