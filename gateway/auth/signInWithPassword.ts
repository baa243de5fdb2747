import * as v from 'valibot';
import { audit } from './auditEntries.ts';
import type { AuthParts } from './authParts.ts';
import {
  emailNotConfirmed,
  invalidCredentials,
  phoneDisabled,
  userBanned,
  validationFailed,
} from './errors.ts';
import type { Weakness } from './passwords.ts';
import { optionalText } from './requestBody.ts';
import { openSession, type SessionBody } from './sessions.ts';
import { findUserByEmail, isBanned, isConfirmed } from './users.ts';
import type { Visit } from './visit.ts';

export const signInInput = v.object({ email: optionalText, phone: optionalText, password: optionalText });

/** A password that was fine once may fall short of today's rules: the client may ask for a better one. */
export type PasswordSessionBody = SessionBody & { readonly weak_password: Weakness | null };

/**
 * Opens a session for an address and its password. Nothing in the answer, its time or the limit on failures tells a wrong
 * password from an address without an account.
 * @throws AuthError invalid_credentials, email_not_confirmed, user_banned, validation_failed, over_request_rate_limit
 */
export async function signInWithPassword(
  auth: AuthParts,
  visit: Visit,
  { email: given, phone, password }: v.InferOutput<typeof signInInput>,
): Promise<PasswordSessionBody> {
  if (given && phone) {
    throw validationFailed('Only an email address or phone number should be provided on login.');
  }
  if (phone) throw phoneDisabled(422, 'logins');
  if (!given) throw validationFailed('missing email or phone');
  const email = given.toLowerCase();
  // Counted before the comparison: attempts made all at once count like others.
  await auth.limits.take('signInPerAddress', email);
  const user = await findUserByEmail(auth.database, email);
  const isRight = await auth.passwords.matches(password, user?.encrypted_password ?? null);
  if (!user || !isRight) throw invalidCredentials();
  await auth.limits.giveBack('signInPerAddress', email);
  if (isBanned(user, auth.clock.now())) throw userBanned(400);
  if (!isConfirmed(user)) throw emailNotConfirmed();
  const body = await auth.database.transaction(async (session) => {
    const passwordHash = user.encrypted_password;
    const opened = await openSession(auth, session, visit, {
      userId: user.id,
      method: 'password',
      passwordHash,
    });
    if (opened) await audit(session, visit, user, 'login', auth.clock.now(), { provider: 'email' });
    return opened;
  });
  if (!body) throw invalidCredentials();
  return { ...body, weak_password: auth.passwords.weakness(password) };
}
