/*
 * The catalogue: every refusal of the storage surface. Supabase answers them all with HTTP 400 and puts the real status
 * into the body, except failures of the server itself.
 */
import { HttpError } from '../http/httpError.ts';

function storageError(
  statusCode: number,
  error: string,
  message: string,
  code = error,
  cause?: unknown,
): HttpError {
  const status = statusCode >= 500 ? statusCode : 400;
  const body = { statusCode: String(statusCode), error, message, code };
  return new HttpError(status, body, cause === undefined ? { message } : { message, cause });
}

// --- who may ---

export const accessDenied = (cause?: unknown) =>
  storageError(403, 'Unauthorized', 'new row violates row-level security policy', 'AccessDenied', cause);

const TOKEN_FAILURES = { expired: '"exp" claim timestamp check failed', invalid: 'Invalid Compact JWS' };

/** The token of a caller. */
export const invalidToken = (reason: keyof typeof TOKEN_FAILURES) =>
  storageError(403, 'Unauthorized', TOKEN_FAILURES[reason], 'AccessDenied');

/** The token of a signed link. */
export const invalidLink = (reason: keyof typeof TOKEN_FAILURES) =>
  storageError(400, 'InvalidJWT', TOKEN_FAILURES[reason]);

/** A signed link for something else. */
export const invalidSignature = () => storageError(400, 'InvalidSignature', 'Invalid signature');

// --- what is not there, or already there ---

export const noSuchBucket = () => storageError(404, 'Bucket not found', 'Bucket not found', 'NoSuchBucket');

export const noSuchKey = () => storageError(404, 'not_found', 'Object not found', 'NoSuchKey');

export const keyAlreadyExists = () =>
  storageError(409, 'Duplicate', 'The resource already exists', 'KeyAlreadyExists');

export const bucketAlreadyExists = () =>
  storageError(409, 'Duplicate', 'The resource already exists', 'BucketAlreadyExists');

export const bucketNotEmpty = () =>
  storageError(409, 'ResourceNotEmpty', 'The bucket you tried to delete is not empty');

export const resourceLocked = (cause: unknown) =>
  storageError(423, 'ResourceLocked', 'The resource is locked', 'ResourceLocked', cause);

// --- what was asked or sent ---

export const invalidRequest = (message: string) => storageError(400, 'InvalidRequest', message);

export const invalidKey = (name: string) => storageError(400, 'InvalidKey', `Invalid key: ${name}`);

export const invalidBucketName = () =>
  storageError(400, 'Invalid Input', 'Bucket name invalid', 'InvalidBucketName');

export const invalidMimeType = (type: string) =>
  storageError(415, 'invalid_mime_type', `mime type ${type} is not supported`, 'InvalidMimeType');

export const entityTooLarge = (what = 'object') =>
  storageError(413, 'Payload too large', `The ${what} exceeded the maximum allowed size`, 'EntityTooLarge');

export const noFile = () => storageError(400, 'InvalidRequest', 'No content provided');

/** The sender went away in the middle. */
export const uploadAborted = (cause: unknown) =>
  storageError(400, 'Aborted', 'The upload was cut short', 'Aborted', cause);

// --- failures of ours ---

export const internalError = (cause?: unknown) =>
  storageError(500, 'Internal', 'Internal server error', 'InternalError', cause);

export const storageFull = (cause: unknown) =>
  storageError(
    507,
    'Insufficient Storage',
    'There is no space left to keep the object',
    'StorageFull',
    cause,
  );

export const unavailable = (cause: unknown) =>
  storageError(503, 'Unavailable', 'The database cannot be reached', 'DatabaseError', cause);
