import { Readable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createStorageGateway, type StorageGateway } from '../../testing/storageGateway.ts';
import type { Blobs } from '../blobs/blobs.ts';

/** What tests put between storage and its files; everything passes when it is empty. */
let between: Partial<Blobs> = {};
let gateway: StorageGateway;

beforeAll(async () => {
  gateway = await createStorageGateway({
    wrap: (blobs) => ({
      put: (...given) => (between.put ?? blobs.put)(...given),
      get: (...given) => (between.get ?? blobs.get)(...given),
      copy: (...given) => (between.copy ?? blobs.copy)(...given),
      remove: (...given) => (between.remove ?? blobs.remove)(...given),
    }),
  });
});
afterAll(() => gateway.drop());

beforeEach(async () => {
  between = {};
  await gateway.service.createBucket('files');
  await gateway.service.emptyBucket('files');
  gateway.errors.length = 0;
});

function files() {
  return gateway.service.from('files');
}

async function contentOf(name: string): Promise<string> {
  const { data, error } = await files().download(name);
  if (error) throw error;
  return data.text();
}

async function unclaimed(): Promise<number> {
  const { rows } = await gateway.admin.query('select from gateway.unclaimed_files');
  return rows.length;
}

describe('replacing an object', () => {
  test('keeps its id and when it was made, and leaves one file', async () => {
    const first = await files().upload('a.txt', 'first', { metadata: { old: true } });
    const before = await files().info('a.txt');
    const second = await files().upload('a.txt', 'second', { upsert: true, contentType: 'text/csv' });
    const after = await files().info('a.txt');
    expect(second.data?.id).toBe(first.data?.id);
    expect(after.data).toMatchObject({
      id: before.data?.id,
      createdAt: before.data?.createdAt,
      size: 6,
      contentType: 'text/csv',
    });
    expect(after.data?.version).not.toBe(before.data?.version);
    expect(after.data?.metadata).not.toHaveProperty('old');
    expect(await contentOf('a.txt')).toBe('second');
    expect([await gateway.countFiles(), await unclaimed()]).toEqual([1, 0]);
  });

  test('is what update does, whether there was one or not', async () => {
    expect((await files().update('b.txt', 'first')).error).toBeNull();
    expect((await files().update('b.txt', 'second')).error).toBeNull();
    expect(await contentOf('b.txt')).toBe('second');
    expect(await gateway.countFiles()).toBe(1);
  });

  test('keeps the old file when the new one is refused', async () => {
    await files().upload('kept.txt', 'first');
    await gateway.service.updateBucket('files', { public: false, fileSizeLimit: 5 });
    const { error } = await files().upload('kept.txt', 'too long', { upsert: true });
    await gateway.service.updateBucket('files', { public: false, fileSizeLimit: null });
    expect(error).toMatchObject({ statusCode: '413' });
    expect(await contentOf('kept.txt')).toBe('first');
    expect([await gateway.countFiles(), await unclaimed()]).toEqual([1, 0]);
  });
});

describe('20 uploads of one name at once', () => {
  const twenty = Array.from({ length: 20 }, (_, index) => `content ${index}`);

  test('leave one of them; the others are told', async () => {
    const answers = await Promise.all(twenty.map(async (content) => files().upload('race', content)));
    const winners = answers.filter(({ error }) => error === null);
    expect(winners).toHaveLength(1);
    for (const { error } of answers) {
      if (error) expect(error).toMatchObject({ statusCode: '409', message: 'The resource already exists' });
    }
    expect(twenty.indexOf(await contentOf('race'))).toBe(answers.findIndex(({ error }) => error === null));
    expect([await gateway.countFiles(), await unclaimed()]).toEqual([1, 0]);
  });

  test('that may replace each other all succeed, are one object and leave one file', async () => {
    const answers = await Promise.all(
      twenty.map(async (content) => files().upload('upserts', content, { upsert: true })),
    );
    expect(answers.map(({ error }) => error)).toEqual(twenty.map(() => null));
    expect(new Set(answers.map(({ data }) => data?.id)).size).toBe(1);
    const { data } = await files().info('upserts');
    expect(await contentOf('upserts')).toHaveLength(data?.size ?? -1);
    expect([await gateway.countFiles(), await unclaimed()]).toEqual([1, 0]);
  });

  test('with moves, removals and copies between them lose no file and keep none too many', async () => {
    await Promise.all(
      twenty.map(async (content, index) => {
        await files().upload('busy', content, { upsert: true });
        if (index % 4 === 0) await files().move('busy', `moved-${index}`);
        if (index % 4 === 1) await files().copy('busy', `copied-${index}`);
        if (index % 4 === 2) await files().remove(['busy']);
      }),
    );
    const { data } = await files().list('');
    for (const { name } of data ?? []) expect(await contentOf(name)).toMatch(/^content \d+$/);
    expect([await gateway.countFiles(), await unclaimed()]).toEqual([data?.length, 0]);
    expect(gateway.errors).toEqual([]);
  });
});

test('readers see one file or the other while it is replaced, whole', async () => {
  const contents = Array.from({ length: 12 }, (_, index) =>
    String.fromCharCode(97 + (index % 26)).repeat(50_000),
  );
  await files().upload('live', contents[0]!);
  let isWriting = true;
  const seen = new Set<string>();
  async function read() {
    while (isWriting) {
      const { data, error } = await files().download('live');
      expect(error).toBeNull();
      const text = (await data?.text()) ?? '';
      expect(text).toBe(text.charAt(0).repeat(50_000));
      seen.add(text.charAt(0));
    }
  }
  async function write() {
    for (const content of contents) await files().upload('live', content, { upsert: true });
    isWriting = false;
  }
  await Promise.all([write(), read(), read(), read()]);
  expect(seen.size).toBeGreaterThan(1);
  expect(gateway.errors).toEqual([]);
});

test('a reader who finds the row just before it is replaced gets the new file', async () => {
  await files().upload('raced', 'old');
  between.get = async () => {
    between = {};
    await files().upload('raced', 'new', { upsert: true });
    return null;
  };
  expect(await contentOf('raced')).toBe('new');
});

test('a copy of what is replaced meanwhile is a copy of the new file', async () => {
  await files().upload('source', 'old');
  between.copy = async () => {
    between = {};
    await files().upload('source', 'newer', { upsert: true, contentType: 'text/csv' });
    return false;
  };
  expect((await files().copy('source', 'copy')).error).toBeNull();
  expect(await contentOf('copy')).toBe('newer');
  expect((await files().info('copy')).data).toMatchObject({ size: 5, contentType: 'text/csv' });
});

test('a file that is lost is said to be missing, and logged', async () => {
  await files().upload('lost', 'x');
  between.get = async () => null;
  const answer = await gateway.ask('GET', '/object/files/lost', { as: gateway.serviceKey });
  expect(answer).toMatchObject({ status: 400, body: { statusCode: '404', code: 'NoSuchKey' } });
  expect(gateway.errors).toMatchObject([
    { bucket: 'files', name: 'lost', msg: 'the file of an object is missing' },
  ]);
  expect(gateway.errors[0]).toHaveProperty('requestId');
});

describe('when something fails', () => {
  test('on the disk, nothing is left and the caller learns nothing of the inside', async () => {
    between.put = async () => Promise.reject(new Error('EIO: /secret/path'));
    const answer = await gateway.ask('POST', '/object/files/broken', { as: gateway.serviceKey, body: 'x' });
    expect(answer).toMatchObject({
      status: 500,
      body: { statusCode: '500', error: 'Internal', message: 'Internal server error', code: 'InternalError' },
    });
    expect(gateway.errors).toMatchObject([{ err: { message: 'EIO: /secret/path' } }]);
    expect((await files().exists('broken')).data).toBe(false);
    expect(await unclaimed()).toBe(0);
  });

  test('for want of room, the caller is told so', async () => {
    between.put = async () => Promise.reject(Object.assign(new Error('no space left'), { code: 'ENOSPC' }));
    const answer = await gateway.ask('POST', '/object/files/full', { as: gateway.serviceKey, body: 'x' });
    expect(answer).toMatchObject({ status: 507, body: { statusCode: '507', code: 'StorageFull' } });
    expect((await files().exists('full')).data).toBe(false);
  });

  test('when the row is written, the file goes again', async () => {
    await gateway.admin.query(`
      create function public.refuse() returns trigger language plpgsql as
        'begin if new.metadata ? ''eTag'' then raise exception ''not today''; end if; return new; end';
      create trigger refuse before insert on storage.objects for each row execute function public.refuse()`);
    const answer = await gateway.ask('POST', '/object/files/refused', { as: gateway.serviceKey, body: 'x' });
    await gateway.admin.query('drop function public.refuse cascade');
    expect(answer).toMatchObject({ status: 400, body: { statusCode: '400', message: 'not today' } });
    expect([await gateway.countFiles(), await unclaimed()]).toEqual([0, 0]);
  });

  test('because the bucket goes away during the upload, the file goes, too', async () => {
    await gateway.service.createBucket('leaving');
    async function* slow() {
      yield Buffer.from('half');
      await gateway.service.deleteBucket('leaving');
      yield Buffer.from('half');
    }
    const { error } = await gateway.service.from('leaving').upload('late', Readable.from(slow()));
    expect(error).toMatchObject({ statusCode: '404', message: 'Bucket not found' });
    expect([await gateway.countFiles(), await unclaimed()]).toEqual([0, 0]);
  });

  test('when an old file is removed, the object is new all the same, and the file is removed later', async () => {
    await files().upload('stuck', 'old');
    between.remove = async () => Promise.reject(new Error('busy'));
    expect((await files().upload('stuck', 'new', { upsert: true })).error).toBeNull();
    expect((await files().remove(['stuck'])).data).toHaveLength(1);
    expect(gateway.errors).toHaveLength(2);
    expect([await gateway.countFiles(), await unclaimed()]).toEqual([2, 2]);

    between = {};
    await gateway.restart();
    expect(await gateway.countFiles()).toBe(2); // an upload under way looks like this, too
    await gateway.admin.query(`update gateway.unclaimed_files set since = since - interval '25 hours'`);
    await gateway.restart();
    expect([await gateway.countFiles(), await unclaimed()]).toEqual([0, 0]);
  });
});
