import { playerUnlocks, type Unlocks } from '../../backend/unlocks.ts';
import { useLoaded } from '../../backend/useLoaded.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { UpgradeCard } from './UpgradeCard.tsx';
import styles from './Upgrades.module.css';
import { useUpgradesWording } from './useUpgradesWording.ts';

/** Games that are to be paid for one day (spec section 2, "Upgrades"). */
const PAID = ['paid505', 'paid606'] as const;

/** The games that playing day after day unlocks, and how far the player is; the paid ones to come. */
export function UpgradesScreen() {
  const t = useUpgradesWording();
  const unlocks = useLoaded(playerUnlocks);
  return (
    <>
      <h1>{t('title')}</h1>
      {unlocks.state === 'loading' ? (
        <Loading>{t('loading')}</Loading>
      ) : (
        <>
          {unlocks.state === 'failed' && (
            <LoadFailed message={t('failed')} retryLabel={t('tryAgain')} onRetry={unlocks.retry} />
          )}
          {unlocks.state === 'loaded' && <StreakGames unlocks={unlocks.value} />}
          <PaidGames />
          <ButtonLink to="/">{t('play')}</ButtonLink>
        </>
      )}
    </>
  );
}

function PaidGames() {
  const t = useUpgradesWording();
  return (
    <>
      <h2 className={styles['group']}>{t('paidGames')}</h2>
      <ul className={styles['cards']}>
        {PAID.map((game) => (
          <li key={game} className={styles['card']}>
            <span className={styles['sign']}>
              <Icon shape="lock" />
            </span>
            <h3 className={styles['name']}>{t(game)}</h3>
            <p className={styles['soon']}>{t('comingSoon')}</p>
          </li>
        ))}
      </ul>
    </>
  );
}

function StreakGames({ unlocks: { streak, variants } }: { readonly unlocks: Unlocks }) {
  const t = useUpgradesWording();
  return (
    <>
      <p className={styles['streak']}>
        <Icon shape="flame" size={22} />
        <span>{streak.consecutive > 0 ? t('streak', { count: streak.consecutive }) : t('streakNone')}</span>
      </p>
      <h2 className={styles['group']}>{t('streakGames')}</h2>
      <ul className={styles['cards']}>
        {variants.map((one) => (
          <UpgradeCard key={one.variant} unlock={one} consecutive={streak.consecutive} />
        ))}
      </ul>
      <p>{t('missedDay')}</p>
    </>
  );
}
