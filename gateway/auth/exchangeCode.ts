import * as v from 'valibot';
import { audit } from './auditEntries.ts';
import type { AuthParts } from './authParts.ts';
import { flowStateNotFound, userBanned, validationFailed } from './errors.ts';
import { finishFlow } from './flowStates.ts';
import { optionalText } from './requestBody.ts';
import { openSession, type SessionBody } from './sessions.ts';
import { isBanned, lockUser } from './users.ts';
import type { Visit } from './visit.ts';

export const exchangeCodeInput = v.object({ auth_code: optionalText, code_verifier: optionalText });

/**
 * Opens the session that a followed link leads to, for the one who holds the secret of it.
 * @throws AuthError validation_failed, flow_state_not_found, flow_state_expired, bad_code_verifier, user_banned
 */
export async function exchangeCode(
  auth: AuthParts,
  visit: Visit,
  { auth_code: code, code_verifier: verifier }: v.InferOutput<typeof exchangeCodeInput>,
): Promise<SessionBody> {
  if (!code || !verifier) {
    throw validationFailed('invalid request: both auth code and code verifier should be non-empty');
  }
  return auth.database.transaction(async (session) => {
    const { userId, method, providerType } = await finishFlow(auth, session, code, verifier);
    const user = await lockUser(session, userId);
    if (user && isBanned(user, auth.clock.now())) throw userBanned(403);
    const body = user && (await openSession(auth, session, visit, { userId, method }));
    if (!body) throw flowStateNotFound(404, 'invalid flow state, no valid flow state found');
    await audit(session, visit, user, 'login', auth.clock.now(), { provider_type: providerType });
    return body;
  });
}
