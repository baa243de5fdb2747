import pino from 'pino';
import { afterEach, describe, expect, test } from 'vitest';
import { startMailServer, type MailServer } from '../../testing/mailServer.ts';
import type { Mail } from './mail.ts';
import { smtp } from './smtp.ts';

const message = { to: 'ann@example.com', subject: 'Grüße', text: 'Hello', html: '<p>Hello</p>' };

/** What a mail by SMTP had to say about itself. */
interface Line {
  level: number;
  msg: string;
}

describe('sending by SMTP', () => {
  const open: { close(): Promise<void> }[] = [];
  const lines: Line[] = [];

  afterEach(async () => {
    while (open.length > 0) await open.pop()?.close();
    lines.length = 0;
  });

  async function server(): Promise<MailServer> {
    const started = await startMailServer();
    open.push(started);
    return started;
  }

  function mailBy(url: string, retryDelays?: readonly number[]): Mail {
    const log = pino(
      { level: 'debug' },
      { write: (line: string) => void lines.push(JSON.parse(line) as Line) },
    );
    const mail = smtp({
      url,
      from: 'Site <no-reply@site.test>',
      log,
      ...(retryDelays ? { retryDelays } : {}),
    });
    open.push(mail);
    return mail;
  }

  test('delivers text and HTML', async () => {
    const { url, mails } = await server();
    await mailBy(url).send(message);
    expect(mails).toMatchObject([
      {
        from: { name: 'Site', address: 'no-reply@site.test' },
        to: [{ address: 'ann@example.com' }],
        subject: 'Grüße',
        text: 'Hello\n',
      },
    ]);
  });

  test('signs in with what the address of the server says', async () => {
    const { url, mails } = await server();
    await mailBy(url.replace('//', '//user:pass%20word@')).send(message);
    expect(mails).toHaveLength(1);
  });

  test('keeps to few connections', async () => {
    const state = await server();
    const mail = mailBy(state.url);
    await Promise.all(Array.from({ length: 20 }, () => mail.send(message)));
    expect(state.mails).toHaveLength(20);
    expect(state.connections).toBeLessThanOrEqual(3);
  });

  test('tries again later what the server cannot take now, and does not let the caller wait', async () => {
    const state = await server();
    state.refuse = { times: 2, code: 450 };
    const mail = mailBy(state.url, [1, 1, 1]);
    await mail.send(message);
    expect(state.mails).toHaveLength(0);
    await expect.poll(() => state.mails).toHaveLength(1);
    expect(lines.map(({ msg }) => msg)).toEqual(['mail delayed', 'mail delayed']);
  });

  test('gives up in the end, and says so in the log', async () => {
    const state = await server();
    state.refuse = { times: 100, code: 450 };
    await mailBy(state.url, [1, 1]).send(message);
    await expect
      .poll(() => lines.map(({ level, msg }) => [level, msg]))
      .toEqual([
        [40, 'mail delayed'],
        [40, 'mail delayed'],
        [50, 'mail given up'],
      ]);
  });

  test('tells the caller at once of what no further try mends', async () => {
    const state = await server();
    state.refuse = { times: 1, code: 550 };
    await expect(mailBy(state.url).send(message)).rejects.toMatchObject({
      cause: { responseCode: 550 },
    });
    await expect(mailBy(state.url.replace('//', '//user:wrong@')).send(message)).rejects.toMatchObject({
      code: 'EAUTH',
    });
    expect(state.mails).toHaveLength(0);
  });

  test('tries once when the caller wants to decide for themself', async () => {
    const state = await server();
    state.refuse = { times: 1, code: 450 };
    const mail = mailBy(state.url, [1, 1]);
    await expect(mail.send(message, { triesOnce: true })).rejects.toMatchObject({ responseCode: 450 });
    await mail.close();
    expect(state.mails).toHaveLength(0);
  });

  test('tries a last time when the gateway stops', async () => {
    const state = await server();
    state.refuse = { times: 1, code: 450 };
    const mail = mailBy(state.url, [3_600_000]);
    await mail.send(message);
    await mail.close();
    expect(state.mails).toHaveLength(1);
  });

  test('does not wait for a server that is not there', async () => {
    const gone = await startMailServer();
    await gone.close();
    const mail = mailBy(gone.url, [3_600_000]);
    await mail.send(message);
    await mail.close();
    expect(lines.at(-1)).toMatchObject({ level: 50, msg: 'mail given up' });
  });
});
