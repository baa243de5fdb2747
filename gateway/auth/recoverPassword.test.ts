import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  codeIn,
  createAuthGateway,
  fragmentOf,
  linkIn,
  type AuthGateway,
} from '../../testing/authGateway.ts';
import { TEST_URL } from '../../testing/gateway.ts';

let gateway: AuthGateway;
let number = 0;

beforeAll(async () => {
  gateway = await createAuthGateway({}, { config: { siteUrl: 'https://site.test' } });
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
