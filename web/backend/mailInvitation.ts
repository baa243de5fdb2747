import { connect } from './connection.ts';
import type { Player } from './session.ts';

export type MailResult =
  | { readonly outcome: 'sent' }
  /** `text` is the service's, to be shown as it is (spec section 8). */
  | { readonly outcome: 'refused'; readonly text: string }
  | { readonly outcome: 'unreachable' };

/** Longer than a mail server may take to answer. */
const TIMEOUT_MILLISECONDS = 45_000;

/**
 * Has an open invitation mailed by the e-mail service (spec section 7). Once: whether one without an answer was sent is
 * known to `myInvitations`.
 */
export async function mailInvitation(player: Player, email: string): Promise<MailResult> {
  const link = `/confirm-invite/${encodeURIComponent(email)}/${player.id}`;
  const body = {
    service_id: 'twofold',
    template_id: 'invitation',
    user_id: 'twofold',
    template_params: {
      from_email: player.email,
      to_email: email,
      referral_email: player.email,
      referral_username: player.username,
      invite_link: new URL(link, location.href).href,
    },
  };
  try {
    const response = await (await connect()).post('/api/v1.0/email/send', body, TIMEOUT_MILLISECONDS);
    if (response.ok) return { outcome: 'sent' };
    const text = await response.text();
    // What stands before the service may answer for it, with a page of its own.
    const isPlain = response.headers.get('content-type')?.startsWith('text/plain') ?? false;
    return isPlain && text !== '' ? { outcome: 'refused', text } : { outcome: 'unreachable' };
  } catch {
    return { outcome: 'unreachable' };
  }
}
