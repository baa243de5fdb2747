import { useEffect, useState } from 'react';
import { usePathname } from 'wouter/use-browser-location';
import { useSignUp } from '../../account/useSignUp.ts';
import { type InvitationStatus, invitationStatus } from '../../backend/invitations.ts';
import { invitationOf } from './invitationOf.ts';

/** The form of somebody who comes by the link in a mail, and what is known of their invitation. */
export function useConfirmInvite() {
  const pathname = usePathname();
  const [invitation] = useState(() => invitationOf(pathname));
  const [status, setStatus] = useState<InvitationStatus | null>(null);
  const form = useSignUp(invitation ?? undefined);

  useEffect(() => {
    if (!invitation) return undefined;
    let isLeft = false;
    // When it cannot be had, nothing is said of it: signing up goes on all the same.
    void invitationStatus(invitation.email, invitation.referralId).then((result) => {
      if (!isLeft && result.ok) setStatus(result.value);
    });
    return () => {
      isLeft = true;
    };
  }, [invitation]);

  return { form, status, isBroken: invitation === null };
}
