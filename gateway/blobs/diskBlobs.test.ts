import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { BlobTooLargeError, type Blobs } from './blobs.ts';
import { diskBlobs } from './diskBlobs.ts';

const KEY = '0a1b2c3d-0000-4000-8000-000000000001';
const OTHER = '0a1b2c3d-0000-4000-8000-000000000002';
const NO_LIMIT = 1024 * 1024;

let directory: string;
let blobs: Blobs;

beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'twofold-blobs-'));
  blobs = await diskBlobs(directory);
});

afterEach(() => rm(directory, { recursive: true, force: true }));

test('a file comes back as it was kept, whole or in part', async () => {
  const kept = await blobs.put(
    KEY,
    Readable.from([Buffer.from('a word '), Buffer.from('and an image')]),
    NO_LIMIT,
  );
  expect(kept).toEqual({ size: 19, md5: 'f5c682c2b707832aa7dac9569dea6215' });
  expect(await text((await blobs.get(KEY))!)).toBe('a word and an image');
  expect(await text((await blobs.get(KEY, { start: 2, end: 5 }))!)).toBe('word');
});

test('a file that is not there is null, and removing it is no error', async () => {
  expect(await blobs.get(KEY)).toBeNull();
  await blobs.remove([KEY]);
});

test('a file that is too large is given up early and leaves nothing', async () => {
  let asked = 0;
  const endless = new Readable({
    read() {
      asked++;
      this.push(Buffer.alloc(64 * 1024));
    },
  });
  await expect(blobs.put(KEY, endless, NO_LIMIT)).rejects.toBeInstanceOf(BlobTooLargeError);
  expect(asked).toBeLessThan(40);
  expect(await blobs.get(KEY)).toBeNull();
  expect(await readdir(path.join(directory, 'drafts'))).toEqual([]);
});

test('a sender that goes away in the middle leaves nothing', async () => {
  async function* broken() {
    yield Buffer.from('half');
    throw new Error('connection lost');
  }
  await expect(blobs.put(KEY, Readable.from(broken()), NO_LIMIT)).rejects.toThrow('connection lost');
  expect(await blobs.get(KEY)).toBeNull();
  expect(await readdir(path.join(directory, 'drafts'))).toEqual([]);
});

test('a file that is being read is read to its end although it is removed', async () => {
  await blobs.put(KEY, Readable.from(Buffer.alloc(300_000, 'x')), NO_LIMIT);
  const reading = (await blobs.get(KEY))!;
  await blobs.remove([KEY]);
  expect(await buffer(reading)).toHaveLength(300_000);
  expect(await blobs.get(KEY)).toBeNull();
});

test('a copy lives on without its original', async () => {
  await blobs.put(KEY, Readable.from('picture'), NO_LIMIT);
  expect(await blobs.copy(KEY, OTHER)).toBe(true);
  await blobs.remove([KEY]);
  expect(await text((await blobs.get(OTHER))!)).toBe('picture');
});

test('a copy of what is not there is none', async () => {
  expect(await blobs.copy(KEY, OTHER)).toBe(false);
  expect(await blobs.get(OTHER)).toBeNull();
});

test.each(['../../etc/passwd', 'a', '', 'x/y/zzzz', 'nul\0byte'])(
  'no key leads out of the directory: %o',
  async (key) => {
    await expect(blobs.put(key, Readable.from('x'), NO_LIMIT)).rejects.toThrow('cannot be the key');
    await expect(blobs.copy(KEY, key)).rejects.toThrow('cannot be the key');
    expect([await blobs.get(key), await blobs.copy(key, OTHER)]).toEqual([null, false]);
    await blobs.remove([key]);
    expect(await readdir(directory)).toEqual(['drafts']);
  },
);

test('leftovers of a crash are swept at the start, files under way are not', async () => {
  const [old, young] = [path.join(directory, 'drafts', 'old'), path.join(directory, 'drafts', 'young')];
  await writeFile(old, '');
  await writeFile(young, '');
  await utimes(old, new Date(0), new Date(0));
  await diskBlobs(directory);
  expect([existsSync(old), existsSync(young)]).toEqual([false, true]);
});

test('a copy takes no room of its own', async () => {
  await blobs.put(KEY, Readable.from(Buffer.alloc(100_000)), NO_LIMIT);
  await blobs.copy(KEY, OTHER);
  const [one, two] = await Promise.all(
    [KEY, OTHER].map(async (key) => stat(path.join(directory, '0a', '1b', key))),
  );
  expect(one?.ino).toBe(two?.ino);
});

test('a full disk leaves nothing', async () => {
  async function* filling() {
    yield Buffer.from('half');
    throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  }
  await expect(blobs.put(KEY, Readable.from(filling()), NO_LIMIT)).rejects.toMatchObject({ code: 'ENOSPC' });
  expect(await blobs.get(KEY)).toBeNull();
  expect(await readdir(path.join(directory, 'drafts'))).toEqual([]);
});
