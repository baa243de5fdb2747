import type { Readable } from 'node:stream';
import type { FileFacts } from './bucket.ts';
import { invalidMimeType, invalidRequest } from './errors.ts';

/** A file on its way to the blobs, with what is known of it before its bytes have come. */
export interface Content extends FileFacts {
  /**
   * Writes it under a key. A failure may leave a file there.
   * @throws entityTooLarge (as `BlobTooLargeError`, too) when it is larger than `limit` bytes
   */
  store(key: string, limit: number): Promise<StoredContent>;
}

/** What is known of a file once it is kept. */
export interface StoredContent extends Description {
  /** In bytes. */
  readonly size: number;
  /** With its quotes, as sent. */
  readonly eTag: string;
}

/** What is told of a file beside its bytes. */
export interface Description {
  readonly contentType: string;
  /** A directive for caches, for example `max-age=3600`. */
  readonly cacheControl: string;
  readonly userMetadata: Record<string, unknown> | null;
}

/** A file as a request sends it. */
export interface Sent extends FileFacts {
  readonly bytes: Readable;
  /** What has been told of it once it has come. */
  readonly described: () => Promise<Description>;
}

/** What may stand in a header. */
const HEADER = /^[\t\x20-\x7e]+$/;

/** A description that cannot be sent back would make its file unreadable. @throws invalidMimeType, invalidRequest */
export function mustBeSendable({ contentType, cacheControl }: Description): void {
  if (!HEADER.test(contentType)) throw invalidMimeType(contentType);
  if (!HEADER.test(cacheControl)) throw invalidRequest('cacheControl cannot be sent as a header');
}
