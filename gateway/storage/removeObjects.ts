import * as v from 'valibot';
import type { Caller } from '../database/caller.ts';
import type { Parts } from '../http/environment.ts';
import { DELETING, during } from './caller.ts';
import { OBJECT_COLUMNS, type ObjectRow } from './object.ts';

export const removeObjectsInput = v.object({
  prefixes: v.pipe(v.array(v.string()), v.minLength(1), v.maxLength(1000)),
});

/** Removes the objects of these names that the caller may delete, then their files; answers with their rows. */
export async function removeObjects(
  { database, blobs }: Parts,
  caller: Caller,
  bucket: string,
  names: readonly string[],
): Promise<ObjectRow[]> {
  const { rows } = await database.queryAs<ObjectRow>(during(caller, 'storage.object.delete_many', DELETING), {
    text: `delete from storage.objects where bucket_id = $1 and name = any ($2) returning ${OBJECT_COLUMNS}`,
    values: [bucket, names],
  });
  await blobs.remove(rows.map(({ version }) => version));
  return rows;
}
