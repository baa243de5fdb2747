import pino from 'pino';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createTestGateway, type TestGateway, type TestGatewayOptions } from '../../testing/gateway.ts';
import { startMailServer } from '../../testing/mailServer.ts';
import { defaultConfig } from '../config.ts';
import { AddressRefused } from '../mail/mail.ts';
import { smtp } from '../mail/smtp.ts';

let gateway: TestGateway;

afterEach(() => gateway.drop());

interface Player {
  readonly id: string;
  readonly token: string;
  /** Asks for the mail of an invitation as the app does. */
  send(to: string, change?: Record<string, unknown>): Promise<Response>;
  /** Opens an invitation and asks for its mail. */
  invite(to: string): Promise<Response>;
  /** What became of the mail of the only invitation. */
  mail(): Promise<string>;
}

async function newPlayer(username = 'Ada'): Promise<Player> {
  const client = gateway.client();
  const { data } = await client.auth.signUp({
    email: `${crypto.randomUUID()}@players.test`,
    password: 'a long secret',
    options: { data: { username } },
  });
  const token = data.session!.access_token;
  const id = data.user!.id;
  const send = (to: string, change: Record<string, unknown> = {}) =>
    post(token, { template_params: { to_email: to, ...change } });
  return {
    id,
    token,
    send,
    async invite(to) {
      expect(await client.rpc('invite', { email: to })).toMatchObject({ data: { outcome: 'invited' } });
      return send(to);
    },
    async mail() {
      const { data } = await client.rpc('my_invitations');
      return (data as { invitations: { mail: string }[] }).invitations[0]!.mail;
    },
  };
}

function post(token: string | null, body: unknown, init: RequestInit = {}): Promise<Response> {
  const content =
    typeof body === 'string'
      ? body
      : JSON.stringify({ service_id: 'mail', template_id: 'invitation', user_id: 'x', ...(body as object) });
  return gateway.fetch('/api/v1.0/email/send', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: content,
    ...init,
  });
}

async function told(answer: Response) {
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain/);
  return { status: answer.status, text: await answer.text() };
}

const OK = { status: 200, text: 'OK' };

describe('an invitation', () => {
  beforeEach(async () => {
    gateway = await createTestGateway();
  });

  test('is mailed to the invited, in the words of the house, once', async () => {
    const ada = await newPlayer();
    expect(await told(await ada.invite('friend@else.test'))).toEqual(OK);
    expect(gateway.mails).toMatchObject([{ to: 'friend@else.test', subject: 'Your invitation to Twofold' }]);
    expect(gateway.mails[0]!.text).toContain(`http://site.test/confirm-invite/friend%40else.test/${ada.id}`);
    expect(await ada.mail()).toBe('sent');
    expect(await told(await ada.send('friend@else.test'))).toEqual({
      status: 409,
      text: 'This invitation has already been sent.',
    });
    expect(gateway.mails).toHaveLength(1);
  });

  test('asked for by twenty at once is mailed once', async () => {
    const ada = await newPlayer();
    await gateway.admin.query(
      `insert into private.open_invitations (inviter, email, created_at, expires_at)
       values ($1, 'friend@else.test', now(), now() + interval '5 days')`,
      [ada.id],
    );
    const answers = await Promise.all(Array.from({ length: 20 }, () => ada.send('friend@else.test')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
    expect(gateway.mails).toHaveLength(1);
  });

  test('says nothing and goes nowhere that the caller chose', async () => {
    const ada = await newPlayer('<b>Win</b> at evil.test');
    await ada.invite('friend@else.test');
    for (const change of [
      { to_email: 'victim@else.test' },
      { to_email: ['friend@else.test', 'victim@else.test'] },
      { to_email: 'friend@else.test, victim@else.test' },
      { to_email: 'friend@else.test\r\nBcc: victim@else.test' },
      { to_email: null },
    ]) {
      expect(await told(await ada.send('', change))).toMatchObject({ status: 404 });
    }
    const eve = await newPlayer();
    const params = { invite_link: 'https://evil.test', html: 'evil', message: 'evil', subject: 'evil' };
    await gateway.admin.query(
      `update private.open_invitations set claim = null, claimed_at = null, mailed_at = null`,
    );
    expect(await told(await eve.send('friend@else.test', params))).toMatchObject({ status: 404 });
    expect(await told(await ada.send('friend@else.test', params))).toEqual(OK);
    expect(gateway.mails.map(({ to }) => to)).toEqual(['friend@else.test', 'friend@else.test']);
    expect(JSON.stringify(gateway.mails)).not.toMatch(/evil\.|"evil|<b>/);
  });

  test.each([
    ['nobody', () => null],
    ['everybody', () => gateway.anonKey],
    ['a made-up token', () => `${gateway.anonKey}x`],
  ])('is not mailed for %s', async (_, token) => {
    const body = { template_params: { to_email: 'friend@else.test' } };
    expect(await told(await post(token(), body))).toEqual({ status: 401, text: 'Sign in to send e-mails.' });
    const withKey = await gateway.fetch('/api/v1.0/email/send', {
      method: 'POST',
      headers: { apikey: gateway.anonKey },
      body: '{}',
    });
    expect(withKey.status).toBe(401);
  });

  test('is refused in the words of the database', async () => {
    const [ada, friend] = [await newPlayer(), 'friend@else.test'];
    expect(await told(await ada.send(friend))).toEqual({
      status: 404,
      text: 'You have no open invitation to this address.',
    });
  });
});

describe('a mail server that is down', () => {
  test('costs nothing but another try', async () => {
    let isDown = true;
    gateway = await createTestGateway({
      onMail: () => {
        if (isDown) throw new Error('connect ECONNREFUSED 127.0.0.1:25');
      },
    });
    const ada = await newPlayer();
    expect(await told(await ada.invite('friend@else.test'))).toEqual({
      status: 502,
      text: 'The e-mail could not be sent. Please try again later.',
    });
    expect(await ada.mail()).toBe('unsent');
    isDown = false;
    expect(await told(await ada.send('friend@else.test'))).toEqual(OK);
    expect(gateway.mails).toHaveLength(1);
  });

  test('that comes back delivers what is asked for again, by SMTP', async () => {
    const first = await startMailServer();
    const { port } = new URL(first.url);
    await first.close();
    const mail = smtp({ url: first.url, from: 'no-reply@site.test', log: pino({ level: 'silent' }) });
    gateway = await createTestGateway({ mail });
    const ada = await newPlayer();
    expect((await ada.invite('friend@else.test')).status).toBe(502);
    const second = await startMailServer(Number(port));
    try {
      second.refuse = { times: 1, code: 451 };
      expect((await ada.send('friend@else.test')).status).toBe(502);
      expect(await told(await ada.send('friend@else.test'))).toEqual(OK);
      expect(await ada.mail()).toBe('sent');
      second.refuse = { times: 1, code: 550 };
      expect(await told(await ada.invite('nobody@else.test'))).toEqual({
        status: 422,
        text: 'The mail server does not take mail for this address. Please check it.',
      });
      await mail.close();
      expect(second.mails).toMatchObject([
        {
          to: [{ address: 'friend@else.test' }],
          subject: 'Your invitation to Twofold',
          text: expect.stringContaining(`/confirm-invite/friend%40else.test/${ada.id}`) as string,
          html: expect.stringContaining('Accept the invitation') as string,
        },
      ]);
    } finally {
      await second.close();
    }
  });

  test('that does not know the address says so', async () => {
    gateway = await createTestGateway({
      onMail: () => {
        throw new AddressRefused('550');
      },
    });
    const ada = await newPlayer();
    expect((await ada.invite('friend@else.test')).status).toBe(422);
    expect(await ada.mail()).toBe('unsent');
  });
});

test('a mail of which it is not known whether it went is not sent again', async () => {
  gateway = await createTestGateway();
  const ada = await newPlayer();
  // The process ends between claiming and sending: as if it had not come back.
  await gateway.admin.query(
    `create or replace function public.settle_invitation(claim uuid, was_sent boolean) returns void
     language plpgsql set search_path = '' as $$ begin raise 'gone'; end $$`,
  );
  expect(await told(await ada.invite('friend@else.test'))).toEqual(OK);
  expect(await ada.mail()).toBe('sending');
  expect((await ada.send('friend@else.test')).status).toBe(409);
  expect(gateway.mails).toHaveLength(1);
});

describe('the call', () => {
  beforeEach(async () => {
    gateway = await createTestGateway({
      config: { email: { ...defaultConfig.email, templates: TEMPLATES, mailPerIp: 8 } },
    } satisfies TestGatewayOptions);
  });

  const TEMPLATES = {
    invitation: { compose: 'compose_invitation', settle: 'settle_invitation' },
    broken: { compose: 'no such function"', settle: 'settle_invitation' },
  };

  test('refuses what it does not understand', async () => {
    const { token } = await newPlayer();
    const to = { to_email: 'friend@else.test' };
    for (const [body, status] of [
      ['', 400],
      ['{', 400],
      ['[]', 400],
      [{ template_id: 7 }, 400],
      [{ template_params: 'x' }, 400],
      [{ template_id: 'unknown', template_params: to }, 400],
      [{ template_id: '__proto__', template_params: to }, 400],
      [{ template_id: 'constructor', template_params: to }, 400],
      [{ template_params: { to_email: 'a\u0000@b.test' } }, 400],
      [{ template_params: { ...to, html: 'x'.repeat(60_000) } }, 413],
      [{ template_id: 'broken', template_params: to }, 500],
      [{}, 404],
    ] as const) {
      const answer = await told(await post(token, body));
      expect(answer.status, JSON.stringify(body).slice(0, 80)).toBe(status);
      expect(answer.text).toMatch(/^[A-Z].+\.$/);
    }
  });

  test('answers no other method and no other address', async () => {
    const { token } = await newPlayer();
    expect((await post(token, {}, { method: 'PUT' })).status).toBe(405);
    expect((await gateway.fetch('/api/v1.0/email/send')).status).toBe(405);
    expect((await gateway.fetch('/api/v1.0/email/send-form', { method: 'POST' })).status).toBe(404);
  });

  test('may be made from other sites', async () => {
    const asked = await gateway.fetch('/api/v1.0/email/send', {
      method: 'OPTIONS',
      headers: {
        origin: 'https://else.test',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization,content-type',
      },
    });
    expect(asked.headers.get('access-control-allow-origin')).toBe('*');
    expect(asked.headers.get('access-control-allow-headers')).toContain('authorization');
  });

  test('may be made so many times an hour from one address', async () => {
    const { token } = await newPlayer();
    const ask = () => post(token, { template_params: {} });
    const statuses = (await Promise.all(Array.from({ length: 12 }, ask))).map(({ status }) => status);
    expect(statuses.filter((status) => status === 404)).toHaveLength(8);
    expect(statuses.filter((status) => status === 429)).toHaveLength(4);
    gateway.advance(3601_000);
    const { token: later } = await newPlayer();
    expect((await post(later, { template_params: {} })).status).toBe(404);
  });
});
