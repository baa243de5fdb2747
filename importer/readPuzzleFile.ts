import { parsePuzzleName, type PuzzleName } from '../game/puzzleName.ts';
import { gridSizeOf } from '../game/variants.ts';
import { matchColumns } from './columns.ts';
import { hasErrors, type Finding } from './finding.ts';
import type { ImageCatalogue } from './imageCatalogue.ts';
import { noteTaker, type Note } from './note.ts';
import type { Puzzle, Question } from './puzzle.ts';
import { puzzleRows, type PuzzleRow } from './puzzleRow.ts';
import { questionOf } from './question.ts';
import { checkCount, groupsOf, settingOf, type QuestionRows } from './questionRows.ts';
import { readSheet, type Sheet, type SheetReading } from './sheet.ts';

export type PuzzleReading = {
  /** Null when the file has errors. */
  readonly puzzle: Puzzle | null;
  /** Storage paths of the pictures that it shows. */
  readonly images: readonly string[];
  /** Everything that was noticed, in the order of the sheet. */
  readonly findings: readonly Finding[];
};

/**
 * Reads a puzzle file (spec section 3, design section 4) and reports everything that is wrong with it at once.
 * `images` tells which pictures there are; null when nobody can, and they are taken on trust. Never throws.
 */
export function readPuzzleFile(
  fileName: string,
  bytes: Uint8Array,
  images: ImageCatalogue | null,
): PuzzleReading {
  return readPuzzle(fileName, readSheet(fileName, bytes), images);
}

/** The same for a file whose sheet has been read. */
export function readPuzzle(
  fileName: string,
  reading: SheetReading,
  images: ImageCatalogue | null,
): PuzzleReading {
  const { note, findings } = noteTaker(reading.sheet?.name ?? null);
  const name = nameOf(fileName);
  if (!name) note('file_name', null, NAME_SENTENCE);
  const read = reading.sheet ? readRows(reading.sheet, name, images, note) : { questions: [], message: null };
  const all = [...reading.findings, ...findings].sort(bySheetOrder);
  const shown = read.questions
    .flatMap(({ cells }) => cells.map((cell) => cell.image))
    .filter((image) => image !== '');
  if (!name || hasErrors(all)) return { puzzle: null, images: [...new Set(shown)], findings: all };
  const { day, variant } = name;
  const puzzle = { name: name.name, day, variant, gridSize: gridSizeOf(variant) };
  return {
    puzzle: { ...puzzle, messageOfTheDay: read.message, questions: read.questions },
    images: [...new Set(shown)],
    findings: all,
  };
}

const NAME_SENTENCE =
  'Name the file YYYYMMDDG-ENG_G0CCC.xlsx (or .xls, .ods, .csv): a real date, and 301, 303, 401 or 404 for CCC, as in 20260115G-ENG_G0303.xlsx. The demo is DEMOGAMEG-ENG_G0301.xlsx.';

function nameOf(fileName: string): PuzzleName | null {
  const base = fileName.slice(Math.max(fileName.lastIndexOf('/'), fileName.lastIndexOf('\\')) + 1);
  return parsePuzzleName(`${base.replace(/\.[^.]*$/, '')}.xlsx`);
}

type Rows = { readonly questions: readonly Question[]; readonly message: string | null };

function readRows(sheet: Sheet, name: PuzzleName | null, images: ImageCatalogue | null, note: Note): Rows {
  const columns = matchColumns(sheet.rows[0] ?? [], note);
  const rows = puzzleRows(sheet, columns, note);
  if (rows.length === 0 && columns.size > 0) {
    note('empty', null, 'There are no questions below the headings. Put the puzzle on the first sheet.');
  }
  const groups = columns.has('Question_Seq') ? groupsOf(rows, note) : [];
  if (name && rows.length > 0 && columns.has('Question_Seq')) checkCount(groups, name, note);
  const setting = settingOf(rows, groups, name, images, note);
  const questions = groups.map((group) => questionOf(group, setting, note));
  checkDuplicates(groups, questions, note);
  checkAlts(questions, note);
  return { questions, message: messageOf(rows, note) };
}

function checkDuplicates(groups: readonly QuestionRows[], questions: readonly Question[], note: Note): void {
  const first = new Map<string, number>();
  questions.forEach(({ seq, phrase }, index) => {
    const key = phrase.toLowerCase();
    const before = first.get(key);
    if (before === undefined) first.set(key, seq);
    else if (key !== '') {
      const address = groups[index]?.rows[0].address('Question') ?? null;
      note(
        'duplicate_question',
        address,
        `Question ${seq} is the same as question ${before}. Write another, or give both one Question_Seq.`,
      );
    }
  });
}

function checkAlts(questions: readonly Question[], note: Note): void {
  const without = questions.filter(({ cells }) => cells.length > 0 && cells.every((cell) => cell.alt === ''));
  if (without.length > 0) {
    const which = without.map(({ seq }) => seq).join(', ');
    note(
      'alt_missing',
      null,
      `Players who cannot see the pictures cannot play question ${which}. Describe each picture in the column Alt.`,
    );
  }
}

function messageOf(rows: readonly PuzzleRow[], note: Note): string | null {
  const [first, ...later] = rows;
  for (const row of later) {
    if (
      !row.cell('Message_Of_The_Day') ||
      row.text('Message_Of_The_Day') === first?.text('Message_Of_The_Day')
    )
      continue;
    note(
      'message_ignored',
      row.address('Message_Of_The_Day'),
      'The message of the day is read from the first row only. Move it there.',
    );
  }
  const message = first?.text('Message_Of_The_Day') ?? '';
  return message === '' ? null : message;
}

function bySheetOrder(one: Finding, other: Finding): number {
  const [first, second] = [place(one), place(other)];
  return first < second ? -1 : Number(first > second);
}

/** Sorts by row, then column: B10 after AA9. Findings about the whole file come first. */
function place({ cell }: Finding): string {
  const [, letters = '', digits = ''] = /^([A-Z]+)(\d+)$/.exec(cell ?? '') ?? [];
  return `${digits.padStart(8, '0')}${letters.padStart(4, ' ')}`;
}
