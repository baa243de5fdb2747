/*
 * The file that a request to upload brings: in a form (browsers), or as the body itself. It is a stream; nothing of it
 * is kept in memory.
 */
import { Readable } from 'node:stream';
import type { Blobs } from '../blobs/blobs.ts';
import type { Content, Description, Sent } from './content.ts';
import { uploadAborted } from './errors.ts';
import { readForm } from './uploadForm.ts';
import { userMetadataHeader } from './userMetadata.ts';

/** A file that must be given up when it is not wanted. */
export interface IncomingFile extends Content {
  /** Stops reading. */
  giveUp(): void;
}

const DEFAULT_TYPE = 'application/octet-stream';

/** @throws noFile, invalidRequest */
export async function incomingFile(request: Request, blobs: Blobs): Promise<IncomingFile> {
  const { bytes, contentType, size, described } = await sentWith(request);
  return {
    contentType,
    size,
    giveUp: () => void bytes.destroy(),
    async store(key, limit) {
      const written = await blobs.put(key, bytes, limit);
      return { size: written.size, eTag: `"${written.md5}"`, ...(await described()) };
    },
  };
}

async function sentWith(request: Request): Promise<Sent> {
  const type = request.headers.get('content-type') ?? DEFAULT_TYPE;
  return /^multipart\/form-data\b/i.test(type)
    ? readForm(received(request), type)
    : bodyItself(request, type);
}

function bodyItself(request: Request, contentType: string): Sent {
  const { headers } = request;
  const length = headers.get('content-length');
  const description: Description = {
    contentType,
    cacheControl: headers.get('cache-control') ?? 'no-cache',
    userMetadata: userMetadataHeader(headers),
  };
  return {
    bytes: received(request),
    contentType,
    size: length === null ? null : Number(length),
    described: async () => description,
  };
}

/** The bytes of a request; a sender that goes away is not a failure of ours. */
function received({ body }: Request): Readable {
  async function* chunks() {
    if (!body) return;
    try {
      yield* body;
    } catch (cause) {
      throw uploadAborted(cause);
    }
  }
  return Readable.from(chunks(), { objectMode: false });
}
