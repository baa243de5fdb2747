import { errors, jwtVerify, SignJWT, type JWTPayload } from 'jose';

export type TokenFailure = 'expired' | 'invalid';

export type Verified =
  | { readonly claims: JWTPayload; readonly failure?: never }
  | { readonly claims?: never; readonly failure: TokenFailure };

/** Signs and verifies the tokens of one secret (HS256, as Supabase's). */
export interface Tokens {
  sign(claims: JWTPayload): Promise<string>;
  /** `now` in milliseconds. */
  verify(token: string, now: number): Promise<Verified>;
}

export function createTokens(secret: string): Tokens {
  const key = new TextEncoder().encode(secret);
  return {
    sign: (claims) => new SignJWT(claims).setProtectedHeader({ alg: 'HS256', typ: 'JWT' }).sign(key),
    async verify(token, now) {
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: ['HS256'],
          currentDate: new Date(now),
        });
        return { claims: payload };
      } catch (error) {
        if (error instanceof errors.JWTExpired) return { failure: 'expired' };
        if (error instanceof errors.JOSEError) return { failure: 'invalid' };
        throw error;
      }
    },
  };
}

/** The two keys of a project: `anon` for everybody, `service_role` for servers only. They hold for ten years. */
export async function createApiKey(
  secret: string,
  role: 'anon' | 'service_role',
  now: number,
): Promise<string> {
  const issued = Math.floor(now / 1000);
  return createTokens(secret).sign({
    iss: 'supabase',
    role,
    iat: issued,
    exp: issued + 10 * 365 * 24 * 3600,
  });
}
