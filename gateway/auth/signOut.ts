import { audit } from './auditEntries.ts';
import type { AuthParts } from './authParts.ts';
import { validationFailed } from './errors.ts';
import type { SignedIn } from './signedIn.ts';
import type { Visit } from './visit.ts';

const EVERYWHERE = 'delete from auth.sessions where user_id = $1';

/** Which sessions end: all, this one, or all but this one. */
const SCOPES = new Map([
  ['global', EVERYWHERE],
  ['local', 'delete from auth.sessions where user_id = $1 and id = $2'],
  ['others', 'delete from auth.sessions where user_id = $1 and id <> $2'],
]);

/** Ends sessions with their refresh tokens. @throws AuthError validation_failed for another scope. */
export async function signOut(
  { database, clock }: AuthParts,
  visit: Visit,
  { user, sessionId }: SignedIn,
  scope: string,
): Promise<void> {
  const text = SCOPES.get(scope || 'global');
  if (!text) throw validationFailed(`Unsupported logout scope "${scope}"`);
  await database.transaction(async (session) => {
    await audit(session, visit, user, 'logout', clock.now());
    if (text === EVERYWHERE || !sessionId) await session.query({ text: EVERYWHERE, values: [user.id] });
    else await session.query({ text, values: [user.id, sessionId] });
  });
}
