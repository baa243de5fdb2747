import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Card } from '../../ui/Card.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { Drawings } from './Drawings.tsx';
import { Figures } from './Figures.tsx';
import styles from './Statistics.module.css';
import { useStatistics } from './useStatistics.ts';
import { useStatisticsWording } from './useStatisticsWording.ts';

/** What a player has done so far, in figures and drawings (spec section 2, "Statistics"). */
export function StatisticsScreen() {
  const t = useStatisticsWording();
  const statistics = useStatistics();
  return (
    <>
      <h1>{t('title')}</h1>
      {statistics.state === 'loading' && <Loading>{t('loading')}</Loading>}
      {statistics.state === 'failed' && (
        <LoadFailed message={t('failed')} retryLabel={t('tryAgain')} onRetry={statistics.retry} />
      )}
      {statistics.state === 'loaded' && (
        <>
          {statistics.value.questions === 0 && <Beginning />}
          <Figures statistics={statistics.value} />
          {statistics.value.questions > 0 && <Drawings statistics={statistics.value} />}
        </>
      )}
    </>
  );
}

/** For whoever has not played yet. */
function Beginning() {
  const t = useStatisticsWording();
  return (
    <Card>
      <h2 className={styles['heading']}>{t('emptyTitle')}</h2>
      <p>{t('empty')}</p>
      <ButtonLink to="/">{t('play')}</ButtonLink>
    </Card>
  );
}
