import { parsePuzzleName } from '../../../game/puzzleName.ts';
import { gridSizeOf, questionCountOf } from '../../../game/variants.ts';
import { isHighScore } from '../../../game/points.ts';
import { ScoreList } from '../../play/ScoreList.tsx';
import { ShareButton } from '../../play/ShareButton.tsx';
import { createWording } from '../../translations/createWording.ts';
import { useLocale } from '../../translations/useLocale.ts';
import english from '../../public/locales/en/score.json';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import styles from './Score.module.css';
import { type GameScore, useScore } from './useScore.ts';

const useScoreWording = createWording('score', english);

/** What a game earned the player: an image score and a text score (spec section 2, "Score screen"). */
export function ScoreScreen() {
  const t = useScoreWording();
  const score = useScore();
  return (
    <div className={styles['screen']}>
      <h1 className={styles['title']}>{t('title')}</h1>
      {score.state === 'loading' && <Loading>{t('loading')}</Loading>}
      {score.state === 'failed' && (
        <LoadFailed message={t('failed')} retryLabel={t('tryAgain')} onRetry={score.retry} />
      )}
      {score.state === 'loaded' && <Score {...score.value} />}
      <ButtonLink to="/" look="quiet">
        {t('mainMenu')}
      </ButtonLink>
    </div>
  );
}

function Score({ puzzleName, scores }: GameScore) {
  const t = useScoreWording();
  if (puzzleName === null) return <p className={styles['words']}>{t('nothing')}</p>;
  const imageScore = scores.reduce((sum, one) => sum + one.imageScore, 0);
  const textScore = scores.reduce((sum, one) => sum + one.textScore, 0);
  return (
    <>
      <GameName puzzleName={puzzleName} />
      {scores.length === 0 && <p className={styles['words']}>{t('nothingOfGame')}</p>}
      <ScoreList
        imageScore={imageScore}
        textScore={textScore}
        isHigh={scores.length > 0 && isHighScore((imageScore + textScore) / scores.length)}
      />
      {scores.length > 0 && <ShareButton puzzleName={puzzleName} scores={scores} />}
      <ButtonLink to="/game" state={{ puzzleName }}>
        {t('toGame')}
      </ButtonLink>
    </>
  );
}

/** Which game it is, and of which day. */
function GameName({ puzzleName }: { readonly puzzleName: string }) {
  const t = useScoreWording();
  const locale = useLocale();
  const puzzle = parsePuzzleName(puzzleName);
  if (!puzzle?.day) return null;
  const { variant, day } = puzzle;
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC' });
  return (
    <p className={styles['words']}>
      <strong>{t('game', { size: gridSizeOf(variant), count: questionCountOf(variant) })}</strong>
      <br />
      {format.format(new Date(day))}
    </p>
  );
}
