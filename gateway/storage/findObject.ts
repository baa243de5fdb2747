import type { Caller } from '../database/caller.ts';
import type { Database } from '../database/database.ts';
import { bucketRules } from './bucket.ts';
import { during } from './caller.ts';
import { noSuchBucket, noSuchKey } from './errors.ts';
import { OBJECT_COLUMNS, type ObjectRow } from './object.ts';
import type { Place } from './requestParts.ts';

const FIND = {
  text: `select ${OBJECT_COLUMNS} from storage.objects where bucket_id = $1 and name = $2`,
  prepare: true,
};

/** An object that the caller may see. @throws noSuchKey */
export async function findObject(
  database: Database,
  caller: Caller,
  { bucket, name }: Place,
  operation: string,
): Promise<ObjectRow> {
  const as = during(caller, operation);
  return found(
    await database.queryAs<ObjectRow>(as, { ...FIND, values: [bucket, name] }, { readOnly: true }),
  );
}

/** An object that the caller may read: what is in a public bucket, and what the caller may see. @throws noSuchBucket, noSuchKey */
export async function findReadableObject(
  database: Database,
  caller: Caller,
  place: Place,
  operation: string,
): Promise<ObjectRow> {
  const rules = await bucketRules(database, place.bucket);
  return rules.public ? findAnyObject(database, place) : findObject(database, caller, place, operation);
}

/** An object that its bucket shows to everybody. @throws noSuchBucket (also for one that is not public), noSuchKey */
export async function findPublicObject(database: Database, { bucket, name }: Place): Promise<ObjectRow> {
  const { rows } = await database.query<ObjectRow>({
    text: `
      select objects.* from storage.buckets
      left join (select ${OBJECT_COLUMNS} from storage.objects) as objects
        on objects.bucket_id = buckets.id and objects.name = $2
      where buckets.id = $1 and buckets.public`,
    values: [bucket, name],
    prepare: true,
  });
  if (rows.length === 0) throw noSuchBucket();
  return found({ rows });
}

/** An object whoever asks: for a signed link that has been given for it. @throws noSuchKey */
export async function findAnyObject(database: Database, { bucket, name }: Place): Promise<ObjectRow> {
  return found(await database.query<ObjectRow>({ ...FIND, values: [bucket, name] }));
}

/** A row that was made by SQL has no file. */
function found({ rows: [row] }: { rows: Partial<ObjectRow>[] }): ObjectRow {
  if (!row?.version || !row.metadata) throw noSuchKey();
  return row as ObjectRow;
}
