import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { catalogue } from './catalogue/catalogue.ts';
import type { Picture } from './catalogue/picture.ts';
import { sha256 } from './random.ts';

const packageFile = createRequire(import.meta.url).resolve('@lobehub/fluent-emoji-3d/package.json');
const assets = join(dirname(packageFile), 'assets');

const paths = new Map<string, string>();

/** Where a picture is on this machine. */
export function fileOf(picture: Picture): string {
  return join(assets, picture.file);
}

/** A picture's path in the bucket `images`. It is named after its content, which says nothing about what it shows. */
export function imagePathOf(picture: Picture): string {
  const known = paths.get(picture.id);
  if (known !== undefined) return known;
  const path = `fluent/${sha256(readFileSync(fileOf(picture))).slice(0, 16)}.webp`;
  paths.set(picture.id, path);
  return path;
}

/** A picture to upload: its path in the bucket `images` and its file on this machine. */
export type StarterImage = { readonly path: string; readonly file: string };

/** Every picture that the starter pack and the demo can show. */
export function starterImages(): StarterImage[] {
  return [...catalogue.values()].map((picture) => ({ path: imagePathOf(picture), file: fileOf(picture) }));
}
