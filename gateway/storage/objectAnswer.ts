import type { Context } from 'hono';
import type { GatewayEnvironment, Parts } from '../http/environment.ts';
import { findSignedObject } from './findObject.ts';
import type { ObjectRow } from './object.ts';
import { objectResponse } from './objectResponse.ts';
import type { Place } from './requestParts.ts';
import { verifyLink } from './signedLinks.ts';

/** An object's file, for a request that may have it. */
export async function objectAnswer(
  { blobs }: Parts,
  c: Context<GatewayEnvironment>,
  object: ObjectRow,
): Promise<Response> {
  return objectResponse(blobs, object, { request: c.req.raw, download: c.req.query('download') });
}

/** The same by a signed link. @throws invalidSignature, noSuchKey */
export async function signedObjectAnswer(
  parts: Parts,
  c: Context<GatewayEnvironment>,
  { bucket, name }: Place,
): Promise<Response> {
  await verifyLink(parts, 'download', c.req.query('token') ?? '', bucket, name);
  return objectAnswer(parts, c, await findSignedObject(parts.database, bucket, name));
}
