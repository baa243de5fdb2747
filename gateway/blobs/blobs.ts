import type { Readable } from 'node:stream';

/** Files without names: storage's rows say what they are called and who may see them. A file never changes. */
export interface Blobs {
  /**
   * Keeps a file under a new key. Resolves when it is safely kept; a failure leaves nothing behind.
   * @throws BlobTooLargeError as soon as more than `limit` bytes have come.
   */
  put(key: string, content: Readable, limit: number): Promise<{ size: number; md5: string }>;
  /** The bytes `start` to `end` (inclusive) of a file, or all of it; null when there is no such file. */
  get(key: string, range?: { start: number; end: number }): Promise<Readable | null>;
  /** Keeps the same file under another new key, too; false when there is no such file. */
  copy(from: string, to: string): Promise<boolean>;
  /** Removing what is not there is no error. */
  remove(keys: readonly string[]): Promise<void>;
}

export class BlobTooLargeError extends Error {}
