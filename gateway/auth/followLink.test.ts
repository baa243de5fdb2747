import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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

function digest(algorithm: string, value: string): string {
  return createHash(algorithm).update(value).digest('hex');
}
