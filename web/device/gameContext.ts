import {
  array,
  boolean,
  type InferOutput,
  integer,
  maxValue,
  minValue,
  nullable,
  number,
  object,
  pipe,
  string,
} from 'valibot';
import { PREVIOUS_DAYS_LIMIT } from '../../game/days.ts';
import { storedValue } from './storedValue.ts';

const schema = object({
  previousDays: pipe(number(), integer(), minValue(0), maxValue(PREVIOUS_DAYS_LIMIT)),
  playedCountsList: nullable(array(object({ puzzleName: string(), playedCount: number() }))),
  isTryAgainTaken: boolean(),
});

/**
 * The part of a player's game that outlives a reload (spec section 3): how many days back they are looking, how many
 * questions of each game of that day they have answered, and whether the question before them has had its Try Again.
 */
export type GameContext = Readonly<InferOutput<typeof schema>>;

const BEGINNING: GameContext = { previousDays: 0, playedCountsList: null, isTryAgainTaken: false };

const stored = storedValue('gameContext', schema, BEGINNING);

export const gameContext = {
  read: (): GameContext => stored.read(),
  /** Changes some of it and keeps the rest. */
  update(change: Partial<GameContext>): void {
    stored.write({ ...stored.read(), ...change });
  },
  /** Forgets it: when nobody is signed in (spec section 4). */
  clear: (): void => stored.remove(),
};
