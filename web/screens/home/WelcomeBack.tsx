import { CONSECUTIVE_DAYS_LIMIT } from '../../../game/days.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { classNames } from '../../ui/classNames.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Logo } from '../../ui/Logo.tsx';
import { isLongName } from './isLongName.ts';
import { useHomeWording } from './useHomeWording.ts';
import styles from './WelcomeBack.module.css';

type WelcomeBackProps = {
  readonly username: string;
  readonly consecutiveDays: number;
  /** They have just signed up: this is no coming back. */
  readonly isFirst: boolean;
  readonly onContinue: () => void;
};

/** Greets a player who has signed in, over the whole screen; a tap anywhere goes on (spec section 2). */
export function WelcomeBack({ username, consecutiveDays, isFirst, onContinue }: WelcomeBackProps) {
  const t = useHomeWording();
  const title = isFirst ? t('welcomeNew') : t('welcomeBack');
  return (
    <Dialog title={title} isTitleHidden onClose={onContinue} isFullScreen>
      <button type="button" className={styles['screen']} onClick={onContinue}>
        <Logo height={96} />
        <span className={styles['title']}>{title}</span>
        <span className={classNames(styles['name'], isLongName(username) && styles['long'])}>{username}</span>
        <span className={styles['days']}>
          <span className={styles['count']}>{consecutiveDays}</span>
          {t('welcomeStreak')}
          <StreakDays count={consecutiveDays} />
        </span>
        <span>{t('welcomeContinue')}</span>
      </button>
    </Dialog>
  );
}

/** A mark for each day of the streak, up to a week; the number says it for those who do not see them. */
function StreakDays({ count }: { readonly count: number }) {
  const days = Array.from({ length: CONSECUTIVE_DAYS_LIMIT }, (_, index) => index < count);
  return (
    <span className={styles['week']}>
      {days.map((isPlayed, index) => (
        <span key={index} className={classNames(styles['mark'], isPlayed && styles['played'])}>
          <Icon shape="flame" size={20} />
        </span>
      ))}
    </span>
  );
}
