import { randomBytes, randomUUID } from 'node:crypto';
import type { Session } from '../database/database.ts';
import { signAccessToken, type AuthenticationMethod } from './accessToken.ts';
import type { AuthParts } from './authParts.ts';
import { instant } from './instant.ts';
import { userBody } from './userBody.ts';
import { INSTANCE_ID, USER_COLUMNS, type User } from './users.ts';
import type { Visit } from './visit.ts';

/** What signing in answers. */
export interface SessionBody {
  readonly access_token: string;
  readonly token_type: 'bearer';
  readonly expires_in: number;
  /** Seconds since 1970. */
  readonly expires_at: number;
  readonly refresh_token: string;
  readonly user: Record<string, unknown>;
}

/** How Supabase calls the ways to a session. */
export type SignInMethod = 'password' | 'otp' | 'recovery' | 'email/signup' | 'email_change';

const OPEN_SESSION = `
  with account as (
    update auth.users u set last_sign_in_at = $2::timestamptz, updated_at = $2::timestamptz
    where u.id = $1::uuid and u.deleted_at is null and ($8::text is null or u.encrypted_password = $8::text)
    returning ${USER_COLUMNS}
  ), session as (
    insert into auth.sessions (id, user_id, created_at, updated_at, aal, user_agent, ip)
    select $3::uuid, id, $2::timestamptz, $2::timestamptz, 'aal1', $4::text, $5::inet from account
  ), method as (
    insert into auth.mfa_amr_claims (id, session_id, created_at, updated_at, authentication_method)
    select gen_random_uuid(), $3::uuid, $2::timestamptz, $2::timestamptz, $6::text from account
  ), token as (
    insert into auth.refresh_tokens (instance_id, token, user_id, revoked, created_at, updated_at, session_id)
    select '${INSTANCE_ID}', $7::text, id::text, false, $2::timestamptz, $2::timestamptz, $3::uuid from account
  )
  select * from account`;

export interface OpenSession {
  readonly userId: string;
  readonly method: SignInMethod;
  /** The hash that the password was compared with: no session if it was changed meanwhile. */
  readonly passwordHash?: string | null;
}

/** Opens a session for an account; null when there is no such account any more. */
export async function openSession(
  auth: AuthParts,
  session: Session,
  visit: Visit,
  { userId, method, passwordHash }: OpenSession,
): Promise<SessionBody | null> {
  const now = auth.clock.now();
  const id = randomUUID();
  const refreshToken = newRefreshToken();
  const { rows } = await session.query<User>({
    text: OPEN_SESSION,
    values: [userId, instant(now), id, visit.userAgent, visit.ip, method, refreshToken, passwordHash ?? null],
    prepare: true,
  });
  const user = rows[0];
  if (!user) return null;
  const methods = [{ method, timestamp: Math.floor(now / 1000) }];
  return sessionBody(auth, user, id, methods, refreshToken);
}

export async function sessionBody(
  auth: AuthParts,
  user: User,
  sessionId: string,
  methods: readonly AuthenticationMethod[],
  refreshToken: string,
): Promise<SessionBody> {
  const { token, expiresAt } = await signAccessToken(auth, user, sessionId, methods, auth.clock.now());
  return {
    access_token: token,
    token_type: 'bearer',
    expires_in: auth.config.tokenLifetime,
    expires_at: expiresAt,
    refresh_token: refreshToken,
    user: userBody(user),
  };
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz234567';

/** Twelve letters, 60 bits: the length by which a hosted project knows its tokens, so that sessions can move there. */
export function newRefreshToken(): string {
  return [...randomBytes(12)].map((byte) => LETTERS[byte % LETTERS.length]).join('');
}
