import type { OpenInvitation } from '../../backend/invitations.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import styles from './OpenInvitations.module.css';
import { useDateOf } from './useDateOf.ts';
import { useReferralWording } from './useReferralWording.ts';

type WithdrawDialogProps = {
  readonly invitation: OpenInvitation;
  readonly onWithdraw: () => void;
  readonly onClose: () => void;
};

/** Asks before taking back an invitation whose mail has gone: its place is not free at once. */
export function WithdrawDialog({ invitation, onWithdraw, onClose }: WithdrawDialogProps) {
  const t = useReferralWording();
  const dateOf = useDateOf();
  const { email, expiresAt } = invitation;
  return (
    <Dialog title={t('withdrawTitle')} onClose={onClose}>
      <p className={styles['question']}>{t('withdrawMailed', { email, date: dateOf(expiresAt) })}</p>
      <Button onClick={onWithdraw}>{t('withdraw')}</Button>
      <Button look="quiet" onClick={onClose}>
        {t('keep')}
      </Button>
    </Dialog>
  );
}
