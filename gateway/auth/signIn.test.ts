import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditOf, createAuthGateway, type AuthGateway } from '../../testing/authGateway.ts';

const WRONG = { status: 400, code: 'invalid_credentials', message: 'Invalid login credentials' };

let gateway: AuthGateway;

beforeAll(async () => {
  gateway = await createAuthGateway();
  await gateway.client().auth.signUp({ email: 'ann@example.com', password: 'secret1' });
});
afterAll(() => gateway.drop());

function signIn(email: string, password: string) {
  return gateway.client().auth.signInWithPassword({ email, password });
}

async function account(email: string): Promise<string> {
  const { data } = await gateway.client().auth.signUp({ email, password: 'secret1' });
  return data.user?.id ?? '';
}

describe('signing in with a password', () => {
  test('opens a session of its own each time', async () => {
    const [one, two] = await Promise.all([
      signIn('ann@example.com', 'secret1'),
      signIn('ANN@Example.com', 'secret1'),
    ]);
    expect(one.error).toBeNull();
    expect(two.data.user?.id).toBe(one.data.user?.id);
    expect(two.data.session?.refresh_token).not.toBe(one.data.session?.refresh_token);
  });

  test('answers with a session and says that the password is good enough', async () => {
    const { status, body } = await gateway.ask('POST', '/token?grant_type=password', {
      email: 'ann@example.com',
      password: 'secret1',
    });
    expect(status).toBe(200);
    expect(Object.keys(body as object)).toEqual([
      'access_token',
      'token_type',
      'expires_in',
      'expires_at',
      'refresh_token',
      'user',
      'weak_password',
    ]);
    expect(body).toMatchObject({ token_type: 'bearer', expires_in: 3600, weak_password: null });
  });

  test('is noted', async () => {
    const id = await account('noted@example.com');
    await signIn('noted@example.com', 'secret1');
    expect(await auditOf(gateway, id)).toEqual(['user_signedup', 'login', 'login']);
  });

  test('accepts a password that other bcrypt libraries hashed', async () => {
    await account('moved@example.com');
    // `secret1` as Go writes it, at cost 4.
    await gateway.admin.query(
      `update auth.users set encrypted_password = replace(encrypted_password, '$2b$', '$2a$') where email = 'moved@example.com'`,
    );
    const { error } = await signIn('moved@example.com', 'secret1');
    expect(error).toBeNull();
  });

  test('accepts a password that has become too short, and says so', async () => {
    const strict = await createAuthGateway({ passwordMinLength: 6 });
    await strict.client().auth.signUp({ email: 'old@example.com', password: 'secret1' });
    await strict.admin.query(
      `update auth.users set encrypted_password = extensions.crypt('old', extensions.gen_salt('bf', 4))`,
    );
    const { data, error } = await strict
      .client()
      .auth.signInWithPassword({ email: 'old@example.com', password: 'old' });
    expect(error).toBeNull();
    expect(data.weakPassword).toEqual({
      message: 'Password should be at least 6 characters.',
      reasons: ['length'],
    });
    await strict.drop();
  });
});

describe('signing in is refused', () => {
  test.each([
    ['a wrong password', 'ann@example.com', 'secret2'],
    ['an address without an account', 'nobody@example.com', 'secret1'],
    ['something that is no address', 'nonsense', 'secret1'],
    ['an empty password', 'ann@example.com', ''],
  ])('for %s, all with one answer', async (_, email, password) => {
    const { status, body, headers } = await gateway.ask(
      'POST',
      '/token?grant_type=password',
      { email, password },
      { 'x-supabase-api-version': '2024-01-01' },
    );
    expect({ status, body }).toEqual({ status: 400, body: { code: WRONG.code, message: WRONG.message } });
    expect(headers.get('x-sb-error-code')).toBe(WRONG.code);
    expect(headers.get('x-supabase-api-version')).toBe('2024-01-01');
  });

  test('for a password of which only the first 72 bytes are right', async () => {
    const password = 'p'.repeat(72);
    await gateway.client().auth.signUp({ email: 'long@example.com', password });
    expect((await signIn('long@example.com', password)).error).toBeNull();
    expect((await signIn('long@example.com', `${password}!`)).error).toMatchObject(WRONG);
  });

  test('for who has been banned, until the ban is over, and only told to who knows the password', async () => {
    const id = await account('banned@example.com');
    const until = new Date(Date.now() + 60_000).toISOString();
    await gateway.admin.query('update auth.users set banned_until = $2 where id = $1', [id, until]);
    expect((await signIn('banned@example.com', 'secret1')).error).toMatchObject({
      status: 400,
      code: 'user_banned',
    });
    expect((await signIn('banned@example.com', 'secret2')).error).toMatchObject(WRONG);
    gateway.advance(61_000);
    expect((await signIn('banned@example.com', 'secret1')).error).toBeNull();
  });

  test('for a deleted account', async () => {
    const id = await account('gone@example.com');
    await gateway.admin.query('update auth.users set deleted_at = now() where id = $1', [id]);
    expect((await signIn('gone@example.com', 'secret1')).error).toMatchObject(WRONG);
  });

  test('for an account that has no password', async () => {
    const id = await account('passwordless@example.com');
    await gateway.admin.query('update auth.users set encrypted_password = null where id = $1', [id]);
    expect((await signIn('passwordless@example.com', '')).error).toMatchObject(WRONG);
    expect((await signIn('passwordless@example.com', 'secret1')).error).toMatchObject(WRONG);
  });

  test.each([
    [{ password: 'secret1' }, 400, 'validation_failed', 'missing email or phone'],
    [{ phone: '123', password: 'secret1' }, 422, 'phone_provider_disabled', 'Phone logins are disabled'],
  ])('for %j', async (input, status, code, message) => {
    const answer = await gateway.ask('POST', '/token?grant_type=password', input);
    expect(answer).toMatchObject({ status, body: { error_code: code, msg: message } });
  });

  test.each(['id_token', ''])('for the grant type "%s"', async (type) => {
    const answer = await gateway.ask('POST', `/token?grant_type=${type}`, {});
    expect(answer).toMatchObject({ status: 400, body: { msg: 'unsupported_grant_type' } });
  });
});

test('an address without an account takes as long to refuse as a wrong password', async () => {
  const slow = await createAuthGateway({ bcryptCost: 10 });
  await slow.client().auth.signUp({ email: 'ann@example.com', password: 'secret1' });
  async function fastest(email: string): Promise<number> {
    const times: number[] = [];
    for (let round = 0; round < 3; round++) {
      const started = performance.now();
      await slow.client().auth.signInWithPassword({ email, password: 'wrong' });
      times.push(performance.now() - started);
    }
    return Math.min(...times);
  }
  const known = await fastest('ann@example.com');
  const unknown = await fastest('nobody@example.com');
  // Without the comparison it would be a tenth of it.
  expect(unknown).toBeGreaterThan(known / 2);
  await slow.drop();
});
