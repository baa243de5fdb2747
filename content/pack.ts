import { puzzleName } from '../game/puzzleName.ts';
import { VARIANTS } from '../game/variants.ts';
import { messageOf } from './messages.ts';
import { puzzleTable, type PuzzleTable } from './puzzleTable.ts';
import { questionsOf } from './schedule.ts';

/**
 * The puzzle files of the given days (`YYYY-MM-DD`), one for each variant, ready for the importer. A day's files depend
 * on the date alone, and no two days less than 38 apart share a question.
 */
export function starterPack(days: readonly string[]): PuzzleTable[] {
  return days.flatMap((day) =>
    VARIANTS.map((variant) =>
      puzzleTable(puzzleName(day, variant), variant, questionsOf(day, variant), messageOf(day)),
    ),
  );
}
