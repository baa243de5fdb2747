import { useTimeToMidnight } from '../../device/useTimeToMidnight.ts';
import styles from './NextPuzzle.module.css';
import { useHomeWording } from './useHomeWording.ts';

/** Counts down to the next puzzle, for those who have answered today's. */
export function NextPuzzle() {
  const t = useHomeWording();
  const seconds = useTimeToMidnight();
  return (
    <p className={styles['next']} role="timer">
      {t('nextPuzzle', { time: clockOf(seconds) })}
    </p>
  );
}

/** `7:05:09` */
function clockOf(seconds: number): string {
  const pad = (count: number) => String(count).padStart(2, '0');
  return `${Math.floor(seconds / 3600)}:${pad(Math.floor(seconds / 60) % 60)}:${pad(seconds % 60)}`;
}
