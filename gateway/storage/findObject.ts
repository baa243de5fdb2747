import type { Caller } from '../database/caller.ts';
import type { Database } from '../database/database.ts';
import { noSuchBucket, noSuchKey } from './errors.ts';
import { bucketRules } from './bucket.ts';
import { during } from './caller.ts';
import { OBJECT_COLUMNS, type ObjectRow } from './object.ts';

const FIND = {
  text: `select ${OBJECT_COLUMNS} from storage.objects where bucket_id = $1 and name = $2`,
  prepare: true,
};

/** An object that its bucket shows to everybody. @throws noSuchBucket (also for one that is not public), noSuchKey */
export async function findPublicObject(database: Database, bucket: string, name: string): Promise<ObjectRow> {
  const rules = await bucketRules(database, bucket);
  if (!rules.public) throw noSuchBucket();
  return found(await database.query<ObjectRow>({ ...FIND, values: [bucket, name] }));
}

/** An object that the caller may see. @throws noSuchKey */
export async function findObject(
  database: Database,
  caller: Caller,
  bucket: string,
  name: string,
  operation = 'storage.object.get_authenticated',
): Promise<ObjectRow> {
  const as = during(caller, operation);
  return found(
    await database.queryAs<ObjectRow>(as, { ...FIND, values: [bucket, name] }, { readOnly: true }),
  );
}

/** An object that a signed link has already been given for. @throws noSuchKey */
export async function findSignedObject(database: Database, bucket: string, name: string): Promise<ObjectRow> {
  return found(await database.query<ObjectRow>({ ...FIND, values: [bucket, name] }));
}

function found({ rows }: { rows: ObjectRow[] }): ObjectRow {
  if (!rows[0]?.metadata) throw noSuchKey();
  return rows[0];
}
