import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  codeIn,
  createAuthGateway,
  fragmentOf,
  linkIn,
  type AuthGateway,
} from '../../testing/authGateway.ts';

const HALF_AGREED = 'Confirmation link accepted. Please proceed to confirm link sent to the other email';

let gateway: AuthGateway;
let number = 0;

interface Player {
  client: SupabaseClient;
  email: string;
  newEmail: string;
}

async function playerOf(target: AuthGateway): Promise<Player> {
  const email = `player${++number}@example.com`;
  const client = target.client();
  await client.auth.signUp({ email, password: 'secret1' });
  if (target.mails.some(({ to }) => to === email)) {
    await client.auth.verifyOtp({ type: 'signup', email, token: codeIn(target.mailTo(email)) });
  }
  return { client, email, newEmail: `new${number}@example.com` };
}

async function follow(target: AuthGateway, address: string): Promise<Record<string, string>> {
  const { headers } = await target.fetch(linkIn(target.mailTo(address)));
  return fragmentOf(headers.get('location'));
}

describe('changing the address of an account', () => {
  beforeAll(async () => {
    gateway = await createAuthGateway({ autoconfirm: false });
  });
  afterAll(() => gateway.drop());

  test('needs both addresses to agree, in any order', async () => {
    for (const order of [['email', 'newEmail'] as const, ['newEmail', 'email'] as const]) {
      const player = await playerOf(gateway);
      const { client, email, newEmail } = player;
      const { data, error } = await client.auth.updateUser({ email: newEmail.toUpperCase() });
      expect(error).toBeNull();
      expect(data.user).toMatchObject({ email, new_email: newEmail });

      expect(await follow(gateway, player[order[0]])).toEqual({ message: HALF_AGREED, sb: '' });
      expect((await client.auth.getUser()).data.user?.email).toBe(email);
      expect(await follow(gateway, player[order[1]])).toMatchObject({ type: 'email_change' });
      const { data: changed } = await client.auth.getUser();
      expect(changed.user).toMatchObject({
        email: newEmail,
        identities: [{ email: newEmail, identity_data: { email: newEmail, email_verified: true } }],
      });
      expect(changed.user?.new_email).toBeUndefined();
      const signIn = await client.auth.signInWithPassword({ email: newEmail, password: 'secret1' });
      expect(signIn.error).toBeNull();
    }
  });

  test('works by codes', async () => {
    const { client, email, newEmail } = await playerOf(gateway);
    await client.auth.updateUser({ email: newEmail });
    const verify = (address: string) =>
      gateway.ask('POST', '/verify', {
        type: 'email_change',
        email: address,
        token: codeIn(gateway.mailTo(address)),
      });
    expect(await verify(email)).toMatchObject({ status: 200, body: { code: '200', msg: HALF_AGREED } });
    expect(await verify(newEmail)).toMatchObject({ status: 200, body: { user: { email: newEmail } } });
  });

  test('is not done by one address that agrees twice', async () => {
    const { client, email, newEmail } = await playerOf(gateway);
    await client.auth.updateUser({ email: newEmail });
    await follow(gateway, email);
    expect(await follow(gateway, email)).toMatchObject({ error_code: 'otp_expired' });
    gateway.advance(61_000);
    await client.auth.resend({ type: 'email_change', email });
    expect(await follow(gateway, email)).toMatchObject({ message: HALF_AGREED });
    expect((await client.auth.getUser()).data.user?.email).toBe(email);
  });

  test('is asked for again on request, with new links only', async () => {
    const { client, email, newEmail } = await playerOf(gateway);
    await client.auth.updateUser({ email: newEmail });
    const old = linkIn(gateway.mailTo(newEmail));
    gateway.advance(61_000);
    expect((await client.auth.resend({ type: 'email_change', email })).error).toBeNull();
    const { headers } = await gateway.fetch(old);
    expect(fragmentOf(headers.get('location'))).toMatchObject({ error_code: 'otp_expired' });
    await follow(gateway, newEmail);
    expect(await follow(gateway, email)).toHaveProperty('access_token');
  });

  test('mails nobody again where no change is wished for', async () => {
    const { client, email } = await playerOf(gateway);
    const mailed = gateway.mails.length;
    expect((await client.auth.resend({ type: 'email_change', email })).error).toBeNull();
    expect(gateway.mails).toHaveLength(mailed);
  });

  test('is refused to an address that has an account', async () => {
    const [player, other] = [await playerOf(gateway), await playerOf(gateway)];
    const { error } = await player.client.auth.updateUser({ email: other.email });
    expect(error).toMatchObject({
      status: 422,
      code: 'email_exists',
      message: 'A user with this email address has already been registered',
    });
  });

  test('is refused in the end when somebody else took the address meanwhile', async () => {
    const [player, other] = [await playerOf(gateway), await playerOf(gateway)];
    await player.client.auth.updateUser({ email: player.newEmail });
    await follow(gateway, player.email);
    await gateway.admin.query('update auth.users set email = $1 where email = $2', [
      player.newEmail,
      other.email,
    ]);
    expect(await follow(gateway, player.newEmail)).toMatchObject({ error_code: 'email_exists' });
    expect((await player.client.auth.getUser()).data.user?.email).toBe(player.email);
  });

  test('gives an address to one of two who want it at once', async () => {
    const [one, two] = [await playerOf(gateway), await playerOf(gateway)];
    const wanted = 'wanted@example.com';
    const links: string[] = [];
    for (const { client, email } of [one, two]) {
      await client.auth.updateUser({ email: wanted });
      links.push(linkIn(gateway.mailTo(wanted)));
      await follow(gateway, email);
      gateway.advance(61_000);
    }
    const answers = await Promise.all(links.map((link) => gateway.fetch(link)));
    const codes = answers.map(({ headers }) => fragmentOf(headers.get('location'))['error_code'] ?? 'done');
    expect(codes.sort()).toEqual(['done', 'email_exists']);
  });

  test('to the same address does nothing', async () => {
    const { client, email } = await playerOf(gateway);
    const mailed = gateway.mails.length;
    const { data, error } = await client.auth.updateUser({ email: email.toUpperCase() });
    expect(error).toBeNull();
    expect(data.user?.new_email).toBeUndefined();
    expect(gateway.mails).toHaveLength(mailed);
  });

  test('is off when the password is changed', async () => {
    const { client, email, newEmail } = await playerOf(gateway);
    await client.auth.updateUser({ email: newEmail });
    await client.auth.updateUser({ password: 'secret2' });
    expect(await follow(gateway, newEmail)).toMatchObject({ error_code: 'otp_expired' });
    expect(await follow(gateway, email)).toMatchObject({ error_code: 'otp_expired' });
  });
});

test('where addresses need no confirmation, one of both has to agree', async () => {
  const lax = await createAuthGateway({ autoconfirm: true });
  const { client, email, newEmail } = await playerOf(lax);
  await client.auth.updateUser({ email: newEmail });
  expect(lax.mails.map(({ to }) => to).sort()).toEqual([newEmail, email].sort());
  expect(await follow(lax, newEmail)).toMatchObject({ type: 'email_change' });
  expect((await client.auth.getUser()).data.user?.email).toBe(newEmail);
  await lax.drop();
});

test('the caller hears when the mails could not be sent', async () => {
  const broken = await createAuthGateway(
    {},
    {
      onMail: () => {
        throw new Error('no mail today');
      },
    },
  );
  const { client, newEmail } = await playerOf(broken);
  const token = (await client.auth.getSession()).data.session?.access_token ?? '';
  const answer = await broken.ask('PUT', '/user', { email: newEmail }, { authorization: `Bearer ${token}` });
  expect(answer).toMatchObject({
    status: 500,
    body: { error_code: 'unexpected_failure', msg: 'Error sending email change email' },
  });
  await broken.drop();
});
