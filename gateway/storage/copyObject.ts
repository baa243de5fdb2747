import * as v from 'valibot';
import type { Caller } from '../database/caller.ts';
import type { Parts } from '../http/environment.ts';
import type { Content, Description, StoredContent } from './content.ts';
import { entityTooLarge } from './errors.ts';
import { findObject } from './findObject.ts';
import type { ObjectRow } from './object.ts';
import { uploadObject, type Uploaded } from './uploadObject.ts';
import { withFile } from './withFile.ts';

export const copyObjectInput = v.object({
  bucketId: v.string(),
  sourceKey: v.string(),
  destinationKey: v.string(),
  destinationBucket: v.optional(v.string()),
  copyMetadata: v.optional(v.boolean(), true),
  /** In place of the source's, when `copyMetadata` is false. */
  metadata: v.optional(v.object({ cacheControl: v.optional(v.string()), mimetype: v.optional(v.string()) })),
});

export interface Copy extends v.InferOutput<typeof copyObjectInput> {
  readonly upsert: boolean;
  /** In place of the source's, when `copyMetadata` is false. */
  readonly userMetadata: Record<string, unknown> | null;
}

const OPERATION = 'storage.object.copy';

/** Keeps the file of an object that the caller may see under another name, by the rules of an upload. @throws as `uploadObject`, noSuchKey */
export async function copyObject(parts: Parts, caller: Caller, copy: Copy): Promise<Uploaded> {
  const place = { bucket: copy.bucketId, name: copy.sourceKey };
  const find = async () => findObject(parts.database, caller, place, OPERATION);
  const target = {
    bucket: copy.destinationBucket ?? copy.bucketId,
    name: copy.destinationKey,
    upsert: copy.upsert,
    operation: OPERATION,
  };
  return uploadObject(parts, caller, target, copiedContent(parts, await find(), find, copy));
}

function copiedContent(
  { blobs, log }: Parts,
  source: ObjectRow,
  find: () => Promise<ObjectRow>,
  copy: Copy,
): Content {
  return {
    contentType: description(source, copy).contentType,
    size: source.metadata.size,
    store: (key, limit) =>
      withFile(log, find, async (object): Promise<StoredContent | null> => {
        const { size, eTag } = object.metadata;
        if (size > limit) throw entityTooLarge();
        if (!(await blobs.copy(object.version, key))) return null;
        return { size, eTag, ...description(object, copy) };
      }),
  };
}

function description({ metadata, user_metadata }: ObjectRow, copy: Copy): Description {
  if (copy.copyMetadata)
    return {
      contentType: metadata.mimetype,
      cacheControl: metadata.cacheControl,
      userMetadata: user_metadata,
    };
  return {
    contentType: copy.metadata?.mimetype ?? metadata.mimetype,
    cacheControl: copy.metadata?.cacheControl ?? metadata.cacheControl,
    userMetadata: copy.userMetadata,
  };
}
