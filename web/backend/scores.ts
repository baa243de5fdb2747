import { array, number, object, parse, string } from 'valibot';
import { callInPatience } from './callInPatience.ts';
import type { Result } from './result.ts';

const schema = array(
  object({ user_id: string(), question_seq: number(), image_score: number(), text_score: number() }),
);

/** One answer of somebody to a question of a puzzle; scores are points (spec section 9). */
export type ScoreRow = {
  readonly playerId: string;
  readonly questionSeq: number;
  readonly imageScore: number;
  readonly textScore: number;
};

/** Enough for an average that does not change any more, and little enough for a phone. */
const MOST_ROWS = 1000;

/** The newest scores of a puzzle, the caller's own and, once they have finished it, everybody's. */
export function scoresOfPuzzle(puzzleName: string): Promise<Result<readonly ScoreRow[]>> {
  return callInPatience(
    ({ rest }) =>
      rest
        .from('scores')
        .select('user_id,question_seq,image_score,text_score')
        .eq('puzzle_type', puzzleName)
        .limit(MOST_ROWS),
    (data) =>
      parse(schema, data).map((row) => ({
        playerId: row.user_id,
        questionSeq: row.question_seq,
        imageScore: row.image_score,
        textScore: row.text_score,
      })),
  );
}
