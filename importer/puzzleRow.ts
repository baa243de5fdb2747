import { COLUMN_NAMES, type Column, type Columns } from './columns.ts';
import type { Note } from './note.ts';
import { cellAddress, type Sheet, type SheetCell } from './sheet.ts';

/** A row below the headings, read by column. */
export type PuzzleRow = {
  /** The cell of a column; undefined when it is empty. */
  cell(column: Column): SheetCell | undefined;
  /** What the cell says, in one form of Unicode and without spaces around it; empty when it holds nothing usable. */
  text(column: Column): string;
  /** Where the cell of a column is, also an empty one; null when the column is not there. */
  address(column: Column): string | null;
};

/** The rows below the headings that hold something in a known column; reports cells that hold no usable value. */
export function puzzleRows(sheet: Sheet, columns: Columns, note: Note): PuzzleRow[] {
  const rows = sheet.rows.slice(1).map((cells) => puzzleRow(cells, columns));
  const filled = rows.filter((row) => COLUMN_NAMES.some((column) => row.cell(column)));
  for (const row of filled) {
    for (const column of COLUMN_NAMES) {
      const cell = row.cell(column);
      if (cell) checkCell(cell, note);
    }
  }
  return filled;
}

function puzzleRow(cells: readonly SheetCell[], columns: Columns): PuzzleRow {
  const byColumn = new Map(cells.map((cell) => [cell.column, cell]));
  const row = cells[0]?.row ?? 0;
  const cellOf = (column: Column) => {
    const index = columns.get(column);
    return index === undefined ? undefined : byColumn.get(index);
  };
  return {
    cell: cellOf,
    text(column) {
      const cell = cellOf(column);
      if (!cell || cell.kind === 'error' || cell.kind === 'uncalculated') return '';
      return cell.text.replaceAll('\r\n', '\n').normalize('NFC').trim();
    },
    address(column) {
      const index = columns.get(column);
      return index === undefined ? null : cellAddress(row, index);
    },
  };
}

// Half a character pair, and what decoders put for bytes they cannot read, are as unprintable as a bell.
const UNPRINTABLE = /(?![\n\r\t])\p{Cc}|\p{Cs}|\uFFFD/u;

function checkCell({ address, kind, text }: SheetCell, note: Note): void {
  if (kind === 'error') {
    note('formula_error', address, `The cell shows ${text}. Mend the formula, or type the value itself.`);
  } else if (kind === 'uncalculated') {
    note(
      'formula_without_result',
      address,
      'The formula has no result yet. Open the file in a spreadsheet program and save it.',
    );
  } else if (kind === 'date') {
    note(
      'date_in_text',
      address,
      `The cell holds a date (${text}). Give it the format Text and type it again.`,
    );
  } else if (UNPRINTABLE.test(text)) {
    note(
      'control_character',
      address,
      'The cell holds a character that cannot be shown. Type its text again by hand.',
    );
  }
}
