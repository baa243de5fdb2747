import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import PostalMime from 'postal-mime';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { outbox } from './outbox.ts';

let parent: string;
let directory: string;

beforeEach(async () => {
  parent = await mkdtemp(path.join(tmpdir(), 'outbox-test-'));
  directory = path.join(parent, 'mail', 'outbox');
});
afterEach(() => rm(parent, { recursive: true, force: true }));

const message = {
  to: 'ann@example.com',
  subject: 'Grüße',
  text: `A link: https://site.test/?a=${'b'.repeat(200)}\n\n.`,
  html: '<p>Grüße</p>',
};

describe('the outbox', () => {
  test('keeps each mail in a file that mail programs can read', async () => {
    const mail = outbox({ directory, from: 'Site <no-reply@site.test>' });
    await mail.send(message);
    const [file = ''] = await readdir(directory);
    expect(file).toMatch(/^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.\d{3}Z-ann@example\.com\.eml$/);
    const content = await readFile(path.join(directory, file));
    expect(await PostalMime.parse(content)).toMatchObject({
      from: { name: 'Site', address: 'no-reply@site.test' },
      to: [{ address: 'ann@example.com' }],
      subject: message.subject,
      text: `${message.text}\n`,
      html: expect.stringContaining(message.html) as string,
      messageId: expect.stringMatching(/^<.+@.+>$/) as string,
    });
  });

  test('lets only its owner read', async () => {
    await outbox({ directory, from: 'no-reply@site.test' }).send(message);
    const [file = ''] = await readdir(directory);
    expect((await stat(directory)).mode & 0o777).toBe(0o700);
    expect((await stat(path.join(directory, file))).mode & 0o777).toBe(0o600);
  });

  test('keeps all of many mails to one address, in order, and no drafts', async () => {
    const mail = outbox({ directory, from: 'no-reply@site.test' });
    const subjects = Array.from({ length: 20 }, (_, index) => `Mail ${index}`);
    for (const subject of subjects) void mail.send({ ...message, subject });
    await mail.close();
    const files = (await readdir(directory)).sort();
    const kept = await Promise.all(
      files.map(async (file) => (await PostalMime.parse(await readFile(path.join(directory, file)))).subject),
    );
    expect(kept).toEqual(subjects);
  });

  test('writes nowhere else, whatever the address is', async () => {
    const mail = outbox({ directory, from: 'no-reply@site.test' });
    await mail.send({ ...message, to: `../../../etc/${'x'.repeat(300)}@example.com` });
    const [file = ''] = await readdir(directory);
    expect(file).toMatch(/Z-\.\._\.\._\.\._etc_x+\.eml$/);
    expect(file.length).toBeLessThan(120);
  });

  test('lets nobody add headers or addressees', async () => {
    const mail = outbox({ directory, from: 'no-reply@site.test' });
    await mail.send({
      ...message,
      to: 'ann@example.com\r\nBcc: eve@example.com',
      subject: 'Hello\r\nBcc: eve@example.com',
    });
    const [file = ''] = await readdir(directory);
    const { headers } = await PostalMime.parse(await readFile(path.join(directory, file)));
    expect(headers.map(({ key }) => key)).not.toContain('bcc');
  });
});
