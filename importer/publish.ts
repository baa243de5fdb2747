import { imageTypeOf } from './imageType.ts';
import { inParallel } from './inParallel.ts';
import { PublisherError, type Publisher, type PuzzleChange } from './publisher.ts';
import { puzzlesOf, type Rehearsal, type RehearsedFile } from './rehearse.ts';
import type { ImageUpload } from './rehearseImages.ts';
import { MEDIA_TYPES, extensionOf } from './sheetKind.ts';
import type { ImageDirectory } from './sources.ts';

export type Publishing = {
  readonly publisher: Publisher;
  readonly directory: ImageDirectory | null;
  /** Puzzles that have been played may change; their scores are judged again. */
  readonly force: boolean;
  /** Told after each picture. */
  readonly onUpload?: (done: number, total: number) => void;
};

export type Publication =
  | {
      readonly outcome: 'published';
      readonly changes: readonly PuzzleChange[];
      /** Why some of the operators' files could not be kept; the puzzles are published all the same. */
      readonly unkept: string | null;
    }
  | { readonly outcome: 'already_played'; readonly names: readonly string[] }
  | {
      readonly outcome: 'failed';
      readonly reason: string;
      /** Pictures that were uploaded and not put back. */
      readonly leftBehind: readonly string[];
    };

const UPLOADS_AT_ONCE = 6;

/**
 * Publishes what a clean rehearsal has read: its pictures, all puzzles in one call, the operators' files. When that
 * fails, the pictures are put back to what they were. Does not reject.
 */
export async function publish(rehearsal: Rehearsal, publishing: Publishing): Promise<Publication> {
  const { publisher, force } = publishing;
  const played = (rehearsal.changes ?? []).filter(({ change, isPlayed }) => change === 'changed' && isPlayed);
  if (played.length > 0 && !force)
    return { outcome: 'already_played', names: played.map(({ name }) => name) };
  const undone: Undo[] = [];
  try {
    await uploadAll(rehearsal.uploads, publishing, undone);
  } catch (error) {
    return { outcome: 'failed', reason: reasonOf(error), leftBehind: await undoAll(undone, publisher) };
  }
  try {
    return await published(rehearsal, await publisher.publish(puzzlesOf(rehearsal.files), force), publisher);
  } catch (error) {
    return afterFailure(error, rehearsal, undone, publisher);
  }
}

async function published(
  { files }: Rehearsal,
  changes: readonly PuzzleChange[],
  publisher: Publisher,
): Promise<Publication> {
  return { outcome: 'published', changes, unkept: await keepOriginals(files, changes, publisher) };
}

/** When an answer got lost on its way the puzzles may be published after all, and then need their pictures. */
async function afterFailure(
  error: unknown,
  rehearsal: Rehearsal,
  undone: readonly Undo[],
  publisher: Publisher,
): Promise<Publication> {
  const reason = reasonOf(error);
  const standing = await publisher.compare(puzzlesOf(rehearsal.files)).catch(() => null);
  if (standing === null) return { outcome: 'failed', reason, leftBehind: undone.map(({ path }) => path) };
  if (standing.every(({ change }) => change === 'unchanged')) {
    return published(rehearsal, rehearsal.changes ?? standing, publisher);
  }
  const leftBehind = await undoAll(undone, publisher);
  // Somebody played between the rehearsal and now.
  if (error instanceof PublisherError && error.hint === 'already_played' && leftBehind.length === 0) {
    return { outcome: 'already_played', names: [] };
  }
  return { outcome: 'failed', reason, leftBehind };
}

/** How a picture was before; null when it was not there. */
type Undo = { readonly path: string; readonly before: Uint8Array | null };

async function uploadAll(
  uploads: readonly ImageUpload[],
  publishing: Publishing,
  undone: Undo[],
): Promise<void> {
  const { publisher, directory, onUpload } = publishing;
  if (!directory) return;
  let done = 0;
  await inParallel(uploads, UPLOADS_AT_ONCE, async ({ path, type, replaces }) => {
    const before = replaces ? await publisher.downloadImage(path) : null;
    const bytes = await directory.read(path);
    await publisher.uploadImage(path, bytes, type);
    undone.push({ path, before });
    done += 1;
    onUpload?.(done, uploads.length);
  });
}

async function undoAll(undone: readonly Undo[], publisher: Publisher): Promise<string[]> {
  const leftBehind: string[] = [];
  const fresh = undone.filter(({ before }) => before === null).map(({ path }) => path);
  if (fresh.length > 0) await publisher.removeImages(fresh).catch(() => leftBehind.push(...fresh));
  for (const { path, before } of undone) {
    if (!before) continue;
    const type = imageTypeOf(before)?.type ?? 'application/octet-stream';
    await publisher.uploadImage(path, before, type).catch(() => leftBehind.push(path));
  }
  return leftBehind;
}

/** Keeps the files last: a puzzle without its file is mended by importing again, a file without its puzzle misleads. */
async function keepOriginals(
  files: readonly RehearsedFile[],
  changes: readonly PuzzleChange[],
  publisher: Publisher,
): Promise<string | null> {
  const changed = new Set(changes.filter(({ change }) => change !== 'unchanged').map(({ name }) => name));
  try {
    await inParallel(files, UPLOADS_AT_ONCE, async ({ fileName, bytes, puzzle }) => {
      const extension = extensionOf(fileName);
      if (!puzzle || !extension) return;
      const name = puzzle.name.replace(/xlsx$/, extension);
      await publisher.keepOriginal(name, bytes, MEDIA_TYPES[extension], {
        replace: changed.has(puzzle.name),
      });
    });
    return null;
  } catch (error) {
    return reasonOf(error);
  }
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
