import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { link, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { BlobTooLargeError, type Blobs } from './blobs.ts';

/** Half-written files older than this are leftovers of a crash, in milliseconds. */
const LEFTOVER_AGE = 24 * 3600 * 1000;

/**
 * Files in a directory. A file appears under its key all at once and only when it is on the disk; keys are given by the
 * storage surface and are never names that somebody chose.
 * @throws Error at once when the directory cannot be used.
 */
export async function diskBlobs(directory: string): Promise<Blobs> {
  const drafts = path.join(directory, 'drafts');
  await mkdir(drafts, { recursive: true });
  await removeLeftovers(drafts);

  /** Where a file lies; null for what cannot be a key. */
  function place(key: string): string | null {
    if (!/^[\w-]{4,128}$/.test(key)) return null;
    // Thousands of files in one folder are slow to list: two levels of 256 folders.
    return path.join(directory, key.slice(0, 2), key.slice(2, 4), key);
  }

  function newPlace(key: string): string {
    const target = place(key);
    if (!target) throw new Error(`"${key}" cannot be the key of a file.`);
    return target;
  }

  /** Brings a file to its place by `bring`, and both onto the disk. */
  async function publish(target: string, bring: () => Promise<void>): Promise<void> {
    const folder = path.dirname(target);
    const isNewFolder = (await mkdir(folder, { recursive: true })) !== undefined;
    try {
      await bring();
      await syncDirectory(folder);
      if (!isNewFolder) return;
      await syncDirectory(path.dirname(folder));
      await syncDirectory(directory);
    } catch (error) {
      await rm(target, { force: true });
      throw error;
    }
  }

  async function put(key: string, content: Readable, limit: number): Promise<{ size: number; md5: string }> {
    const target = newPlace(key);
    const draft = path.join(drafts, randomUUID());
    try {
      const written = await write(draft, content, limit);
      await publish(target, () => rename(draft, target));
      return written;
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    }
  }

  async function get(key: string, range?: { start: number; end: number }): Promise<Readable | null> {
    const source = place(key);
    const file = source && (await open(source).catch(nullIfMissing));
    // The handle is open before anything is answered: a file that is removed meanwhile is still read to its end.
    return file ? createReadStream('', { fd: file, ...range }) : null;
  }

  return {
    put,
    get,
    async copy(from, to) {
      const [source, target] = [place(from), newPlace(to)];
      if (!source) return false;
      try {
        // Files never change, so two names for one are as good as two files, and take no time and no room.
        await publish(target, () => link(source, target));
        return true;
      } catch (error) {
        if (isMissing(error)) return false;
        if (!isNoLink(error)) throw error;
        const content = await get(from);
        if (content) await put(to, content, Infinity);
        return content !== null;
      }
    },
    async remove(keys) {
      for (const key of keys) {
        const target = place(key);
        if (target) await rm(target, { force: true });
      }
    },
  };
}

async function write(
  draft: string,
  content: AsyncIterable<unknown>,
  limit: number,
): Promise<{ size: number; md5: string }> {
  const digest = createHash('md5');
  let size = 0;
  const file = await open(draft, 'wx', 0o600);
  try {
    for await (const chunk of content) {
      const bytes = chunk as Uint8Array;
      size += bytes.length;
      if (size > limit) throw new BlobTooLargeError(`more than ${limit} bytes`);
      digest.update(bytes);
      for (let offset = 0; offset < bytes.length;) {
        offset += (await file.write(bytes, offset)).bytesWritten;
      }
    }
    await file.sync();
  } finally {
    await file.close();
  }
  return { size, md5: digest.digest('hex') };
}

/** A new name in a directory is on the disk only when the directory is. */
async function syncDirectory(directory: string): Promise<void> {
  const handle = await open(directory);
  await handle.sync().finally(() => handle.close());
}

async function removeLeftovers(drafts: string): Promise<void> {
  const oldest = Date.now() - LEFTOVER_AGE;
  for (const name of await readdir(drafts)) {
    const draft = path.join(drafts, name);
    // Another server on this directory may finish one meanwhile.
    const found = await stat(draft).catch(nullIfMissing);
    if (found && found.mtimeMs < oldest) await rm(draft, { force: true });
  }
}

/** Some file systems give a file one name only, or not so many. */
function isNoLink(error: unknown): boolean {
  return ['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'EMLINK', 'EXDEV'].includes(codeOf(error));
}

function isMissing(error: unknown): boolean {
  return codeOf(error) === 'ENOENT';
}

function nullIfMissing(error: unknown): null {
  if (isMissing(error)) return null;
  throw error;
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
