import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  asBearer,
  auditOf,
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

async function signIn({ user }: SessionAnswer, password = 'secret1'): Promise<SessionAnswer> {
  const { email } = user;
  return (await gateway.ask('POST', '/token?grant_type=password', { email, password })).body as SessionAnswer;
}

describe('signing out', () => {
  let here: SessionAnswer;
  let there: SessionAnswer;

  beforeEach(async () => {
    here = await gateway.newcomer();
    there = await signIn(here);
  });

  async function endsFor(session: SessionAnswer): Promise<boolean> {
    const read = await readUser(session.access_token);
    const refreshed = await gateway.ask('POST', '/token?grant_type=refresh_token', {
      refresh_token: session.refresh_token,
    });
    if (read.status === 200 && refreshed.status === 200) return false;
    expect(read).toMatchObject({
      status: 403,
      body: {
        error_code: 'session_not_found',
        msg: 'Session from session_id claim in JWT does not exist',
      },
    });
    expect(refreshed).toMatchObject({ status: 400, body: { error_code: 'refresh_token_not_found' } });
    return true;
  }

  test.each([
    ['?scope=global', true, true],
    ['', true, true],
    ['?scope=local', true, false],
    ['?scope=others', false, true],
  ])('with "%s"', async (query, isOverHere, isOverThere) => {
    const { status, body } = await gateway.ask('POST', `/logout${query}`, undefined, asBearer(here));
    expect({ status, body }).toEqual({ status: 204, body: '' });
    expect(await endsFor(here)).toBe(isOverHere);
    expect(await endsFor(there)).toBe(isOverThere);
    expect(await auditOf(gateway, here.user.id)).toContain('logout');
  });

  test('leaves other people alone', async () => {
    const other = await gateway.newcomer();
    await gateway.ask('POST', '/logout', undefined, asBearer(here));
    expect(await endsFor(other)).toBe(false);
  });

  test('is done by the client, also twice', async () => {
    const client = gateway.client();
    await client.auth.setSession(here);
    expect(await client.auth.signOut()).toEqual({ error: null });
    expect(await client.auth.signOut()).toEqual({ error: null });
    expect((await client.auth.getSession()).data.session).toBeNull();
  });

  test('knows no other scope', async () => {
    const answer = await gateway.ask('POST', '/logout?scope=x', undefined, asBearer(here));
    expect(answer).toMatchObject({
      status: 400,
      body: { error_code: 'validation_failed', msg: 'Unsupported logout scope "x"' },
    });
  });

  test('needs a session', async () => {
    expect(await gateway.ask('POST', '/logout')).toMatchObject({
      status: 401,
      body: { error_code: 'no_authorization' },
    });
  });
});
