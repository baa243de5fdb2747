import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createStorageGateway, type Answer, type StorageGateway } from '../../testing/storageGateway.ts';

let gateway: StorageGateway;

const TEXT = '0123456789abcdefghij';

beforeAll(async () => {
  gateway = await createStorageGateway();
  await gateway.service.createBucket('shown', { public: true });
  await gateway.service.createBucket('hidden');
  const options = { contentType: 'text/plain', cacheControl: '77' };
  await gateway.service.from('shown').upload('folder/a.txt', TEXT, options);
  await gateway.service.from('hidden').upload('a.txt', TEXT);
  await gateway.service.from('shown').upload('empty', '');
});
afterAll(() => gateway.drop());

const PUBLIC = '/object/public/shown/folder/a.txt';

async function get(headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  return gateway.ask(method, PUBLIC, { headers });
}

describe('a public file', () => {
  test('is answered to everybody, with what caches and browsers need', async () => {
    const { status, headers, body } = await get();
    expect({ status, body }).toEqual({ status: 200, body: TEXT });
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'text/plain',
      'content-length': '20',
      'cache-control': 'max-age=77',
      etag: '"644be06dfc54061fd1e67f5ebbabcd58"',
      'last-modified': expect.stringMatching(/^\w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT$/),
      'accept-ranges': 'bytes',
      'access-control-allow-origin': '*',
      'x-content-type-options': 'nosniff',
    });
    expect(headers.has('content-disposition')).toBe(false);
  });

  test('has the address that the client gives', async () => {
    const { data } = gateway.anon.from('shown').getPublicUrl('folder/a.txt');
    expect(await (await gateway.fetch(data.publicUrl)).text()).toBe(TEXT);
  });

  test('is downloaded by the client without any policy', async () => {
    const { data } = await gateway.anon.from('shown').download('folder/a.txt');
    expect(await data?.text()).toBe(TEXT);
    expect((await gateway.anon.from('shown').exists('folder/a.txt')).data).toBe(true);
    expect((await gateway.anon.from('shown').info('folder/a.txt')).data).toMatchObject({ size: 20 });
  });

  test('is looked up by HEAD, with the same headers and no body', async () => {
    const [whole, head] = [await get(), await get({}, 'HEAD')];
    expect(head).toMatchObject({ status: 200, body: '' });
    for (const header of ['content-type', 'content-length', 'etag', 'last-modified', 'cache-control'])
      expect(head.headers.get(header)).toBe(whole.headers.get(header));
  });
});

describe('what is not there', () => {
  const noKey = { statusCode: '404', error: 'not_found', message: 'Object not found', code: 'NoSuchKey' };
  const noBucket = {
    statusCode: '404',
    error: 'Bucket not found',
    message: 'Bucket not found',
    code: 'NoSuchBucket',
  };

  test.each([
    ['/object/public/shown/missing', noKey],
    ['/object/public/nowhere/a.txt', noBucket],
    // Whether there is such a bucket is not told.
    ['/object/public/hidden/a.txt', noBucket],
    ['/object/shown/missing', noKey],
    ['/object/authenticated/nowhere/a.txt', noBucket],
    ['/object/authenticated/hidden/missing', noKey],
    ['/object/info/shown/missing', noKey],
    ['/object/info/public/hidden/a.txt', noBucket],
  ])('%s', async (path, body) => {
    expect(await gateway.ask('GET', path, { as: gateway.serviceKey })).toMatchObject({ status: 400, body });
    expect(await gateway.ask('HEAD', path, { as: gateway.serviceKey })).toMatchObject({
      status: 400,
      body: '',
    });
  });

  test('is no error of the client that asks whether it exists', async () => {
    expect((await gateway.service.from('shown').exists('missing')).data).toBe(false);
    expect((await gateway.service.from('nowhere').exists('missing')).data).toBe(false);
  });
});

describe('a part of a file', () => {
  test.each([
    ['bytes=0-4', '01234', 'bytes 0-4/20'],
    ['bytes=15-', 'fghij', 'bytes 15-19/20'],
    ['bytes=-3', 'hij', 'bytes 17-19/20'],
    ['bytes=-100', TEXT, 'bytes 0-19/20'],
    ['bytes=18-100', 'ij', 'bytes 18-19/20'],
    ['bytes=19-19', 'j', 'bytes 19-19/20'],
  ])('%s', async (range, body, contentRange) => {
    const answer = await get({ range });
    expect(answer).toMatchObject({ status: 206, body });
    expect(answer.headers.get('content-range')).toBe(contentRange);
    expect(answer.headers.get('content-length')).toBe(String(body.length));
  });

  test.each(['bytes=20-', 'bytes=20-30', 'bytes=-0'])('%s is out of it', async (range) => {
    const answer = await get({ range });
    expect(answer).toMatchObject({ status: 416, body: '' });
    expect(answer.headers.get('content-range')).toBe('bytes */20');
  });

  test.each([
    'bytes=5-2',
    'bytes=a-b',
    'lines=1-2',
    'bytes=0-1,3-4',
    'bytes=-',
    'bytes=99999999999999999999-',
  ])('%s is answered with the whole, or not at all', async (range) => {
    const { status, body } = await get({ range });
    expect([200, 416]).toContain(status);
    expect(body).toBe(status === 200 ? TEXT : '');
  });

  test('of an empty file there is none', async () => {
    const answer = await gateway.ask('GET', '/object/public/shown/empty', {
      headers: { range: 'bytes=0-0' },
    });
    expect(answer.status).toBe(416);
    expect((await gateway.ask('GET', '/object/public/shown/empty')).body).toBe('');
  });

  test('is answered only while the file is the same, when asked so', async () => {
    const { headers } = await get();
    const same = await get({ range: 'bytes=0-0', 'if-range': headers.get('etag')! });
    const changed = await get({ range: 'bytes=0-0', 'if-range': '"other"' });
    expect([same.status, changed.status]).toEqual([206, 200]);
  });

  test('is told of by HEAD', async () => {
    const answer = await get({ range: 'bytes=0-4' }, 'HEAD');
    expect(answer).toMatchObject({ status: 206, body: '' });
    expect(answer.headers.get('content-length')).toBe('5');
  });
});

describe('a file that the caller has already', () => {
  const tag = '"644be06dfc54061fd1e67f5ebbabcd58"';

  test.each([tag, `W/${tag}`, `"other", ${tag}`, '*'])(
    'is not sent again for if-none-match %s',
    async (value) => {
      const answer = await get({ 'if-none-match': value });
      expect(answer).toMatchObject({ status: 304, body: '' });
      expect(answer.headers.get('etag')).toBe(tag);
      expect(answer.headers.get('cache-control')).toBe('max-age=77');
    },
  );

  test('is sent again when it is another', async () => {
    expect((await get({ 'if-none-match': '"other"' })).status).toBe(200);
  });

  test('is judged by its time when there is no tag', async () => {
    const modified = (await get()).headers.get('last-modified')!;
    const before = new Date(Date.parse(modified) - 1000).toUTCString();
    expect((await get({ 'if-modified-since': modified })).status).toBe(304);
    expect((await get({ 'if-modified-since': before })).status).toBe(200);
    expect((await get({ 'if-modified-since': 'yesterday' })).status).toBe(200);
    expect((await get({ 'if-modified-since': modified, 'if-none-match': '"other"' })).status).toBe(200);
  });
});

describe('a file to be saved', () => {
  test.each([
    ['', `attachment; filename="a.txt"; filename*=UTF-8''a.txt`],
    ['my file.txt', `attachment; filename="my file.txt"; filename*=UTF-8''my%20file.txt`],
    [
      'Ünïcode 漢字🎉.txt',
      `attachment; filename="_n_code ____.txt"; filename*=UTF-8''%C3%9Cn%C3%AFcode%20%E6%BC%A2%E5%AD%97%F0%9F%8E%89.txt`,
    ],
    [
      `a"b\\c%d'(e)*.txt`,
      `attachment; filename="a_b_c_d'(e)*.txt"; filename*=UTF-8''a%22b%5Cc%25d%27%28e%29%2a.txt`,
    ],
    [
      'a\r\nset-cookie: b=c',
      `attachment; filename="a__set-cookie: b=c"; filename*=UTF-8''a%0D%0Aset-cookie%3A%20b%3Dc`,
    ],
  ])('under the name %j', async (name, disposition) => {
    const { headers } = await gateway.ask('GET', `${PUBLIC}?download=${encodeURIComponent(name)}`);
    expect(headers.get('content-disposition')).toBe(disposition);
    expect(headers.has('set-cookie')).toBe(false);
  });
});

describe('what people uploaded', () => {
  test.each([
    ['text/html', 'text/plain'],
    ['TEXT/HTML; charset=utf-8', 'text/plain; charset=utf-8'],
    ['image/svg+xml', 'image/svg+xml'],
    ['application/xhtml+xml', 'application/xhtml+xml'],
  ])('as %s never runs as a page of the site', async (contentType, answered) => {
    const script = '<script xmlns="http://www.w3.org/1999/xhtml">alert(1)</script>';
    await gateway.service.from('shown').upload('page', script, { contentType, upsert: true });
    const { headers } = await gateway.ask('GET', '/object/public/shown/page');
    expect(headers.get('content-type')).toBe(answered);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy.split('; ')).toEqual(expect.arrayContaining(["default-src 'none'", 'sandbox']));
  });
});

test('what is told of a file is what the client expects', async () => {
  const { data } = await gateway.service.from('shown').info('folder/a.txt');
  expect(data).toEqual({
    id: expect.any(String),
    name: 'folder/a.txt',
    version: expect.any(String),
    bucketId: 'shown',
    size: 20,
    contentType: 'text/plain',
    cacheControl: 'max-age=77',
    etag: '"644be06dfc54061fd1e67f5ebbabcd58"',
    metadata: {},
    lastModified: expect.stringMatching(/Z$/),
    createdAt: expect.stringMatching(/Z$/),
  });
});

test('a row that was made by SQL has no file', async () => {
  await gateway.admin.query(
    `insert into storage.objects (bucket_id, name, metadata) values ('shown', 'by-sql', '{"size": 1234}')`,
  );
  expect((await gateway.ask('GET', '/object/public/shown/by-sql')).body).toMatchObject({ code: 'NoSuchKey' });
  expect((await gateway.service.from('shown').remove(['by-sql'])).data).toHaveLength(1);
});
