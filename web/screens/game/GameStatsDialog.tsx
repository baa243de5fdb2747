import { AlreadyPlayedNote } from '../../play/AlreadyPlayedNote.tsx';
import { LearningMomentDialog } from '../../play/LearningMomentDialog.tsx';
import { ShareButton } from '../../play/ShareButton.tsx';
import { useGameWording } from '../../play/useGameWording.ts';
import type { Sitting } from '../../play/usePlay.ts';
import { useReview } from '../../play/useReview.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Loading } from '../../ui/Loading.tsx';
import styles from './GameStats.module.css';
import { GameScore } from './GameScore.tsx';
import { useGameStats } from './useGameStats.ts';

type GameStatsDialogProps = {
  readonly sitting: Sitting;
  /** The game was over before it was opened. */
  readonly isAlreadyPlayed: boolean;
  readonly onFeedback: () => void;
};

/** The end of a player's game: what it earned, and the ways on (spec section 2). */
export function GameStatsDialog({ sitting, isAlreadyPlayed, onFeedback }: GameStatsDialogProps) {
  const t = useGameWording();
  const stats = useGameStats(sitting.puzzleName);
  const review = useReview(sitting);
  return (
    <>
      <Dialog title={t('gameStats')}>
        {isAlreadyPlayed && <AlreadyPlayedNote />}
        {stats === 'loading' && <Loading>{t('loading')}</Loading>}
        {stats === 'failed' && <Alert tone="notice">{t('statsFailed')}</Alert>}
        {typeof stats === 'object' && (
          <>
            <GameScore scores={stats} onReview={review.open} />
            <ShareButton puzzleName={sitting.puzzleName} scores={stats} />
          </>
        )}
        {review.status === 'failed' && <Alert>{t('reviewFailed')}</Alert>}
        <ButtonLink to="/">{t('mainMenu')}</ButtonLink>
        <div className={styles['more']}>
          <Button look="quiet" onClick={onFeedback}>
            {t('feedback')}
          </Button>
          <ButtonLink to="/score" state={{ puzzleName: sitting.puzzleName }} look="quiet">
            {t('toScore')}
          </ButtonLink>
        </div>
      </Dialog>
      {review.status === 'open' && review.result && (
        <LearningMomentDialog result={review.result} onContinue={review.close} />
      )}
    </>
  );
}
