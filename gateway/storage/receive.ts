import type { Context } from 'hono';
import type { GatewayEnvironment, Parts } from '../http/environment.ts';
import type { Place } from './requestParts.ts';
import { verifyUploadLink } from './signedLinks.ts';
import { readUploadBody } from './uploadBody.ts';
import { uploadObject } from './uploadObject.ts';

/** Takes a file in. @throws as `uploadObject` and `readUploadBody` */
export async function receive(
  parts: Parts,
  c: Context<GatewayEnvironment>,
  place: Place,
  upsert: boolean,
): Promise<Response> {
  const body = await readUploadBody(c.req.raw);
  try {
    const { id, key } = await uploadObject(parts, c.var.caller, { ...place, ...body, upsert });
    return c.json({ Key: key, Id: id });
  } finally {
    // A file that was refused is not read to its end.
    body.content.destroy();
  }
}

/** Takes a file in by a signed link: whether its maker may upload was asked when it was made. */
export async function receiveSigned(
  parts: Parts,
  c: Context<GatewayEnvironment>,
  place: Place,
): Promise<Response> {
  const { ownerId, upsert } = await verifyUploadLink(
    parts,
    c.req.query('token') ?? '',
    place.bucket,
    place.name,
  );
  c.set('caller', {
    role: 'service_role',
    claims: { role: 'service_role', ...(ownerId && { sub: ownerId }) },
  });
  return receive(parts, c, place, upsert);
}
