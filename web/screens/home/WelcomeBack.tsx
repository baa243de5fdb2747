import { Dialog } from '../../ui/Dialog.tsx';
import { classNames } from '../../ui/classNames.ts';
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
        </span>
        <span>{t('welcomeContinue')}</span>
      </button>
    </Dialog>
  );
}
