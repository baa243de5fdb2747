import * as v from 'valibot';
import { audit } from './auditEntries.ts';
import type { AuthParts } from './authParts.ts';
import { parseEmailAddress } from './emailAddress.ts';
import { validationFailed } from './errors.ts';
import { evenly } from './evenly.ts';
import { beginFlow, checkChallenge } from './flowStates.ts';
import { issueToken, messageOf, takeMail } from './mailings.ts';
import { optionalText } from './requestBody.ts';
import { findUserByEmail, lockUser } from './users.ts';
import type { Visit } from './visit.ts';

export const recoverPasswordInput = v.object({
  email: optionalText,
  code_challenge: optionalText,
  code_challenge_method: optionalText,
});

/**
 * Mails a link to choose a new password. The answer, its time and the limits are the same for an address without an
 * account; so a mail that cannot be sent is the log's business, not the caller's.
 * @throws AuthError validation_failed, over_email_send_rate_limit
 */
export async function recoverPassword(
  auth: AuthParts,
  visit: Visit,
  input: v.InferOutput<typeof recoverPasswordInput>,
): Promise<Record<string, never>> {
  if (!input.email) throw validationFailed('Password recovery requires an email');
  const email = parseEmailAddress(input.email);
  const isPkce = checkChallenge(input);
  await takeMail(auth, visit, 'recovery', [email]);
  return evenly(async () => {
    const token = await auth.database.transaction(async (session) => {
      const found = await findUserByEmail(session, email);
      const user = found && (await lockUser(session, found.id));
      if (!user) return null;
      await audit(session, visit, user, 'user_recovery_requested', auth.clock.now());
      if (isPkce) await beginFlow(auth, session, user.id, 'recovery', input);
      return issueToken(auth, session, user.id, 'recovery_token', email, isPkce);
    });
    if (token) auth.postbox.post(messageOf(auth, visit, token), visit.log);
    return {};
  });
}
