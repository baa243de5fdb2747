import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { audit } from './auditEntries.ts';
import type { AuthParts } from './authParts.ts';
import { parseEmailAddress } from './emailAddress.ts';
import {
  anonymousDisabled,
  phoneDisabled,
  signupDisabled,
  unexpectedFailure,
  userAlreadyExists,
  validationFailed,
} from './errors.ts';
import { evenly } from './evenly.ts';
import { beginFlow, checkChallenge, type Challenge } from './flowStates.ts';
import { instant } from './instant.ts';
import { issueToken, messageOf, takeMail } from './mailings.ts';
import { createUser, type NewUser } from './newUser.ts';
import { optionalRecord, optionalText } from './requestBody.ts';
import { openSession, type SessionBody } from './sessions.ts';
import { madeUpUserBody, userBody } from './userBody.ts';
import { checkMetadata } from './userMetadata.ts';
import { findUserByEmail, isConfirmed, lockUser } from './users.ts';
import type { Visit } from './visit.ts';

export const signUpInput = v.object({
  email: optionalText,
  phone: optionalText,
  password: optionalText,
  data: optionalRecord,
  code_challenge: optionalText,
  code_challenge_method: optionalText,
});

type SignUpInput = v.InferOutput<typeof signUpInput>;

const TRAITS = { provider: 'email' };

/**
 * Opens an account. With autoconfirm the answer is a session, else the account, and a mail asks to confirm the address;
 * who already has a confirmed account gets an answer that looks the same, and no mail.
 * @throws AuthError signup_disabled, validation_failed, weak_password, user_already_exists, over_email_send_rate_limit
 */
export async function signUp(
  auth: AuthParts,
  visit: Visit,
  input: SignUpInput,
): Promise<SessionBody | Record<string, unknown>> {
  const data = input.data ?? {};
  const isPkce = check(auth, input);
  const email = parseEmailAddress(input.email);
  checkMetadata(data);
  if (auth.config.autoconfirm) {
    const passwordHash = await auth.passwords.hash(input.password);
    return signUpAtOnce(auth, visit, { email, passwordHash, data, isConfirmed: true });
  }
  await takeMail(auth, visit, 'signup', [email]);
  return evenly(async () => {
    const passwordHash = await auth.passwords.hash(input.password);
    const newUser = { email, passwordHash, data, isConfirmed: false };
    return signUpByMail(auth, visit, newUser, isPkce ? input : null);
  });
}

/** @returns whether the caller wants PKCE. */
function check({ config, passwords }: AuthParts, input: SignUpInput): boolean {
  if (!input.email && !input.phone) throw anonymousDisabled();
  if (config.disableSignup) throw signupDisabled();
  if (!input.password) throw validationFailed('Signup requires a valid password');
  passwords.check(input.password);
  if (input.email && input.phone) {
    throw validationFailed('Only an email address or phone number should be provided on signup.');
  }
  if (input.phone) throw phoneDisabled(400, 'signups');
  return checkChallenge(input);
}

async function signUpAtOnce(auth: AuthParts, visit: Visit, newUser: NewUser): Promise<SessionBody> {
  const body = await auth.database.transaction(async (session) => {
    const id = await createUser(auth, session, newUser);
    if (!id) return null;
    const user = { id, email: newUser.email };
    await audit(session, visit, user, 'user_signedup', auth.clock.now(), TRAITS);
    await audit(session, visit, user, 'login', auth.clock.now(), TRAITS);
    const opened = await openSession(auth, session, visit, { userId: id, method: 'password' });
    if (!opened) throw unexpectedFailure('Database error granting user', null);
    return opened;
  });
  if (body) return body;
  const user = await findUserByEmail(auth.database, newUser.email);
  if (user) await audit(auth.database, visit, user, 'user_repeated_signup', auth.clock.now(), TRAITS);
  throw userAlreadyExists();
}

/** Whoever has an account that is not confirmed yet gets another mail; nothing else of the account changes. */
async function signUpByMail(
  auth: AuthParts,
  visit: Visit,
  newUser: NewUser,
  challenge: Challenge | null,
): Promise<Record<string, unknown>> {
  const { email, data } = newUser;
  const now = auth.clock.now();
  const { body, token } = await auth.database.transaction(async (session) => {
    const id = (await createUser(auth, session, newUser)) ?? (await findUserByEmail(session, email))?.id;
    const user = id ? await lockUser(session, id) : null;
    if (!user || isConfirmed(user)) {
      if (user) await audit(session, visit, user, 'user_repeated_signup', now, TRAITS);
      return { body: madeUpUserBody(randomUUID(), email, data, instant(now)) };
    }
    await audit(session, visit, user, 'user_confirmation_requested', now, TRAITS);
    if (challenge) await beginFlow(auth, session, user.id, 'email/signup', challenge);
    const token = await issueToken(auth, session, user.id, 'confirmation_token', email, challenge !== null);
    const asked = await lockUser(session, user.id);
    return { body: userBody(asked ?? user), token };
  });
  if (token) auth.postbox.post(messageOf(auth, visit, token), visit.log);
  return body;
}
