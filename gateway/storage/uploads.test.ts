import { createReadStream } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createStorageGateway, type StorageGateway } from '../../testing/storageGateway.ts';

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

let gateway: StorageGateway;

beforeAll(async () => {
  gateway = await createStorageGateway({ fileSizeLimit: 100_000 });
  await gateway.service.createBucket('files');
});
afterAll(() => gateway.drop());

function files() {
  return gateway.service.from('files');
}

async function contentOf(name: string): Promise<string> {
  const { data, error } = await files().download(name);
  if (error) throw error;
  return data.text();
}

describe('an upload', () => {
  test('answers with where the file is and which object it became', async () => {
    const { data, error } = await files().upload('folder/first.txt', 'a word and an image');
    expect(error).toBeNull();
    expect(data).toEqual({
      id: expect.stringMatching(UUID),
      path: 'folder/first.txt',
      fullPath: 'files/folder/first.txt',
    });
    expect(await contentOf('folder/first.txt')).toBe('a word and an image');
  });

  test('answers on the wire with Key and Id only', async () => {
    const answer = await gateway.ask('POST', '/object/files/wire.txt', { as: gateway.serviceKey, body: 'x' });
    expect(answer).toMatchObject({
      status: 200,
      body: { Key: 'files/wire.txt', Id: expect.stringMatching(UUID) },
    });
    expect(Object.keys(answer.body as object)).toEqual(['Key', 'Id']);
  });

  test('keeps what a list tells of it', async () => {
    await files().upload('told/a.xlsx', new Uint8Array([1, 2, 3, 4, 5]), {
      contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    });
    const { data } = await files().list('told');
    expect(data).toEqual([
      {
        name: 'a.xlsx',
        id: expect.stringMatching(UUID),
        updated_at: expect.stringMatching(/Z$/),
        created_at: expect.stringMatching(/Z$/),
        last_accessed_at: expect.stringMatching(/Z$/),
        metadata: {
          // md5 of the five bytes
          eTag: '"7cfdd07889b3295d6a550914ab35e068"',
          size: 5,
          mimetype: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
          cacheControl: 'max-age=3600',
          lastModified: expect.stringMatching(/Z$/),
          contentLength: 5,
          httpStatusCode: 200,
        },
      },
    ]);
  });

  test.each<[string, () => Parameters<ReturnType<typeof files>['upload']>[1]]>([
    ['text', () => 'content'],
    ['bytes', () => new TextEncoder().encode('content')],
    ['an array buffer', () => new TextEncoder().encode('content').buffer],
    ['a buffer', () => Buffer.from('content')],
    ['a blob', () => new Blob(['content'])],
    ['a file', () => new File(['content'], 'ignored.txt')],
    ['a web stream', () => new Blob(['con', 'tent']).stream()],
    ['a Node stream', () => Readable.from([Buffer.from('con'), Buffer.from('tent')])],
    ['search parameters', () => new URLSearchParams({ content: '' })],
  ])('takes %s', async (kind, body) => {
    const { error } = await files().upload(`kinds/${kind}`, body());
    expect(error).toBeNull();
    expect((await contentOf(`kinds/${kind}`)).replace(/=$/, '')).toBe('content');
  });

  test('takes a file from the disk as it is read', async () => {
    const self = fileURLToPath(import.meta.url);
    await files().upload('self.ts', createReadStream(self));
    expect(await contentOf('self.ts')).toBe(await readFile(self, 'utf8'));
  });

  test.each([
    ['as the body', () => new Uint8Array()],
    ['in a form', () => new Blob([])],
  ])('takes an empty file %s', async (how, body) => {
    const name = `empty ${how}`;
    expect((await files().upload(name, body())).error).toBeNull();
    const { data } = await files().info(name);
    expect(data).toMatchObject({ size: 0, etag: '"d41d8cd98f00b204e9800998ecf8427e"' });
    expect(await contentOf(name)).toBe('');
  });

  test('without any body is an empty file', async () => {
    const answer = await gateway.ask('POST', '/object/files/nothing', { as: gateway.serviceKey });
    expect(answer.status).toBe(200);
    expect(await contentOf('nothing')).toBe('');
  });

  test('remembers type, cache time and what else the uploader tells, with the body', async () => {
    const metadata = { artist: 'Žofie', year: 1999, tags: ['a', 'b'] };
    await files().upload('described/raw', 'x', { contentType: 'text/csv', cacheControl: '60', metadata });
    const { data } = await files().info('described/raw');
    expect(data).toMatchObject({ contentType: 'text/csv', cacheControl: 'max-age=60', metadata });
  });

  test('remembers the same with a form', async () => {
    const metadata = { artist: 'Žofie' };
    const picture = new Blob(['x'], { type: 'image/webp' });
    await files().upload('described/form', picture, { cacheControl: '60', metadata });
    const { data } = await files().info('described/form');
    expect(data).toMatchObject({ contentType: 'image/webp', cacheControl: 'max-age=60', metadata });
  });

  test('remembers it, too, when the form names it after the file', async () => {
    const form = new FormData();
    form.append('', new Blob(['x'], { type: 'text/plain' }));
    form.append('contentType', 'text/markdown');
    // The client adds these at the end.
    await files().upload('described/late', form, { cacheControl: '77', metadata: { late: true } });
    const { data } = await files().info('described/late');
    expect(data).toMatchObject({
      contentType: 'text/markdown',
      cacheControl: 'max-age=77',
      metadata: { late: true },
    });
  });

  test('of several files in a form keeps the first', async () => {
    const form = new FormData();
    form.append('one', new Blob(['first']));
    form.append('two', new Blob(['second']));
    expect((await files().upload('several', form)).error).toBeNull();
    expect(await contentOf('several')).toBe('first');
  });

  test('of JSON is a file like any other', async () => {
    await files().upload('data.json', '{"a":', { contentType: 'application/json' });
    expect(await contentOf('data.json')).toBe('{"a":');
  });
});

describe('an upload is refused', () => {
  const pictures = { public: false, allowedMimeTypes: ['image/*', 'application/pdf'] };

  async function refused(
    path: string,
    body: NonNullable<RequestInit['body']>,
    headers: Record<string, string> = {},
  ) {
    const before = await gateway.countFiles();
    const answer = await gateway.ask('POST', path, { as: gateway.serviceKey, body, headers });
    expect(answer.status).toBe(400);
    expect(await gateway.countFiles()).toBe(before);
    return answer.body;
  }

  test('into a bucket that is not there', async () => {
    expect(await refused('/object/nowhere/a.txt', 'x')).toEqual({
      statusCode: '404',
      error: 'Bucket not found',
      message: 'Bucket not found',
      code: 'NoSuchBucket',
    });
  });

  test('under a name that is taken', async () => {
    await files().upload('taken', 'first');
    expect(await refused('/object/files/taken', 'second')).toEqual({
      statusCode: '409',
      error: 'Duplicate',
      message: 'The resource already exists',
      code: 'KeyAlreadyExists',
    });
    expect(await contentOf('taken')).toBe('first');
  });

  const tooLarge = {
    statusCode: '413',
    error: 'Payload too large',
    message: 'The object exceeded the maximum allowed size',
    code: 'EntityTooLarge',
  };

  test('beyond the limit of the server, whether its size is told or not', async () => {
    const bytes = new Uint8Array(100_001);
    const form = new FormData();
    form.append('', new Blob([bytes]));
    expect(await refused('/object/files/large', bytes)).toEqual(tooLarge);
    expect(await refused('/object/files/large', bytes, { 'content-length': '100001' })).toEqual(tooLarge);
    expect(await refused('/object/files/large', new Blob([bytes]).stream())).toEqual(tooLarge);
    expect(await refused('/object/files/large', form)).toEqual(tooLarge);
    expect((await files().upload('just fits', new Uint8Array(100_000))).error).toBeNull();
  });

  test('beyond the limit of its bucket', async () => {
    await gateway.service.createBucket('small', { public: false, fileSizeLimit: 10 });
    expect(await refused('/object/small/eleven', '12345678901')).toEqual(tooLarge);
    expect((await gateway.service.from('small').upload('ten', '1234567890')).error).toBeNull();
  });

  test('into a bucket that takes nothing', async () => {
    await gateway.service.createBucket('closed', { public: false, fileSizeLimit: 0 });
    expect(await refused('/object/closed/a', 'x')).toEqual(tooLarge);
  });

  test.each(['text/html', 'application/pdfx', 'imagex/png', 'image'])(
    'by the type %s, which its bucket does not take',
    async (type) => {
      await gateway.service.createBucket('pictures', pictures);
      const { error } = await gateway.service.from('pictures').upload('wrong', 'x', { contentType: type });
      expect(error).toMatchObject({
        status: 400,
        statusCode: '415',
        message: `mime type ${type} is not supported`,
      });
    },
  );

  test.each(['image/svg+xml', 'IMAGE/PNG', 'image/png; charset=binary', 'application/pdf'])(
    'not by the type %s, which is one of its bucket',
    async (type) => {
      await gateway.service.createBucket('pictures', pictures);
      const bucket = gateway.service.from('pictures');
      expect((await bucket.upload('right', 'x', { contentType: type, upsert: true })).error).toBeNull();
    },
  );

  test('by a type that a form names only after the file', async () => {
    await gateway.service.createBucket('texts', { public: false, allowedMimeTypes: ['text/plain'] });
    const form = new FormData();
    form.append('', new Blob(['<script>'], { type: 'text/plain' }));
    form.append('contentType', 'text/html');
    expect(await refused('/object/texts/page', form)).toMatchObject({
      statusCode: '415',
      error: 'invalid_mime_type',
      message: 'mime type text/html is not supported',
      code: 'InvalidMimeType',
    });
    expect((await gateway.service.from('texts').list()).data).toEqual([]);
  });

  test.each([
    ['contentType', 'text/plain\r\nset-cookie: a=b', '415'],
    ['contentType', 'tüxt/plain', '415'],
    ['cacheControl', '60\r\nset-cookie: a=b', '400'],
    ['metadata', '{"unfinished":', '400'],
    ['metadata', '"no object"', '400'],
    ['metadata', JSON.stringify({ long: 'x'.repeat(1024 * 1024) }), '413'],
  ])('when the field %s of its form is no good (%#)', async (field, value, statusCode) => {
    const form = new FormData();
    form.append(field, value);
    form.append('', new Blob(['x']));
    expect(await refused('/object/files/described-badly', form)).toMatchObject({ statusCode });
    expect((await files().exists('described-badly')).data).toBe(false);
  });

  test('when its metadata is not JSON in base64', async () => {
    const answer = await refused('/object/files/described-badly', 'x', { 'x-metadata': '%%%' });
    expect(answer).toMatchObject({ statusCode: '400', message: 'metadata must be an object in JSON' });
  });

  test.each([
    [
      'has no file',
      'multipart/form-data; boundary=b',
      '--b\r\ncontent-disposition: form-data; name="a"\r\n\r\nx\r\n--b--\r\n',
    ],
    ['names no boundary', 'multipart/form-data', 'x'],
    ['is none', 'multipart/form-data; boundary=b', 'hello'],
    ['is empty', 'multipart/form-data; boundary=b', ''],
    [
      'ends within its file',
      'multipart/form-data; boundary=b',
      '--b\r\ncontent-disposition: form-data; name=""; filename="a"\r\n\r\nhalf',
    ],
    [
      'ends within its headers',
      'multipart/form-data; boundary=b',
      '--b\r\ncontent-disposition: form-data; na',
    ],
  ])('when its form %s', async (_what, contentType, body) => {
    expect(await refused('/object/files/formless', body, { 'content-type': contentType })).toMatchObject({
      statusCode: '400',
      code: 'InvalidRequest',
    });
    expect((await files().exists('formless')).data).toBe(false);
  });
});

describe('a name', () => {
  test.each([
    'plain.txt',
    'deep/down/below.txt',
    "all of it !-_.*'() &$@=;:+,",
    'two  spaces',
    'a//b',
    'dots...txt',
    '.hidden',
    'a/.../b',
    `${'x'.repeat(1020)}.txt`,
  ])('may be %s', async (name) => {
    const path = `/object/files/${name.split('/').map(encodeURIComponent).join('/')}`;
    const uploaded = await gateway.ask('POST', path, { as: gateway.serviceKey, body: name });
    expect(uploaded).toMatchObject({ status: 200, body: { Key: `files/${name}` } });
    expect((await gateway.ask('GET', path, { as: gateway.serviceKey })).body).toBe(name);
  });

  test.each([
    ['%2e%2e%2fetc%2fpasswd', '../etc/passwd'],
    ['..%2fother%2fx', '../other/x'],
    ['a/..%2f..%2fx', 'a/../../x'],
    ['a%2f.%2fb', 'a/./b'],
    ['%2fabsolute', '/absolute'],
    ['folder%2f', 'folder/'],
    ['back%5cslash', 'back\\slash'],
    ['nul%00byte', 'nul\0byte'],
    ['new%0aline', 'new\nline'],
    ['%E6%BC%A2%E5%AD%97.txt', '漢字.txt'],
    ['emoji%F0%9F%8E%89', 'emoji🎉'],
    ['hash%23', 'hash#'],
    ['percent%2520sign', 'percent%20sign'],
    ['quote%22', 'quote"'],
    ['less%3Cscript%3E', 'less<script>'],
    ['x'.repeat(1025), 'x'.repeat(1024)],
  ])('cannot be %s', async (encoded, told) => {
    const before = await gateway.countFiles();
    const answer = await gateway.ask('POST', `/object/files/${encoded}`, {
      as: gateway.serviceKey,
      body: 'x',
    });
    expect(answer).toMatchObject({
      status: 400,
      body: { statusCode: '400', error: 'InvalidKey', message: `Invalid key: ${told}`, code: 'InvalidKey' },
    });
    expect(await gateway.countFiles()).toBe(before);
  });

  test('that is not even decodable is refused', async () => {
    const answer = await gateway.ask('POST', '/object/files/%E0%A4%A', { as: gateway.serviceKey, body: 'x' });
    expect(answer).toMatchObject({ status: 400, body: { code: 'InvalidKey' } });
  });

  test('is decoded once', async () => {
    await gateway.ask('POST', '/object/files/once%20only%2Bplus', { as: gateway.serviceKey, body: 'x' });
    const { data } = await files().list('', { search: 'once' });
    expect(data?.map(({ name }) => name)).toEqual(['once only+plus']);
  });
});
