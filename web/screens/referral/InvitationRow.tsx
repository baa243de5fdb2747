import type { OpenInvitation } from '../../backend/invitations.ts';
import { Icon } from '../../ui/Icon.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { TextButton } from '../../ui/TextButton.tsx';
import styles from './OpenInvitations.module.css';
import { useDateOf } from './useDateOf.ts';
import { useReferralWording } from './useReferralWording.ts';

type InvitationRowProps = {
  readonly invitation: OpenInvitation;
  readonly isBusy: boolean;
  readonly onMail: () => void;
  readonly onWithdraw: () => void;
};

const MAIL_STATES = {
  unsent: 'mailUnsent',
  sending: 'mailSending',
  sent: 'mailSent',
  unknown: 'mailUnknown',
} as const;

/** An invitation that waits for an answer: to whom, what became of its mail, and what can be done about it. */
export function InvitationRow({ invitation, isBusy, onMail, onWithdraw }: InvitationRowProps) {
  const t = useReferralWording();
  const dateOf = useDateOf();
  const { email, mail, expiresAt, isWithdrawn } = invitation;
  return (
    <li className={styles['row']}>
      <div className={styles['words']}>
        <p className={styles['email']}>{email}</p>
        <p className={styles['state']}>
          {t(isWithdrawn ? 'isWithdrawn' : MAIL_STATES[mail], { date: dateOf(expiresAt) })}
        </p>
        {mail === 'unsent' && !isBusy && (
          <TextButton onClick={onMail}>
            {t('sendAgain')}
            <span className="visually-hidden"> {email}</span>
          </TextButton>
        )}
      </div>
      {isBusy ? (
        <span className={styles['busy']}>
          <Spinner />
        </span>
      ) : (
        !isWithdrawn && (
          <IconButton label={t('withdrawFrom', { email })} onClick={onWithdraw}>
            <Icon shape="close" />
          </IconButton>
        )
      )}
    </li>
  );
}
