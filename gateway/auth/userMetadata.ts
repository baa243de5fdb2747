import { validationFailed } from './errors.ts';
import type { Metadata } from './users.ts';

/**
 * In bytes of JSON. What a person stores about themselves travels in each of their tokens, and a token that outgrows the
 * headers that servers accept (16 KB) would lock them out of everything.
 */
const MOST_BYTES = 8 * 1024;

/** @throws AuthError validation_failed for more than a token can carry. */
export function checkMetadata(metadata: Metadata): void {
  if (Buffer.byteLength(JSON.stringify(metadata)) > MOST_BYTES) {
    throw validationFailed(`User metadata cannot be larger than ${MOST_BYTES} bytes`);
  }
}

/** `changes` over `metadata`; a null takes a field away. */
export function mergeMetadata(metadata: Metadata, changes: Metadata): Metadata {
  const merged = Object.entries({ ...metadata, ...changes }).filter(
    ([key, value]) => value !== null || !(key in changes),
  );
  return Object.fromEntries(merged);
}
