import * as v from 'valibot';
import type { Session } from '../database/database.ts';
import type { Message } from '../mail/mail.ts';
import { audit } from './auditEntries.ts';
import type { AuthParts } from './authParts.ts';
import { changeMessages } from './changeEmail.ts';
import { parseEmailAddress } from './emailAddress.ts';
import { phoneDisabled, validationFailed } from './errors.ts';
import { evenly } from './evenly.ts';
import { issueToken, messageOf, takeMail } from './mailings.ts';
import { optionalText } from './requestBody.ts';
import { findUserByEmail, isConfirmed, lockUser, type User } from './users.ts';
import type { Visit } from './visit.ts';

export const resendMailInput = v.object({ type: optionalText, email: optionalText, phone: optionalText });

type ResendMailInput = v.InferOutput<typeof resendMailInput>;

/**
 * Mails once more what was asked for and not done yet; answers the same when there is nothing of the kind.
 * @throws AuthError validation_failed, phone_provider_disabled, over_email_send_rate_limit
 */
export async function resendMail(
  auth: AuthParts,
  visit: Visit,
  input: ResendMailInput,
): Promise<Record<string, never>> {
  const type = check(input);
  const email = parseEmailAddress(input.email);
  await takeMail(auth, visit, type, [email]);
  return evenly(async () => {
    const messages = await auth.database.transaction(async (session) => {
      const found = await findUserByEmail(session, email);
      const user = found && (await lockUser(session, found.id));
      if (!user) return [];
      return type === 'signup'
        ? confirmationOf(auth, session, visit, user)
        : changeMessages(auth, session, visit, user, user.email_change ?? '', false);
    });
    for (const message of messages) auth.postbox.post(message, visit.log);
    return {};
  });
}

function check({ type, email, phone }: ResendMailInput): 'signup' | 'email_change' {
  if (!['signup', 'email_change', 'sms', 'phone_change'].includes(type)) {
    throw validationFailed('Missing one of these types: signup, email_change, sms, phone_change');
  }
  if (!email && type === 'signup') throw validationFailed('Type provided requires an email address');
  if (!phone && type === 'sms') throw validationFailed('Type provided requires a phone number');
  if (email && phone) {
    throw validationFailed('Only an email address or phone number should be provided.');
  }
  if (phone) throw phoneDisabled(400, 'logins');
  if (!email) throw validationFailed('Missing email address or phone number');
  return type === 'signup' ? 'signup' : 'email_change';
}

async function confirmationOf(
  auth: AuthParts,
  session: Session,
  visit: Visit,
  user: User,
): Promise<Message[]> {
  if (isConfirmed(user) || !user.email) return [];
  await audit(session, visit, user, 'user_confirmation_requested', auth.clock.now());
  const token = await issueToken(auth, session, user.id, 'confirmation_token', user.email, false);
  return [messageOf(auth, visit, token)];
}
