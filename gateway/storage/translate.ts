import { BlobTooLargeError } from '../blobs/blobs.ts';
import type { HttpError } from '../http/httpError.ts';
import {
  accessDenied,
  entityTooLarge,
  internalError,
  invalidRequest,
  keyAlreadyExists,
  noSuchBucket,
  resourceLocked,
  storageFull,
  unavailable,
} from './errors.ts';

/** What PostgreSQL's or the disk's refusal means to the caller; null when it means nothing in particular. */
export function translate(error: unknown): HttpError | null {
  if (error instanceof BlobTooLargeError) return entityTooLarge();
  const code = error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
  switch (code) {
    case '42501': // insufficient_privilege: grants and row-level security
      return accessDenied(error);
    case '23505': // unique_violation
      return keyAlreadyExists();
    case '23503': // foreign_key_violation: the bucket went away
      return noSuchBucket();
    case '55P03': // lock_not_available
    case '40P01': // deadlock_detected
      return resourceLocked(error);
    case 'ENOSPC':
    case 'EDQUOT':
      return storageFull(error);
    case 'ECONNREFUSED':
    case '57P01': // admin_shutdown
    case '57P03': // cannot_connect_now
    case '53300': // too_many_connections
      return unavailable(error);
    case '57014': // query_canceled: the caller's statement_timeout
      return internalError(error);
  }
  // What cannot be kept as it was sent, and what a policy or trigger of the project refuses.
  return /^(?:22|23|P0)/.test(code) ? invalidRequest((error as Error).message) : null;
}
