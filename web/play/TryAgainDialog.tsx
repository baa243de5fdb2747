import type { WrongPart } from '../../game/flow.ts';
import { POINTS_AFTER_RETRY } from '../../game/points.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { useGameWording } from './useGameWording.ts';
import { TRY_AGAIN_MESSAGES } from './tryAgainMessages.ts';

type TryAgainDialogProps = { readonly hint: WrongPart; readonly onClose: () => void };

/** Says which part of the answer is wrong, before the one retry (spec section 4). */
export function TryAgainDialog({ hint, onClose }: TryAgainDialogProps) {
  const t = useGameWording();
  return (
    <Dialog title={t('tryAgain')} onClose={onClose}>
      <p>{t(TRY_AGAIN_MESSAGES[hint])}</p>
      <p>{t('tryAgainPoints', { points: POINTS_AFTER_RETRY })}</p>
      <Button onClick={onClose}>{t('changeAnswer')}</Button>
    </Dialog>
  );
}
