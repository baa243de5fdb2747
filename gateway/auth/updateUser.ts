import * as v from 'valibot';
import type { Session } from '../database/database.ts';
import { audit } from './auditEntries.ts';
import type { AuthParts } from './authParts.ts';
import { beginEmailChange, changeMessages } from './changeEmail.ts';
import { parseEmailAddress } from './emailAddress.ts';
import {
  notAdmin,
  phoneDisabled,
  samePassword,
  sessionNotFound,
  unexpectedFailure,
  userNotFound,
} from './errors.ts';
import { checkChallenge, beginFlow } from './flowStates.ts';
import { instant } from './instant.ts';
import { takeMail } from './mailings.ts';
import { forgetOneTimeTokens } from './oneTimeTokens.ts';
import { optionalRecord, optionalText } from './requestBody.ts';
import type { SignedIn } from './signedIn.ts';
import { userBody } from './userBody.ts';
import { checkMetadata, mergeMetadata } from './userMetadata.ts';
import { lockUser, type Metadata, type User } from './users.ts';
import type { Visit } from './visit.ts';

export const updateUserInput = v.object({
  email: optionalText,
  phone: optionalText,
  password: v.nullish(v.string('must be a string')),
  data: optionalRecord,
  app_metadata: optionalRecord,
  code_challenge: optionalText,
  code_challenge_method: optionalText,
});

type UpdateUserInput = v.InferOutput<typeof updateUserInput>;

/**
 * Changes the caller's own account. A new password ends all other sessions and every link that is on its way; a new
 * address is asked for at both addresses first.
 * @throws AuthError weak_password, same_password, email_exists, validation_failed, not_admin, session_not_found,
 *   over_email_send_rate_limit; unexpected_failure when the mails could not be sent.
 */
export async function updateUser(
  auth: AuthParts,
  visit: Visit,
  signedIn: SignedIn,
  input: UpdateUserInput,
): Promise<Record<string, unknown>> {
  const isPkce = checkChallenge(input);
  const newEmail = await check(auth, visit, signedIn.user, input);
  const passwordHash = await hashOfNew(auth, signedIn.user, input.password);
  const { body, messages } = await auth.database.transaction(async (session) => {
    const user = await lockAccount(session, signedIn);
    const now = auth.clock.now();
    if (passwordHash !== null) {
      await setPassword(auth, session, signedIn, passwordHash);
      await audit(session, visit, user, 'user_updated_password', now);
    }
    if (input.data) await setMetadata(auth, session, user, input.data);
    if (newEmail) await beginEmailChange(session, user, newEmail);
    if (newEmail && isPkce) await beginFlow(auth, session, user.id, 'email_change', input);
    const messages = await changeMessages(auth, session, visit, user, newEmail, isPkce);
    await audit(session, visit, user, 'user_modified', now);
    return { body: userBody((await lockUser(session, user.id)) ?? user), messages };
  });
  // The caller is known and waits for these mails, so a failure is theirs to hear.
  await Promise.all(messages.map((message) => auth.postbox.send(message))).catch((cause: unknown) => {
    throw unexpectedFailure('Error sending email change email', cause);
  });
  return body;
}

/** @returns the address to change to; empty for none. */
async function check(auth: AuthParts, visit: Visit, user: User, input: UpdateUserInput): Promise<string> {
  if (input.phone) throw phoneDisabled(400, 'updates');
  const email = input.email ? parseEmailAddress(input.email) : '';
  if (typeof input.password === 'string') auth.passwords.check(input.password);
  if (input.app_metadata) throw notAdmin();
  const newEmail = email === user.email ? '' : email;
  if (newEmail) {
    await takeMail(auth, visit, 'email_change', [...(user.email ? [user.email] : []), newEmail]);
  }
  return newEmail;
}

async function hashOfNew(
  { passwords }: AuthParts,
  user: User,
  password: string | null | undefined,
): Promise<string | null> {
  if (typeof password !== 'string') return null;
  if (await passwords.matches(password, user.encrypted_password)) throw samePassword();
  return passwords.hash(password);
}

/** Sees to it that the session was not ended meanwhile, for example by a password changed elsewhere. */
async function lockAccount(session: Session, { user, sessionId }: SignedIn): Promise<User> {
  const locked = await lockUser(session, user.id);
  if (!locked) throw userNotFound();
  if (sessionId) {
    const { rowCount } = await session.query({
      text: 'select from auth.sessions where id = $1 for update',
      values: [sessionId],
    });
    if (rowCount === 0) throw sessionNotFound();
  }
  return locked;
}

async function setPassword(
  { clock }: AuthParts,
  session: Session,
  { user, sessionId }: SignedIn,
  hash: string,
): Promise<void> {
  await session.query({
    text: `
      update auth.users set encrypted_password = $2, updated_at = $3,
        confirmation_sent_at = null, recovery_sent_at = null, email_change_sent_at = null
      where id = $1`,
    values: [user.id, hash, instant(clock.now())],
  });
  await forgetOneTimeTokens(session, user.id);
  await session.query({
    text: 'delete from auth.sessions where user_id = $1 and id is distinct from $2',
    values: [user.id, sessionId],
  });
}

async function setMetadata(
  { clock }: AuthParts,
  session: Session,
  user: User,
  changes: Metadata,
): Promise<void> {
  const metadata = mergeMetadata(user.raw_user_meta_data ?? {}, changes);
  checkMetadata(metadata);
  await session.query({
    text: 'update auth.users set raw_user_meta_data = $2, updated_at = $3 where id = $1',
    values: [user.id, JSON.stringify(metadata), instant(clock.now())],
  });
}
