import type * as v from 'valibot';
import type { AuthParts } from './authParts.ts';
import { unsupportedGrant } from './errors.ts';
import { exchangeCode, exchangeCodeInput } from './exchangeCode.ts';
import { refreshSession, refreshSessionInput } from './refreshSession.ts';
import { readBody } from './requestBody.ts';
import type { SessionBody } from './sessions.ts';
import { signInInput, signInWithPassword } from './signInWithPassword.ts';
import type { Visit } from './visit.ts';

type Grant = (auth: AuthParts, visit: Visit, body: string) => Promise<SessionBody>;

/** What can be given for a session at `POST /token`, by `grant_type`. */
const GRANTS = new Map<string, Grant>([
  ['password', grant(signInInput, signInWithPassword)],
  ['refresh_token', grant(refreshSessionInput, refreshSession)],
  ['pkce', grant(exchangeCodeInput, exchangeCode)],
]);

/** @throws AuthError invalid_credentials for a grant type that there is not. */
export function grantOf(type: string): Grant {
  const found = GRANTS.get(type);
  if (!found) throw unsupportedGrant();
  return found;
}

function grant<Schema extends v.GenericSchema>(
  input: Schema,
  operation: (auth: AuthParts, visit: Visit, input: v.InferOutput<Schema>) => Promise<SessionBody>,
): Grant {
  return (auth, visit, body) => operation(auth, visit, readBody(body, input));
}
