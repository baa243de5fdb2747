import { type RecentDay, recentDays } from '../../backend/game.ts';
import { useLoaded } from '../../backend/useLoaded.ts';
import { useLocale } from '../../translations/useLocale.ts';
import { classNames } from '../../ui/classNames.ts';
import { Icon } from '../../ui/Icon.tsx';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { Loading } from '../../ui/Loading.tsx';
import styles from './DayList.module.css';
import { useHomeWording } from './useHomeWording.ts';

type DayListProps = {
  /** How far back the day is that home shows. */
  readonly shown: number;
  readonly onGo: (previousDays: number) => void;
};

/** The days that can be gone back to, with what is done, partly done or open on each. */
export function DayList({ shown, onGo }: DayListProps) {
  const t = useHomeWording();
  const days = useLoaded(recentDays);
  return (
    <>
      {days.state === 'loading' && <Loading>{t('loading')}</Loading>}
      {days.state === 'failed' && (
        <LoadFailed message={t('allDaysFailed')} retryLabel={t('tryAgain')} onRetry={days.retry} />
      )}
      {days.state === 'loaded' && (
        <ul className={styles['days']}>
          {days.value.map((day) => (
            <li key={day.day}>
              <DayButton day={day} isShown={day.previousDays === shown} onGo={onGo} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

type DayButtonProps = {
  readonly day: RecentDay;
  readonly isShown: boolean;
  readonly onGo: (previousDays: number) => void;
};

function DayButton({ day, isShown, onGo }: DayButtonProps) {
  const t = useHomeWording();
  const locale = useLocale();
  const state = stateOf(day);
  const date = new Intl.DateTimeFormat(locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  return (
    <button
      type="button"
      className={classNames(styles['day'], isShown && styles['shown'])}
      aria-current={isShown ? 'date' : undefined}
      onClick={() => onGo(day.previousDays)}
    >
      <span>{day.previousDays === 0 ? t('today') : date.format(new Date(day.day))}</span>
      <span className={classNames(styles['state'], styles[state])}>
        {state === 'done' && <Icon shape="check" size={16} />}
        {state === 'done' ? t('dayDone') : state === 'open' ? t('dayOpen') : t('dayPartly', day)}
      </span>
    </button>
  );
}

function stateOf({ answered, questions }: RecentDay): 'open' | 'partly' | 'done' {
  if (answered === 0) return 'open';
  return answered < questions ? 'partly' : 'done';
}
