import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createStorageGateway, type StorageGateway } from '../../testing/storageGateway.ts';

let gateway: StorageGateway;

beforeAll(async () => {
  gateway = await createStorageGateway({ fileSizeLimit: 10_000_000 });
});
afterAll(() => gateway.drop());

describe('a new bucket', () => {
  test('answers with its name and is what was asked for', async () => {
    const made = await gateway.service.createBucket('pictures', {
      public: true,
      fileSizeLimit: '5MB',
      allowedMimeTypes: ['image/*', 'application/pdf'],
    });
    expect(made).toEqual({ data: { name: 'pictures' }, error: null });
    const { data } = await gateway.service.getBucket('pictures');
    expect(data).toEqual({
      id: 'pictures',
      name: 'pictures',
      owner: '',
      public: true,
      type: 'STANDARD',
      file_size_limit: 5_000_000,
      allowed_mime_types: ['image/*', 'application/pdf'],
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      updated_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    });
  });

  test('is private and without limits of its own unless asked', async () => {
    await gateway.service.createBucket('plain');
    const { data } = await gateway.service.getBucket('plain');
    expect(data).toMatchObject({ public: false, file_size_limit: null, allowed_mime_types: null });
  });

  test('belongs to whoever made it', async () => {
    await gateway.admin.query(
      'create policy "All make buckets" on storage.buckets for insert with check (true)',
    );
    await gateway.admin.query(
      'create policy "All see buckets" on storage.buckets for select using (id = $$own$$)',
    );
    const person = await gateway.person();
    await person.storage.createBucket('own');
    const { data } = await person.storage.getBucket('own');
    expect(data?.owner).toBe(person.id);
    await gateway.admin.query('drop policy "All make buckets" on storage.buckets');
    await gateway.admin.query('drop policy "All see buckets" on storage.buckets');
  });

  test('is refused when there is one of that name', async () => {
    await gateway.service.createBucket('twice');
    const answer = await gateway.ask('POST', '/bucket', { as: gateway.serviceKey, body: { name: 'twice' } });
    expect(answer).toMatchObject({
      status: 400,
      body: {
        statusCode: '409',
        error: 'Duplicate',
        message: 'The resource already exists',
        code: 'BucketAlreadyExists',
      },
    });
  });

  test.each(['a/b', '', ' ', 'x'.repeat(101), 'ümlaut', '..', 'a\nb', 'a#b', ' left', 'nul\0'])(
    'is refused under the name %j',
    async (name) => {
      const answer = await gateway.ask('POST', '/bucket', { as: gateway.serviceKey, body: { name } });
      expect(answer).toMatchObject({
        status: 400,
        body: {
          statusCode: '400',
          error: 'Invalid Input',
          message: 'Bucket name invalid',
          code: 'InvalidBucketName',
        },
      });
    },
  );

  test.each([
    [
      { file_size_limit: '5 elephants' },
      'file_size_limit: Invalid file size format, hint: use 20GB / 20MB / 30KB / 3B',
    ],
    [{ file_size_limit: -1 }, 'file_size_limit: Invalid file size format, hint: use 20GB / 20MB / 30KB / 3B'],
    [{ allowed_mime_types: ['nonsense'] }, 'allowed_mime_types.0: must be a type such as image/png'],
    [{ type: 'ANALYTICS' }, 'type: Only buckets of the type STANDARD are offered'],
  ])('is refused with %j', async (settings, message) => {
    const body = { name: 'wrong', ...settings };
    const answer = await gateway.ask('POST', '/bucket', { as: gateway.serviceKey, body });
    expect(answer).toMatchObject({
      status: 400,
      body: { statusCode: '400', code: 'InvalidRequest', message },
    });
  });

  test('cannot allow more than the server does', async () => {
    const { error } = await gateway.service.createBucket('huge', { public: false, fileSizeLimit: '11MB' });
    expect(error).toMatchObject({
      status: 400,
      statusCode: '413',
      message: 'The object exceeded the maximum allowed size',
    });
  });

  test.each([
    ['20B', 20],
    ['1.5kb', 1500],
    ['3MB', 3_000_000],
    [1000, 1000],
    [0, 0],
  ])('understands the limit %j', async (fileSizeLimit, bytes) => {
    const name = `limit-${fileSizeLimit}`;
    await gateway.service.createBucket(name, { public: false, fileSizeLimit });
    const { data } = await gateway.service.getBucket(name);
    expect(data?.file_size_limit).toBe(bytes);
  });

  test.each(['not JSON', '[]', '{"public":true}'])('is refused for the body %j', async (body) => {
    const answer = await gateway.ask('POST', '/bucket', { as: gateway.serviceKey, body });
    expect(answer).toMatchObject({ status: 400, body: { statusCode: '400', code: 'InvalidRequest' } });
  });
});

describe('a list of buckets', () => {
  let listing: StorageGateway;

  beforeAll(async () => {
    listing = await createStorageGateway();
    for (const name of ['cellar', 'attic', 'Barn']) await listing.service.createBucket(name);
  });
  afterAll(() => listing.drop());

  test('has them all, by name', async () => {
    const { data } = await listing.service.listBuckets();
    expect(data?.map(({ id }) => id)).toEqual(['Barn', 'attic', 'cellar']);
  });

  test('can be searched, sorted and read in pages', async () => {
    const names = async (options: Parameters<typeof listing.service.listBuckets>[0]) =>
      (await listing.service.listBuckets(options)).data?.map(({ id }) => id);
    expect(await names({ search: 'A' })).toEqual(['Barn', 'attic', 'cellar']);
    expect(await names({ search: 'ar' })).toEqual(['Barn', 'cellar']);
    expect(await names({ search: '%' })).toEqual([]);
    expect(await names({ sortColumn: 'created_at', sortOrder: 'desc' })).toEqual(['Barn', 'attic', 'cellar']);
    expect(await names({ limit: 1, offset: 1 })).toEqual(['attic']);
  });

  test.each(['sortColumn=owner', 'sortOrder=sideways', 'limit=-1', 'offset=x'])(
    'refuses %s',
    async (query) => {
      const answer = await listing.ask('GET', `/bucket?${query}`, { as: listing.serviceKey });
      expect(answer).toMatchObject({ status: 400, body: { statusCode: '400', code: 'InvalidRequest' } });
    },
  );
});

describe('a change of a bucket', () => {
  test('changes what is given and leaves the rest', async () => {
    await gateway.service.createBucket('changing', { public: true, allowedMimeTypes: ['image/png'] });
    const changed = await gateway.service.updateBucket('changing', { public: false, fileSizeLimit: 77 });
    expect(changed).toEqual({ data: { message: 'Successfully updated' }, error: null });
    const { data } = await gateway.service.getBucket('changing');
    expect(data).toMatchObject({ public: false, file_size_limit: 77, allowed_mime_types: ['image/png'] });
  });

  test('can take limits away', async () => {
    await gateway.service.createBucket('limited', {
      public: true,
      fileSizeLimit: 5,
      allowedMimeTypes: ['a/b'],
    });
    await gateway.service.updateBucket('limited', {
      public: true,
      fileSizeLimit: null,
      allowedMimeTypes: null,
    });
    const { data } = await gateway.service.getBucket('limited');
    expect(data).toMatchObject({ file_size_limit: null, allowed_mime_types: null });
  });

  test('closes what was public at once', async () => {
    await gateway.service.createBucket('closing', { public: true });
    await gateway.service.from('closing').upload('a.txt', 'a');
    expect((await gateway.ask('GET', '/object/public/closing/a.txt')).status).toBe(200);
    await gateway.service.updateBucket('closing', { public: false });
    expect((await gateway.ask('GET', '/object/public/closing/a.txt')).body).toMatchObject({
      code: 'NoSuchBucket',
    });
  });
});

test.each([
  ['GET', '/bucket/nowhere'],
  ['PUT', '/bucket/nowhere'],
  ['POST', '/bucket/nowhere/empty'],
  ['DELETE', '/bucket/nowhere'],
])('%s %s finds no bucket', async (method, path) => {
  const body = method === 'PUT' ? { public: true } : undefined;
  const answer = await gateway.ask(method, path, { as: gateway.serviceKey, ...(body && { body }) });
  expect(answer).toMatchObject({
    status: 400,
    body: { statusCode: '404', error: 'Bucket not found', message: 'Bucket not found', code: 'NoSuchBucket' },
  });
});

describe('the end of a bucket', () => {
  test('waits until it is empty', async () => {
    await gateway.service.createBucket('full');
    const before = await gateway.countFiles();
    await gateway.service.from('full').upload('one.txt', '1');
    await gateway.service.from('full').upload('deep/down/two.txt', '2');
    expect((await gateway.service.deleteBucket('full')).error).toMatchObject({
      status: 400,
      statusCode: '409',
      message: 'The bucket you tried to delete is not empty',
    });
    expect((await gateway.service.emptyBucket('full')).data).toEqual({ message: 'Successfully emptied' });
    expect(await gateway.countFiles()).toBe(before);
    expect((await gateway.service.deleteBucket('full')).data).toEqual({ message: 'Successfully deleted' });
    expect((await gateway.service.getBucket('full')).error).toMatchObject({ statusCode: '404' });
  });

  test('is not for those who see none, and an empty one looks like a missing one to them', async () => {
    await gateway.service.createBucket('hidden');
    await gateway.service.from('hidden').upload('kept.txt', 'x');
    const person = await gateway.person();
    for (const who of [gateway.anon, person.storage]) {
      expect((await who.listBuckets()).data).toEqual([]);
      expect((await who.getBucket('hidden')).error).toMatchObject({ statusCode: '404' });
      expect((await who.updateBucket('hidden', { public: true })).error).toMatchObject({ statusCode: '404' });
      expect((await who.emptyBucket('hidden')).error).toMatchObject({ statusCode: '404' });
      expect((await who.deleteBucket('hidden')).error).toMatchObject({ statusCode: '404' });
      expect((await who.createBucket('mine')).error).toMatchObject({ statusCode: '403' });
    }
    expect((await gateway.service.from('hidden').list()).data).toHaveLength(1);
  });
});
