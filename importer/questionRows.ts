import type { PuzzleName } from '../game/puzzleName.ts';
import { gridSizeOf, questionCountOf } from '../game/variants.ts';
import { gridSizeIn, type GridSource } from './grid.ts';
import type { ImageCatalogue } from './imageCatalogue.ts';
import { storagePathOf } from './imagePath.ts';
import { quoted, type Note } from './note.ts';
import type { PuzzleRow } from './puzzleRow.ts';

/** The rows of one Question_Seq. */
export type QuestionRows = { readonly seq: number; readonly rows: readonly [PuzzleRow, ...PuzzleRow[]] };

/** What all questions of a file share. */
export type QuestionSetting = Pick<GridSource, 'size' | 'origin' | 'isDrawn' | 'alts' | 'images'>;

/** The rows of each question, in the order of Question_Seq. */
export function groupsOf(rows: readonly PuzzleRow[], note: Note): QuestionRows[] {
  const groups = new Map<number, [PuzzleRow, ...PuzzleRow[]]>();
  for (const row of rows) {
    const text = row.text('Question_Seq');
    const seq = /^\d{1,3}(\.0+)?$/.test(text) ? Number(text) : 0;
    const group = groups.get(seq);
    if (seq === 0) {
      const sentence = 'Question_Seq says which question the row belongs to: 1, 2, 3 and so on.';
      note(
        'question_seq',
        row.address('Question_Seq'),
        text === '' ? sentence : `${sentence} It is ${quoted(text)}.`,
      );
    } else if (group) group.push(row);
    else groups.set(seq, [row]);
  }
  return [...groups].map(([seq, group]) => ({ seq, rows: group })).sort((one, other) => one.seq - other.seq);
}

/** Reports a number of questions that is not the one of the variant (spec section 9). */
export function checkCount(groups: readonly QuestionRows[], { name, variant }: PuzzleName, note: Note): void {
  const wanted = questionCountOf(variant);
  if (groups.length !== wanted) {
    const sentence = `A ${variant} puzzle has ${wanted === 1 ? '1 question' : `${wanted} questions`}; the file has ${groups.length}. Add or take out rows, or rename ${name}.`;
    note('question_count', null, sentence);
  } else if (groups.some(({ seq }, index) => seq !== index + 1)) {
    const numbers = groups.map(({ seq }) => seq).join(', ');
    note(
      'question_order',
      null,
      `The questions are numbered ${numbers}. They are played in this order; 1 to ${wanted} is usual.`,
    );
  }
}

/** What the questions of a file share: found over all of its rows, because one row alone does not tell. */
export function settingOf(
  rows: readonly PuzzleRow[],
  groups: readonly QuestionRows[],
  name: PuzzleName | null,
  images: ImageCatalogue | null,
  note: Note,
): QuestionSetting {
  const written = rows.map((row) => gridSizeIn(row.text('Grid_Size'))).find((one) => one !== null);
  const size = name ? gridSizeOf(name.variant) : (written ?? 3);
  const coordinates = rows.flatMap((row) => [row.text('X'), row.text('Y')]).filter((text) => text !== '');
  const isFromZero =
    coordinates.some((one) => Number(one) === 0) && coordinates.every((one) => Number(one) < size);
  if (isFromZero) {
    note(
      'counted_from_zero',
      rows[0]?.address('X') ?? null,
      'X and Y count from 0 in this file, and are read so. Counting from 1 is usual.',
    );
  }
  return {
    size,
    origin: isFromZero ? 0 : 1,
    isDrawn: groups.every((group) => group.rows.length === 1),
    alts: altsOf(rows),
    images,
  };
}

/** The first Alt text that the file gives each picture. */
function altsOf(rows: readonly PuzzleRow[]): Map<string, string> {
  const alts = new Map<string, string>();
  for (const row of rows) {
    const path = storagePathOf(row.text('R_Path_Drive_Folder_File'), '', () => undefined);
    if (path !== null && row.text('Alt') !== '' && !alts.has(path)) alts.set(path, row.text('Alt'));
  }
  return alts;
}
