import { useRef } from 'react';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import styles from './Leaderboard.module.css';
import { RecordsTable } from './RecordsTable.tsx';
import { useLeaderboard } from './useLeaderboard.ts';
import { useLeaderboardWording } from './useLeaderboardWording.ts';
import { useTapHome } from './useTapHome.ts';

/** The best figures of all players, beside the player's own. A tap returns home (spec section 2). */
export function LeaderboardScreen() {
  const t = useLeaderboardWording();
  const screen = useRef<HTMLDivElement>(null);
  const { records, standing } = useLeaderboard();
  useTapHome(screen);
  // All of it at once: what is read does not move when the rest arrives.
  const isLoading =
    records.state === 'loading' || (records.state === 'loaded' && standing.state === 'loading');
  return (
    <div ref={screen} className={styles['screen']}>
      <h1>{t('title')}</h1>
      {isLoading ? (
        <Loading>{t('loading')}</Loading>
      ) : (
        <>
          {records.state === 'failed' && (
            <LoadFailed message={t('failed')} retryLabel={t('tryAgain')} onRetry={records.retry} />
          )}
          {records.state === 'loaded' && <RecordsTable records={records.value} standing={standing} />}
          {records.state === 'loaded' && standing.state === 'failed' && (
            <LoadFailed message={t('standingFailed')} retryLabel={t('tryAgain')} onRetry={standing.retry} />
          )}
          <p className={styles['hint']}>{t('tapHint')}</p>
          <ButtonLink to="/" look="quiet">
            {t('home')}
          </ButtonLink>
        </>
      )}
    </div>
  );
}
