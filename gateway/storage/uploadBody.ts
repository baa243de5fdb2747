/*
 * What a request to upload brings: a form with a file (browsers), or the file itself as the body. The file is a stream;
 * nothing is kept in memory.
 */
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Busboy } from '@fastify/busboy';
import { invalidRequest, noFile } from './errors.ts';

export interface UploadBody {
  readonly content: Readable;
  readonly contentType: string;
  readonly cacheControl: string;
  readonly userMetadata: Record<string, unknown> | null;
}

const DEFAULT_TYPE = 'application/octet-stream';

/** @throws noFile, invalidRequest */
export async function readUploadBody(request: Request): Promise<UploadBody> {
  const type = request.headers.get('content-type') ?? DEFAULT_TYPE;
  if (/^multipart\/form-data\b/i.test(type)) return readForm(request, type);
  return {
    content: bytesOf(request),
    contentType: type,
    cacheControl: request.headers.get('cache-control') ?? 'no-cache',
    userMetadata: decodedMetadata(request.headers.get('x-metadata')),
  };
}

/** Resolves as soon as the file begins; the fields that describe it come before it. */
async function readForm(request: Request, type: string): Promise<UploadBody> {
  const form = new Busboy({
    headers: { 'content-type': type },
    limits: { files: 1, fields: 10, fieldSize: 64 * 1024 },
  });
  const fields = new Map<string, string>();
  return new Promise((resolve, reject) => {
    let file: Readable | undefined;
    form.on('field', (name, value) => fields.set(name, value));
    form.on('file', (_field, content, _name, _encoding, contentType) => {
      file = content;
      try {
        resolve({
          content,
          contentType: fields.get('contentType') ?? contentType,
          cacheControl: cacheSeconds(fields.get('cacheControl')),
          userMetadata: parsedMetadata(fields.get('metadata')),
        });
      } catch (error) {
        content.resume();
        reject(error instanceof Error ? error : noFile());
      }
    });
    pipeline(bytesOf(request), form).then(
      () => reject(noFile()), // has no effect once there was a file
      (error: unknown) => {
        // A sender that goes away in the middle must not look like the end of the file.
        file?.destroy(error instanceof Error ? error : new Error(String(error)));
        reject(invalidRequest('The form cannot be read'));
      },
    );
  });
}

function bytesOf({ body }: Request): Readable {
  return body ? Readable.fromWeb(body) : Readable.from([]);
}

/** A form gives seconds, or the whole directive. */
function cacheSeconds(value: string | undefined): string {
  if (!value) return 'no-cache';
  return /^\d+$/.test(value) ? `max-age=${value}` : value;
}

function parsedMetadata(text: string | null | undefined): Record<string, unknown> | null {
  if (!text) return null;
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
      return value as Record<string, unknown>;
  } catch {
    // answered below
  }
  throw invalidRequest('metadata must be an object in JSON');
}

function decodedMetadata(base64: string | null): Record<string, unknown> | null {
  return base64 ? parsedMetadata(Buffer.from(base64, 'base64').toString('utf8')) : null;
}
