import type { Invitation } from '../../account/useSignUp.ts';

const PATH = /^\/confirm-invite\/([^/]+)\/([^/]+)\/?$/;

/**
 * Whom the link of a mail invites, and who invites: from the address as the browser has it, since what the router hands
 * on is decoded in part. Null when the link is not whole.
 */
export function invitationOf(pathname: string): Invitation | null {
  const [, email, referralId] = PATH.exec(pathname) ?? [];
  if (email === undefined || referralId === undefined) return null;
  try {
    const address = decodeURIComponent(email).trim();
    const hasAddress = /^[^\s@]+@[^\s@]+$/.test(address);
    return hasAddress ? { email: address, referralId: decodeURIComponent(referralId).trim() } : null;
  } catch {
    return null; // a broken escape
  }
}
