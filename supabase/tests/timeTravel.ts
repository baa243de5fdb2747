/* Playing at other times and in other places: the same functions that the API calls, with the clock as an argument. */
import type { Actor } from '../../testing/actors.ts';
import type { TestDatabase } from '../../testing/database.ts';
import { right, type Puzzle } from '../../testing/puzzles.ts';

/** When and where: the date and time on a wall clock, and the zone it hangs in, for example `2026-03-29 23:59`, `Europe/Berlin`. */
export type When = readonly [wallClock: string, timeZone: string];

interface Streak {
  readonly consecutive: number;
  readonly everConsecutive: number;
  readonly last: string | null;
  readonly playedToday: boolean;
}

export interface Traveller {
  open(when: When, game: Puzzle): Promise<unknown>;
  answer(
    when: When,
    game: Puzzle,
    change?: Partial<ReturnType<typeof right>>,
  ): Promise<{ streak: Streak | null }>;
  finished(when: When, game: Puzzle): Promise<unknown>;
  /** What the home screen shows. */
  home(when: When, previousDays?: number): Promise<{ today: string; day: string; streak: Streak | null }>;
  lostStreak(when: When): Promise<{ consecutive: number; missed: string } | null>;
}

/** A player, or a visitor's browser, that is where and when a test says. */
export function traveller({ admin }: TestDatabase, { id, email }: Actor): Traveller {
  // Visitors have no address, and no account.
  const [player, browser] = email === null ? [null, id] : [id, null];
  async function ask<Answer>(text: string, values: unknown[]): Promise<Answer> {
    const { rows } = await admin.query<{ answer: Answer }>(`select ${text} as answer`, values);
    return rows[0]?.answer as Answer;
  }
  const moment = ([wallClock, timeZone]: When) => `${wallClock} ${timeZone}`;
  return {
    open: (when, game) =>
      ask('private.open_game_at($1, $2, $3, $4, $5)', [moment(when), when[1], player, browser, game.name]),
    answer(when, game, change = {}) {
      const answer = { ...right(game), ...change };
      return ask('private.answer_question_at($1, $2, $3, $4, $5, $6, $7, $8, null)', [
        moment(when),
        when[1],
        player,
        browser,
        answer.puzzle_name,
        answer.question_seq,
        answer.text_entered,
        answer.image_selected,
      ]);
    },
    finished: (when, game) =>
      ask('private.finished_question_at($1, $2, $3, $4, $5, 1)', [
        moment(when),
        when[1],
        player,
        browser,
        game.name,
      ]),
    home: (when, previousDays = 0) =>
      ask('private.day_overview_at($1, $2, $3, $4)', [moment(when), when[1], player, previousDays]),
    lostStreak: (when) => ask('private.lost_streak_at($1, $2, $3)', [moment(when), when[1], player]),
  };
}
