/* What only a socket shows: bodies larger than any buffer, senders and readers that go away, refusals in the middle. */
import { createHash, randomBytes } from 'node:crypto';
import { request as httpRequest, type ClientRequest, type IncomingMessage } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createStorageGateway, type StorageGateway } from '../../testing/storageGateway.ts';

const MEGABYTE = 1024 * 1024;

let gateway: StorageGateway;
let url: string;

beforeAll(async () => {
  gateway = await createStorageGateway({ fileSizeLimit: 20 * MEGABYTE });
  await gateway.service.createBucket('files', { public: true });
  url = await gateway.listen();
});
afterAll(() => gateway.drop());

afterEach(async () => {
  await gateway.service.emptyBucket('files');
  gateway.errors.length = 0;
});

async function unclaimed(): Promise<number> {
  const { rows } = await gateway.admin.query('select from gateway.unclaimed_files');
  return rows.length;
}

/** Resolves when nothing of an upload is left, which happens after its sender went away. */
async function everythingGone(): Promise<void> {
  await expect.poll(() => gateway.countFiles(), { timeout: 10_000 }).toBe(0);
  await expect.poll(unclaimed, { timeout: 10_000 }).toBe(0);
  expect((await gateway.service.from('files').list()).data).toEqual([]);
}

function post(path: string, headers: Record<string, string | number>): ClientRequest {
  return httpRequest(`${url}/storage/v1${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${gateway.serviceKey}`, ...headers },
  });
}

async function answerTo(request: ClientRequest): Promise<{ status: number | undefined; body: unknown }> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    request.on('response', resolve);
    request.on('error', reject);
  });
  let text = '';
  for await (const chunk of response) text += String(chunk);
  return { status: response.statusCode, body: JSON.parse(text) };
}

async function fetched(
  method: string,
  path: string,
  body?: NonNullable<RequestInit['body']>,
): Promise<Response> {
  const headers = { authorization: `Bearer ${gateway.serviceKey}` };
  const streaming = body instanceof ReadableStream ? { duplex: 'half' } : {};
  return fetch(`${url}/storage/v1${path}`, {
    method,
    headers,
    ...(body && { body }),
    ...streaming,
  } as RequestInit);
}

describe('a large file', () => {
  const bytes = randomBytes(15 * MEGABYTE);
  const digest = createHash('sha256').update(bytes).digest('hex');

  test.each<[string, () => NonNullable<RequestInit['body']>]>([
    ['as the body', () => bytes],
    ['in pieces of unknown number', () => new Blob([bytes]).stream()],
    [
      'in a form',
      () => {
        const form = new FormData();
        form.append('', new Blob([bytes]));
        form.append('cacheControl', '60');
        return form;
      },
    ],
  ])('comes and goes unchanged %s', async (_, body) => {
    expect((await fetched('POST', '/object/files/large', body())).status).toBe(200);
    const answer = await fetch(`${url}/storage/v1/object/public/files/large`);
    const received = Buffer.from(await answer.arrayBuffer());
    expect(createHash('sha256').update(received).digest('hex')).toBe(digest);
    expect(answer.headers.get('content-length')).toBe(String(bytes.length));
  });

  test('is looked up by HEAD with its length and without its bytes', async () => {
    await fetched('POST', '/object/files/large', bytes);
    const answer = await fetch(`${url}/storage/v1/object/public/files/large`, { method: 'HEAD' });
    expect([answer.status, answer.headers.get('content-length')]).toEqual([200, String(bytes.length)]);
    expect(await answer.text()).toBe('');
  });

  test('that nobody reads to its end is given up', async () => {
    await fetched('POST', '/object/files/large', bytes);
    const leaving = new AbortController();
    const answer = await fetch(`${url}/storage/v1/object/public/files/large`, { signal: leaving.signal });
    await answer.body?.getReader().read();
    leaving.abort();
    expect((await fetched('GET', '/object/files/large')).status).toBe(200);
    expect(gateway.errors).toEqual([]);
  });
});

describe('a refusal is heard while the file is still being sent', () => {
  const tooMuch = () =>
    new ReadableStream<Uint8Array>({
      pull(controller) {
        controller.enqueue(new Uint8Array(64 * 1024));
      },
    });

  test('of one that never ends', async () => {
    const answer = await fetched('POST', '/object/files/endless', tooMuch());
    expect([answer.status, await answer.json()]).toEqual([
      400,
      {
        statusCode: '413',
        error: 'Payload too large',
        message: 'The object exceeded the maximum allowed size',
        code: 'EntityTooLarge',
      },
    ]);
    await everythingGone();
  });

  test('of one that says beforehand that it is too large', async () => {
    const request = post('/object/files/announced', { 'content-length': 30 * MEGABYTE });
    request.write('the first bytes');
    expect(await answerTo(request)).toMatchObject({ status: 400, body: { statusCode: '413' } });
    request.destroy();
    await everythingGone();
  });

  test('of one in a form', async () => {
    const request = post('/object/files/form', { 'content-type': 'multipart/form-data; boundary=b' });
    request.write('--b\r\ncontent-disposition: form-data; name=""; filename="a"\r\n\r\n');
    for (let sent = 0; sent <= 20; sent++) request.write(Buffer.alloc(MEGABYTE, 'x'));
    expect(await answerTo(request)).toMatchObject({ status: 400, body: { statusCode: '413' } });
    request.destroy();
    await everythingGone();
  });

  test('for want of rights, and the connection is of use afterwards', async () => {
    const person = await gateway.person();
    const answer = await fetch(`${url}/storage/v1/object/files/mine`, {
      method: 'POST',
      headers: { authorization: `Bearer ${person.token}` },
      body: randomBytes(5 * MEGABYTE),
    });
    expect([answer.status, await answer.json()]).toMatchObject([400, { statusCode: '403' }]);
    expect((await fetched('GET', '/bucket')).status).toBe(200);
    await everythingGone();
  });
});

describe('a sender that goes away in the middle leaves nothing', () => {
  test.each([
    ['of a body of known length', { 'content-length': MEGABYTE }, ''],
    ['of a body of unknown length', { 'transfer-encoding': 'chunked' }, ''],
    [
      'of a form',
      { 'content-type': 'multipart/form-data; boundary=b', 'transfer-encoding': 'chunked' },
      '--b\r\ncontent-disposition: form-data; name=""; filename="a"\r\n\r\n',
    ],
  ])('%s', async (_, headers, start) => {
    const request = post('/object/files/half', headers);
    request.on('error', () => undefined);
    request.write(start + 'x'.repeat(100_000));
    await expect.poll(() => gateway.countFiles(), { timeout: 10_000 }).toBe(1);
    request.destroy();
    await everythingGone();
    // It is no failure of the server.
    expect(gateway.errors).toEqual([]);
  });

  test('of replacing a file, which stays', async () => {
    await gateway.service.from('files').upload('kept', 'old');
    const request = post('/object/files/kept', { 'content-length': MEGABYTE, 'x-upsert': 'true' });
    request.on('error', () => undefined);
    request.write('x'.repeat(100_000));
    await expect.poll(() => gateway.countFiles(), { timeout: 10_000 }).toBe(2);
    request.destroy();
    await expect.poll(() => gateway.countFiles(), { timeout: 10_000 }).toBe(1);
    expect(await (await fetched('GET', '/object/files/kept')).text()).toBe('old');
  });
});

describe('an address as no browser sends it', () => {
  /** What is answered to a path exactly as it is written. */
  async function raw(path: string): Promise<string> {
    const { port } = new URL(url);
    const socket: Socket = connect(Number(port), '127.0.0.1');
    socket.write(`GET ${path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`);
    let text = '';
    for await (const chunk of socket) text += String(chunk);
    return text;
  }

  test.each([
    '/storage/v1/object/public/files/../../../../../../etc/passwd',
    '/storage/v1/object/public/files/..%2f..%2f..%2fetc%2fpasswd',
    '/storage/v1/object/public/files/%2e%2e/%2e%2e/etc/passwd',
    '/storage/v1/object/public/%2e%2e/%2e%2e/etc/passwd',
    '/storage/v1/object/public/files\\..\\..\\etc\\passwd',
    '/storage/v1/object/public/files/../hidden/secret',
    '/storage/v1/object/p%75blic/hidden/secret',
    '/storage/v1/object/public/files/../../authenticated/hidden/secret',
    '/storage/v1/object/public/hidden%2fsecret',
    '/storage/v1/object/public//hidden/secret',
    '/storage/v1/object/public/files/%00',
  ])('%s leads nowhere', async (path) => {
    await gateway.service.createBucket('hidden');
    await gateway.service.from('hidden').upload('secret', 'the secret', { upsert: true });
    const answer = await raw(path);
    expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /);
    expect(answer).not.toContain('the secret');
    expect(answer).not.toContain('root:');
    await gateway.service.emptyBucket('hidden');
    expect(gateway.errors).toEqual([]);
  });
});
