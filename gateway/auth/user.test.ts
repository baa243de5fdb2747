import { SignJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { auditOf, createAuthGateway, type Answer, type AuthGateway } from '../../testing/authGateway.ts';

const SECRET = 'a-secret-for-tests-that-is-long-enough-for-hs256';

let gateway: AuthGateway;
let number = 0;

beforeAll(async () => {
  gateway = await createAuthGateway();
});
afterAll(() => gateway.drop());

interface Session {
  access_token: string;
  refresh_token: string;
  user: { id: string; email: string };
}

async function signUp(): Promise<Session> {
  const email = `player${++number}@example.com`;
  return (await gateway.ask('POST', '/signup', { email, password: 'secret1' })).body as Session;
}

async function signIn({ user }: Session, password = 'secret1'): Promise<Session> {
  const { email } = user;
  return (await gateway.ask('POST', '/token?grant_type=password', { email, password })).body as Session;
}

function asBearer(token: string): Record<string, string> {
  return { authorization: `Bearer ${token}` };
}

function readUser(token: string): Promise<Answer> {
  return gateway.ask('GET', '/user', undefined, asBearer(token));
}

function update(token: string, changes: unknown): Promise<Answer> {
  return gateway.ask('PUT', '/user', changes, asBearer(token));
}

function signToken(claims: Record<string, unknown>, secret = SECRET, alg = 'HS256'): Promise<string> {
  return new SignJWT(claims).setProtectedHeader({ alg }).sign(new TextEncoder().encode(secret));
}

describe('reading the account of a token', () => {
  let session: Session;

  beforeAll(async () => {
    session = await signUp();
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
    const other = await signUp();
    const { session_id: sessionId } = claimsOf(other);
    const forged = await signToken({ sub: session.user.id, aud: 'authenticated', session_id: sessionId });
    expect(await readUser(forged)).toMatchObject({ status: 403, body: { error_code: 'session_not_found' } });
  });

  test('refuses a token that has expired', async () => {
    const { access_token: token } = await signUp();
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
    const [banned, deleted] = [await signUp(), await signUp()];
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

describe('signing out', () => {
  let here: Session;
  let there: Session;

  beforeEach(async () => {
    here = await signUp();
    there = await signIn(here);
  });

  async function endsFor(session: Session): Promise<boolean> {
    const read = await readUser(session.access_token);
    const refreshed = await gateway.ask('POST', '/token?grant_type=refresh_token', {
      refresh_token: session.refresh_token,
    });
    if (read.status === 200 && refreshed.status === 200) return false;
    expect(read).toMatchObject({
      status: 403,
      body: {
        error_code: 'session_not_found',
        msg: 'Session from session_id claim in JWT does not exist',
      },
    });
    expect(refreshed).toMatchObject({ status: 400, body: { error_code: 'refresh_token_not_found' } });
    return true;
  }

  test.each([
    ['?scope=global', true, true],
    ['', true, true],
    ['?scope=local', true, false],
    ['?scope=others', false, true],
  ])('with "%s"', async (query, isOverHere, isOverThere) => {
    const { status, body } = await gateway.ask(
      'POST',
      `/logout${query}`,
      undefined,
      asBearer(here.access_token),
    );
    expect({ status, body }).toEqual({ status: 204, body: '' });
    expect(await endsFor(here)).toBe(isOverHere);
    expect(await endsFor(there)).toBe(isOverThere);
    expect(await auditOf(gateway, here.user.id)).toContain('logout');
  });

  test('leaves other people alone', async () => {
    const other = await signUp();
    await gateway.ask('POST', '/logout', undefined, asBearer(here.access_token));
    expect(await endsFor(other)).toBe(false);
  });

  test('is done by the client, also twice', async () => {
    const client = gateway.client();
    await client.auth.setSession(here);
    expect(await client.auth.signOut()).toEqual({ error: null });
    expect(await client.auth.signOut()).toEqual({ error: null });
    expect((await client.auth.getSession()).data.session).toBeNull();
  });

  test('knows no other scope', async () => {
    const answer = await gateway.ask('POST', '/logout?scope=x', undefined, asBearer(here.access_token));
    expect(answer).toMatchObject({
      status: 400,
      body: { error_code: 'validation_failed', msg: 'Unsupported logout scope "x"' },
    });
  });

  test('needs a session', async () => {
    expect(await gateway.ask('POST', '/logout')).toMatchObject({
      status: 401,
      body: { error_code: 'no_authorization' },
    });
  });
});

describe('changing the password', () => {
  test('ends all other sessions and the links that are on their way', async () => {
    const here = await signUp();
    const there = await signIn(here);
    await gateway.ask('POST', '/recover', { email: here.user.email });
    const client = gateway.client();
    await client.auth.setSession(here);
    const { error } = await client.auth.updateUser({ password: 'secret2' });
    expect(error).toBeNull();
    expect(await readUser(here.access_token)).toMatchObject({ status: 200 });
    expect(await readUser(there.access_token)).toMatchObject({
      status: 403,
      body: { error_code: 'session_not_found' },
    });
    const { rowCount } = await gateway.admin.query('select from auth.one_time_tokens where user_id = $1', [
      here.user.id,
    ]);
    expect(rowCount).toBe(0);
    expect(await signIn(here, 'secret2')).toHaveProperty('access_token');
    expect(await signIn(here, 'secret1')).toMatchObject({ error_code: 'invalid_credentials' });
    expect(await auditOf(gateway, here.user.id)).toEqual(
      expect.arrayContaining(['user_updated_password', 'user_modified']),
    );
  });

  test.each([
    ['secret1', 422, 'same_password', 'New password should be different from the old password.'],
    ['short', 422, 'weak_password', 'Password should be at least 6 characters.'],
    ['', 422, 'weak_password', 'Password should be at least 6 characters.'],
    ['x'.repeat(73), 400, 'validation_failed', 'Password cannot be longer than 72 characters'],
  ])('does not take "%s"', async (password, status, code, message) => {
    const { access_token: token } = await signUp();
    expect(await update(token, { password })).toMatchObject({
      status,
      body: { error_code: code, msg: message },
    });
  });

  test('from two sessions at once leaves one of them, and its password', async () => {
    const here = await signUp();
    const there = await signIn(here);
    const answers = await Promise.all([
      update(here.access_token, { password: 'from-here' }),
      update(there.access_token, { password: 'from-there' }),
    ]);
    const won = answers.findIndex(({ status }) => status === 200);
    expect(answers[1 - won]).toMatchObject({ status: 403, body: { error_code: 'session_not_found' } });
    expect(await signIn(here, ['from-here', 'from-there'][won])).toHaveProperty('access_token');
  });

  test('while somebody signs in with the old one lets nobody in by it afterwards', async () => {
    const here = await signUp();
    const [changed, ...entered] = await Promise.all([
      update(here.access_token, { password: 'secret2' }),
      ...Array.from({ length: 10 }, () => signIn(here)),
    ]);
    expect(changed.status).toBe(200);
    for (const session of entered) {
      if (!session.access_token) continue;
      expect(await readUser(session.access_token)).toMatchObject({ status: 403 });
    }
  });
});

describe('changing what is known of oneself', () => {
  test('merges, and takes away what is null', async () => {
    const { access_token: token } = await signUp();
    await update(token, { data: { username: 'ann', colour: 'red' } });
    const { status, body } = await update(token, { data: { colour: null, size: { width: 1 } } });
    expect(status).toBe(200);
    const { user_metadata: metadata } = body as { user_metadata: Record<string, unknown> };
    expect(metadata).toMatchObject({ username: 'ann', size: { width: 1 } });
    expect(metadata).not.toHaveProperty('colour');
  });

  test('reaches the next token', async () => {
    const { access_token: token, refresh_token } = await signUp();
    await update(token, { data: { username: 'ann' } });
    const { body } = await gateway.ask('POST', '/token?grant_type=refresh_token', { refresh_token });
    expect(claimsOf(body as Session)['user_metadata']).toMatchObject({ username: 'ann' });
  });

  test('gives nobody a role or rights', async () => {
    const { access_token: token, user } = await signUp();
    expect(await update(token, { app_metadata: { role: 'operator' } })).toMatchObject({
      status: 403,
      body: { error_code: 'not_admin', msg: 'Updating app_metadata requires admin privileges' },
    });
    await update(token, {
      data: { role: 'operator' },
      role: 'service_role',
      aud: 'x',
      id: crypto.randomUUID(),
    });
    const { rows } = await gateway.admin.query(
      'select id, aud, role, raw_app_meta_data from auth.users where id = $1',
      [user.id],
    );
    expect(rows).toEqual([
      {
        id: user.id,
        aud: 'authenticated',
        role: 'authenticated',
        raw_app_meta_data: { provider: 'email', providers: ['email'] },
      },
    ]);
  });

  test('goes as far as a token can carry', async () => {
    const { access_token: token } = await signUp();
    expect(await update(token, { data: { story: 'x'.repeat(7000) } })).toMatchObject({ status: 200 });
    expect(await update(token, { data: { more: 'x'.repeat(2000) } })).toMatchObject({
      status: 400,
      body: { error_code: 'validation_failed' },
    });
  });

  test('does not take a phone number', async () => {
    const { access_token: token } = await signUp();
    expect(await update(token, { phone: '123' })).toMatchObject({
      status: 400,
      body: { error_code: 'phone_provider_disabled' },
    });
  });
});

function encode(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

function claimsOf({ access_token }: Session): Record<string, unknown> {
  const payload = Buffer.from(access_token.split('.')[1] ?? '', 'base64url').toString();
  return JSON.parse(payload) as Record<string, unknown>;
}
