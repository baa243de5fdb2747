import type { AuthParts } from './authParts.ts';
import { sorted } from './userBody.ts';
import type { User } from './users.ts';

/** How somebody proved to be who they are, and when, in seconds since 1970. */
export interface AuthenticationMethod {
  readonly method: string;
  readonly timestamp: number;
}

export interface AccessToken {
  readonly token: string;
  /** Seconds since 1970. */
  readonly expiresAt: number;
}

/** Signs what policies and Supabase's clients know of a session; `now` in milliseconds. */
export async function signAccessToken(
  { tokens, config, url }: AuthParts,
  user: User,
  sessionId: string,
  methods: readonly AuthenticationMethod[],
  now: number,
): Promise<AccessToken> {
  const issuedAt = Math.floor(now / 1000);
  const expiresAt = issuedAt + config.tokenLifetime;
  const token = await tokens.sign({
    iss: url,
    sub: user.id,
    aud: user.aud,
    exp: expiresAt,
    iat: issuedAt,
    email: user.email ?? '',
    phone: user.phone ?? '',
    app_metadata: sorted(user.raw_app_meta_data ?? {}),
    user_metadata: sorted(user.raw_user_meta_data ?? {}),
    role: user.role,
    aal: 'aal1',
    amr: methods,
    session_id: sessionId,
    is_anonymous: user.is_anonymous,
  });
  return { token, expiresAt };
}
