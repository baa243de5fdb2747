import { type InferOutput, parse } from 'valibot';
import { keepPictures } from '../device/keepPictures.ts';
import { callInPatience } from './callInPatience.ts';
import { type Connection, connect, ON_BEHALF_OF } from './connection.ts';
import { answerSchema, gameSchema, overviewSchema, recentDaysSchema, scoredSchema } from './gameSchemas.ts';
import type { Result } from './result.ts';
import { unlessTooLong, withoutServer } from './withoutServer.ts';

/** What the home screen shows of a day. `isLastSeen`: the server cannot be reached, this is what it said before. */
export type DayOverview = InferOutput<typeof overviewSchema> & { readonly isLastSeen?: boolean };
export type PuzzleOverview = DayOverview['puzzles'][number];
export type Streak = NonNullable<DayOverview['streak']>;

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
  /** Who answers: a player's id. Nothing is sent while somebody else is signed in: that is refused as `sign_in_required`. */
  readonly playerId: string | null;
  /** This browser's id, when a visitor answers and `playerId` is null. */
  readonly visitor: string | null;
};

/**
 * The games of a day and how far the caller is with them. `previousDays` is 0 for today, 28 at most. Without a server it
 * is today as it was last seen, whatever day was asked for.
 */
export async function dayOverview(previousDays: number): Promise<Result<DayOverview>> {
  const call = callInPatience(
    ({ rest }) => rest.rpc('day_overview', { previous_days: previousDays }),
    (data) => {
      const overview = parse(overviewSchema, data);
      if (overview.previousDays === 0) withoutServer.keepOverview(overview);
      return overview;
    },
  );
  const lastSeen = withoutServer.overview();
  if (!lastSeen) return call;
  const result = await unlessTooLong(call);
  return isUnreachable(result) ? { ok: true, value: { ...lastSeen, isLastSeen: true } } : result;
}

/** The days that a player can go back to, today first. */
export function recentDays(): Promise<Result<readonly RecentDay[]>> {
  return callInPatience(
    ({ rest }) => rest.rpc('recent_days'),
    (data) => parse(recentDaysSchema, data),
  );
}

/** A game that is being opened before the screen that shows it is there. */
let early: {
  readonly puzzleName: string;
  readonly visitor: string | null;
  readonly game: Promise<Result<Game>>;
} | null = null;

/** Begins to open a game that a screen on its way is about to ask for. */
export function openEarly(puzzleName: string, visitor: string | null): void {
  early = { puzzleName, visitor, game: fetchGame(puzzleName, visitor) };
}

/**
 * A game's questions, without what they ask for. `visitor` is this browser's id when nobody is signed in. Without a server
 * it is the game as it was opened before, today.
 */
export function openGame(puzzleName: string, visitor: string | null): Promise<Result<Game>> {
  const begun = early;
  early = null;
  return begun?.puzzleName === puzzleName && begun.visitor === visitor
    ? begun.game
    : fetchGame(puzzleName, visitor);
}

async function fetchGame(puzzleName: string, visitor: string | null): Promise<Result<Game>> {
  const call = callInPatience(
    ({ rest }) => rest.rpc('open_game', { puzzle_name: puzzleName, visitor }),
    (data, connection) => {
      const opened = parse(gameSchema, data);
      withoutServer.keepGame(opened);
      const game = withUrls(opened, connection);
      keepPictures(game.questions.flatMap(({ cells }) => cells.map(({ imageUrl }) => imageUrl)));
      return game;
    },
  );
  const opened = withoutServer.game(puzzleName);
  if (!opened) return call;
  const result = await unlessTooLong(call);
  if (!isUnreachable(result)) return result;
  const connection = await connect().catch(() => null);
  return connection ? { ok: true, value: withUrls(opened, connection) } : result;
}

/** Has an answer judged. When this comes back unreachable, ask again with the same `confirmation`. */
export function answerQuestion(answer: Answer): Promise<Result<Scored | TryAgain>> {
  return callInPatience(
    ({ rest }) =>
      rest
        .rpc('answer_question', {
          puzzle_name: answer.puzzleName,
          question_seq: answer.questionSeq,
          text_entered: answer.textEntered,
          image_selected: answer.imageSelected,
          confirmation: answer.confirmation,
          visitor: answer.visitor,
        })
        .setHeader(ON_BEHALF_OF, answer.playerId ?? ''),
    (data, connection) => {
      const read = parse(answerSchema, data);
      withoutServer.noteOutcome(answer.puzzleName, answer.questionSeq, read.outcome);
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

function isUnreachable(result: Result<unknown>): boolean {
  return !result.ok && result.failure.kind === 'unreachable';
}

function withUrls({ puzzle, questions }: InferOutput<typeof gameSchema>, connection: Connection): Game {
  return {
    puzzle,
    questions: questions.map((question) => ({
      ...question,
      cells: question.cells.map((cell) => withUrl(cell, connection)),
    })),
  };
}

function withPicture(scored: InferOutput<typeof scoredSchema>, connection: Connection): Scored {
  return { ...scored, learningMoment: withUrl(scored.learningMoment, connection) };
}

function withUrl<T extends { readonly image: string }>(picture: T, { pictureUrl }: Connection) {
  return { ...picture, imageUrl: pictureUrl(picture.image) };
}
