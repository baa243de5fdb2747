import * as v from 'valibot';
import type { Session } from '../database/database.ts';
import { audit } from './auditEntries.ts';
import type { AuthParts } from './authParts.ts';
import { agreeToEmailChange } from './changeEmail.ts';
import { parseEmailAddress } from './emailAddress.ts';
import { codeExpired, linkExpired, phoneDisabled, userBanned, validationFailed } from './errors.ts';
import { instant } from './instant.ts';
import {
  findByCode,
  findByLink,
  forgetOneTimeTokens,
  spend,
  type FoundToken,
  type TokenPurpose,
} from './oneTimeTokens.ts';
import { optionalText } from './requestBody.ts';
import { openSession, type SessionBody } from './sessions.ts';
import { isBanned, isConfirmed, lockUser, type User } from './users.ts';
import type { Visit } from './visit.ts';

export const verifyTokenInput = v.object({
  type: optionalText,
  token: optionalText,
  token_hash: optionalText,
  email: optionalText,
  phone: optionalText,
  redirect_to: optionalText,
});

type VerifyTokenInput = v.InferOutput<typeof verifyTokenInput>;

/** Which tokens a type of verification accepts; `email` is the name for both ways to prove an address. */
const PURPOSES = new Map<string, readonly TokenPurpose[]>([
  ['signup', ['confirmation_token']],
  ['recovery', ['recovery_token']],
  ['email', ['confirmation_token', 'recovery_token']],
  ['email_change', ['email_change_token_new', 'email_change_token_current']],
]);

/** The first of two addresses agreed to the change. */
export const HALF_AGREED =
  'Confirmation link accepted. Please proceed to confirm link sent to the other email';

/** @throws AuthError validation_failed for a type that is none. */
export function purposesOf(type: string): readonly TokenPurpose[] {
  const purposes = PURPOSES.get(type);
  if (!purposes) throw validationFailed('Invalid email verification type');
  return purposes;
}

/**
 * Opens a session for who holds a link's token, or a code and the address that it was sent to.
 * @throws AuthError validation_failed, otp_expired (also for what never was), user_banned, over_request_rate_limit
 */
export async function verifyToken(
  auth: AuthParts,
  visit: Visit,
  input: VerifyTokenInput,
): Promise<SessionBody | { readonly code: string; readonly msg: string }> {
  check(input);
  const purposes = purposesOf(input.type);
  const email = input.token ? parseEmailAddress(input.email) : '';
  // A code has few digits: guessing is counted by the address, wherever the guesses come from.
  if (email) await auth.limits.take('codePerAddress', email);
  const body = await auth.database.transaction(async (session) => {
    const token = email
      ? await findByCode(auth, session, purposes, email, input.token)
      : await findByLink(auth, session, purposes, input.token_hash);
    const user = token && (await redeem(auth, session, visit, token));
    if (user === 'half agreed') return { code: '200', msg: HALF_AGREED };
    const opened = user && (await openSession(auth, session, visit, { userId: user.id, method: 'otp' }));
    if (!opened) throw email ? codeExpired() : linkExpired();
    return opened;
  });
  if (email) await auth.limits.giveBack('codePerAddress', email);
  return body;
}

function check({
  type,
  token,
  token_hash: hash,
  email,
  phone,
  redirect_to: redirectTo,
}: VerifyTokenInput): void {
  if (!type) throw validationFailed('Verify requires a verification type');
  if ((token === '') === (hash === '')) {
    throw validationFailed('Verify requires either a token or a token hash');
  }
  if (hash && (email || phone || redirectTo)) {
    throw validationFailed('Only the token_hash and type should be provided');
  }
  if (token && phone && !email) throw phoneDisabled(400, 'logins');
  if (token && Boolean(email) === Boolean(phone)) {
    throw validationFailed('Only an email address or phone number should be provided on verify');
  }
}

/**
 * Spends a token and does what it stands for.
 * @returns the account; null when somebody else spent it first.
 * @throws AuthError user_banned, email_exists
 */
export async function redeem(
  auth: AuthParts,
  session: Session,
  visit: Visit,
  token: FoundToken,
): Promise<User | 'half agreed' | null> {
  // The account before the token, in the order in which all others lock them.
  const user = await lockUser(session, token.user_id);
  if (!user || !(await spend(session, token))) return null;
  if (isBanned(user, auth.clock.now())) throw userBanned(403);
  const isChange =
    token.purpose === 'email_change_token_new' || token.purpose === 'email_change_token_current';
  if (isChange && !(await agreeToEmailChange(auth, session, user))) return 'half agreed';
  await forgetOneTimeTokens(session, user.id);
  if (!isConfirmed(user)) await confirm(auth, session, user);
  const action = isChange ? 'user_modified' : isConfirmed(user) ? 'login' : 'user_signedup';
  await audit(session, visit, user, action, auth.clock.now(), isChange ? undefined : { provider: 'email' });
  return user;
}

/** The address is the person's: following a link that only was sent there shows it. */
async function confirm({ clock }: AuthParts, session: Session, { id }: User): Promise<void> {
  await session.query({
    text: `
      update auth.users set email_confirmed_at = $2, updated_at = $2,
        raw_user_meta_data = coalesce(raw_user_meta_data, '{}') || '{"email_verified":true}'
      where id = $1`,
    values: [id, instant(clock.now())],
    prepare: true,
  });
  await session.query({
    text: `
      update auth.identities set identity_data = identity_data || '{"email_verified":true}', updated_at = $2
      where user_id = $1 and provider = 'email'`,
    values: [id, instant(clock.now())],
    prepare: true,
  });
}
