import leven from 'leven';
import { quoted, type Note } from './note.ts';
import type { SheetCell } from './sheet.ts';

/** The columns of a puzzle file (spec section 3, and `Alt` of ours); those that say true must be there. */
const COLUMNS = {
  Question: true,
  Question_Seq: true,
  L_Listing: false,
  R_Listing: false,
  Reason: true,
  L_TXT00: true,
  L_Alt_TXT00: false,
  L_Plural_TXT00: false,
  Exact: false,
  R_Drive_Dir_File: true,
  R_Path_Drive_Folder_File: true,
  Random_ID: false,
  X: true,
  Y: true,
  Grid_Size: true,
  Message_Of_The_Day: false,
  Alt: false,
} as const satisfies Record<string, boolean>;

export type Column = keyof typeof COLUMNS;

export const COLUMN_NAMES = Object.keys(COLUMNS) as Column[];

/** Where each column is, counted from 0. */
export type Columns = ReadonlyMap<Column, number>;

/** Finds the columns by their headings; capitals, spaces and underscores in a heading do not matter. */
export function matchColumns(headings: readonly SheetCell[], note: Note): Columns {
  const found = new Map<Column, number>();
  const unknown: SheetCell[] = [];
  for (const heading of headings) {
    const column = COLUMN_NAMES.find((name) => plain(name) === plain(heading.text));
    if (column === undefined) unknown.push(heading);
    else if (!found.has(column)) found.set(column, heading.column);
    else
      note(
        'duplicate_column',
        heading.address,
        `The column ${column} is there twice. Delete or rename one of them.`,
      );
  }
  const missing = COLUMN_NAMES.filter((name) => !found.has(name));
  if (found.size === 0) {
    note('missing_column', headings[0]?.address ?? null, NO_HEADINGS);
    return found;
  }
  const meant = new Map(missing.map((column) => [column, unknown.find((one) => isNear(column, one.text))]));
  for (const [column, heading] of meant) noteMissing(column, heading, note);
  for (const heading of unknown) {
    if ([...meant.values()].includes(heading)) continue;
    note(
      'unknown_column',
      heading.address,
      `The column ${quoted(heading.text.trim())} is not one of a puzzle file and is not read.`,
    );
  }
  return found;
}

const NO_HEADINGS = `The first row must hold the headings: ${COLUMN_NAMES.join(', ')}.`;

function noteMissing(column: Column, heading: SheetCell | undefined, note: Note): void {
  if (heading) {
    const code = COLUMNS[column] ? 'missing_column' : 'misspelt_column';
    note(
      code,
      heading.address,
      `Did you mean ${column} by ${quoted(heading.text.trim())}? Rename the heading; the column is not read as it is.`,
    );
  } else if (COLUMNS[column]) {
    note(
      'missing_column',
      null,
      `The column ${column} is missing. Add it, with that heading in the first row.`,
    );
  }
}

/** A slip or two away, and long enough that this says something. */
function isNear(column: Column, heading: string): boolean {
  const [wanted, given] = [plain(column), plain(heading)];
  return (
    wanted.length > 3 &&
    given.length > 2 &&
    leven(wanted, given) <= Math.min(2, Math.floor(wanted.length / 3))
  );
}

function plain(heading: string): string {
  return heading
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s_\uFEFF]+/g, '');
}
