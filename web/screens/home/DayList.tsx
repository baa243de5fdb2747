import type { RecentDay } from '../../backend/game.ts';
import { useLocale } from '../../translations/useLocale.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { classNames } from '../../ui/classNames.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Loading } from '../../ui/Loading.tsx';
import styles from './AllDaysDialog.module.css';
import { useHomeWording } from './useHomeWording.ts';
import { useRecentDays } from './useRecentDays.ts';

type AllDaysDialogProps = {
  /** How far back the day is that home shows. */
  readonly shown: number;
  readonly onGo: (previousDays: number) => void;
  readonly onClose: () => void;
};

/** The days that can be gone back to, with what is done, partly done or open on each. */
export function AllDaysDialog({ shown, onGo, onClose }: AllDaysDialogProps) {
  const t = useHomeWording();
  const { days, retry } = useRecentDays();
  return (
    <Dialog title={t('allDaysTitle')} onClose={onClose} closeLabel={t('close')}>
      {days === 'loading' && <Loading>{t('loading')}</Loading>}
      {days === 'failed' && (
        <>
          <Alert>{t('allDaysFailed')}</Alert>
          <Button look="quiet" onClick={retry}>
            {t('tryAgain')}
          </Button>
        </>
      )}
      {typeof days === 'object' && (
        <ul className={styles['days']}>
          {days.map((day) => (
            <li key={day.day}>
              <DayButton day={day} isShown={day.previousDays === shown} onGo={onGo} />
            </li>
          ))}
        </ul>
      )}
    </Dialog>
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
