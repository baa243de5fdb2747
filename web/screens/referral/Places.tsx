import type { Invitations } from '../../backend/invitations.ts';
import { classNames } from '../../ui/classNames.ts';
import styles from './Places.module.css';
import { useDateOf } from './useDateOf.ts';
import { useReferralWording } from './useReferralWording.ts';

/** How many invitations are open of those that may be, drawn and in words, and when there is room again. */
export function Places({
  invitations: { limit, invitations, nextFreeAt },
}: {
  readonly invitations: Invitations;
}) {
  const t = useReferralWording();
  const dateOf = useDateOf();
  const count = invitations.length;
  return (
    <div className={styles['places']}>
      <div className={styles['dots']} aria-hidden="true">
        {Array.from({ length: limit }, (_, index) => (
          <span key={index} className={classNames(styles['dot'], index < count && styles['taken'])} />
        ))}
      </div>
      <p className={styles['count']}>{t('places', { count, limit })}</p>
      <p className={styles['term']}>{nextFreeAt ? t('nextFree', { date: dateOf(nextFreeAt) }) : t('term')}</p>
    </div>
  );
}
