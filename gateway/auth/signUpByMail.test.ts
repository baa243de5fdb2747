import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  auditOf,
  codeIn,
  createAuthGateway,
  fragmentOf,
  linkIn,
  type AuthGateway,
} from '../../testing/authGateway.ts';

const TIME = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/) as string;

describe('signing up where addresses are confirmed by mail', () => {
  let gateway: AuthGateway;

  beforeAll(async () => {
    gateway = await createAuthGateway({ autoconfirm: false });
  });
  afterAll(() => gateway.drop());

  test('gives no session before the link of the mail is followed', async () => {
    const client = gateway.client();
    const { data, error } = await client.auth.signUp({
      email: 'ann@example.com',
      password: 'secret1',
      options: { emailRedirectTo: 'http://site.test/welcome' },
    });
    expect(error).toBeNull();
    expect(data.session).toBeNull();
    expect(data.user).toMatchObject({
      role: 'authenticated',
      confirmation_sent_at: TIME,
      identities: [{ provider: 'email' }],
    });
    expect(data.user?.email_confirmed_at).toBeUndefined();
    const early = await client.auth.signInWithPassword({ email: 'ann@example.com', password: 'secret1' });
    expect(early.error).toMatchObject({
      status: 400,
      code: 'email_not_confirmed',
      message: 'Email not confirmed',
    });

    const followed = await gateway.fetch(linkIn(gateway.mailTo('ann@example.com')));
    expect(followed.status).toBe(303);
    expect(followed.headers.get('location')).toMatch(/^http:\/\/site\.test\/welcome#access_token=/);
    const { access_token, refresh_token, type } = fragmentOf(followed.headers.get('location'));
    expect(type).toBe('signup');
    const session = await client.auth.setSession({
      access_token: access_token ?? '',
      refresh_token: refresh_token ?? '',
    });
    expect(session.data.user).toMatchObject({
      email_confirmed_at: TIME,
      user_metadata: { email_verified: true },
      identities: [{ identity_data: { email_verified: true } }],
    });
    expect(await auditOf(gateway, data.user?.id ?? '')).toEqual([
      'user_confirmation_requested',
      'user_signedup',
    ]);
  });

  test.each(['signup', 'email'] as const)(
    'is confirmed by the code of the mail, as type %s',
    async (type) => {
      const email = `code-${type}@example.com`;
      const client = gateway.client();
      await client.auth.signUp({ email, password: 'secret1' });
      const { data, error } = await client.auth.verifyOtp({
        type,
        email,
        token: codeIn(gateway.mailTo(email)),
      });
      expect(error).toBeNull();
      expect(data.session).not.toBeNull();
    },
  );

  test('answers the same for an address with a confirmed account, and mails nobody', async () => {
    const client = gateway.client();
    const email = 'bea@example.com';
    const fresh = await gateway.ask('POST', '/signup', {
      email,
      password: 'secret1',
      data: { username: 'b' },
    });
    await client.auth.verifyOtp({ type: 'signup', email, token: codeIn(gateway.mailTo(email)) });
    gateway.advance(61_000);
    const mailed = gateway.mails.length;
    const repeated = await gateway.ask('POST', '/signup', {
      email,
      password: 'other-secret',
      data: { username: 'b' },
    });
    expect(repeated.status).toBe(200);
    expect(Object.keys(repeated.body as object)).toEqual(Object.keys(fresh.body as object));
    expect(repeated.body).toMatchObject({
      email,
      role: '',
      identities: [],
      user_metadata: { username: 'b' },
    });
    expect((repeated.body as { id: string }).id).not.toBe((fresh.body as { id: string }).id);
    expect(gateway.mails).toHaveLength(mailed);
    const { error } = await client.auth.signInWithPassword({ email, password: 'other-secret' });
    expect(error?.code).toBe('invalid_credentials');
  });

  test('mails again, and only one link works, when somebody who has not confirmed signs up again', async () => {
    const email = 'cal@example.com';
    const first = await gateway.ask('POST', '/signup', { email, password: 'secret1' });
    const oldLink = linkIn(gateway.mailTo(email));
    gateway.advance(61_000);
    const second = await gateway.ask('POST', '/signup', { email, password: 'secret2' });
    expect((second.body as { id: string }).id).toBe((first.body as { id: string }).id);
    const old = await gateway.fetch(oldLink);
    expect(fragmentOf(old.headers.get('location'))).toMatchObject({ error_code: 'otp_expired' });
    const followed = await gateway.fetch(linkIn(gateway.mailTo(email)));
    expect(fragmentOf(followed.headers.get('location'))).toHaveProperty('access_token');
    const { error } = await gateway.client().auth.signInWithPassword({ email, password: 'secret1' });
    expect(error).toBeNull();
  });

  test('mails the confirmation again on request, and not to who needs none', async () => {
    const email = 'dan@example.com';
    const client = gateway.client();
    await client.auth.signUp({ email, password: 'secret1' });
    gateway.advance(61_000);
    const mailed = gateway.mails.length;
    expect(await client.auth.resend({ type: 'signup', email })).toMatchObject({ error: null });
    expect(gateway.mails).toHaveLength(mailed + 1);
    await gateway.fetch(linkIn(gateway.mailTo(email)));
    gateway.advance(61_000);
    expect(await client.auth.resend({ type: 'signup', email })).toMatchObject({ error: null });
    expect(await client.auth.resend({ type: 'signup', email: 'nobody@example.com' })).toMatchObject({
      error: null,
    });
    expect(gateway.mails).toHaveLength(mailed + 1);
  });

  test.each([
    [
      { type: 'other', email: 'x@example.com' },
      'Missing one of these types: signup, email_change, sms, phone_change',
    ],
    [{ type: 'signup' }, 'Type provided requires an email address'],
    [{ type: 'email_change' }, 'Missing email address or phone number'],
  ])('does not mail again for %j', async (input, message) => {
    const { status, body } = await gateway.ask('POST', '/resend', input);
    expect({ status, body }).toMatchObject({
      status: 400,
      body: { error_code: 'validation_failed', msg: message },
    });
  });

  test('makes one account and one mail of twenty sign-ups at once', async () => {
    const email = 'eve@example.com';
    const answers = await gateway.atOnce(20, () =>
      gateway.ask('POST', '/signup', { email, password: 'secret1' }),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(19);
    expect(gateway.mails.filter(({ to }) => to === email)).toHaveLength(1);
  });

  test('does not depend on the mail server, which would tell who is new', async () => {
    const broken = await createAuthGateway(
      { autoconfirm: false },
      {
        onMail: () => {
          throw new Error('no mail today');
        },
      },
    );
    const { status } = await broken.ask('POST', '/signup', { email: 'x@example.com', password: 'secret1' });
    expect(status).toBe(200);
    await broken.drop();
  });
});
