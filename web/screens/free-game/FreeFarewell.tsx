import { AccountOffer } from '../../play/AccountOffer.tsx';
import { AlreadyPlayedNote } from '../../play/AlreadyPlayedNote.tsx';
import { LearningMomentDialog } from '../../play/LearningMomentDialog.tsx';
import { ShareButton } from '../../play/ShareButton.tsx';
import { useGameWording } from '../../play/useGameWording.ts';
import type { Play } from '../../play/usePlay.ts';
import { useReview } from '../../play/useReview.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { useFreeScore } from './useFreeScore.ts';

/** The end of the free game, also for who comes back to it on the same day: what there is to do next. */
export function FreeFarewell({ play }: { readonly play: Play }) {
  const t = useGameWording();
  const { sitting, flow } = play;
  const review = useReview(sitting);
  const seq = flow.questions[0]?.seq;
  const score = useFreeScore(sitting, seq);
  return (
    <>
      <Dialog title={t('freeFarewellTitle')}>
        {flow.step.name === 'alreadyPlayed' && <AlreadyPlayedNote />}
        {score && <ShareButton puzzleName={sitting.puzzleName} scores={score} />}
        <p>{t('freeFarewell')}</p>
        <AccountOffer />
        {review.status === 'failed' && <Alert>{t('reviewFailed')}</Alert>}
        {seq !== undefined && (
          <Button look="quiet" isBusy={review.status === 'loading'} onClick={() => review.open(seq)}>
            {t('review')}
          </Button>
        )}
        <ButtonLink to="/" look="quiet">
          {t('mainMenu')}
        </ButtonLink>
      </Dialog>
      {review.status === 'open' && review.result && (
        <LearningMomentDialog result={review.result} onContinue={review.close} />
      )}
    </>
  );
}
