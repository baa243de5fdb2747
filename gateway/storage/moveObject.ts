import * as v from 'valibot';
import type { Caller } from '../database/caller.ts';
import type { Database } from '../database/database.ts';
import { during } from './caller.ts';
import { noSuchKey } from './errors.ts';
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

/** Gives an object another name or bucket; its file stays where it lies. @throws noSuchKey, keyAlreadyExists, accessDenied */
export async function moveObject(
  database: Database,
  caller: Caller,
  input: v.InferOutput<typeof moveObjectInput>,
): Promise<Moved> {
  const bucket = input.destinationBucket ?? input.bucketId;
  const name = objectName(input.destinationKey);
  const { rows } = await database.queryAs<{ id: string }>(during(caller, 'storage.object.move'), {
    text: 'update storage.objects set bucket_id = $3, name = $4 where bucket_id = $1 and name = $2 returning id',
    values: [input.bucketId, input.sourceKey, bucket, name],
  });
  if (!rows[0]) throw noSuchKey();
  return { message: 'Successfully moved', Id: rows[0].id, Key: `${bucket}/${name}` };
}
