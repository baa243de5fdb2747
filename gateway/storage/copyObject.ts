import * as v from 'valibot';
import type { Caller } from '../database/caller.ts';
import type { Parts } from '../http/environment.ts';
import { noSuchKey } from './errors.ts';
import { findObject } from './findObject.ts';
import { uploadObject, type Uploaded } from './uploadObject.ts';

export const copyObjectInput = v.object({
  bucketId: v.string(),
  sourceKey: v.string(),
  destinationKey: v.string(),
  destinationBucket: v.optional(v.string()),
  copyMetadata: v.optional(v.boolean(), true),
});

/** Keeps the file of an object that the caller may see under another name, by the rules of an upload. @throws as `uploadObject`, noSuchKey */
export async function copyObject(
  parts: Parts,
  caller: Caller,
  input: v.InferOutput<typeof copyObjectInput>,
  upsert: boolean,
): Promise<Uploaded> {
  const source = await findObject(
    parts.database,
    caller,
    input.bucketId,
    input.sourceKey,
    'storage.object.copy',
  );
  const content = await parts.blobs.get(source.version);
  if (!content || !source.metadata) throw noSuchKey();
  try {
    return await uploadObject(parts, caller, {
      bucket: input.destinationBucket ?? input.bucketId,
      name: input.destinationKey,
      content,
      contentType: source.metadata.mimetype,
      cacheControl: source.metadata.cacheControl,
      userMetadata: input.copyMetadata ? source.user_metadata : null,
      upsert,
    });
  } finally {
    content.destroy();
  }
}
