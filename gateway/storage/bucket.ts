import type { Database } from '../database/database.ts';
import { entityTooLarge, invalidMimeType, noSuchBucket } from './errors.ts';

/** What an upload must know of its bucket. */
export interface BucketRules {
  readonly id: string;
  readonly public: boolean;
  /** In bytes; null: the server's own limit. */
  readonly file_size_limit: number | null;
  readonly allowed_mime_types: readonly string[] | null;
}

/**
 * A bucket's rules, whoever asks: that a bucket exists is no secret, what is in it may be.
 * @throws noSuchBucket
 */
export async function bucketRules(database: Database, id: string): Promise<BucketRules> {
  const { rows } = await database.query<BucketRules>({
    text: 'select id, public, file_size_limit, allowed_mime_types from storage.buckets where id = $1',
    values: [id],
    prepare: true,
  });
  if (!rows[0]) throw noSuchBucket();
  return rows[0];
}

/** What is known of a file; `size` in bytes, null before it has come. */
export interface FileFacts {
  readonly contentType: string;
  readonly size: number | null;
}

/** @throws invalidMimeType, entityTooLarge */
export function mustFit(bucket: BucketRules, { contentType, size }: FileFacts): void {
  if (!allowsType(bucket, contentType)) throw invalidMimeType(contentType);
  if (size !== null && size > (bucket.file_size_limit ?? Infinity)) throw entityTooLarge();
}

/** `image/*` allows all of a kind. */
function allowsType({ allowed_mime_types: allowed }: BucketRules, contentType: string): boolean {
  if (!allowed || allowed.length === 0) return true;
  const type = contentType.split(';')[0]?.trim().toLowerCase() ?? '';
  return allowed.some((one) => {
    const pattern = one.toLowerCase();
    return (
      pattern === '*' ||
      pattern === '*/*' ||
      pattern === type ||
      (pattern.endsWith('/*') && type.startsWith(pattern.slice(0, -1)))
    );
  });
}
