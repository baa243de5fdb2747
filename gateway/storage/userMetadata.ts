import { entityTooLarge, invalidRequest } from './errors.ts';

const LONGEST = 1024 * 1024;

/** What an uploader wants to remember with a file, as JSON. @throws invalidRequest, entityTooLarge */
export function userMetadata(text: string): Record<string, unknown> {
  if (Buffer.byteLength(text) > LONGEST) throw entityTooLarge('metadata');
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
      return value as Record<string, unknown>;
  } catch {
    // answered below
  }
  throw invalidRequest('metadata must be an object in JSON');
}

/** The same from the header `x-metadata`; null without it. */
export function userMetadataHeader(headers: Headers): Record<string, unknown> | null {
  const encoded = headers.get('x-metadata');
  return encoded ? userMetadata(Buffer.from(encoded, 'base64').toString('utf8')) : null;
}
