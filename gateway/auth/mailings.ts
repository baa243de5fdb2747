/*
 * Sending somebody a link and a code: the limits that hold for it, and the token behind it.
 */
import type { Session } from '../database/database.ts';
import type { Message } from '../mail/mail.ts';
import type { AuthParts } from './authParts.ts';
import { addressBlock } from '../http/addressBlock.ts';
import { confirmationMessage, emailChangeMessage, recoveryMessage } from './messages.ts';
import { newOneTimeToken, storeOneTimeToken, type OneTimeToken, type TokenPurpose } from './oneTimeTokens.ts';
import type { Visit } from './visit.ts';

/** What a mail is for, as it is called in links and in `POST /verify`. */
export type MailType = 'signup' | 'recovery' | 'email_change';

/**
 * Counts a mail to each address, whether or not it will be sent: the limits must not tell who has an account.
 * @throws AuthError over_email_send_rate_limit
 */
export async function takeMail(
  { limits }: AuthParts,
  visit: Visit,
  type: MailType,
  addresses: readonly string[],
): Promise<void> {
  for (const address of addresses) await limits.take('mailInterval', `${type} ${address}`);
  await limits.take('mailPerIp', addressBlock(visit.ip ?? ''));
}

/** Stores a new token of that purpose for the account; what the mail says is `messageOf` it. */
export async function issueToken(
  auth: AuthParts,
  session: Session,
  userId: string,
  purpose: TokenPurpose,
  email: string,
  isPkce: boolean,
): Promise<OneTimeToken> {
  const token = newOneTimeToken(purpose, email, isPkce);
  await storeOneTimeToken(auth, session, userId, token);
  return token;
}

/** The mail that brings a token to its address; `newEmail` for a change of it. */
export function messageOf(
  { url, siteUrl, config }: AuthParts,
  { redirectTo }: Visit,
  token: OneTimeToken,
  newEmail = '',
): Message {
  const type = TYPES[token.purpose];
  const query = new URLSearchParams({ token: token.link, type, redirect_to: redirectTo });
  const content = {
    to: token.email,
    site: new URL(siteUrl).host,
    link: `${url}/verify?${query.toString()}`,
    code: token.code,
    minutes: Math.round(config.linkLifetime / 60),
  };
  switch (type) {
    case 'signup':
      return confirmationMessage(content);
    case 'recovery':
      return recoveryMessage(content);
    case 'email_change':
      return emailChangeMessage({ ...content, newEmail });
  }
}

const TYPES: Readonly<Record<TokenPurpose, MailType>> = {
  confirmation_token: 'signup',
  recovery_token: 'recovery',
  email_change_token_new: 'email_change',
  email_change_token_current: 'email_change',
};
