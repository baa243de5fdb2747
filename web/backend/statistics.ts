import { array, boolean, type InferOutput, number, object, parse, picklist, string } from 'valibot';
import { callInPatience } from './callInPatience.ts';
import { streakSchema } from './gameSchemas.ts';
import type { Result } from './result.ts';

const schema = object({
  today: string(),
  totalPoints: number(),
  questions: number(),
  correct: number(),
  partialText: number(),
  partialImage: number(),
  incorrect: number(),
  referrals: number(),
  streak: streakSchema,
  days: array(object({ day: string(), points: number() })),
  calendar: array(
    object({
      day: string(),
      state: picklist(['none', 'partly', 'finished', 'right']),
      isInStreak: boolean(),
    }),
  ),
});

/** A player's own figures. `days` has the days of whose puzzles something was answered, oldest first; days are `YYYY-MM-DD`. */
export type Statistics = InferOutput<typeof schema>;
export type CalendarDay = Statistics['calendar'][number];
export type DayPoints = Statistics['days'][number];

/** What the player who is signed in has done so far. */
export function playerStatistics(): Promise<Result<Statistics>> {
  return callInPatience(
    ({ rest }) => rest.rpc('player_statistics'),
    (data) => parse(schema, data),
  );
}
