import pino from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestGateway, TEST_URL, type TestGateway } from '../../testing/gateway.ts';
import { memoryBlobs } from '../../testing/memoryBlobs.ts';
import { systemClock } from '../clock.ts';
import { defaultConfig } from '../config.ts';
import type { Parts } from './environment.ts';
import { front } from './front.ts';
import { HttpError } from './httpError.ts';

let gateway: TestGateway;
const log: Record<string, unknown>[] = [];
const MOST_BYTES = 10_000;

beforeAll(async () => {
  gateway = await createTestGateway({
    template: 'platform',
    config: { bodyLimit: MOST_BYTES, rest: { ...defaultConfig.rest, bodyLimit: MOST_BYTES } },
    onLog: (line) => log.push(line),
  });
});
afterAll(() => gateway.drop());
beforeEach(() => {
  log.length = 0;
});

const SURFACES = ['/auth/v1', '/rest/v1', '/storage/v1'];

describe('health', () => {
  test('is good while the database can be asked', async () => {
    const answer = await gateway.fetch('/health');
    expect([answer.status, await answer.json()]).toEqual([200, { status: 'ok' }]);
  });

  test('is bad when it cannot, without saying why', async () => {
    const broken = frontWith({ ping: async () => Promise.reject(new Error('password=hunter2 refused')) });
    const answer = await broken.request('/health');
    expect([answer.status, await answer.json()]).toEqual([
      503,
      { status: 'unavailable', message: 'The database cannot be reached.' },
    ]);
    expect(log).toContainEqual(expect.objectContaining({ level: 50, msg: 'failed' }));
  });
});

describe('a page of another site', () => {
  test.each([...SURFACES.map((surface) => `${surface}/anything`), '/health'])(
    'may ask %s, with any header it needs',
    async (path) => {
      const answer = await gateway.fetch(path, {
        method: 'OPTIONS',
        headers: {
          origin: 'https://elsewhere.example',
          'access-control-request-method': 'PATCH',
          'access-control-request-headers': 'apikey,authorization,x-client-info,x-upsert,prefer',
        },
      });
      expect(answer.status).toBe(204);
      expect(await answer.text()).toBe('');
      const { headers } = answer;
      expect(headers.get('access-control-allow-origin')).toBe('*');
      expect(headers.get('access-control-allow-methods')).toMatch(/PATCH/);
      expect(headers.get('access-control-allow-headers')).toBe(
        'apikey,authorization,x-client-info,x-upsert,prefer',
      );
      expect(headers.get('access-control-max-age')).toBe('3600');
      // With it any site could speak in its visitor's name.
      expect(headers.has('access-control-allow-credentials')).toBe(false);
    },
  );

  test.each(['/health', '/nowhere', '/rest/v1/missing', '/storage/v1/bucket'])(
    'may read what %s answers, errors too',
    async (path) => {
      const { headers } = await gateway.fetch(path, { headers: { origin: 'https://elsewhere.example' } });
      expect(headers.get('access-control-allow-origin')).toBe('*');
      expect(headers.get('access-control-expose-headers')).toMatch(/Content-Range/);
    },
  );
});

describe('a request', () => {
  test('has an id of its own, in the answer and in the log', async () => {
    const [one, two] = [await gateway.fetch('/health'), await gateway.fetch('/health')];
    const ids = [one, two].map(({ headers }) => headers.get('x-request-id'));
    expect(ids[0]).toMatch(/^[\da-f-]{36}$/);
    expect(ids[0]).not.toBe(ids[1]);
    expect(log.map(({ requestId }) => requestId)).toEqual(ids);
  });

  test('keeps the id that a proxy gave it', async () => {
    const { headers } = await gateway.fetch('/health', { headers: { 'x-request-id': 'from-the-proxy_1' } });
    expect(headers.get('x-request-id')).toBe('from-the-proxy_1');
  });

  test.each(['with spaces', 'x'.repeat(65), '{"level":60}', 'é', ''])(
    'gets an id of its own in place of %j',
    async (id) => {
      const { headers } = await gateway.fetch('/health', { headers: { 'x-request-id': id } });
      expect(headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
    },
  );

  test('is one line in the log, without what its address and headers may hide', async () => {
    await gateway.fetch('/storage/v1/object/sign/b/k?token=secret-token', {
      headers: { authorization: 'Bearer secret-bearer', apikey: 'secret-key' },
    });
    const answered = log.filter(({ msg }) => msg === 'answered');
    expect(answered).toMatchObject([
      { level: 30, method: 'GET', path: '/storage/v1/object/sign/b/k', status: 400, ms: expect.any(Number) },
    ]);
    expect(JSON.stringify(log)).not.toMatch(/secret-/);
  });
});

describe('an address that nobody answers', () => {
  test.each([
    '/',
    '/nowhere',
    '/auth',
    '/rest/v2/scores',
    '/storage/v1',
    '/storage/v1/render/image/public/b/k',
  ])('%s', async (path) => {
    const answer = await gateway.fetch(path, { headers: { apikey: gateway.anonKey } });
    expect([answer.status, await answer.json()]).toEqual([
      404,
      { message: 'no Route matched with those values' },
    ]);
    expect(answer.headers.has('x-request-id')).toBe(true);
  });
});

describe('without a key', () => {
  const noKey = {
    message: 'No API key found in request',
    hint: 'No `apikey` request header or url param was found.',
  };

  test.each(['/rest/v1/scores', '/rest/v1/', '/storage/v1/bucket', '/storage/v1/object/b/k'])(
    'nobody gets to %s',
    async (path) => {
      const answer = await gateway.fetch(path);
      expect([answer.status, await answer.json()]).toEqual([401, noKey]);
    },
  );

  test.each([
    ['header', '/storage/v1/bucket', () => ({ apikey: gateway.anonKey })],
    ['bearer token', '/storage/v1/bucket', () => ({ authorization: `Bearer ${gateway.anonKey}` })],
    ['parameter', '', () => ({})],
  ])('means without it as a %s', async (_, path, headers) => {
    const target = path === '' ? `/storage/v1/bucket?apikey=${gateway.anonKey}` : path;
    expect((await gateway.fetch(target, { headers: headers() })).status).toBe(200);
  });
});

describe('a body that is too large', () => {
  const large = JSON.stringify({ text: 'x'.repeat(MOST_BYTES) });

  test.each([
    ['/auth/v1/signup', 413, { code: 413 }],
    ['/rest/v1/rpc/anything', 413, { code: expect.any(String) }],
    ['/storage/v1/bucket', 400, { statusCode: '413', error: 'Payload too large' }],
    ['/storage/v1/object/list/b', 400, { statusCode: '413', error: 'Payload too large' }],
  ])('is refused by %s in its own words, told its length or not', async (path, status, body) => {
    const send = async (content: NonNullable<RequestInit['body']>, length: Record<string, string>) => {
      const answer = await gateway.fetch(path, {
        method: 'POST',
        headers: { apikey: gateway.anonKey, 'content-type': 'application/json', ...length },
        body: content,
        duplex: 'half',
      });
      return { status: answer.status, body: await answer.json() };
    };
    expect(await send(large, { 'content-length': String(large.length) })).toMatchObject({ status, body });
    expect(await send(new Blob([large]).stream(), {})).toMatchObject({ status, body });
  });
});

describe('a failure that nobody foresaw', () => {
  test('tells nothing of the inside, and is logged with the id that was answered', async () => {
    const app = frontWith({});
    app.get('/broken', () => {
      throw new Error('connect postgres://admin:hunter2@10.0.0.1');
    });
    const answer = await app.request('/broken');
    const text = await answer.text();
    expect([answer.status, JSON.parse(text)]).toEqual([500, { message: 'An unexpected error occurred' }]);
    expect(text + JSON.stringify(Object.fromEntries(answer.headers))).not.toContain('hunter2');
    expect(log).toContainEqual(
      expect.objectContaining({
        level: 50,
        requestId: answer.headers.get('x-request-id'),
        err: expect.objectContaining({ message: expect.stringContaining('hunter2') }),
      }),
    );
  });

  test.each([
    ['/rest/v1/scores', { code: 'PGRST002' }],
    ['/storage/v1/bucket', {}],
    ['/auth/v1/user', {}],
  ])('is answered by %s in its own words when the database is gone', async (path, body) => {
    const lost = await createTestGateway({ template: 'platform', onLog: (line) => log.push(line) });
    await lost.database.close();
    const answer = await lost.fetch(path, {
      headers: { apikey: lost.serviceKey, authorization: `Bearer ${lost.serviceKey}` },
    });
    const text = await answer.text();
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(JSON.parse(text)).toMatchObject(body);
    expect(text).not.toMatch(/pool|socket|stack|\.ts/);
    await lost.gateway.close();
    await lost.admin.end();
  });
});

test('a refusal is sent as it is; its cause can only be looked up in the log', async () => {
  const app = frontWith({});
  app.get('/refused', () => {
    throw new HttpError(
      418,
      { message: 'a teapot' },
      { cause: new Error('the inside'), headers: { 'x-pot': 'tea' } },
    );
  });
  const answer = await app.request('/refused');
  expect([answer.status, await answer.json(), answer.headers.get('x-pot')]).toEqual([
    418,
    { message: 'a teapot' },
    'tea',
  ]);
  // Somebody else's mistake is no error of ours.
  expect(log.filter(({ level }) => Number(level) >= 50)).toEqual([]);
  expect(log).toContainEqual(expect.objectContaining({ level: 20, msg: 'refused' }));
});

/** The front alone, on a database of which only the given can be asked. */
function frontWith(database: Partial<Parts['database']>) {
  const app = front({
    database: database as Parts['database'],
    blobs: memoryBlobs(),
    mail: { send: async () => undefined, close: async () => undefined },
    clock: systemClock,
    config: { ...defaultConfig, publicUrl: TEST_URL, siteUrl: TEST_URL, jwtSecret: 'unused' },
    log: pino({ level: 'debug' }, { write: (line) => log.push(JSON.parse(line) as Record<string, unknown>) }),
  });
  return {
    request: async (path: string) => app.fetch(new Request(TEST_URL + path), {}),
    get: app.get.bind(app),
  };
}
