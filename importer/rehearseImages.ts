import { createHash } from 'node:crypto';
import { finding, hasErrors, WHOLE_FILE, type Finding } from './finding.ts';
import { imageExtensionOf } from './imagePath.ts';
import { imageTypeOf } from './imageType.ts';
import { inParallel } from './inParallel.ts';
import type { KnownImages } from './knownImages.ts';
import type { StoredImage } from './publisher.ts';
import type { Sources } from './sources.ts';

/** A picture of this machine that the bucket does not have, or has in another form. */
export type ImageUpload = { readonly path: string; readonly type: string; readonly replaces: boolean };

export type ImageRehearsal = {
  readonly uploads: readonly ImageUpload[];
  /** By storage path. */
  readonly findings: ReadonlyMap<string, readonly Finding[]>;
};

/** Players download a grid of sixteen on the way to work. */
const MAX_IMAGE_BYTES = 2 * 1024 * 1024;

const READ_AT_ONCE = 4;

/**
 * Looks into the pictures of this machine that puzzles use and finds out which of them must be uploaded; those that the
 * bucket has with the same content are left out. `force` lets others of the same name be replaced.
 */
export async function rehearseImages(
  paths: ReadonlySet<string>,
  known: KnownImages,
  { directory, publisher }: Sources,
  force: boolean,
): Promise<ImageRehearsal> {
  const uploads: ImageUpload[] = [];
  const findings = new Map<string, Finding[]>();
  if (!directory) return { uploads, findings };
  const localPaths = [...paths].filter((path) => known.local.has(path));
  await inParallel(localPaths, READ_AT_ONCE, async (path) => {
    const bytes = await directory.read(path);
    const found = checkPicture(path, bytes);
    const stored = known.stored.get(path);
    const isSame =
      stored !== undefined && (await isStored(stored, bytes, async () => publisher?.downloadImage(path)));
    if (stored && !isSame && !force) found.push(finding('image_differs', WHOLE_FILE, differs(path)));
    if (found.length > 0) findings.set(path, found);
    const type = imageTypeOf(bytes)?.type;
    if (type !== undefined && !isSame && !hasErrors(found))
      uploads.push({ path, type, replaces: stored !== undefined });
  });
  return { uploads: uploads.sort((one, other) => (one.path < other.path ? -1 : 1)), findings };
}

function checkPicture(path: string, bytes: Uint8Array): Finding[] {
  const type = imageTypeOf(bytes);
  if (!type) {
    const sentence = `"${path}" is no WebP, PNG, JPEG, GIF or AVIF picture inside. Export it again as one of these.`;
    return [finding('not_a_picture', WHOLE_FILE, sentence)];
  }
  const findings: Finding[] = [];
  if (bytes.length > MAX_IMAGE_BYTES) {
    const sentence = `"${path}" has ${(bytes.length / 1024 / 1024).toFixed(1)} MB; 2 MB is the most. Make it smaller, 512 pixels wide at most.`;
    findings.push(finding('image_too_large', WHOLE_FILE, sentence));
  }
  if (type.extension !== imageExtensionOf(path)) {
    const sentence = `"${path}" is a ${type.extension} picture inside, and is served as one. Its name should end in .${type.extension}.`;
    findings.push(finding('image_extension', WHOLE_FILE, sentence));
  }
  return findings;
}

function differs(path: string): string {
  return `The server has another picture under the name "${path}". Give the new one a name of its own: browsers keep the old one for weeks. Or replace it with --force.`;
}

/** Compares without a download where sizes differ or the bucket's entity tag is the usual MD5 of the content. */
async function isStored(
  stored: StoredImage,
  bytes: Uint8Array,
  download: () => Promise<Uint8Array | undefined>,
): Promise<boolean> {
  if (stored.size !== bytes.length) return false;
  if (stored.eTag.replaceAll('"', '') === createHash('md5').update(bytes).digest('hex')) return true;
  const before = await download();
  return before !== undefined && Buffer.compare(before, bytes) === 0;
}
