import { ButtonLink } from '../ui/ButtonLink.tsx';
import { Icon } from '../ui/Icon.tsx';
import styles from './AccountOffer.module.css';
import { useGameWording } from './useGameWording.ts';

const BENEFITS = [
  ['calendar', 'benefitPrevious'],
  ['flame', 'benefitScore'],
  ['grid', 'benefitGames'],
] as const;

/** What an account would give a visitor, and the way to one. */
export function AccountOffer() {
  const t = useGameWording();
  return (
    <>
      <ul className={styles['benefits']}>
        {BENEFITS.map(([shape, words]) => (
          <li key={words} className={styles['benefit']}>
            <span className={styles['sign']}>
              <Icon shape={shape} size={20} />
            </span>
            {t(words)}
          </li>
        ))}
      </ul>
      <ButtonLink to="/signup">{t('signUp')}</ButtonLink>
    </>
  );
}
