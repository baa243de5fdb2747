import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createAuthGateway, type AuthGateway } from '../../testing/authGateway.ts';

let gateway: AuthGateway;

beforeAll(async () => {
  gateway = await createAuthGateway();
});
afterAll(() => gateway.drop());

describe('an error', () => {
  const input = { email: 'nobody@example.com', password: 'wrong' };
  const path = '/token?grant_type=password';

  test.each([undefined, '', 'nonsense', '2023-12-31'])(
    'has the old shape for callers of version %j',
    async (version) => {
      const headers: Record<string, string> =
        version === undefined ? {} : { 'x-supabase-api-version': version };
      const answer = await gateway.ask('POST', path, input, headers);
      expect(answer.status).toBe(400);
      expect(answer.body).toEqual({
        code: 400,
        error_code: 'invalid_credentials',
        msg: 'Invalid login credentials',
      });
      expect(answer.headers.get('x-sb-error-code')).toBe('invalid_credentials');
      expect(answer.headers.get('x-supabase-api-version')).toBeNull();
    },
  );

  test.each(['2024-01-01', '2025-06-30'])('has the new shape for callers of version %s', async (version) => {
    const answer = await gateway.ask('POST', path, input, { 'x-supabase-api-version': version });
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({ code: 'invalid_credentials', message: 'Invalid login credentials' });
    expect(answer.headers.get('x-sb-error-code')).toBe('invalid_credentials');
    expect(answer.headers.get('x-supabase-api-version')).toBe('2024-01-01');
  });

  test('names what a weak password lacks in both shapes', async () => {
    const weak = { email: 'x@example.com', password: 'x' };
    const details = { weak_password: { reasons: ['length'] } };
    const message = 'Password should be at least 6 characters.';
    expect(await gateway.ask('POST', '/signup', weak)).toMatchObject({
      status: 422,
      body: { code: 422, error_code: 'weak_password', msg: message, ...details },
    });
    expect(
      await gateway.ask('POST', '/signup', weak, { 'x-supabase-api-version': '2024-01-01' }),
    ).toMatchObject({ status: 422, body: { code: 'weak_password', message, ...details } });
  });

  test('of ours carries the id by which it is found in the log, and nothing of the inside', async () => {
    const broken = await createAuthGateway();
    await broken.admin.query('alter table auth.users rename to users_elsewhere');
    const { status, body } = await broken.ask('POST', path, input, { 'x-request-id': 'request-1' });
    expect(status).toBe(500);
    expect(body).toEqual({
      code: 500,
      error_code: 'unexpected_failure',
      msg: 'Unexpected failure, please check server logs for more information',
      error_id: 'request-1',
    });
    await broken.drop();
  });
});

describe('a body', () => {
  test.each([
    ['nothing', '', 'unexpected end of JSON input'],
    ['half of something', '{"email":"x', 'invalid syntax'],
    ['a list', '[]', 'the body must be an object'],
    ['a text', '"x"', 'the body must be an object'],
    ['a number for a text', '{"email":1}', 'email must be a string'],
    ['a text for an object', '{"data":"x"}', 'data must be an object'],
    ['a zero byte in a text', '{"email":"a\\u0000b"}', 'unsupported character'],
    ['a zero byte far inside', '{"data":{"a":[{"b":"\\u0000"}]}}', 'unsupported character'],
    ['a zero byte in a name', '{"data":{"a\\u0000":1}}', 'unsupported character'],
    ['half a surrogate pair', '{"data":{"a":"\\ud800"}}', 'unsupported character'],
    ['a nest', `{"data":{"a":${'['.repeat(100_000)}${']'.repeat(100_000)}}}`, 'nested too deeply'],
  ])('that is %s is refused', async (_, body, reason) => {
    for (const path of ['/signup', '/token?grant_type=password', '/recover', '/verify', '/resend']) {
      if (path !== '/signup' && body.includes('data')) continue;
      const answer = await gateway.ask('POST', path, body);
      expect(answer).toMatchObject({
        status: 400,
        body: {
          code: 400,
          error_code: 'bad_json',
          msg: `Could not parse request body as JSON: ${reason}`,
        },
      });
    }
  });

  test('of more than a megabyte is refused before it is read', async () => {
    const body = JSON.stringify({
      email: 'x@example.com',
      password: 'secret1',
      data: { x: 'x'.repeat(1 << 20) },
    });
    expect(await gateway.ask('POST', '/signup', body)).toMatchObject({
      status: 413,
      body: { code: 413, error_code: 'request_too_large', msg: 'Request body is too large' },
    });
  });

  test('of nearly a megabyte is read, and refused for what it says', async () => {
    const body = JSON.stringify({ email: `${'x'.repeat(1_000_000)}@example.com`, password: 'secret1' });
    expect(await gateway.ask('POST', '/signup', body)).toMatchObject({
      status: 400,
      body: { error_code: 'validation_failed', msg: 'An email address is too long' },
    });
  });

  test('with nulls for what is not given is as good as without them', async () => {
    const body = {
      email: 'nulls@example.com',
      password: 'secret1',
      data: null,
      phone: null,
      code_challenge: null,
    };
    expect(await gateway.ask('POST', '/signup', body)).toMatchObject({ status: 200 });
  });
});

describe('texts that mean something elsewhere', () => {
  const hostile = [
    "'; drop table auth.users; --",
    '<script>alert(1)</script>',
    'a@example.com\r\nbcc: b@example.com',
    '%00',
    '${7*7}',
    '../../etc/passwd',
  ];

  test.each(hostile)('are no address: %j', async (text) => {
    for (const path of ['/signup', '/recover']) {
      const answer = await gateway.ask('POST', path, { email: text, password: 'secret1' });
      expect(answer).toMatchObject({ status: 400, body: { error_code: 'validation_failed' } });
    }
    const signIn = await gateway.ask('POST', '/token?grant_type=password', { email: text, password: text });
    expect(signIn).toMatchObject({ status: 400, body: { error_code: 'invalid_credentials' } });
    const verify = await gateway.ask('POST', '/verify', { type: 'recovery', token_hash: text });
    expect(verify).toMatchObject({ status: 403, body: { error_code: 'otp_expired' } });
  });

  test('are kept as they are in passwords and in what people say of themselves', async () => {
    for (const [index, text] of hostile.entries()) {
      const email = `hostile${index}@example.com`;
      const client = gateway.client();
      const data = { name: text, [text]: true };
      const password = `secret ${text}`;
      await client.auth.signUp({ email, password, options: { data } });
      const { data: signedIn } = await client.auth.signInWithPassword({ email, password });
      expect(signedIn.user?.user_metadata).toMatchObject(data);
    }
  });

  test('cannot change what objects are made of', async () => {
    const body =
      '{"email":"proto@example.com","password":"secret1","data":{"__proto__":{"isAdmin":true},"name":"x"}}';
    const answer = await gateway.ask('POST', '/signup', body);
    expect(answer.status).toBe(200);
    expect(({} as Record<string, unknown>)['isAdmin']).toBeUndefined();
  });
});

describe('the surface', () => {
  test('says what it is', async () => {
    expect(await gateway.ask('GET', '/health')).toMatchObject({
      status: 200,
      body: { name: 'GoTrue', description: 'GoTrue is a user registration and authentication API' },
    });
  });

  test('says what it offers', async () => {
    const { status, body } = await gateway.ask('GET', '/settings');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      external: { email: true, phone: false, anonymous_users: false, google: false },
      disable_signup: false,
      mailer_autoconfirm: true,
      phone_autoconfirm: false,
      saml_enabled: false,
    });
  });

  test.each(['/otp', '/magiclink', '/admin/users', '/factors', '/sso', '/authorize', '/'])(
    'does not offer %s',
    async (path) => {
      expect(await gateway.ask('POST', path, {})).toMatchObject({
        status: 404,
        body: '404 page not found\n',
      });
    },
  );

  test('lets browsers of other sites read its errors', async () => {
    const answer = await gateway.ask(
      'POST',
      '/token?grant_type=password',
      {},
      { origin: 'https://site.test' },
    );
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(answer.headers.get('access-control-expose-headers')).toContain('X-Sb-Error-Code');
  });
});
