import { createClient } from '@supabase/supabase-js';
import WebSocket from 'ws';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createAuthGateway, fragmentOf, linkIn, type AuthGateway } from '../../testing/authGateway.ts';
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

async function follow(link: string): Promise<string> {
  const { status, headers } = await gateway.fetch(link);
  expect(status).toBe(303);
  return headers.get('location') ?? '';
}

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
    expect(fragmentOf(location)).toMatchObject({ error_code: 'otp_expired' });
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
