import { useGameWording } from '../../play/useGameWording.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { useFeedback } from './useFeedback.ts';

type FeedbackDialogProps = {
  readonly isSubmitted: boolean;
  readonly onSent: () => void;
  /** Back to the stats, whether or not anything was sent. */
  readonly onBack: () => void;
};

/** The longest message that the server keeps, in characters. */
const LONGEST_MESSAGE = 4000;

/** Lets a player say what they think of the puzzle (spec sections 2 and 4). */
export function FeedbackDialog({ isSubmitted, onSent, onBack }: FeedbackDialogProps) {
  const t = useGameWording();
  const { message, setMessage, status, submit } = useFeedback(onSent);
  return (
    <Dialog title={t('feedback')} onClose={onBack}>
      {isSubmitted ? (
        <Alert tone="success">{t('feedbackThanks')}</Alert>
      ) : (
        <TextArea
          label={t('feedbackLabel')}
          value={message}
          onChange={setMessage}
          maxLength={LONGEST_MESSAGE}
        />
      )}
      {status === 'failed' && <Alert>{t('feedbackFailed')}</Alert>}
      <Button isBusy={status === 'sending'} disabled={isSubmitted} onClick={submit}>
        {t(isSubmitted ? 'feedbackSubmitted' : 'feedbackSubmit')}
      </Button>
      <Button look="quiet" onClick={onBack}>
        {t('back')}
      </Button>
    </Dialog>
  );
}
