import * as v from 'valibot';
import type { Caller } from '../database/caller.ts';
import type { Database } from '../database/database.ts';
import { bucketRules, mustFit } from './bucket.ts';
import { during, ownerOf } from './caller.ts';
import { noSuchKey } from './errors.ts';
import { findObject } from './findObject.ts';
import { objectName } from './names.ts';

export const moveObjectInput = v.object({
  bucketId: v.string(),
  sourceKey: v.string(),
  destinationKey: v.string(),
  destinationBucket: v.optional(v.string()),
});

export interface Moved {
  readonly message: string;
  readonly Id: string;
  readonly Key: string;
}

const OPERATION = 'storage.object.move';

/**
 * Gives an object another name or bucket, and to whoever moves it; its file stays where it lies.
 * @throws noSuchKey, noSuchBucket, keyAlreadyExists, accessDenied; invalidMimeType, entityTooLarge by the other bucket's rules
 */
export async function moveObject(
  database: Database,
  caller: Caller,
  input: v.InferOutput<typeof moveObjectInput>,
): Promise<Moved> {
  const source = { bucket: input.bucketId, name: input.sourceKey };
  const bucket = input.destinationBucket ?? input.bucketId;
  const name = objectName(input.destinationKey);
  if (bucket !== input.bucketId) {
    const { metadata } = await findObject(database, caller, source, OPERATION);
    mustFit(await bucketRules(database, bucket), { contentType: metadata.mimetype, size: metadata.size });
  }
  const { owner, ownerId } = ownerOf(caller);
  const { rows } = await database.queryAs<{ id: string }>(during(caller, OPERATION), {
    text: `update storage.objects
      set bucket_id = $3, name = $4, owner = coalesce($5, owner), owner_id = coalesce($6, owner_id)
      where bucket_id = $1 and name = $2 returning id`,
    values: [source.bucket, source.name, bucket, name, owner, ownerId],
  });
  if (!rows[0]) throw noSuchKey();
  return { message: 'Successfully moved', Id: rows[0].id, Key: name };
}
