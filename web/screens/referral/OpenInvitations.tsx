import { useEffect, useRef, useState } from 'react';
import type { Invitations, OpenInvitation } from '../../backend/invitations.ts';
import { Card } from '../../ui/Card.tsx';
import { classNames } from '../../ui/classNames.ts';
import { Icon } from '../../ui/Icon.tsx';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { InvitationRow } from './InvitationRow.tsx';
import styles from './OpenInvitations.module.css';
import { Places } from './Places.tsx';
import type { useReferral } from './useReferral.ts';
import { useReferralWording } from './useReferralWording.ts';
import { WithdrawDialog } from './WithdrawDialog.tsx';

type OpenInvitationsProps = { readonly referral: ReturnType<typeof useReferral> };

/** Who was invited and has not answered yet, how many places that leaves, and how many have come. */
export function OpenInvitations({ referral }: OpenInvitationsProps) {
  const t = useReferralWording();
  const { invitations, hasFailed, reload } = referral;
  if (invitations) return <Loaded referral={referral} invitations={invitations} />;
  return (
    <Card aria-label={t('openTitle')}>
      {hasFailed ? (
        <LoadFailed message={t('failed')} retryLabel={t('tryAgain')} onRetry={reload} />
      ) : (
        <Loading>{t('loading')}</Loading>
      )}
    </Card>
  );
}

function Loaded({ referral, invitations }: OpenInvitationsProps & { readonly invitations: Invitations }) {
  const t = useReferralWording();
  const heading = useRef<HTMLHeadingElement>(null);
  const [withdrawing, setWithdrawing] = useState<OpenInvitation | null>(null);
  const { joined } = invitations;

  const { busyRow } = referral;
  useEffect(() => {
    // The button that had the focus is gone.
    if (busyRow !== null) heading.current?.focus({ preventScroll: true });
  }, [busyRow]);

  function withdraw({ email }: OpenInvitation) {
    setWithdrawing(null);
    referral.withdraw(email);
  }
  return (
    <Card aria-labelledby="open-invitations">
      <h2 id="open-invitations" ref={heading} tabIndex={-1} className={styles['title']}>
        {t('openTitle')}
      </h2>
      <Places invitations={invitations} />
      {invitations.invitations.length === 0 ? (
        <p className={styles['none']}>{t('none')}</p>
      ) : (
        <ul className={styles['list']}>
          {invitations.invitations.map((invitation) => (
            <InvitationRow
              key={invitation.email}
              invitation={invitation}
              isBusy={busyRow === invitation.email}
              onMail={() => referral.mailAgain(invitation.email)}
              onWithdraw={() =>
                invitation.mail === 'unsent' ? withdraw(invitation) : setWithdrawing(invitation)
              }
            />
          ))}
        </ul>
      )}
      <p className={classNames(styles['joined'], joined > 0 && styles['some'])}>
        {joined > 0 && <Icon shape="check" size={20} />}
        {joined > 0 ? t('joined', { count: joined }) : t('joinedNone')}
      </p>
      {withdrawing && (
        <WithdrawDialog
          invitation={withdrawing}
          onWithdraw={() => withdraw(withdrawing)}
          onClose={() => setWithdrawing(null)}
        />
      )}
    </Card>
  );
}
