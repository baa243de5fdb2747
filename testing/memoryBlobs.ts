import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { BlobTooLargeError, type Blobs } from '../gateway/blobs/blobs.ts';

/** Files in memory, for tests that are not about files. */
export function memoryBlobs(): Blobs {
  const files = new Map<string, Buffer>();
  return {
    async put(key, content, limit) {
      const chunks: Buffer[] = [];
      let size = 0;
      for await (const chunk of content) {
        const bytes = Buffer.from(chunk as Uint8Array);
        size += bytes.length;
        if (size > limit) throw new BlobTooLargeError();
        chunks.push(bytes);
      }
      const file = Buffer.concat(chunks);
      files.set(key, file);
      return { size, md5: createHash('md5').update(file).digest('hex') };
    },
    async get(key, range) {
      const file = files.get(key);
      if (!file) return null;
      return Readable.from(range ? file.subarray(range.start, range.end + 1) : file);
    },
    async copy(from, to) {
      const file = files.get(from);
      if (file) files.set(to, file);
      return file !== undefined;
    },
    async remove(keys) {
      for (const key of keys) files.delete(key);
    },
  };
}
