import * as v from 'valibot';
import type { Caller } from '../database/caller.ts';
import type { Parts } from '../http/environment.ts';
import { DELETING, during } from './caller.ts';
import { noSuchKey } from './errors.ts';
import { OBJECT_COLUMNS, type ObjectRow } from './object.ts';
import type { Place } from './requestParts.ts';
import { removeUnclaimed } from './unclaimedFiles.ts';

export const removeObjectsInput = v.object({
  prefixes: v.pipe(v.array(v.string()), v.minLength(1), v.maxLength(1000)),
});

/** Removes the objects of these names that the caller may delete, then their files; answers with their rows. */
export async function removeObjects(
  parts: Parts,
  caller: Caller,
  bucket: string,
  names: readonly string[],
  operation = 'storage.object.delete_many',
): Promise<ObjectRow[]> {
  const { rows } = await parts.database.queryAs<ObjectRow>(during(caller, operation, DELETING), {
    text: `delete from storage.objects where bucket_id = $1 and name = any ($2) returning ${OBJECT_COLUMNS}`,
    values: [bucket, names],
  });
  await removeUnclaimed(
    parts,
    rows.map(({ version }) => version),
  );
  return rows;
}

/** @throws noSuchKey (also where the caller may not) */
export async function removeObject(parts: Parts, caller: Caller, { bucket, name }: Place): Promise<void> {
  const removed = await removeObjects(parts, caller, bucket, [name], 'storage.object.delete');
  if (removed.length === 0) throw noSuchKey();
}
