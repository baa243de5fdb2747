import { gridSizeOf, type Variant } from '../game/variants.ts';
import { COLUMN_NAMES, type Column } from '../importer/columns.ts';
import type { CellValue } from '../importer/sheet.ts';
import { gridOf, pictureOf } from './grid.ts';
import { imagePathOf } from './images.ts';
import type { Question } from './question.ts';
import { randomIdOf } from './schedule.ts';

/** A puzzle file before it is written: the rows of its one sheet, headings first. */
export type PuzzleTable = {
  /** `YYYYMMDDG-ENG_G0CCC.xlsx`, or the demo's. */
  readonly name: string;
  readonly table: readonly (readonly CellValue[])[];
};

/** What paths in a puzzle file begin with: 45 characters, which the importer drops (spec section 3). */
const DRIVE = 'T:/Shared drives/Twofold/Starter pack/Images/';

/** The table of a puzzle: a row for each cell, and what concerns a whole question in its first row (design section 4). */
export function puzzleTable(
  name: string,
  variant: Variant,
  questions: readonly Question[],
  message: string | null,
): PuzzleTable {
  const rows = questions.flatMap((question, index) => questionRows(name, variant, question, index + 1));
  const [first, ...rest] = rows;
  const all = first && message !== null ? [{ ...first, Message_Of_The_Day: message }, ...rest] : rows;
  return {
    name,
    table: [COLUMN_NAMES, ...all.map((row) => COLUMN_NAMES.map((column) => row[column] ?? null))],
  };
}

type Row = Partial<Record<Column, CellValue>>;

function questionRows(name: string, variant: Variant, question: Question, seq: number): Row[] {
  const size = gridSizeOf(variant);
  const randomId = randomIdOf(name, seq);
  return gridOf(question, size * size, randomId).map((picture, index) => ({
    ...(index === 0 ? questionColumns(question, `${size}x${size}`, randomId) : {}),
    Question_Seq: seq,
    R_Path_Drive_Folder_File: DRIVE + imagePathOf(picture),
    X: (index % size) + 1,
    Y: Math.floor(index / size) + 1,
    Alt: picture.alt,
  }));
}

function questionColumns(question: Question, gridSize: string, randomId: string): Row {
  return {
    Question: question.phrase,
    Reason: question.reason,
    L_TXT00: question.answer,
    L_Alt_TXT00: question.alternates?.join('; ') ?? null,
    L_Plural_TXT00: question.plurals?.join('; ') ?? null,
    Exact: question.isExact ? 'yes' : null,
    R_Drive_Dir_File: DRIVE + imagePathOf(pictureOf(question.picture)),
    // As text: a spreadsheet program would take one like 12e45 for a number.
    Random_ID: `r${randomId}`,
    Grid_Size: gridSize,
  };
}
