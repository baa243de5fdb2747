import { array, number, object, parse, string } from 'valibot';
import { callInPatience } from './callInPatience.ts';
import type { Result } from './result.ts';

const schema = array(object({ question_seq: number(), image_score: number(), text_score: number() }));

/** Points of a player for one question (spec section 9). */
export type QuestionScore = {
  readonly seq: number;
  readonly imageScore: number;
  readonly textScore: number;
};

/** What a player's answers to a puzzle have earned, a row a question, in the order of the questions. */
export function scoresOfGame(
  playerId: string,
  puzzleName: string,
): Promise<Result<readonly QuestionScore[]>> {
  return callInPatience(
    ({ rest }) =>
      rest
        .from('scores')
        .select('question_seq,image_score,text_score')
        .eq('user_id', playerId)
        .eq('puzzle_type', puzzleName)
        .order('question_seq'),
    (data) =>
      parse(schema, data).map((row) => ({
        seq: row.question_seq,
        imageScore: row.image_score,
        textScore: row.text_score,
      })),
  );
}

const latestSchema = array(object({ puzzle_type: string() }));

/** The name of the game that a player answered a question of last; null when there is none. */
export function latestGame(playerId: string): Promise<Result<string | null>> {
  return callInPatience(
    ({ rest }) =>
      rest
        .from('scores')
        .select('puzzle_type')
        .eq('user_id', playerId)
        .order('created_at', { ascending: false })
        .limit(1),
    (data) => parse(latestSchema, data)[0]?.puzzle_type ?? null,
  );
}
