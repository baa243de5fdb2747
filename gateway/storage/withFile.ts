import type { Logger } from 'pino';
import { noSuchKey } from './errors.ts';
import type { ObjectRow } from './object.ts';

/**
 * Finds an object and does something with its file; `use` answers null when the file is not there. Between the two the
 * object may have been replaced, and its file removed: then it is found again, with its new one.
 * @throws what `find` throws; noSuchKey when the file is really lost
 */
export async function withFile<T>(
  log: Logger,
  find: () => Promise<ObjectRow>,
  use: (object: ObjectRow) => Promise<T | null>,
): Promise<T> {
  for (let missing: string | undefined; ;) {
    const object = await find();
    const done = await use(object);
    if (done !== null) return done;
    if (object.version === missing) {
      const { bucket_id: bucket, name, version } = object;
      log.error({ bucket, name, version }, 'the file of an object is missing');
      throw noSuchKey();
    }
    missing = object.version;
  }
}
