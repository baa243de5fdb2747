import * as v from 'valibot';
import type { Caller } from '../database/caller.ts';
import type { Database } from '../database/database.ts';
import type { Parts } from '../http/environment.ts';
import { createTokens } from '../http/tokens.ts';
import { during, ownerOf } from './caller.ts';
import { invalidSignature } from './errors.ts';
import { findObject } from './findObject.ts';

const seconds = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10 * 365 * 24 * 3600));

export const signInput = v.object({ expiresIn: seconds });
export const signManyInput = v.object({
  expiresIn: seconds,
  paths: v.pipe(v.array(v.string()), v.maxLength(1000)),
});

/** How long a link to upload by holds, in seconds. */
const UPLOAD_LIFETIME = 2 * 3600;

/** What a link allows: the one is not taken for the other. */
type Purpose = 'download' | 'upload';

/** A link that shows one object to whoever has it. @throws noSuchKey */
export async function signObject(
  parts: Parts,
  caller: Caller,
  bucket: string,
  name: string,
  expiresIn: number,
): Promise<string> {
  await findObject(parts.database, caller, bucket, name, 'storage.object.sign');
  return signedUrl(parts, bucket, name, expiresIn);
}

export interface SignedPath {
  readonly error: string | null;
  readonly path: string;
  readonly signedURL: string | null;
}

/** Links for those of the paths that the caller may see. */
export async function signObjects(
  parts: Parts,
  caller: Caller,
  bucket: string,
  { paths, expiresIn }: v.InferOutput<typeof signManyInput>,
): Promise<SignedPath[]> {
  const visible = await visibleNames(parts.database, caller, bucket, paths);
  return Promise.all(
    paths.map(async (path) => {
      if (!visible.has(path))
        return {
          error: 'Either the object does not exist or you do not have access to it',
          path,
          signedURL: null,
        };
      return { error: null, path, signedURL: await signedUrl(parts, bucket, path, expiresIn) };
    }),
  );
}

async function visibleNames(
  database: Database,
  caller: Caller,
  bucket: string,
  names: readonly string[],
): Promise<Set<string>> {
  const { rows } = await database.queryAs<{ name: string }>(
    during(caller, 'storage.object.sign_many'),
    {
      text: 'select name from storage.objects where bucket_id = $1 and name = any ($2)',
      values: [bucket, names],
    },
    { readOnly: true },
  );
  return new Set(rows.map(({ name }) => name));
}

async function signedUrl(parts: Parts, bucket: string, name: string, expiresIn: number): Promise<string> {
  const token = await signToken(parts, 'download', bucket, name, expiresIn);
  return `/object/sign/${bucket}/${encodeURI(name)}?token=${token}`;
}

/** What a link to upload by was made for. */
export interface UploadGrant {
  readonly ownerId: string | null;
  readonly upsert: boolean;
}

/** A link by which whoever has it may upload one object in the caller's name. Whether the caller may has been asked before. */
export async function signUpload(
  parts: Parts,
  caller: Caller,
  bucket: string,
  name: string,
  upsert: boolean,
): Promise<string> {
  const { ownerId } = ownerOf(caller);
  const token = await signToken(parts, 'upload', bucket, name, UPLOAD_LIFETIME, { owner: ownerId, upsert });
  return `/object/upload/sign/${bucket}/${encodeURI(name)}?token=${token}`;
}

/** @throws invalidSignature */
export async function verifyUploadLink(
  parts: Parts,
  token: string,
  bucket: string,
  name: string,
): Promise<UploadGrant> {
  const { owner, upsert } = await verifyLink(parts, 'upload', token, bucket, name);
  return { ownerId: typeof owner === 'string' ? owner : null, upsert: upsert === true };
}

/** @throws invalidSignature when the token is not for this object, or not any more. */
export async function verifyLink(
  { config, clock }: Parts,
  purpose: Purpose,
  token: string,
  bucket: string,
  name: string,
): Promise<Record<string, unknown>> {
  const { claims, failure } = await createTokens(config.jwtSecret).verify(token, clock.now());
  if (failure)
    throw invalidSignature(
      failure === 'expired' ? '"exp" claim timestamp check failed' : 'Invalid Compact JWS',
    );
  if (claims['url'] !== `${bucket}/${name}` || claims['purpose'] !== purpose)
    throw invalidSignature('signature mismatch');
  return claims;
}

async function signToken(
  { config, clock }: Parts,
  purpose: Purpose,
  bucket: string,
  name: string,
  lifetime: number,
  more: Record<string, unknown> = {},
): Promise<string> {
  const iat = Math.floor(clock.now() / 1000);
  return createTokens(config.jwtSecret).sign({
    url: `${bucket}/${name}`,
    purpose,
    ...more,
    iat,
    exp: iat + lifetime,
  });
}
