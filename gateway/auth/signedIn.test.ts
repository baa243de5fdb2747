import { SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  asBearer,
  claimsOf,
  createAuthGateway,
  type Answer,
  type AuthGateway,
  type SessionAnswer,
} from '../../testing/authGateway.ts';

let gateway: AuthGateway;

beforeAll(async () => {
  gateway = await createAuthGateway();
});
afterAll(() => gateway.drop());

const SECRET = 'a-secret-for-tests-that-is-long-enough-for-hs256';

function readUser(token: string): Promise<Answer> {
  return gateway.ask('GET', '/user', undefined, asBearer({ access_token: token }));
}

function signToken(claims: Record<string, unknown>, secret = SECRET, alg = 'HS256'): Promise<string> {
  return new SignJWT(claims).setProtectedHeader({ alg }).sign(new TextEncoder().encode(secret));
}

describe('reading the account of a token', () => {
  let session: SessionAnswer;

  beforeAll(async () => {
    session = await gateway.newcomer();
  });

  test('answers what signing in answered', async () => {
    expect(await readUser(session.access_token)).toMatchObject({ status: 200, body: session.user });
  });

  test('needs a bearer token', async () => {
    const answer = await gateway.ask('GET', '/user', undefined, { apikey: gateway.anonKey });
    expect(answer).toMatchObject({
      status: 401,
      body: { error_code: 'no_authorization', msg: 'This endpoint requires a Bearer token' },
    });
  });

  test.each([
    ['anonymous key', () => gateway.anonKey],
    ['service key', () => gateway.serviceKey],
  ])('is not for the %s, which is nobody in particular', async (_, key) => {
    expect(await readUser(key())).toMatchObject({
      status: 403,
      body: { error_code: 'bad_jwt', msg: 'invalid claim: missing sub claim' },
    });
  });

  test('refuses what is no token, or not one of ours', async () => {
    const claims = { sub: session.user.id, aud: 'authenticated', role: 'authenticated' };
    const unsigned = `${encode({ alg: 'none' })}.${encode(claims)}.`;
    const [, payload, signature] = session.access_token.split('.');
    const tokens = [
      'nonsense',
      unsigned,
      await signToken(claims, 'another-secret-that-is-long-enough-for-hs256'),
      await signToken(claims, SECRET.padEnd(64, '!'), 'HS512'),
      `${encode({ alg: 'none' })}.${payload}.${signature}`,
      `${session.access_token}x`,
    ];
    for (const token of tokens) {
      expect(await readUser(token)).toMatchObject({
        status: 403,
        body: {
          error_code: 'bad_jwt',
          msg: 'invalid JWT: unable to parse or verify signature, token signature is invalid: signature is invalid',
        },
      });
    }
  });

  test.each([
    ['a sub that is no UUID', { sub: 'x' }, 403, 'bad_jwt'],
    ['a session that is no UUID', { session_id: "' or true --" }, 403, 'bad_jwt'],
    ['another audience', { aud: 'elsewhere' }, 400, 'validation_failed'],
    ['an account that is not there', { sub: crypto.randomUUID() }, 403, 'user_not_found'],
    ['a session that is not there', { session_id: crypto.randomUUID() }, 403, 'session_not_found'],
  ])('refuses a token with %s', async (_, claims, status, code) => {
    const own = { sub: session.user.id, aud: 'authenticated', role: 'authenticated' };
    const answer = await readUser(await signToken({ ...own, ...claims }));
    expect(answer).toMatchObject({ status, body: { error_code: code } });
  });

  test("refuses a token that claims somebody else's session", async () => {
    const other = await gateway.newcomer();
    const { session_id: sessionId } = claimsOf(other);
    const forged = await signToken({ sub: session.user.id, aud: 'authenticated', session_id: sessionId });
    expect(await readUser(forged)).toMatchObject({ status: 403, body: { error_code: 'session_not_found' } });
  });

  test('refuses a token that has expired', async () => {
    const { access_token: token } = await gateway.newcomer();
    gateway.advance(3_601_000);
    expect(await readUser(token)).toMatchObject({
      status: 403,
      body: {
        error_code: 'bad_jwt',
        msg: 'invalid JWT: unable to parse or verify signature, token has invalid claims: token is expired',
      },
    });
  });

  test('refuses who was banned or deleted', async () => {
    const [banned, deleted] = [await gateway.newcomer(), await gateway.newcomer()];
    await gateway.admin.query("update auth.users set banned_until = 'infinity' where id = $1", [
      banned.user.id,
    ]);
    await gateway.admin.query('update auth.users set deleted_at = now() where id = $1', [deleted.user.id]);
    expect(await readUser(banned.access_token)).toMatchObject({
      status: 403,
      body: { error_code: 'user_banned' },
    });
    expect(await readUser(deleted.access_token)).toMatchObject({
      status: 403,
      body: { error_code: 'user_not_found' },
    });
  });
});

function encode(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}
