import type { DayOverview } from '../../backend/game.ts';
import { useLocale } from '../../translations/useLocale.ts';
import { classNames } from '../../ui/classNames.ts';
import { Icon } from '../../ui/Icon.tsx';
import styles from './StreakSign.module.css';
import { useHomeWording } from './useHomeWording.ts';

type StreakSignProps = {
  /** Until it is known there is only the sign's room. */
  readonly overview: DayOverview | null;
};

/** How long the streak is, and what keeps it alive or when it was lost. */
export function StreakSign({ overview }: StreakSignProps) {
  const t = useHomeWording();
  const note = useStreakNote(overview);
  const count = overview?.streak?.consecutive ?? 0;
  return (
    <div className={classNames(styles['sign'], overview === null && styles['unknown'])}>
      <p className={styles['streak']}>
        <Icon shape="flame" size={20} />
        {count > 0 ? t('streak', { count }) : t('streakNone')}
      </p>
      <p className={styles['note']}>{note}</p>
    </div>
  );
}

function useStreakNote(overview: DayOverview | null): string {
  const t = useHomeWording();
  const locale = useLocale();
  const { streak, lostStreak } = overview ?? {};
  if (streak && streak.consecutive > 0) {
    return streak.playedToday ? t('streakSafe', { next: streak.consecutive + 1 }) : t('streakAtRisk');
  }
  if (!lostStreak) return t('streakMeaning');
  const date = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' });
  return t('streakLost', {
    count: lostStreak.consecutive,
    day: date.format(new Date(lostStreak.missed)).replaceAll(' ', '\u00a0'),
  });
}
