import { createHash } from 'node:crypto';
import { createClient } from '@supabase/supabase-js';
import WebSocket from 'ws';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TEST_URL } from '../../testing/gateway.ts';
import {
  codeIn,
  createAuthGateway,
  fragmentOf,
  linkIn,
  type AuthGateway,
} from '../../testing/authGateway.ts';

const EXPIRED = {
  error: 'access_denied',
  error_code: 'otp_expired',
  error_description: 'Email link is invalid or has expired',
  sb: '',
};

let gateway: AuthGateway;
let number = 0;

beforeAll(async () => {
  gateway = await createAuthGateway(
    { redirectAllowList: ['https://*.preview.test/**', 'twofold://open'] },
    { config: { siteUrl: 'https://site.test' } },
  );
});
afterAll(() => gateway.drop());

async function account(): Promise<string> {
  const email = `player${++number}@example.com`;
  await gateway.client().auth.signUp({ email, password: 'secret1' });
  return email;
}

async function recover(email: string, redirectTo?: string): Promise<string> {
  const { error } = await gateway
    .client()
    .auth.resetPasswordForEmail(email, redirectTo === undefined ? {} : { redirectTo });
  expect(error).toBeNull();
  return linkIn(gateway.mailTo(email));
}

async function follow(link: string): Promise<string> {
  const { status, headers } = await gateway.fetch(link);
  expect(status).toBe(303);
  return headers.get('location') ?? '';
}

describe('recovering an account', () => {
  test('leads from the mail to a session in which the password can be changed', async () => {
    const email = await account();
    const location = await follow(await recover(email, 'https://site.test/update-password'));
    const fragment = fragmentOf(location);
    expect(location).toMatch(
      /^https:\/\/site\.test\/update-password#access_token=[\w.-]+&expires_at=\d+&expires_in=3600&refresh_token=\w{12}&sb=&token_type=bearer&type=recovery$/,
    );
    const client = gateway.client();
    await client.auth.setSession({
      access_token: fragment['access_token'] ?? '',
      refresh_token: fragment['refresh_token'] ?? '',
    });
    expect((await client.auth.updateUser({ password: 'secret2' })).error).toBeNull();
    expect((await client.auth.signInWithPassword({ email, password: 'secret2' })).error).toBeNull();
  });

  test('is asked for by a mail in text and HTML, with one link and one code', async () => {
    const email = await account();
    const link = await recover(email);
    const mail = gateway.mailTo(email);
    expect(mail.subject).toBe('Reset Your Password');
    expect(mail.html).toContain(`<a href="${link.replaceAll('&', '&amp;')}">`);
    expect(mail.html).toContain('<html lang="en">');
    expect(mail.html).toContain(codeIn(mail));
    expect(link).toMatch(
      new RegExp(
        `^${TEST_URL}/auth/v1/verify\\?token=[0-9a-f]{64}&type=recovery&redirect_to=https%3A%2F%2Fsite\\.test$`,
      ),
    );
  });

  test('works by the code of the mail, once', async () => {
    const email = await account();
    await recover(email);
    const code = codeIn(gateway.mailTo(email));
    const verify = () =>
      gateway.client().auth.verifyOtp({ type: 'recovery', email: email.toUpperCase(), token: code });
    const { data, error } = await verify();
    expect(error).toBeNull();
    expect(data.user?.email).toBe(email);
    expect((await verify()).error).toMatchObject({
      status: 403,
      code: 'otp_expired',
      message: 'Token has expired or is invalid',
    });
  });

  test('works by the token of the link, once, as pages of a server do it', async () => {
    const email = await account();
    const token = new URL(await recover(email)).searchParams.get('token') ?? '';
    const verify = () => gateway.client().auth.verifyOtp({ type: 'recovery', token_hash: token });
    expect((await verify()).data.session).not.toBeNull();
    expect((await verify()).error).toMatchObject({
      status: 403,
      code: 'otp_expired',
      message: 'Email link is invalid or has expired',
    });
  });

  test('confirms the address of who had not done so', async () => {
    const strict = await createAuthGateway({ autoconfirm: false });
    const client = strict.client();
    await client.auth.signUp({ email: 'ann@example.com', password: 'secret1' });
    await client.auth.resetPasswordForEmail('ann@example.com');
    await strict.fetch(linkIn(strict.mailTo('ann@example.com')));
    const { error } = await client.auth.signInWithPassword({ email: 'ann@example.com', password: 'secret1' });
    expect(error).toBeNull();
    await strict.drop();
  });

  test('answers the same for an address without an account', async () => {
    const mailed = gateway.mails.length;
    const answer = await gateway.ask('POST', '/recover', { email: 'nobody@example.com' });
    expect(answer).toMatchObject({ status: 200, body: {} });
    expect(gateway.mails).toHaveLength(mailed);
  });

  test('answers the same when the mail cannot be sent', async () => {
    const broken = await createAuthGateway(
      {},
      {
        onMail: () => {
          throw new Error('no mail today');
        },
      },
    );
    await broken.client().auth.signUp({ email: 'ann@example.com', password: 'secret1' });
    expect(await broken.ask('POST', '/recover', { email: 'ann@example.com' })).toMatchObject({
      status: 200,
      body: {},
    });
    await broken.drop();
  });

  test.each([
    [{}, 'Password recovery requires an email'],
    [{ email: 'nonsense' }, 'Unable to validate email address: invalid format'],
    [
      { email: 'x@example.com', code_challenge: 'x' },
      'PKCE flow requires code_challenge_method and code_challenge',
    ],
    [
      { email: 'x@example.com', code_challenge: 'x', code_challenge_method: 's256' },
      'code challenge has to be between 43 and 128 characters',
    ],
  ])('is refused for %j', async (input, message) => {
    expect(await gateway.ask('POST', '/recover', input)).toMatchObject({
      status: 400,
      body: { error_code: 'validation_failed', msg: message },
    });
  });
});

describe('a link', () => {
  test('opens one session, however many follow it at once', async () => {
    const link = await recover(await account());
    const locations = await gateway.atOnce(10, () => follow(link));
    expect(locations.filter((location) => 'access_token' in fragmentOf(location))).toHaveLength(1);
  });

  test('tells nothing apart of used, expired and unknown', async () => {
    const used = await recover(await account());
    await follow(used);
    const expired = await recover(await account());
    gateway.advance(3_601_000);
    const unknown = used.replace(/token=\w+/, `token=${'a'.repeat(64)}`);
    for (const link of [used, expired, unknown]) {
      const location = await follow(link);
      expect(location).toMatch(/^https:\/\/site\.test\/#/);
      expect(fragmentOf(location)).toEqual(EXPIRED);
    }
  });

  test('is replaced by the next one', async () => {
    const email = await account();
    const old = await recover(email);
    gateway.advance(61_000);
    const current = await recover(email);
    expect(fragmentOf(await follow(old))).toEqual(EXPIRED);
    expect(fragmentOf(await follow(current))).toHaveProperty('access_token');
  });

  test('works for its own purpose only', async () => {
    const link = await recover(await account());
    expect(fragmentOf(await follow(link.replace('type=recovery', 'type=signup')))).toEqual(EXPIRED);
    expect(fragmentOf(await follow(link))).toHaveProperty('access_token');
  });

  test('is not used up by a program that asks with HEAD', async () => {
    const link = await recover(await account());
    const { status, headers } = await gateway.fetch(link, { method: 'HEAD' });
    expect(status).toBe(405);
    expect(headers.get('location')).toBeNull();
    expect(fragmentOf(await follow(link))).toHaveProperty('access_token');
  });

  test('says why to who was banned', async () => {
    const email = await account();
    const link = await recover(email);
    await gateway.admin.query("update auth.users set banned_until = 'infinity' where email = $1", [email]);
    expect(fragmentOf(await follow(link))).toMatchObject({
      error_code: 'user_banned',
      error_description: 'User is banned',
    });
  });

  test('is not in the database, nor is the code', async () => {
    const email = await account();
    const token = new URL(await recover(email)).searchParams.get('token') ?? '';
    const code = codeIn(gateway.mailTo(email));
    const { rows } = await gateway.admin.query<{ stored: string }>(
      `select concat_ws(' ', u.recovery_token, t.token_hash) as stored
      from auth.users u join auth.one_time_tokens t on t.user_id = u.id where u.email = $1`,
      [email],
    );
    const stored = rows[0]?.stored ?? '';
    expect(stored).toMatch(/^[0-9a-f]{64} [0-9a-f]{64}$/);
    for (const guess of [
      token,
      digest('sha224', email + code),
      digest('sha256', token),
      digest('sha256', code),
    ]) {
      expect(stored).not.toContain(guess);
    }
  });

  test.each([
    ['?type=recovery', 'Verify requires a token or a token hash'],
    ['?token=x', 'Verify requires a verification type'],
  ])('that is none is refused: %s', async (query, message) => {
    expect(await gateway.ask('GET', `/verify${query}`)).toMatchObject({
      status: 400,
      body: { error_code: 'validation_failed', msg: message },
    });
  });

  test('of an unknown type leads back with the reason', async () => {
    expect(fragmentOf(await follow('/auth/v1/verify?token=x&type=magic'))).toMatchObject({
      error: 'invalid_request',
      error_code: 'validation_failed',
    });
  });
});

describe('a link leads', () => {
  test.each([
    ['nowhere in particular', undefined, 'https://site.test'],
    ['a page of the site', 'https://site.test/update-password?x=1', 'https://site.test/update-password?x=1'],
    ['an allowed host', 'https://one.preview.test/a/b', 'https://one.preview.test/a/b'],
    ['an allowed app', 'twofold://open', 'twofold://open'],
    ['another host', 'https://evil.test/', 'https://site.test'],
    ['another port', 'https://site.test:8443/', 'https://site.test'],
    ['without encryption', 'http://site.test/', 'https://site.test'],
    ['a host that only begins alike', 'https://site.test.evil.test/', 'https://site.test'],
    ['a host behind a user name', 'https://site.test@evil.test/', 'https://site.test'],
    ['a host behind a backslash', 'https://evil.test\\@site.test/', 'https://site.test'],
    ['deeper than the pattern', 'https://a.b.preview.test/', 'https://site.test'],
    ['a script', 'javascript:alert(1)//https://one.preview.test/', 'https://site.test'],
    ['a relative address', '//evil.test', 'https://site.test'],
  ])('%s', async (_, wanted, target) => {
    const email = await account();
    const link = await recover(email, wanted);
    expect(new URL(link).searchParams.get('redirect_to')).toBe(target);
  });

  test('to the site when somebody changed where to', async () => {
    const link = new URL(await recover(await account()));
    link.searchParams.set('redirect_to', 'https://evil.test/');
    expect(await follow(link.href)).toMatch(/^https:\/\/site\.test#access_token=/);
  });
});

describe('with PKCE', () => {
  function pkceClient() {
    const items = new Map<string, string>();
    const storage = {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, value: string) => void items.set(key, value),
      removeItem: (key: string) => void items.delete(key),
    };
    return createClient(TEST_URL, gateway.anonKey, {
      global: { fetch: (input, init) => gateway.fetch(input, init) },
      auth: { flowType: 'pkce', storage, autoRefreshToken: false, detectSessionInUrl: false },
      realtime: { transport: WebSocket as never },
    });
  }

  async function codeFor(client: ReturnType<typeof pkceClient>): Promise<string> {
    const email = await account();
    await client.auth.resetPasswordForEmail(email, { redirectTo: 'https://site.test/update-password' });
    const location = await follow(linkIn(gateway.mailTo(email)));
    expect(location).toMatch(/^https:\/\/site\.test\/update-password\?code=[0-9a-f-]{36}$/);
    return new URL(location).searchParams.get('code') ?? '';
  }

  test('the browser that asked gets the session for the code, once', async () => {
    const client = pkceClient();
    const code = await codeFor(client);
    const { data, error } = await client.auth.exchangeCodeForSession(code);
    expect(error).toBeNull();
    expect(data.session?.user.email).toMatch(/^player/);
    const again = await gateway.ask('POST', '/token?grant_type=pkce', {
      auth_code: code,
      code_verifier: 'x',
    });
    expect(again).toMatchObject({
      status: 404,
      body: { error_code: 'flow_state_not_found', msg: 'invalid flow state, no valid flow state found' },
    });
  });

  test('nobody else does, and the code is not used up by trying', async () => {
    const client = pkceClient();
    const code = await codeFor(client);
    const stolen = await gateway.ask('POST', '/token?grant_type=pkce', {
      auth_code: code,
      code_verifier: 'a guess',
    });
    expect(stolen).toMatchObject({
      status: 400,
      body: {
        error_code: 'bad_code_verifier',
        msg: 'code challenge does not match previously saved code verifier',
      },
    });
    expect((await client.auth.exchangeCodeForSession(code)).error).toBeNull();
  });

  test('the code does not wait for long', async () => {
    const client = pkceClient();
    const code = await codeFor(client);
    gateway.advance(301_000);
    expect((await client.auth.exchangeCodeForSession(code)).error).toMatchObject({
      status: 422,
      code: 'flow_state_expired',
    });
  });

  test('no code works before the link was followed', async () => {
    const email = await account();
    await pkceClient().auth.resetPasswordForEmail(email);
    const { rows } = await gateway.admin.query<{ auth_code: string }>(
      'select auth_code from auth.flow_state order by created_at desc limit 1',
    );
    const answer = await gateway.ask('POST', '/token?grant_type=pkce', {
      auth_code: rows[0]?.auth_code,
      code_verifier: 'x',
    });
    expect(answer).toMatchObject({ status: 404, body: { error_code: 'flow_state_not_found' } });
  });

  test('what is wrong with a link is told in the query as well', async () => {
    const email = await account();
    await pkceClient().auth.resetPasswordForEmail(email, { redirectTo: 'https://site.test/x?y=1' });
    const link = linkIn(gateway.mailTo(email));
    await follow(link);
    const location = await follow(link);
    expect(Object.fromEntries(new URL(location).searchParams)).toMatchObject({
      y: '1',
      error_code: 'otp_expired',
    });
    expect(fragmentOf(location)).toEqual(EXPIRED);
  });

  test('needs code and verifier', async () => {
    expect(await gateway.ask('POST', '/token?grant_type=pkce', { auth_code: 'x' })).toMatchObject({
      status: 400,
      body: {
        error_code: 'validation_failed',
        msg: 'invalid request: both auth code and code verifier should be non-empty',
      },
    });
  });
});

describe('verifying', () => {
  test.each([
    [{ token: 'x' }, 'Verify requires a verification type'],
    [{ type: 'recovery' }, 'Verify requires either a token or a token hash'],
    [{ type: 'recovery', token: 'x', token_hash: 'y' }, 'Verify requires either a token or a token hash'],
    [{ type: 'recovery', token: 'x' }, 'Only an email address or phone number should be provided on verify'],
    [
      { type: 'recovery', token_hash: 'x', email: 'x@example.com' },
      'Only the token_hash and type should be provided',
    ],
    [{ type: 'magic', token_hash: 'x' }, 'Invalid email verification type'],
  ])('is refused for %j', async (input, message) => {
    expect(await gateway.ask('POST', '/verify', input)).toMatchObject({
      status: 400,
      body: { error_code: 'validation_failed', msg: message },
    });
  });

  test("takes nobody else's code", async () => {
    const [ann, bea] = [await account(), await account()];
    await recover(ann);
    await recover(bea);
    while (codeIn(gateway.mailTo(ann)) === codeIn(gateway.mailTo(bea))) {
      gateway.advance(61_000);
      await recover(bea);
    }
    const { error } = await gateway
      .client()
      .auth.verifyOtp({ type: 'recovery', email: ann, token: codeIn(gateway.mailTo(bea)) });
    expect(error?.code).toBe('otp_expired');
  });
});

function digest(algorithm: string, value: string): string {
  return createHash(algorithm).update(value).digest('hex');
}
