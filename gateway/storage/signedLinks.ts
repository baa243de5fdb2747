import * as v from 'valibot';
import type { Caller } from '../database/caller.ts';
import type { Database } from '../database/database.ts';
import type { Parts } from '../http/environment.ts';
import { createTokens } from '../http/tokens.ts';
import { during, ownerOf } from './caller.ts';
import { invalidLink, invalidSignature, noSuchKey } from './errors.ts';
import type { Place } from './requestParts.ts';
import { mayUpload } from './uploadObject.ts';

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
  place: Place,
  expiresIn: number,
): Promise<string> {
  const as = during(caller, 'storage.object.sign');
  const visible = await visibleNames(parts.database, as, place.bucket, [place.name]);
  if (!visible.has(place.name)) throw noSuchKey();
  return downloadLink(parts, place, expiresIn);
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
  const as = during(caller, 'storage.object.sign_many');
  const visible = await visibleNames(parts.database, as, bucket, paths);
  return Promise.all(
    paths.map(async (path) => {
      if (!visible.has(path))
        return {
          error: 'Either the object does not exist or you do not have access to it',
          path,
          signedURL: null,
        };
      return { error: null, path, signedURL: await downloadLink(parts, { bucket, name: path }, expiresIn) };
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
    caller,
    {
      text: 'select name from storage.objects where bucket_id = $1 and name = any ($2)',
      values: [bucket, names],
    },
    { readOnly: true },
  );
  return new Set(rows.map(({ name }) => name));
}

/** Not encoded, as Supabase answers: its client encodes the whole address. */
async function downloadLink(parts: Parts, place: Place, expiresIn: number): Promise<string> {
  const token = await signToken(parts, 'download', place, expiresIn);
  return `/object/sign/${urlOf(place)}?token=${token}`;
}

/** What a link to upload by was made for. */
export interface UploadGrant {
  readonly ownerId: string | null;
  readonly upsert: boolean;
}

/** A link by which whoever has it may upload one object in the caller's name. @throws as `mayUpload` */
export async function signUpload(
  parts: Parts,
  caller: Caller,
  place: Place,
  upsert: boolean,
): Promise<{ url: string; token: string }> {
  await mayUpload(parts, caller, { ...place, upsert, operation: 'storage.object.sign_upload_url' });
  const { ownerId } = ownerOf(caller);
  const token = await signToken(parts, 'upload', place, UPLOAD_LIFETIME, { owner: ownerId, upsert });
  return { url: `/object/upload/sign/${urlOf(place)}?token=${token}`, token };
}

/** @returns when the link ends. @throws invalidLink, invalidSignature */
export async function verifyDownloadLink(parts: Parts, token: string, place: Place): Promise<Date> {
  const { exp } = await verifyLink(parts, 'download', token, place);
  return new Date(Number(exp) * 1000);
}

/** @throws invalidLink, invalidSignature */
export async function verifyUploadLink(parts: Parts, token: string, place: Place): Promise<UploadGrant> {
  const { owner, upsert } = await verifyLink(parts, 'upload', token, place);
  return { ownerId: typeof owner === 'string' ? owner : null, upsert: upsert === true };
}

/** @throws invalidLink when the token does not hold (any more), invalidSignature when it is for something else. */
async function verifyLink(
  { config, clock }: Parts,
  purpose: Purpose,
  token: string,
  place: Place,
): Promise<Record<string, unknown>> {
  const { claims, failure } = await createTokens(config.jwtSecret).verify(token, clock.now());
  if (failure) throw invalidLink(failure);
  if (claims['url'] !== urlOf(place) || claims['purpose'] !== purpose) throw invalidSignature();
  return claims;
}

async function signToken(
  { config, clock }: Parts,
  purpose: Purpose,
  place: Place,
  lifetime: number,
  more: Record<string, unknown> = {},
): Promise<string> {
  const iat = Math.floor(clock.now() / 1000);
  const claims = { url: urlOf(place), purpose, ...more, iat, exp: iat + lifetime };
  return createTokens(config.jwtSecret).sign(claims);
}

function urlOf({ bucket, name }: Place): string {
  return `${bucket}/${name}`;
}
