import type { TokenFailure } from '../http/tokens.ts';
import type { AuthParts } from './authParts.ts';
import {
  badJwt,
  bearerRequired,
  sessionNotFound,
  userBanned,
  userNotFound,
  validationFailed,
} from './errors.ts';
import { AUTHENTICATED, isBanned, USER_COLUMNS, type User } from './users.ts';

/** Who a bearer token speaks for. */
export interface SignedIn {
  readonly user: User;
  /** Tokens that were not made by signing in may have none. */
  readonly sessionId: string | null;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const ACCOUNT = `
  select ${USER_COLUMNS},
    exists (select from auth.sessions s where s.id = $2::uuid and s.user_id = u.id) as has_session
  from auth.users u where u.id = $1 and u.deleted_at is null`;

/**
 * The account and session of an access token; unlike the other surfaces this one asks the database whether both are
 * still there, so signing out ends the token here at once.
 * @throws AuthError no_authorization, bad_jwt, user_not_found, session_not_found, user_banned
 */
export async function findSignedIn(auth: AuthParts, token: string | undefined): Promise<SignedIn> {
  if (!token) throw bearerRequired();
  const now = auth.clock.now();
  const { claims, failure } = await auth.tokens.verify(token, now);
  if (failure) throw badJwt(`invalid JWT: unable to parse or verify signature, ${REASONS[failure]}`);
  if (!claims.sub) throw badJwt('invalid claim: missing sub claim');
  if (!UUID.test(claims.sub)) throw badJwt('invalid claim: sub claim must be a UUID');
  const sessionId = claims['session_id'] ?? null;
  if (sessionId !== null && !(typeof sessionId === 'string' && UUID.test(sessionId))) {
    throw badJwt('invalid claim: session_id claim must be a UUID');
  }
  if ([claims.aud].flat()[0] !== AUTHENTICATED) {
    throw validationFailed("Token audience doesn't match request audience");
  }
  const { rows } = await auth.database.query<User & { has_session: boolean }>({
    text: ACCOUNT,
    values: [claims.sub, sessionId],
    prepare: true,
  });
  const user = rows[0];
  if (!user) throw userNotFound();
  if (sessionId !== null && !user.has_session) throw sessionNotFound();
  if (isBanned(user, now)) throw userBanned(403);
  return { user, sessionId };
}

const REASONS: Readonly<Record<TokenFailure, string>> = {
  expired: 'token has invalid claims: token is expired',
  invalid: 'token signature is invalid: signature is invalid',
};
