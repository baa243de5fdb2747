import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  claimsOf,
  createAuthGateway,
  type Answer,
  type AuthGateway,
  type SessionAnswer,
} from '../../testing/authGateway.ts';

const ALREADY_USED = {
  status: 400,
  body: {
    error_code: 'refresh_token_already_used',
    msg: 'Invalid Refresh Token: Already Used',
  },
};

let gateway: AuthGateway;

beforeAll(async () => {
  gateway = await createAuthGateway();
});
afterAll(() => gateway.drop());

function refresh(token: string): Promise<Answer> {
  return gateway.ask('POST', '/token?grant_type=refresh_token', { refresh_token: token });
}

async function rotated(token: string): Promise<string> {
  const { status, body } = await refresh(token);
  expect(status).toBe(200);
  return (body as SessionAnswer).refresh_token;
}

async function activeTokens(userId: string): Promise<number> {
  const { rows } = await gateway.admin.query<{ active: number }>(
    'select count(*)::int as active from auth.refresh_tokens where user_id = $1 and not revoked',
    [userId],
  );
  return rows[0]?.active ?? 0;
}

describe('refreshing a session', () => {
  let session: SessionAnswer;
  let first: string;

  beforeEach(async () => {
    session = await gateway.newcomer();
    first = session.refresh_token;
  });

  test('keeps the session and gives new tokens', async () => {
    gateway.advance(3_000_000);
    const { status, body } = await refresh(first);
    expect(status).toBe(200);
    const renewed = body as SessionAnswer & Record<string, unknown>;
    expect(Object.keys(renewed)).toEqual([
      'access_token',
      'token_type',
      'expires_in',
      'expires_at',
      'refresh_token',
      'user',
    ]);
    expect(renewed.refresh_token).not.toBe(first);
    expect(renewed.expires_at - session.expires_at).toBeGreaterThanOrEqual(3000);
    const [before, after] = [claimsOf(session), claimsOf(renewed)];
    expect(after['session_id']).toBe(before['session_id']);
    expect(after['amr']).toEqual(before['amr']);
  });

  test('is what the client does when its token runs out', async () => {
    const client = gateway.client();
    await client.auth.setSession(session);
    const { data, error } = await client.auth.refreshSession();
    expect(error).toBeNull();
    expect(data.session?.refresh_token).not.toBe(first);
  });

  test('notes from where', async () => {
    await gateway.ask(
      'POST',
      '/token?grant_type=refresh_token',
      { refresh_token: first },
      { 'user-agent': 'another browser' },
    );
    const { rows } = await gateway.admin.query(
      'select user_agent, refreshed_at is not null as is_refreshed from auth.sessions where user_id = $1',
      [session.user.id],
    );
    expect(rows).toEqual([{ user_agent: 'another browser', is_refreshed: true }]);
  });

  test('works for twenty tabs at once, and all get the same token', async () => {
    const answers = await gateway.atOnce(20, () => refresh(first));
    expect(answers.map(({ status }) => status)).toEqual(Array<number>(20).fill(200));
    expect(new Set(answers.map(({ body }) => (body as SessionAnswer).refresh_token)).size).toBe(1);
    expect(await activeTokens(session.user.id)).toBe(1);
  });

  test('gives the current token again when the answer was lost', async () => {
    const second = await rotated(first);
    gateway.advance(9_000);
    expect(await rotated(first)).toBe(second);
    // However long the device was asleep: nobody has used the current token, so nobody else has the session.
    gateway.advance(3_600_000);
    expect(await rotated(first)).toBe(second);
  });

  test('gives the current token for older ones that were used moments ago', async () => {
    const second = await rotated(first);
    const third = await rotated(second);
    gateway.advance(9_000);
    expect(await rotated(first)).toBe(third);
    expect(await activeTokens(session.user.id)).toBe(1);
  });

  test('with an old token ends the session for everybody', async () => {
    const second = await rotated(first);
    const third = await rotated(second);
    gateway.advance(11_000);
    expect(await refresh(first)).toMatchObject(ALREADY_USED);
    expect(await refresh(third)).toMatchObject(ALREADY_USED);
    expect(await refresh(second)).toMatchObject(ALREADY_USED);
    expect(await activeTokens(session.user.id)).toBe(0);
  });

  test('with an old token of one session leaves the others alone', async () => {
    const other = await gateway.ask('POST', '/token?grant_type=password', {
      email: session.user.email,
      password: 'secret1',
    });
    await rotated(await rotated(first));
    gateway.advance(11_000);
    expect(await refresh(first)).toMatchObject(ALREADY_USED);
    await rotated((other.body as SessionAnswer).refresh_token);
  });

  test('is over when the session is', async () => {
    await gateway.admin.query('update auth.sessions set not_after = $2 where user_id = $1', [
      session.user.id,
      new Date(Date.now() - 1000).toISOString(),
    ]);
    expect(await refresh(first)).toMatchObject({
      status: 400,
      body: { error_code: 'session_expired', msg: 'Invalid Refresh Token: Session Expired' },
    });
  });

  test('is refused to who was banned meanwhile', async () => {
    await gateway.admin.query("update auth.users set banned_until = 'infinity' where id = $1", [
      session.user.id,
    ]);
    expect(await refresh(first)).toMatchObject({
      status: 400,
      body: { error_code: 'user_banned', msg: 'Invalid Refresh Token: User Banned' },
    });
  });

  test('is refused for a deleted account', async () => {
    await gateway.admin.query('update auth.users set deleted_at = now() where id = $1', [session.user.id]);
    expect(await refresh(first)).toMatchObject({
      status: 400,
      body: { error_code: 'refresh_token_not_found' },
    });
  });

  test.each(['aaaaaaaaaaaa', 'x', 'x'.repeat(5000), "' or true --"])(
    'is refused for a token that never was: %#',
    async (token) => {
      expect(await refresh(token)).toMatchObject({
        status: 400,
        body: {
          error_code: 'refresh_token_not_found',
          msg: 'Invalid Refresh Token: Refresh Token Not Found',
        },
      });
    },
  );

  test('is refused without a token', async () => {
    expect(await refresh('')).toMatchObject({ status: 400, body: { error_code: 'validation_failed' } });
  });
});
