import { array, boolean, literal, nullable, number, object, picklist, string, variant } from 'valibot';
import { VARIANTS } from '../../game/variants.ts';

// What the database's functions answer, as ARCHITECTURE.md lays it down. What they say beyond this is left out.

const gridSize = picklist([3, 4]);

/** How many days in a row a player has played; `last` is the latest of them. */
export const streakSchema = object({
  consecutive: number(),
  everConsecutive: number(),
  last: nullable(string()),
  playedToday: boolean(),
});

export const overviewSchema = object({
  today: string(),
  day: string(),
  previousDays: number(),
  canGoBack: boolean(),
  canGoForward: boolean(),
  backTo: nullable(number()),
  forwardTo: nullable(number()),
  messageOfTheDay: nullable(string()),
  puzzles: array(
    object({
      name: string(),
      variant: picklist(VARIANTS),
      gridSize,
      questionCount: number(),
      answeredCount: number(),
      isUnlocked: boolean(),
      unlockDays: number(),
    }),
  ),
  username: nullable(string()),
  streak: nullable(streakSchema),
  lostStreak: nullable(object({ consecutive: number(), missed: string() })),
});

export const recentDaysSchema = array(
  object({ day: string(), previousDays: number(), answered: number(), questions: number() }),
);

export const gameSchema = object({
  puzzle: object({
    name: string(),
    day: nullable(string()),
    variant: picklist(VARIANTS),
    gridSize,
    isDemo: boolean(),
  }),
  questions: array(
    object({
      seq: number(),
      phrase: string(),
      isAnswered: boolean(),
      isRetry: boolean(),
      cells: array(object({ x: number(), y: number(), image: string(), alt: string() })),
    }),
  ),
});

export const scoredSchema = object({
  outcome: literal('scored'),
  textScore: number(),
  imageScore: number(),
  learningMoment: object({ image: string(), alt: string(), answer: string(), reason: string() }),
  streak: nullable(streakSchema),
  remaining: number(),
});

const tryAgainSchema = object({
  outcome: literal('try_again'),
  isTextRight: boolean(),
  isImageRight: boolean(),
});

export const answerSchema = variant('outcome', [scoredSchema, tryAgainSchema]);
