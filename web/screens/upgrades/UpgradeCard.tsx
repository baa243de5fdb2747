import type { Unlocks } from '../../backend/unlocks.ts';
import { classNames } from '../../ui/classNames.ts';
import { Icon } from '../../ui/Icon.tsx';
import styles from './Upgrades.module.css';
import { useUpgradesWording } from './useUpgradesWording.ts';

type UpgradeCardProps = {
  readonly unlock: Unlocks['variants'][number];
  /** How many days in a row have been played. */
  readonly consecutive: number;
};

/** A game, the days that unlock it, and how many of them are left. */
export function UpgradeCard({ unlock, consecutive }: UpgradeCardProps) {
  const t = useUpgradesWording();
  const { variant, unlockDays, isUnlocked } = unlock;
  const daysLeft = Math.max(unlockDays - consecutive, 0);
  const game = t(`game${variant}`);
  return (
    <li className={classNames(styles['card'], isUnlocked && styles['unlocked'])}>
      <span className={styles['sign']}>
        <Icon shape={isUnlocked ? 'check' : 'lock'} />
      </span>
      <h3 className={styles['name']}>{t('unlocks', { count: unlockDays, game })}</h3>
      <p className={styles['state']}>{isUnlocked ? t('unlocked') : t('daysLeft', { count: daysLeft })}</p>
      {!isUnlocked && (
        <span className={styles['steps']} aria-hidden="true">
          {Array.from({ length: unlockDays }, (_, index) => (
            <span key={index} className={classNames(styles['step'], index < consecutive && styles['done'])} />
          ))}
        </span>
      )}
    </li>
  );
}
