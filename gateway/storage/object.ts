/** A row of `storage.objects`, as the surface reads it. */
export interface ObjectRow {
  readonly id: string;
  readonly bucket_id: string;
  readonly name: string;
  readonly owner: string | null;
  readonly owner_id: string | null;
  readonly created_at: Date;
  readonly updated_at: Date;
  readonly last_accessed_at: Date | null;
  readonly metadata: ObjectMetadata;
  readonly user_metadata: Record<string, unknown> | null;
  /** Names the file: each upload makes a new one, so a reader never sees half of two. */
  readonly version: string;
}

/** What storage itself knows of a file; the names are Supabase's. */
export interface ObjectMetadata {
  /** With its quotes, as sent. */
  readonly eTag: string;
  readonly size: number;
  readonly mimetype: string;
  readonly cacheControl: string;
  readonly lastModified: string;
  readonly contentLength: number;
  readonly httpStatusCode: 200;
}

export const OBJECT_COLUMNS =
  'id, bucket_id, name, owner, owner_id, created_at, updated_at, last_accessed_at, metadata, user_metadata, version';
