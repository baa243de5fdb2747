import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Busboy, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy';
import { HttpError } from '../http/httpError.ts';
import type { Sent } from './content.ts';
import { entityTooLarge, invalidRequest, noFile } from './errors.ts';
import { userMetadata } from './userMetadata.ts';

/** A field with one byte more is known to be too long. */
const LONGEST_FIELD = 1024 * 1024 + 1;

/**
 * The first file of a form, as soon as it begins. Fields that describe it may come before it and after it: the client
 * adds `cacheControl` at the end of a form that somebody else made.
 * @throws noFile, invalidRequest
 */
export async function readForm(source: Readable, type: string): Promise<Sent> {
  const form = createForm(type);
  const fields = new Map<string, string>();
  let file: BusboyFileStream | undefined;
  let tooLong = false;
  form.on('field', (name, value, _nameTruncated, truncated) => {
    fields.set(name, value);
    tooLong ||= truncated;
  });
  const ended = pipeline(source, form).catch((error: unknown) => {
    const failure = error instanceof HttpError ? error : invalidRequest('The form cannot be read');
    // A sender that goes away in the middle must not look like the end of the file.
    file?.destroy(failure);
    throw failure;
  });
  const begun = new Promise<Sent>((resolve, reject) => {
    form.on('file', (_field, bytes, _name, _encoding, contentType) => {
      file = bytes;
      guard(bytes, source);
      resolve({
        bytes,
        contentType: fields.get('contentType') ?? contentType,
        size: null,
        async described() {
          await ended;
          if (tooLong) throw entityTooLarge('metadata');
          const metadata = fields.get('metadata') ?? fields.get('userMetadata');
          return {
            contentType: fields.get('contentType') ?? contentType,
            cacheControl: cacheControl(fields.get('cacheControl')),
            userMetadata: metadata ? userMetadata(metadata) : null,
          };
        },
      });
    });
    // Neither has an effect once there was a file.
    ended.then(() => reject(noFile()), reject);
  });
  return begun;
}

/** @throws invalidRequest for a form without a boundary. */
function createForm(type: string): BusboyInstance {
  try {
    return new Busboy({
      headers: { 'content-type': type },
      limits: { files: 1, fields: 10, fieldSize: LONGEST_FIELD },
    });
  } catch {
    throw invalidRequest('The form cannot be read');
  }
}

/** A file is not read before its row was tried: an error until then waits for its reader. One that is given up ends the reading. */
function guard(file: BusboyFileStream, source: Readable): void {
  file.on('error', () => undefined);
  file.once('close', () => {
    if (!file.readableEnded) source.destroy();
  });
}

/** A form gives seconds, or the whole directive. */
function cacheControl(value: string | undefined): string {
  if (!value) return 'no-cache';
  return /^\d+$/.test(value) ? `max-age=${value}` : value;
}
