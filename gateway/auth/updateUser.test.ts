import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  asBearer,
  auditOf,
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

function readUser(token: string): Promise<Answer> {
  return gateway.ask('GET', '/user', undefined, asBearer({ access_token: token }));
}

function update(token: string, changes: unknown): Promise<Answer> {
  return gateway.ask('PUT', '/user', changes, asBearer({ access_token: token }));
}

async function signIn({ user }: SessionAnswer, password = 'secret1'): Promise<SessionAnswer> {
  const { email } = user;
  return (await gateway.ask('POST', '/token?grant_type=password', { email, password })).body as SessionAnswer;
}

describe('changing the password', () => {
  test('ends all other sessions and the links that are on their way', async () => {
    const here = await gateway.newcomer();
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
    const { access_token: token } = await gateway.newcomer();
    expect(await update(token, { password })).toMatchObject({
      status,
      body: { error_code: code, msg: message },
    });
  });

  test('from two sessions at once leaves one of them, and its password', async () => {
    const here = await gateway.newcomer();
    const there = await signIn(here);
    const answers = await gateway.atOnce(2, (index) =>
      update([here, there][index]?.access_token ?? '', { password: ['from-here', 'from-there'][index] }),
    );
    const won = answers.findIndex(({ status }) => status === 200);
    expect(answers[1 - won]).toMatchObject({ status: 403, body: { error_code: 'session_not_found' } });
    expect(await signIn(here, ['from-here', 'from-there'][won])).toHaveProperty('access_token');
  });

  test('while somebody signs in with the old one lets nobody in by it afterwards', async () => {
    const here = await gateway.newcomer();
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
    const { access_token: token } = await gateway.newcomer();
    await update(token, { data: { username: 'ann', colour: 'red' } });
    const { status, body } = await update(token, { data: { colour: null, size: { width: 1 } } });
    expect(status).toBe(200);
    const { user_metadata: metadata } = body as { user_metadata: Record<string, unknown> };
    expect(metadata).toMatchObject({ username: 'ann', size: { width: 1 } });
    expect(metadata).not.toHaveProperty('colour');
  });

  test('reaches the next token', async () => {
    const { access_token: token, refresh_token } = await gateway.newcomer();
    await update(token, { data: { username: 'ann' } });
    const { body } = await gateway.ask('POST', '/token?grant_type=refresh_token', { refresh_token });
    expect(claimsOf(body as SessionAnswer)['user_metadata']).toMatchObject({ username: 'ann' });
  });

  test('gives nobody a role or rights', async () => {
    const { access_token: token, user } = await gateway.newcomer();
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
    const { access_token: token } = await gateway.newcomer();
    expect(await update(token, { data: { story: 'x'.repeat(7000) } })).toMatchObject({ status: 200 });
    expect(await update(token, { data: { more: 'x'.repeat(2000) } })).toMatchObject({
      status: 400,
      body: { error_code: 'validation_failed' },
    });
  });

  test('does not take a phone number', async () => {
    const { access_token: token } = await gateway.newcomer();
    expect(await update(token, { phone: '123' })).toMatchObject({
      status: 400,
      body: { error_code: 'phone_provider_disabled' },
    });
  });
});
