import { findAcrossFiles } from './acrossFiles.ts';
import { finding, hasErrors, WHOLE_FILE, type Finding } from './finding.ts';
import { folderOf } from './imagePath.ts';
import { catalogueOf, knownImages } from './knownImages.ts';
import type { PuzzleChange } from './publisher.ts';
import type { Puzzle } from './puzzle.ts';
import { readPuzzle } from './readPuzzleFile.ts';
import { rehearseImages, type ImageUpload } from './rehearseImages.ts';
import { readSheet, type SheetReading } from './sheet.ts';
import type { Sources } from './sources.ts';

export type PuzzleFile = { readonly fileName: string; readonly bytes: Uint8Array };

/** A file with all that was noticed; `puzzle` is null when there are errors. */
export type RehearsedFile = PuzzleFile & {
  readonly puzzle: Puzzle | null;
  readonly findings: readonly Finding[];
};

/** What publishing would meet with and do. Nothing has been written. */
export type Rehearsal = {
  readonly files: readonly RehearsedFile[];
  /** No file has an error. */
  readonly isClean: boolean;
  readonly uploads: readonly ImageUpload[];
  /** Null when there are errors, or nobody to compare with. */
  readonly changes: readonly PuzzleChange[] | null;
};

/**
 * Reads puzzle files, looks for their pictures and asks the back end what would change; writes nothing.
 * `force` allows pictures in the bucket to be replaced. Rejects with a PublisherError when the back end does not answer.
 */
export async function rehearse(
  files: readonly PuzzleFile[],
  sources: Sources,
  force = false,
): Promise<Rehearsal> {
  const sheets = files.map((file) => ({ ...file, reading: readSheet(file.fileName, file.bytes) }));
  const isBlind = !sources.publisher && !sources.directory;
  const known = await knownImages(foldersOf(sheets), sources);
  const catalogue = isBlind ? null : catalogueOf(known);
  const read = sheets.map((file) => ({ ...file, ...readPuzzle(file.fileName, file.reading, catalogue) }));
  const pictures = await rehearseImages(new Set(read.flatMap(({ images }) => images)), known, sources, force);
  const across = findAcrossFiles(read);
  const rehearsed = read.map(({ fileName, bytes, puzzle, findings, images }, index) => {
    const unseen =
      isBlind && images.length > 0 ? [finding('images_not_checked', WHOLE_FILE, NOT_CHECKED)] : [];
    const shown = images.flatMap((path) => pictures.findings.get(path) ?? []);
    const all = [...findings, ...(across[index] ?? []), ...shown, ...unseen];
    return { fileName, bytes, findings: all, puzzle: hasErrors(all) ? null : puzzle };
  });
  const puzzles = puzzlesOf(rehearsed);
  const isClean = puzzles.length === files.length;
  const changes = isClean && sources.publisher ? await sources.publisher.compare(puzzles) : null;
  return { files: rehearsed, isClean, uploads: pictures.uploads, changes };
}

/** The puzzles of the files that have no errors. */
export function puzzlesOf(files: readonly RehearsedFile[]): Puzzle[] {
  return files.flatMap(({ puzzle }) => puzzle ?? []);
}

const NOT_CHECKED =
  'Whether the pictures exist was not checked: there is no server, and --images names no folder with them.';

/** The folders whose pictures the files use: found by reading them once with all pictures taken for there. */
function foldersOf(sheets: readonly { fileName: string; reading: SheetReading }[]): string[] {
  const folders = new Set<string>();
  for (const { fileName, reading } of sheets) {
    readPuzzle(fileName, reading, {
      imageExists: (path) => Boolean(folders.add(folderOf(path))),
      folderImages(folder) {
        folders.add(folder);
        return [];
      },
    });
  }
  return [...folders];
}
