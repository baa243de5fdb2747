import { useState } from 'react';
import { invite, type Invited, withdrawInvitation } from '../../backend/invitations.ts';
import { mailInvitation } from '../../backend/mailInvitation.ts';
import type { Player } from '../../backend/session.ts';
import { useInvitations } from './useInvitations.ts';

/** What came of the last thing that was done here. */
export type Outcome =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'sent' | 'alreadyInvited' | 'withdrawn'; readonly email: string }
  | { readonly kind: 'refused'; readonly refusal: Exclude<Invited, { readonly outcome: 'invited' }> }
  /** The invitation is open, but its mail did not go; the text is the e-mail service's. */
  | { readonly kind: 'notMailed'; readonly text: string }
  | { readonly kind: 'unreachable' };

/** `form`, or the address whose invitation something is done with. */
type Busy = { readonly with: 'form' } | { readonly with: 'row'; readonly email: string };

/** Inviting friends, mailing them, and taking invitations back (spec sections 2 and 5). One thing at a time. */
export function useReferral(player: Player) {
  const { reload, ...list } = useInvitations();
  const [email, setEmail] = useState('');
  const [busy, setBusy] = useState<Busy | null>(null);
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'nothing' });

  async function during(what: Busy, action: () => Promise<Outcome>) {
    if (busy) return;
    setBusy(what);
    setOutcome({ kind: 'nothing' });
    setOutcome(await action());
    setBusy(null);
    reload();
  }

  async function mailed(address: string): Promise<Outcome> {
    const result = await mailInvitation(player, address);
    if (result.outcome === 'sent') return { kind: 'sent', email: address };
    return result.outcome === 'refused' ? { kind: 'notMailed', text: result.text } : { kind: 'unreachable' };
  }

  async function invited(): Promise<Outcome> {
    const result = await invite(email);
    if (!result.ok) return { kind: 'unreachable' };
    if (result.value.outcome !== 'invited') return { kind: 'refused', refusal: result.value };
    const { email: address, mail } = result.value;
    setEmail('');
    return mail === 'unsent' ? mailed(address) : { kind: 'alreadyInvited', email: address };
  }

  async function withdrawn(address: string): Promise<Outcome> {
    const result = await withdrawInvitation(address);
    return result.ok ? { kind: 'withdrawn', email: address } : { kind: 'unreachable' };
  }

  return {
    ...list,
    reload,
    email,
    setEmail,
    outcome,
    isInviting: busy?.with === 'form',
    busyRow: busy?.with === 'row' ? busy.email : null,
    invite: () => void during({ with: 'form' }, invited),
    mailAgain: (address: string) => void during({ with: 'row', email: address }, () => mailed(address)),
    withdraw: (address: string) => void during({ with: 'row', email: address }, () => withdrawn(address)),
  };
}
