import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  auditOf,
  claimsOf,
  createAuthGateway,
  type AuthGateway,
  type SessionAnswer,
} from '../../testing/authGateway.ts';

const TIME = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/) as string;
const UUID = expect.stringMatching(/^[0-9a-f-]{36}$/) as string;

describe('signing up where addresses need no confirmation', () => {
  let gateway: AuthGateway;

  beforeAll(async () => {
    gateway = await createAuthGateway({ autoconfirm: true });
  });
  afterAll(() => gateway.drop());

  test('opens a session at once', async () => {
    const client = gateway.client();
    const { data, error } = await client.auth.signUp({
      email: 'Ann@Example.com',
      password: 'secret1',
      options: { data: { username: 'ann' } },
    });
    expect(error).toBeNull();
    expect(data.user?.email).toBe('ann@example.com');
    const { data: read } = await client.auth.getUser();
    expect(read.user).toEqual(data.user);
    expect(gateway.mails).toEqual([]);
  });

  test('answers with the fields of Supabase, in its order', async () => {
    const { status, headers, body } = await gateway.ask('POST', '/signup', {
      email: 'bo@example.com',
      password: 'secret1',
      data: { username: 'bo', sub: 'me', email_verified: false },
    });
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('application/json');
    expect(headers.get('cache-control')).toBe('no-store');
    const claims = {
      email: 'bo@example.com',
      email_verified: true,
      phone_verified: false,
      sub: UUID,
      username: 'bo',
    };
    const user = {
      id: UUID,
      aud: 'authenticated',
      role: 'authenticated',
      email: 'bo@example.com',
      email_confirmed_at: TIME,
      phone: '',
      confirmed_at: TIME,
      last_sign_in_at: TIME,
      app_metadata: { provider: 'email', providers: ['email'] },
      user_metadata: claims,
      identities: [
        {
          identity_id: UUID,
          id: UUID,
          user_id: UUID,
          identity_data: { ...claims, email_verified: false },
          provider: 'email',
          last_sign_in_at: TIME,
          created_at: TIME,
          updated_at: TIME,
          email: 'bo@example.com',
        },
      ],
      created_at: TIME,
      updated_at: TIME,
      is_anonymous: false,
    };
    const session = {
      access_token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/) as string,
      token_type: 'bearer',
      expires_in: 3600,
      expires_at: expect.any(Number) as number,
      refresh_token: expect.stringMatching(/^[a-z2-7]{12}$/) as string,
      user,
    };
    expect(body).toEqual(session);
    expect(keysOf(body)).toEqual(keysOf(session));
  });

  test('gives the token the claims of Supabase', async () => {
    const { body } = await gateway.ask('POST', '/signup', { email: 'cy@example.com', password: 'secret1' });
    const { expires_at: expiresAt, user } = body as SessionAnswer;
    expect(claimsOf(body as SessionAnswer)).toEqual({
      iss: 'http://twofold.test/auth/v1',
      sub: user.id,
      aud: 'authenticated',
      exp: expiresAt,
      iat: expiresAt - 3600,
      email: 'cy@example.com',
      phone: '',
      app_metadata: { provider: 'email', providers: ['email'] },
      user_metadata: { email: 'cy@example.com', email_verified: true, phone_verified: false, sub: user.id },
      role: 'authenticated',
      aal: 'aal1',
      amr: [{ method: 'password', timestamp: expiresAt - 3600 }],
      session_id: UUID,
      is_anonymous: false,
    });
  });

  test('stores what a hosted project would', async () => {
    const { body } = await gateway.ask(
      'POST',
      '/signup',
      { email: 'di@example.com', password: 'secret1' },
      { 'user-agent': 'a browser' },
    );
    const { user, refresh_token: token } = body as SessionAnswer;
    const { rows } = await gateway.admin.query(
      `select u.instance_id, u.encrypted_password, u.confirmation_token, u.recovery_token, u.phone, u.is_super_admin,
        i.provider, i.provider_id, s.aal, s.user_agent, host(s.ip) as ip, t.token, t.user_id, t.revoked, t.parent,
        m.authentication_method
      from auth.users u
      join auth.identities i on i.user_id = u.id
      join auth.sessions s on s.user_id = u.id
      join auth.refresh_tokens t on t.session_id = s.id
      join auth.mfa_amr_claims m on m.session_id = s.id
      where u.id = $1`,
      [user.id],
    );
    expect(rows).toEqual([
      {
        instance_id: '00000000-0000-0000-0000-000000000000',
        encrypted_password: expect.stringMatching(/^\$2b\$04\$.{53}$/) as string,
        confirmation_token: '',
        recovery_token: '',
        phone: null,
        is_super_admin: null,
        provider: 'email',
        provider_id: user.id,
        aal: 'aal1',
        user_agent: 'a browser',
        ip: '127.0.0.1',
        token,
        user_id: user.id,
        revoked: false,
        parent: null,
        authentication_method: 'password',
      },
    ]);
    expect(await auditOf(gateway, user.id)).toEqual(['user_signedup', 'login']);
  });

  test('refuses an address that has an account, however it is written', async () => {
    await gateway.client().auth.signUp({ email: 'ed@example.com', password: 'secret1' });
    const { data, error } = await gateway
      .client()
      .auth.signUp({ email: 'ED@example.com', password: 'another' });
    expect(data.session).toBeNull();
    expect(error).toMatchObject({
      status: 422,
      code: 'user_already_exists',
      message: 'User already registered',
    });
    const signIn = await gateway
      .client()
      .auth.signInWithPassword({ email: 'ed@example.com', password: 'secret1' });
    expect(signIn.error).toBeNull();
  });

  test('makes one account of twenty sign-ups at once', async () => {
    const answers = await gateway.atOnce(20, () =>
      gateway.ask('POST', '/signup', { email: 'flo@example.com', password: 'secret1' }),
    );
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([200, ...Array<number>(19).fill(422)]);
    const { rows } = await gateway.admin.query(
      "select count(*)::int as users from auth.users where email = 'flo@example.com'",
    );
    expect(rows).toEqual([{ users: 1 }]);
  });

  test.each([
    ['no password', { email: 'x@example.com' }, 400, 'validation_failed', 'Signup requires a valid password'],
    [
      'a short password',
      { email: 'x@example.com', password: '12345' },
      422,
      'weak_password',
      'Password should be at least 6 characters.',
    ],
    [
      'a password longer than bcrypt reads',
      { email: 'x@example.com', password: 'ä'.repeat(37) },
      400,
      'validation_failed',
      'Password cannot be longer than 72 characters',
    ],
    [
      'something that is no address',
      { email: 'nonsense', password: 'secret1' },
      400,
      'validation_failed',
      'Unable to validate email address: invalid format',
    ],
    [
      'an address that is too long',
      { email: `${'x'.repeat(250)}@example.com`, password: 'secret1' },
      400,
      'validation_failed',
      'An email address is too long',
    ],
    [
      'nobody',
      { password: 'secret1' },
      422,
      'anonymous_provider_disabled',
      'Anonymous sign-ins are disabled',
    ],
    [
      'a phone number',
      { phone: '123', password: 'secret1' },
      400,
      'phone_provider_disabled',
      'Phone signups are disabled',
    ],
    [
      'more about oneself than a token can carry',
      { email: 'x@example.com', password: 'secret1', data: { story: 'x'.repeat(9000) } },
      400,
      'validation_failed',
      'User metadata cannot be larger than 8192 bytes',
    ],
  ])('refuses %s', async (_, input, status, code, message) => {
    const answer = await gateway.ask('POST', '/signup', input);
    expect(answer).toMatchObject({ status, body: { code: status, error_code: code, msg: message } });
  });

  test('says what a weak password lacks', async () => {
    const { error } = await gateway.client().auth.signUp({ email: 'x@example.com', password: '12345' });
    expect(error).toMatchObject({ name: 'AuthWeakPasswordError', status: 422, reasons: ['length'] });
  });

  test('tells of a database that refuses the account without telling why', async () => {
    await gateway.admin.query(`
      create function public.refuse() returns trigger language plpgsql as $$
        begin raise exception 'a secret of the application'; end $$;
      create trigger refuse after insert on auth.users for each row
        when (new.email = 'gus@example.com') execute function public.refuse();
    `);
    const { status, body } = await gateway.ask('POST', '/signup', {
      email: 'gus@example.com',
      password: 'secret1',
    });
    expect(status).toBe(500);
    expect(body).toEqual({
      code: 500,
      error_code: 'unexpected_failure',
      msg: 'Database error saving new user',
      error_id: UUID,
    });
    const { rowCount } = await gateway.admin.query("select from auth.users where email = 'gus@example.com'");
    expect(rowCount).toBe(0);
  });
});

test('nobody signs up where it is switched off', async () => {
  const gateway = await createAuthGateway({ disableSignup: true });
  const { error } = await gateway.client().auth.signUp({ email: 'ann@example.com', password: 'secret1' });
  expect(error).toMatchObject({
    status: 422,
    code: 'signup_disabled',
    message: 'Signups not allowed for this instance',
  });
  await gateway.drop();
});

/** The names of all fields, in the order in which they came. */
function keysOf(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || 'asymmetricMatch' in value) return undefined;
  return Object.entries(value).map(([key, item]) => [key, keysOf(item)]);
}
