import type { Context } from 'hono';
import type { GatewayEnvironment, Parts } from '../http/environment.ts';
import { incomingFile } from './incomingFile.ts';
import type { Place } from './requestParts.ts';
import { verifyUploadLink } from './signedLinks.ts';
import { uploadObject } from './uploadObject.ts';

interface Reception {
  readonly upsert: boolean;
  readonly operation: string;
}

/** Takes a file in. @throws as `uploadObject` and `incomingFile` */
export async function receive(
  parts: Parts,
  c: Context<GatewayEnvironment>,
  place: Place,
  reception: Reception,
): Promise<Response> {
  const file = await incomingFile(c.req.raw, parts.blobs);
  try {
    const { id, key } = await uploadObject(parts, c.var.caller, { ...place, ...reception }, file);
    return c.json({ Key: key, Id: id });
  } finally {
    // One that was refused is not read to its end.
    file.giveUp();
  }
}

/** Takes a file in by a signed link: whether its maker may upload was asked when it was made. */
export async function receiveSigned(
  parts: Parts,
  c: Context<GatewayEnvironment>,
  place: Place,
): Promise<Response> {
  const token = c.req.query('token') ?? '';
  const { ownerId, upsert } = await verifyUploadLink(parts, token, place);
  c.set('caller', {
    role: 'service_role',
    claims: { role: 'service_role', ...(ownerId && { sub: ownerId }) },
  });
  return receive(parts, c, place, { upsert, operation: 'storage.object.upload_signed' });
}
