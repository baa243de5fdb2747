import { type InferOutput, parse } from 'valibot';
import { callInPatience } from './callInPatience.ts';
import type { Connection } from './connection.ts';
import { answerSchema, gameSchema, overviewSchema, recentDaysSchema, scoredSchema } from './gameSchemas.ts';
import type { Result } from './result.ts';

/** What the home screen shows of a day. */
export type DayOverview = InferOutput<typeof overviewSchema>;
export type PuzzleOverview = DayOverview['puzzles'][number];
export type Streak = NonNullable<DayOverview['streak']>;
export type LostStreak = NonNullable<DayOverview['lostStreak']>;

/** A day that can be gone back to, and how far the player is with its games. */
export type RecentDay = InferOutput<typeof recentDaysSchema>[number];

type Picture = { readonly image: string; readonly imageUrl: string; readonly alt: string };

/** A cell of the grid: `image` names it when answering, `imageUrl` is where the picture is; x and y count from 1. */
type Cell = Picture & { readonly x: number; readonly y: number };

export type Question = {
  readonly seq: number;
  readonly phrase: string;
  readonly isAnswered: boolean;
  /** Try Again was already given for it. */
  readonly isRetry: boolean;
  /** In row order. */
  readonly cells: readonly Cell[];
};

export type Game = {
  readonly puzzle: InferOutput<typeof gameSchema>['puzzle'];
  readonly questions: readonly Question[];
};

type LearningMoment = Picture & { readonly answer: string; readonly reason: string };

export type Scored = {
  readonly outcome: 'scored';
  readonly textScore: number;
  readonly imageScore: number;
  readonly learningMoment: LearningMoment;
  readonly streak: Streak | null;
  /** Questions of this game that are still open. */
  readonly remaining: number;
};

export type TryAgain = {
  readonly outcome: 'try_again';
  readonly isTextRight: boolean;
  readonly isImageRight: boolean;
};

export type Answer = {
  readonly puzzleName: string;
  readonly questionSeq: number;
  readonly textEntered: string;
  /** The `image` of the chosen cell. */
  readonly imageSelected: string;
  /** A UUID for this press of Confirm: with the same one, the same answer counts once however often it is sent. */
  readonly confirmation: string;
  /** This browser's id, when nobody is signed in. */
  readonly visitor: string | null;
};

/** The games of a day and how far the caller is with them. `previousDays` is 0 for today, 28 at most. */
export function dayOverview(previousDays: number): Promise<Result<DayOverview>> {
  return callInPatience(
    ({ rest }) => rest.rpc('day_overview', { previous_days: previousDays }),
    (data) => parse(overviewSchema, data),
  );
}

/** The days that a player can go back to, today first. */
export function recentDays(): Promise<Result<readonly RecentDay[]>> {
  return callInPatience(
    ({ rest }) => rest.rpc('recent_days'),
    (data) => parse(recentDaysSchema, data),
  );
}

/** A game's questions, without what they ask for. `visitor` is this browser's id when nobody is signed in. */
export function openGame(puzzleName: string, visitor: string | null): Promise<Result<Game>> {
  return callInPatience(
    ({ rest }) => rest.rpc('open_game', { puzzle_name: puzzleName, visitor }),
    (data, connection) => {
      const { puzzle, questions } = parse(gameSchema, data);
      return {
        puzzle,
        questions: questions.map((question) => ({
          ...question,
          cells: question.cells.map((cell) => withUrl(cell, connection)),
        })),
      };
    },
  );
}

/** Has an answer judged. When this comes back unreachable, ask again with the same `confirmation`. */
export function answerQuestion(answer: Answer): Promise<Result<Scored | TryAgain>> {
  return callInPatience(
    ({ rest }) =>
      rest.rpc('answer_question', {
        puzzle_name: answer.puzzleName,
        question_seq: answer.questionSeq,
        text_entered: answer.textEntered,
        image_selected: answer.imageSelected,
        confirmation: answer.confirmation,
        visitor: answer.visitor,
      }),
    (data, connection) => {
      const read = parse(answerSchema, data);
      return read.outcome === 'scored' ? withPicture(read, connection) : read;
    },
  );
}

/** The score and Learning Moment of a question that the caller has finished. */
export function finishedQuestion(
  puzzleName: string,
  questionSeq: number,
  visitor: string | null,
): Promise<Result<Scored>> {
  return callInPatience(
    ({ rest }) =>
      rest.rpc('finished_question', { puzzle_name: puzzleName, question_seq: questionSeq, visitor }),
    (data, connection) => withPicture(parse(scoredSchema, data), connection),
  );
}

function withPicture(scored: InferOutput<typeof scoredSchema>, connection: Connection): Scored {
  return { ...scored, learningMoment: withUrl(scored.learningMoment, connection) };
}

function withUrl<T extends { readonly image: string }>(picture: T, { pictureUrl }: Connection) {
  return { ...picture, imageUrl: pictureUrl(picture.image) };
}
