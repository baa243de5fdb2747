import { answersOf } from './answers.ts';
import type { Column } from './columns.ts';
import { checkGiveaways } from './giveaways.ts';
import { gridOf, gridSizeIn } from './grid.ts';
import { quoted, type Note } from './note.ts';
import type { Question } from './puzzle.ts';
import type { PuzzleRow } from './puzzleRow.ts';
import type { QuestionRows, QuestionSetting } from './questionRows.ts';

/** Columns that say one thing of the whole question; where two rows differ, the file must be mended or is only warned of. */
const JUDGED = [
  'Question',
  'Reason',
  'L_TXT00',
  'L_Alt_TXT00',
  'L_Plural_TXT00',
  'Exact',
  'R_Drive_Dir_File',
  'Grid_Size',
] as const;
const CARRIED = ['L_Listing', 'R_Listing', 'Random_ID'] as const;
const REQUIRED = ['Question', 'Reason', 'L_TXT00', 'R_Drive_Dir_File', 'Grid_Size'] as const;

/** Reads one question from its rows; each column that concerns the whole question counts where it is filled first. */
export function questionOf({ seq, rows }: QuestionRows, setting: QuestionSetting, note: Note): Question {
  const filling = (column: Column) => rows.find((row) => row.cell(column)) ?? rows[0];
  const text = (column: Column) => filling(column).text(column);
  checkAgreement(rows, note);
  for (const column of REQUIRED) {
    const row = filling(column);
    if (row.address(column) !== null && !row.cell(column)) {
      note(
        'missing_value',
        row.address(column),
        `Question ${seq} has no ${column}. Fill it in the first row of the question.`,
      );
    }
  }
  checkGridSize(filling('Grid_Size'), setting.size, note);
  const answers = answersOf(
    {
      L_TXT00: filling('L_TXT00'),
      L_Alt_TXT00: filling('L_Alt_TXT00'),
      L_Plural_TXT00: filling('L_Plural_TXT00'),
      Exact: filling('Exact'),
    },
    note,
  );
  const randomId = text('Random_ID');
  const source = { ...setting, seq, rows, rightRow: filling('R_Drive_Dir_File'), randomId };
  const { cells, rightImage } = gridOf(source, note);
  const phrase = text('Question');
  checkGiveaways(
    { phrase, phraseAddress: filling('Question').address('Question'), cells },
    answers,
    rightImage,
    note,
  );
  return {
    seq,
    phrase,
    leftListing: text('L_Listing'),
    rightListing: text('R_Listing'),
    reason: text('Reason'),
    ...answers,
    randomId: randomId || null,
    rightImage: rightImage ?? '',
    cells: cells.map(({ x, y, image, alt }) => ({ x, y, image, alt })),
  };
}

function checkAgreement(rows: readonly PuzzleRow[], note: Note): void {
  for (const column of [...JUDGED, ...CARRIED]) {
    const [first, ...later] = rows.filter((row) => row.cell(column));
    for (const row of later) {
      if (!first || row.text(column) === first.text(column)) continue;
      const code = (CARRIED as readonly Column[]).includes(column) ? 'differing_value' : 'contradiction';
      const sentence = `${column} is not what ${first.address(column)} says for the same question. Write the same, or leave it empty; the first counts.`;
      note(code, row.address(column), sentence);
    }
  }
}

function checkGridSize(row: PuzzleRow, size: number, note: Note): void {
  const text = row.text('Grid_Size');
  if (text === '' || gridSizeIn(text) === size) return;
  const sentence = `Grid_Size is ${quoted(text)}, and the file's name says ${size}x${size}. Write ${size}x${size}, or rename the file.`;
  note('grid_size', row.address('Grid_Size'), sentence);
}
