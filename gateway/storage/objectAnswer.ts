import type { Context } from 'hono';
import type { GatewayEnvironment, Parts } from '../http/environment.ts';
import { findAnyObject } from './findObject.ts';
import type { ObjectRow } from './object.ts';
import { objectResponse } from './objectResponse.ts';
import type { Place } from './requestParts.ts';
import { verifyDownloadLink } from './signedLinks.ts';
import { withFile } from './withFile.ts';

/** The file of an object that `find` allows. @throws what `find` throws, noSuchKey */
export async function objectAnswer(
  { blobs }: Parts,
  c: Context<GatewayEnvironment>,
  find: () => Promise<ObjectRow>,
  expires: Date | null = null,
): Promise<Response> {
  const wanted = { request: c.req.raw, download: c.req.query('download'), expires };
  return withFile(c.var.log, find, (object) => objectResponse(blobs, object, wanted));
}

/** The same by a signed link. @throws invalidLink, invalidSignature, noSuchKey */
export async function signedObjectAnswer(
  parts: Parts,
  c: Context<GatewayEnvironment>,
  place: Place,
): Promise<Response> {
  const expires = await verifyDownloadLink(parts, c.req.query('token') ?? '', place);
  return objectAnswer(parts, c, () => findAnyObject(parts.database, place), expires);
}
