import { AuthError } from './authError.ts';
import type { AuthParts } from './authParts.ts';
import { linkExpired, validationFailed } from './errors.ts';
import { issueCode } from './flowStates.ts';
import { findByLink, isPkceLink, type FoundToken } from './oneTimeTokens.ts';
import { openSession, type SessionBody, type SignInMethod } from './sessions.ts';
import { HALF_AGREED, purposesOf, redeem } from './verifyToken.ts';
import type { Visit } from './visit.ts';

/** How OAuth names refusals of a status; others go without a name. */
const OAUTH_ERRORS = new Map([
  [400, 'invalid_request'],
  [401, 'unauthorized_client'],
  [403, 'access_denied'],
  [500, 'server_error'],
]);

const FLOW_METHODS: Readonly<Record<FoundToken['purpose'], SignInMethod>> = {
  confirmation_token: 'email/signup',
  recovery_token: 'recovery',
  email_change_token_new: 'email_change',
  email_change_token_current: 'email_change',
};

type Outcome = { session: SessionBody } | { code: string } | 'half agreed';

/**
 * Follows a link of a mail.
 * @returns the address to go to: with the session in its fragment, with a code to exchange for it, or with what is wrong.
 * @throws AuthError validation_failed for an address that is no link of ours.
 */
export async function followLink(auth: AuthParts, visit: Visit, type: string, link: string): Promise<string> {
  if (!type) throw validationFailed('Verify requires a verification type');
  if (!link) throw validationFailed('Verify requires a token or a token hash');
  const target = new Target(visit.redirectTo, isPkceLink(link));
  try {
    const outcome = await follow(auth, visit, type, link);
    if (outcome === 'half agreed') return target.withMessage({ message: HALF_AGREED });
    return 'code' in outcome ? target.withCode(outcome.code) : target.withSession(outcome.session, type);
  } catch (error) {
    if (!(error instanceof AuthError)) throw error;
    const name = OAUTH_ERRORS.get(error.status);
    return target.withMessage({
      ...(name ? { error: name } : {}),
      error_code: error.code,
      error_description: error.message,
    });
  }
}

async function follow(auth: AuthParts, visit: Visit, type: string, link: string): Promise<Outcome> {
  const purposes = purposesOf(type);
  return auth.database.transaction(async (session) => {
    const token = await findByLink(auth, session, purposes, link);
    const user = token && (await redeem(auth, session, visit, token));
    if (user === 'half agreed') return user;
    if (!token || !user) throw linkExpired();
    if (isPkceLink(link)) {
      return { code: await issueCode(auth, session, user.id, FLOW_METHODS[token.purpose]) };
    }
    const opened = await openSession(auth, session, visit, { userId: user.id, method: 'otp' });
    if (!opened) throw linkExpired();
    return { session: opened };
  });
}

/** The address that the link leads to, with what the client's library there looks for. */
class Target {
  readonly #url: string;
  readonly #isPkce: boolean;

  constructor(url: string, isPkce: boolean) {
    this.#url = url;
    this.#isPkce = isPkce;
  }

  withSession(session: SessionBody, type: string): string {
    const { access_token, expires_at, expires_in, refresh_token, token_type } = session;
    return `${this.#url}#${encode({ access_token, expires_at, expires_in, refresh_token, token_type, type })}`;
  }

  withCode(code: string): string {
    const url = new URL(this.#url);
    url.searchParams.set('code', code);
    return url.href;
  }

  /** In the fragment, and for PKCE in the query as well. */
  withMessage(fields: Readonly<Record<string, string>>): string {
    const url = new URL(this.#url);
    if (this.#isPkce) for (const [name, value] of Object.entries(fields)) url.searchParams.set(name, value);
    return `${url.href}#${encode(fields)}`;
  }
}

/** In the order of the alphabet; the empty `sb` tells clients whose answer this is. */
function encode(fields: Readonly<Record<string, string | number>>): string {
  const query = new URLSearchParams({ sb: '' });
  for (const [name, value] of Object.entries(fields)) query.set(name, String(value));
  query.sort();
  return query.toString();
}
