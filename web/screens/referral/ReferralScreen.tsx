import { usePlayer } from '../../backend/useSession.ts';
import type { Player } from '../../backend/session.ts';
import { InviteForm } from './InviteForm.tsx';
import { OpenInvitations } from './OpenInvitations.tsx';
import { useReferral } from './useReferral.ts';
import { useReferralWording } from './useReferralWording.ts';

/** Inviting friends by mail (spec section 2). */
export function ReferralScreen() {
  const player = usePlayer();
  return player && <PlayerReferral player={player} />;
}

function PlayerReferral({ player }: { readonly player: Player }) {
  const t = useReferralWording();
  const referral = useReferral(player);
  return (
    <>
      <h1>{t('title')}</h1>
      <p>{t('pitch')}</p>
      <InviteForm referral={referral} />
      <OpenInvitations referral={referral} />
    </>
  );
}
