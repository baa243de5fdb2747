import { type InferOutput, nullable, number, object, parse, record, string, unknown } from 'valibot';
import { callInPatience } from './callInPatience.ts';
import type { Result } from './result.ts';

/** The figures of the leaderboard, and how its row calls them (spec section 3). */
const COLUMNS = {
  scoreWeek: 'max_score_week',
  correctWeek: 'max_correct_week',
  scoreMonth: 'max_score_month',
  correctMonth: 'max_correct_month',
  inviteMonth: 'max_invite_month',
  consecutive: 'max_consecutive',
  everConsecutive: 'max_ever_consecutive',
  inviteTotal: 'max_invite_total',
} as const;

export type Figure = keyof typeof COLUMNS;

const FIGURES = Object.keys(COLUMNS) as Figure[];

const recordSchema = object({ best: number(), username: nullable(string()), playerCount: number() });

/** The best figure of all players, one of those who have it, and how many they are; 0 while nobody has any. */
export type PlayerRecord = InferOutput<typeof recordSchema>;
export type Records = Readonly<Record<Figure, PlayerRecord>>;

const placeSchema = object({ own: number(), ahead: nullable(number()) });
const standingSchema = object({
  aheadLimit: number(),
  weekEnds: string(),
  monthEnds: string(),
  scoreWeek: placeSchema,
  correctWeek: placeSchema,
  scoreMonth: placeSchema,
  correctMonth: placeSchema,
  inviteMonth: placeSchema,
  consecutive: placeSchema,
  everConsecutive: placeSchema,
  inviteTotal: placeSchema,
});

/** A player's own figure, and how many have a better one, counted up to the standing's `aheadLimit`; null without a figure. */
export type Place = InferOutput<typeof placeSchema>;
/** A player's place beside each record, and the moments at which week and month begin anew. */
export type Standing = InferOutput<typeof standingSchema>;

/** The latest records of all players. */
export function leaderboard(): Promise<Result<Records>> {
  return callInPatience(
    ({ rest }) => rest.from('leaderboard').select('*').order('id', { ascending: false }).limit(1).single(),
    (data) => {
      const row = parse(record(string(), unknown()), data);
      const read = (column: string) =>
        parse(recordSchema, {
          best: row[column],
          username: row[`${column}_username`],
          playerCount: row[`${column}_user_count`],
        });
      return Object.fromEntries(FIGURES.map((figure) => [figure, read(COLUMNS[figure])])) as Records;
    },
  );
}

/** Where the player who is signed in stands. */
export function myStanding(): Promise<Result<Standing>> {
  return callInPatience(
    ({ rest }) => rest.rpc('my_standing'),
    (data) => parse(standingSchema, data),
  );
}
