import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createStorageGateway, type StorageGateway } from '../../testing/storageGateway.ts';

let gateway: StorageGateway;

beforeAll(async () => {
  gateway = await createStorageGateway();
  await gateway.service.createBucket('files');
  await gateway.service.createBucket('pictures', {
    public: true,
    fileSizeLimit: 10,
    allowedMimeTypes: ['image/*'],
  });
});
afterAll(() => gateway.drop());

beforeEach(async () => {
  await gateway.service.emptyBucket('files');
  await gateway.service.emptyBucket('pictures');
  await files().upload('a.txt', 'content', {
    contentType: 'text/csv',
    cacheControl: '5',
    metadata: { by: 'Ann' },
  });
});

function files() {
  return gateway.service.from('files');
}

async function contentOf(name: string, bucket = 'files'): Promise<string | null> {
  const { data } = await gateway.service.from(bucket).download(name);
  return data === null ? null : data.text();
}

async function post(path: string, body: object, headers: Record<string, string> = {}) {
  return gateway.ask('POST', path, { as: gateway.serviceKey, body, headers });
}

describe('a move', () => {
  test('gives the object another name; everything else stays', async () => {
    const before = (await files().info('a.txt')).data;
    const answer = await post('/object/move', {
      bucketId: 'files',
      sourceKey: 'a.txt',
      destinationKey: 'new/b.txt',
    });
    expect(answer).toMatchObject({
      status: 200,
      body: { message: 'Successfully moved', Id: before?.id, Key: 'new/b.txt' },
    });
    const after = (await files().info('new/b.txt')).data;
    expect({ ...after, lastModified: null }).toEqual({ ...before, name: 'new/b.txt', lastModified: null });
    expect([await contentOf('a.txt'), await contentOf('new/b.txt')]).toEqual([null, 'content']);
    expect(await gateway.countFiles()).toBe(1);
  });

  test('goes to another bucket when its rules allow it', async () => {
    const refused = await files().move('a.txt', 'a.txt', { destinationBucket: 'pictures' });
    expect(refused.error).toMatchObject({
      statusCode: '415',
      message: 'mime type text/csv is not supported',
    });
    await files().upload('small', 'x', { contentType: 'image/png' });
    await files().upload('large', 'x'.repeat(11), { contentType: 'image/png' });
    expect((await files().move('large', 'l', { destinationBucket: 'pictures' })).error).toMatchObject({
      statusCode: '413',
    });
    expect((await files().move('small', 's', { destinationBucket: 'pictures' })).error).toBeNull();
    expect([await contentOf('small'), await contentOf('s', 'pictures')]).toEqual([null, 'x']);
  });

  test('to its own name changes nothing', async () => {
    expect((await files().move('a.txt', 'a.txt')).error).toBeNull();
    expect(await contentOf('a.txt')).toBe('content');
  });

  test.each([
    ['of what is not there', { sourceKey: 'missing' }, '404', 'Object not found'],
    ['from a bucket that is not there', { bucketId: 'nowhere' }, '404', 'Object not found'],
    ['to a bucket that is not there', { destinationBucket: 'nowhere' }, '404', 'Bucket not found'],
    ['onto another object', { destinationKey: 'taken' }, '409', 'The resource already exists'],
    ['to a name that cannot be', { destinationKey: '../x' }, '400', 'Invalid key: ../x'],
    ['to an empty name', { destinationKey: '' }, '400', 'Invalid key: '],
  ])('%s is refused', async (_, change, statusCode, message) => {
    await files().upload('taken', 'kept');
    const move = { bucketId: 'files', sourceKey: 'a.txt', destinationKey: 'b.txt', ...change };
    expect(await post('/object/move', move)).toMatchObject({ status: 400, body: { statusCode, message } });
    expect([await contentOf('a.txt'), await contentOf('taken')]).toEqual(['content', 'kept']);
  });

  test('of one object by twenty at once succeeds once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, async (_, index) => files().move('a.txt', `moved-${index}`)),
    );
    expect(answers.filter(({ error }) => error === null)).toHaveLength(1);
    expect((await files().list()).data).toHaveLength(1);
  });
});

describe('a copy', () => {
  test('is an object of its own with the same file and all that is told of it', async () => {
    const answer = await post('/object/copy', {
      bucketId: 'files',
      sourceKey: 'a.txt',
      destinationKey: 'b.txt',
    });
    expect(answer).toMatchObject({ status: 200, body: { Key: 'files/b.txt', Id: expect.any(String) } });
    const [original, copy] = [(await files().info('a.txt')).data, (await files().info('b.txt')).data];
    expect(copy).toMatchObject({
      contentType: 'text/csv',
      cacheControl: 'max-age=5',
      size: 7,
      etag: original?.etag,
      metadata: { by: 'Ann' },
    });
    expect(copy?.id).not.toBe(original?.id);
    await files().remove(['a.txt']);
    expect(await contentOf('b.txt')).toBe('content');
    await files().remove(['b.txt']);
    expect(await gateway.countFiles()).toBe(0);
  });

  test('is told otherwise when asked', async () => {
    const copy = {
      bucketId: 'files',
      sourceKey: 'a.txt',
      destinationKey: 'b.txt',
      copyMetadata: false,
      metadata: { mimetype: 'text/plain', cacheControl: 'no-store' },
    };
    await post('/object/copy', copy, { 'x-metadata': btoa('{"by":"Bob"}') });
    expect((await files().info('b.txt')).data).toMatchObject({
      contentType: 'text/plain',
      cacheControl: 'no-store',
      metadata: { by: 'Bob' },
    });
  });

  test('replaces when asked, and leaves one file of each', async () => {
    await files().upload('b.txt', 'old');
    const copy = { bucketId: 'files', sourceKey: 'a.txt', destinationKey: 'b.txt' };
    expect((await post('/object/copy', copy)).body).toMatchObject({ statusCode: '409' });
    expect((await post('/object/copy', copy, { 'x-upsert': 'true' })).status).toBe(200);
    expect(await contentOf('b.txt')).toBe('content');
    expect(await gateway.countFiles()).toBe(2);
  });

  test('onto itself is the same file again', async () => {
    const copy = { bucketId: 'files', sourceKey: 'a.txt', destinationKey: 'a.txt' };
    expect((await post('/object/copy', copy, { 'x-upsert': 'true' })).status).toBe(200);
    expect([await contentOf('a.txt'), await gateway.countFiles()]).toEqual(['content', 1]);
  });

  test('is bound by the rules of the other bucket', async () => {
    const to = { destinationBucket: 'pictures' };
    expect((await files().copy('a.txt', 'a', to)).error).toMatchObject({ statusCode: '415' });
    await files().upload('large', 'x'.repeat(11), { contentType: 'image/png' });
    expect((await files().copy('large', 'l', to)).error).toMatchObject({ statusCode: '413' });
    await files().upload('small', 'x', { contentType: 'image/png' });
    expect((await files().copy('small', 's', to)).data).toEqual({ path: 'pictures/s' });
    expect([await contentOf('small'), await contentOf('s', 'pictures')]).toEqual(['x', 'x']);
  });

  test.each([
    ['of what is not there', { sourceKey: 'missing' }, '404', 'Object not found'],
    ['to a bucket that is not there', { destinationBucket: 'nowhere' }, '404', 'Bucket not found'],
    ['to a name that cannot be', { destinationKey: 'a#b' }, '400', 'Invalid key: a#b'],
  ])('%s is refused', async (_, change, statusCode, message) => {
    const copy = { bucketId: 'files', sourceKey: 'a.txt', destinationKey: 'b.txt', ...change };
    expect(await post('/object/copy', copy)).toMatchObject({ status: 400, body: { statusCode, message } });
    expect(await gateway.countFiles()).toBe(1);
  });
});

describe('a removal', () => {
  test('answers with the rows of what it removed', async () => {
    await files().upload('b.txt', 'x');
    const { data } = await files().remove(['a.txt', 'missing', 'b.txt']);
    expect(data?.map(({ name }) => name).sort()).toEqual(['a.txt', 'b.txt']);
    expect(data?.[0]).toMatchObject({ bucket_id: 'files', metadata: { size: expect.any(Number) } });
    expect(await gateway.countFiles()).toBe(0);
    expect((await files().remove(['a.txt'])).data).toEqual([]);
  });

  test('takes names as they are: no patterns, no folders', async () => {
    await files().upload('folder/b.txt', 'x');
    expect((await files().remove(['folder', 'folder/', '%', 'a_txt', '*'])).data).toEqual([]);
    expect(await gateway.countFiles()).toBe(2);
  });

  test('of one says so', async () => {
    const remove = async () => gateway.ask('DELETE', '/object/files/a.txt', { as: gateway.serviceKey });
    expect(await remove()).toMatchObject({ status: 200, body: { message: 'Successfully deleted' } });
    expect(await remove()).toMatchObject({ status: 400, body: { statusCode: '404', code: 'NoSuchKey' } });
    expect(await gateway.countFiles()).toBe(0);
  });

  test.each([{ prefixes: [] }, { prefixes: 'a.txt' }, {}, { prefixes: Array(1001).fill('a.txt') }])(
    'of no proper list of names is refused (%#)',
    async (body) => {
      const answer = await gateway.ask('DELETE', '/object/files', { as: gateway.serviceKey, body });
      expect(answer).toMatchObject({ status: 400, body: { code: 'InvalidRequest' } });
      expect(await contentOf('a.txt')).toBe('content');
    },
  );
});
