import pino from 'pino';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  auditOf,
  codeIn,
  createAuthGateway,
  type Answer,
  type AuthGateway,
} from '../../testing/authGateway.ts';
import { memoryBlobs } from '../../testing/memoryBlobs.ts';
import { systemClock } from '../clock.ts';
import { defaultConfig } from '../config.ts';
import { createGateway } from '../createGateway.ts';
import { sweep } from './sweep.ts';

let gateway: AuthGateway;

afterEach(() => gateway.drop());

function refused({ status, headers, body }: Answer) {
  return { status, after: Number(headers.get('retry-after')), body };
}

const SLOW_DOWN = { error_code: 'over_request_rate_limit', msg: 'Request rate limit reached' };

describe('sign-ins that fail', () => {
  beforeEach(async () => {
    gateway = await createAuthGateway({ limits: { signInPerAddress: 3 } });
    await gateway.client().auth.signUp({ email: 'ann@example.com', password: 'secret1' });
  });

  function signIn(email: string, password: string): Promise<Answer> {
    return gateway.ask('POST', '/token?grant_type=password', { email, password });
  }

  test.each(['ann@example.com', 'nobody@example.com'])('are limited for %s', async (email) => {
    for (let attempt = 0; attempt < 3; attempt++) {
      expect(await signIn(email.toUpperCase(), 'wrong')).toMatchObject({ status: 400 });
    }
    const answer = refused(await signIn(email, 'secret1'));
    expect(answer).toMatchObject({ status: 429, body: SLOW_DOWN });
    expect(answer.after).toBeGreaterThan(200);
    expect(answer.after).toBeLessThanOrEqual(300);
  });

  test('are limited also when they come all at once', async () => {
    const answers = await gateway.atOnce(20, () => signIn('ann@example.com', 'wrong'));
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(3);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(17);
  });

  test('are forgotten after five minutes', async () => {
    for (let attempt = 0; attempt < 4; attempt++) await signIn('ann@example.com', 'wrong');
    gateway.advance(299_000);
    expect(await signIn('ann@example.com', 'secret1')).toMatchObject({ status: 429 });
    gateway.advance(2_000);
    expect(await signIn('ann@example.com', 'secret1')).toMatchObject({ status: 200 });
  });

  test('are all that counts: who knows the password may sign in as often as they like', async () => {
    for (let round = 0; round < 10; round++) {
      expect(await signIn('ann@example.com', 'secret1')).toMatchObject({ status: 200 });
    }
  });

  test('at one address do not matter to another', async () => {
    for (let attempt = 0; attempt < 4; attempt++) await signIn('nobody@example.com', 'wrong');
    expect(await signIn('ann@example.com', 'secret1')).toMatchObject({ status: 200 });
  });
});

describe('requests of one IP address are limited', () => {
  async function last(times: number, ask: () => Promise<Answer>): Promise<Answer> {
    for (let time = 1; time < times; time++) expect((await ask()).status).not.toBe(429);
    return ask();
  }

  test('when they sign in or refresh', async () => {
    gateway = await createAuthGateway({ limits: { tokenPerIp: 4 } });
    const answer = await last(5, () => gateway.ask('POST', '/token?grant_type=refresh_token', {}));
    expect(refused(answer)).toMatchObject({ status: 429, body: SLOW_DOWN });
  });

  test('when they sign up', async () => {
    gateway = await createAuthGateway({ limits: { signUpPerIp: 4 } });
    let number = 0;
    const answer = await last(5, () =>
      gateway.ask('POST', '/signup', { email: `player${++number}@example.com`, password: 'secret1' }),
    );
    expect(refused(answer)).toMatchObject({ status: 429, body: SLOW_DOWN });
  });

  test('when they try links and codes', async () => {
    gateway = await createAuthGateway({ limits: { verifyPerIp: 4 } });
    const answer = await last(5, () => gateway.ask('GET', '/verify?type=recovery&token=x'));
    expect(refused(answer)).toMatchObject({ status: 429, body: SLOW_DOWN });
  });

  test('when they change an account', async () => {
    gateway = await createAuthGateway({ limits: { updatePerIp: 4 } });
    const answer = await last(5, () => gateway.ask('PUT', '/user', {}));
    expect(refused(answer)).toMatchObject({ status: 429, body: SLOW_DOWN });
  });

  test('when they have mails sent, to whomever', async () => {
    gateway = await createAuthGateway({ limits: { mailPerIp: 4 } });
    let number = 0;
    const answer = await last(5, () =>
      gateway.ask('POST', '/recover', { email: `x${++number}@example.com` }),
    );
    expect(refused(answer)).toMatchObject({
      status: 429,
      body: { error_code: 'over_email_send_rate_limit', msg: 'email rate limit exceeded' },
    });
    expect(refused(answer).after).toBeGreaterThan(3000);
  });
});

describe('mails to one address', () => {
  beforeEach(async () => {
    gateway = await createAuthGateway({ autoconfirm: false });
  });

  /** @returns after how many seconds the caller shall come back. */
  function tooSoon(answer: Answer): number {
    const { status, after, body } = refused(answer);
    expect({ status, body }).toMatchObject({
      status: 429,
      body: {
        error_code: 'over_email_send_rate_limit',
        msg: `For security purposes, you can only request this after ${after} seconds.`,
      },
    });
    return after;
  }

  test('keep their distance, whether there is an account or not', async () => {
    await gateway.client().auth.signUp({ email: 'ann@example.com', password: 'secret1' });
    for (const email of ['ann@example.com', 'nobody@example.com']) {
      expect(await gateway.ask('POST', '/recover', { email })).toMatchObject({ status: 200 });
      expect(tooSoon(await gateway.ask('POST', '/recover', { email }))).toBeGreaterThan(50);
      gateway.advance(50_000);
      expect(tooSoon(await gateway.ask('POST', '/recover', { email }))).toBeLessThanOrEqual(10);
      gateway.advance(10_001);
      expect(await gateway.ask('POST', '/recover', { email })).toMatchObject({ status: 200 });
    }
  });

  test('of different kinds do not wait for each other', async () => {
    await gateway.client().auth.signUp({ email: 'ann@example.com', password: 'secret1' });
    expect(await gateway.ask('POST', '/recover', { email: 'ann@example.com' })).toMatchObject({
      status: 200,
    });
    tooSoon(await gateway.ask('POST', '/resend', { type: 'signup', email: 'ann@example.com' }));
  });

  test('are one when twenty are asked for at once', async () => {
    await gateway.client().auth.signUp({ email: 'ann@example.com', password: 'secret1' });
    const mailed = gateway.mails.length;
    await gateway.atOnce(20, () => gateway.ask('POST', '/recover', { email: 'ann@example.com' }));
    expect(gateway.mails).toHaveLength(mailed + 1);
  });
});

test('guessing codes ends after a few wrong ones, from wherever they come', async () => {
  gateway = await createAuthGateway({ limits: { signInPerAddress: 3 } });
  const email = 'ann@example.com';
  await gateway.client().auth.signUp({ email, password: 'secret1' });
  await gateway.client().auth.resetPasswordForEmail(email);
  const code = codeIn(gateway.mailTo(email));
  const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
  const verify = (token: string) => gateway.ask('POST', '/verify', { type: 'recovery', email, token });
  for (let guess = 0; guess < 3; guess++) expect(await verify(wrong)).toMatchObject({ status: 403 });
  expect(await verify(code)).toMatchObject({ status: 429, body: SLOW_DOWN });
});

test('several gateways count together', async () => {
  gateway = await createAuthGateway();
  const second = createGateway({
    database: gateway.database,
    blobs: memoryBlobs(),
    mail: { send: async () => undefined, close: async () => undefined },
    clock: systemClock,
    config: {
      ...defaultConfig,
      publicUrl: 'http://second.test',
      siteUrl: 'http://site.test',
      jwtSecret: 'another-secret-that-is-long-enough-for-hs256',
    },
    log: pino({ level: 'silent' }),
  });
  const recover = { method: 'POST', body: JSON.stringify({ email: 'ann@example.com' }) };
  expect((await gateway.fetch('/auth/v1/recover', recover)).status).toBe(200);
  const answer = await second.fetch(new Request('http://second.test/auth/v1/recover', recover));
  expect(answer.status).toBe(429);
  await second.close();
});

describe('what is left behind', () => {
  test('is swept away when it is of no use any more, and nothing else', async () => {
    gateway = await createAuthGateway();
    const client = gateway.client();
    await client.auth.signUp({ email: 'ann@example.com', password: 'secret1' });
    await client.auth.resetPasswordForEmail('ann@example.com');
    await client.auth.refreshSession();
    const counts = async () => {
      const { rows } = await gateway.admin.query<Record<string, number>>(`
        select (select count(*)::int from gateway.rate_limits) as limits,
          (select count(*)::int from auth.one_time_tokens) as links,
          (select count(*)::int from auth.refresh_tokens) as tokens`);
      return rows[0];
    };
    await sweep(gateway.database, { now: () => Date.now() });
    expect(await counts()).toMatchObject({ links: 1, tokens: 2 });
    await sweep(gateway.database, { now: () => Date.now() + 8 * 24 * 3600 * 1000 });
    expect(await counts()).toEqual({ limits: 0, links: 0, tokens: 1 });
  });

  test('of the log of what accounts did is kept for 90 days', async () => {
    gateway = await createAuthGateway();
    const { data } = await gateway.client().auth.signUp({ email: 'ann@example.com', password: 'secret1' });
    const id = data.user?.id ?? '';
    const inDays = (days: number) => ({ now: () => Date.now() + days * 24 * 3600 * 1000 });
    await sweep(gateway.database, inDays(89));
    expect(await auditOf(gateway, id)).toEqual(['user_signedup', 'login']);
    await sweep(gateway.database, inDays(91));
    expect(await auditOf(gateway, id)).toEqual([]);
  });

  test('is swept away at once, however much a flood of requests left', async () => {
    gateway = await createAuthGateway();
    await gateway.admin.query(`
      insert into gateway.rate_limits (key, points, expires_at)
      select 'flood:' || number, 1, now() - interval '1 minute' from generate_series(1, 2500) as number`);
    await sweep(gateway.database, { now: () => Date.now() });
    const { rows } = await gateway.admin.query('select from gateway.rate_limits');
    expect(rows).toHaveLength(0);
  });
});
