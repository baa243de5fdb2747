import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { useProfileWording } from './useProfileWording.ts';

type LeaveDialogProps = {
  readonly onSave: () => void;
  readonly onDiscard: () => void;
  readonly onStay: () => void;
};

/** Asks what is to become of changes that are not saved. */
export function LeaveDialog({ onSave, onDiscard, onStay }: LeaveDialogProps) {
  const t = useProfileWording();
  return (
    <Dialog title={t('leaveTitle')} onClose={onStay}>
      <p>{t('leave')}</p>
      <Button onClick={onSave}>{t('save')}</Button>
      <Button look="quiet" onClick={onDiscard}>
        {t('discard')}
      </Button>
      <Button look="quiet" onClick={onStay}>
        {t('stay')}
      </Button>
    </Dialog>
  );
}
