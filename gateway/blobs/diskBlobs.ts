import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { copyFile, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
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

  function place(key: string): string {
    if (!/^[\w-]{4,128}$/.test(key)) throw new Error(`"${key}" cannot be the key of a file.`);
    // Thousands of files in one folder are slow to list: two levels of 256 folders.
    return path.join(directory, key.slice(0, 2), key.slice(2, 4), key);
  }

  async function publish(draft: string, key: string): Promise<void> {
    const target = place(key);
    await mkdir(path.dirname(target), { recursive: true });
    await rename(draft, target);
    await syncDirectory(path.dirname(target));
  }

  return {
    async put(key, content, limit) {
      const draft = path.join(drafts, randomUUID());
      try {
        const written = await write(draft, content, limit);
        await publish(draft, key);
        return written;
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
    },

    async get(key, range) {
      const file = await open(place(key)).catch(nullIfMissing);
      // The handle is open before anything is answered: a file that is removed meanwhile is still read to its end.
      return file && createReadStream('', { fd: file, ...range });
    },

    async copy(from, to) {
      const draft = path.join(drafts, randomUUID());
      try {
        await copyFile(place(from), draft);
        const file = await open(draft);
        await file.sync().finally(() => file.close());
        await publish(draft, to);
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
    },

    async remove(keys) {
      for (const key of keys) await rm(place(key), { force: true });
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
    const { mtimeMs } = await stat(draft);
    if (mtimeMs < oldest) await rm(draft, { force: true });
  }
}

function nullIfMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
