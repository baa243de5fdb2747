import type { ImageCatalogue } from './imageCatalogue.ts';
import { folderOf } from './imagePath.ts';
import { inParallel } from './inParallel.ts';
import type { StoredImage } from './publisher.ts';
import type { Sources } from './sources.ts';

/** The pictures of some folders, by storage path. */
export type KnownImages = {
  /** What is in the bucket. */
  readonly stored: ReadonlyMap<string, StoredImage>;
  /** What is on this machine. */
  readonly local: ReadonlySet<string>;
};

/** Folders that are asked for at a time. */
const LISTINGS_AT_ONCE = 4;

/** Lists folders in the bucket and on this machine. Rejects with a PublisherError when the bucket cannot be listed. */
export async function knownImages(folders: readonly string[], sources: Sources): Promise<KnownImages> {
  const stored = new Map<string, StoredImage>();
  const local = new Set<string>();
  await inParallel(folders, LISTINGS_AT_ONCE, async (folder) => {
    const pathOf = (name: string) => (folder === '' ? name : `${folder}/${name}`);
    for (const image of (await sources.publisher?.listFolder(folder)) ?? [])
      stored.set(pathOf(image.name), image);
    for (const name of (await sources.directory?.list(folder)) ?? []) local.add(pathOf(name));
  });
  return { stored, local };
}

/** The pictures of the bucket and of this machine as one. */
export function catalogueOf({ stored, local }: KnownImages): ImageCatalogue {
  const all = [...new Set([...stored.keys(), ...local])];
  return {
    imageExists: (path) => stored.has(path) || local.has(path),
    folderImages: (folder) => all.filter((path) => folderOf(path) === folder),
  };
}
