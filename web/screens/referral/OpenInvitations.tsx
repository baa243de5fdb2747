import { useEffect, useRef, useState } from 'react';
import type { Invitations, OpenInvitation } from '../../backend/invitations.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { classNames } from '../../ui/classNames.ts';
import { Icon } from '../../ui/Icon.tsx';
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
  if (invitations) return <Card referral={referral} invitations={invitations} />;
  return (
    <section className={styles['card']} aria-label={t('openTitle')}>
      {hasFailed ? (
        <>
          <Alert>{t('failed')}</Alert>
          <Button look="quiet" onClick={reload}>
            {t('tryAgain')}
          </Button>
        </>
      ) : (
        <Loading>{t('loading')}</Loading>
      )}
    </section>
  );
}

function Card({ referral, invitations }: OpenInvitationsProps & { readonly invitations: Invitations }) {
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
    <section className={styles['card']} aria-labelledby="open-invitations">
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
    </section>
  );
}
