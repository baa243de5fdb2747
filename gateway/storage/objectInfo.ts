import type { ObjectRow } from './object.ts';

/** What is told of an object without its content. */
export function objectInfo({ metadata, ...row }: ObjectRow): Record<string, unknown> {
  return {
    id: row.id,
    name: row.name,
    version: row.version,
    bucket_id: row.bucket_id,
    size: metadata.size,
    content_type: metadata.mimetype,
    cache_control: metadata.cacheControl,
    etag: metadata.eTag,
    metadata: row.user_metadata ?? {},
    last_modified: row.updated_at,
    created_at: row.created_at,
  };
}
