/**
 * Where a player stands in one game. `questionFlow` moves it from step to step; the screens draw it.
 */
export type Flow = {
  readonly kind: GameKind;
  /** All questions of the game in order; empty until they have been fetched. */
  readonly questions: readonly FlowQuestion[];
  readonly step: Step;
};

/** A player's own game, a visitor's free game of the day, or the demo. */
export type GameKind = 'game' | 'free' | 'demo';

/** What the flow must know of a question. */
export type FlowQuestion = {
  readonly seq: number;
  readonly isAnswered: boolean;
  /** Try Again was already given for it. */
  readonly isRetry: boolean;
};

/** What the player has typed and picked so far; `image` is the picture's path. */
export type Draft = { readonly text: string; readonly image: string | null };

/** A complete answer, ready to be judged. */
export type Answer = { readonly text: string; readonly image: string };

/** What the Try Again hint says is wrong. */
export type WrongPart = 'text' | 'image' | 'both';

/** Why a game cannot be played; of these only `unreachable` may pass by itself. */
export type Refusal = 'unknown_puzzle' | 'locked_variant' | 'signed_out' | 'unreachable';

/** Why an answer was sent back to be changed. */
export type AnswerProblem = 'answer_empty' | 'answer_too_long' | 'image_not_in_grid';

/** What a finished question earned and teaches; `remaining` counts the game's questions still open. */
export type Scored = {
  readonly textScore: number;
  readonly imageScore: number;
  readonly learningMoment: {
    readonly imageUrl: string;
    readonly alt: string;
    readonly answer: string;
    readonly reason: string;
  };
  readonly remaining: number;
};

/** Which parts of a first answer are right, when not both are. */
export type TryAgain = {
  readonly outcome: 'try_again';
  readonly isTextRight: boolean;
  readonly isImageRight: boolean;
};

/** What the referee says to an answer. */
export type Verdict = TryAgain | ({ readonly outcome: 'scored' } & Scored);

/** A question under way: `hint` is what Try Again said, and stays in sight while the player mends the answer. */
export type OnQuestion = { readonly seq: number; readonly hint: WrongPart | null };

/** A draft that was kept while the player was away, with what Try Again had said of it. */
export type KeptDraft = { readonly draft: Draft; readonly hint: WrongPart | null };

/** An answer that was confirmed, and whose verdict has not come yet. */
export type WaitingAnswer = OnQuestion & { readonly draft: Answer; readonly confirmation: string };

/**
 * An answer on its way: `confirmation` names the press of Confirm, so that sending it twice counts once; `failures`
 * counts how often it did not get through.
 */
type Sending = WaitingAnswer & { readonly failures: number };

/** A question that is over. `isEarlierAnswer`: what counts is another answer, which was given elsewhere before. */
type Finished = {
  readonly seq: number;
  readonly draft: Answer;
  readonly result: Scored;
  readonly isEarlierAnswer: boolean;
};

export type Step =
  | { readonly name: 'loading' }
  | { readonly name: 'refused'; readonly refusal: Refusal }
  | { readonly name: 'alreadyPlayed' }
  | { readonly name: 'prompt'; readonly seq: number }
  | (OnQuestion & {
      readonly name: 'answering';
      readonly draft: Draft;
      readonly problem: AnswerProblem | null;
    })
  | (Sending & { readonly name: 'confirming' })
  /** The answer did not get through. It is locked until it does: the referee may have judged it already. */
  | (Sending & { readonly name: 'saveFailed' })
  | (OnQuestion & { readonly name: 'tryAgain'; readonly draft: Draft; readonly hint: WrongPart })
  | (Finished & { readonly name: 'learningMoment' })
  | { readonly name: 'stats' }
  | { readonly name: 'feedback' }
  | { readonly name: 'submitted' }
  /** The end of a free game or demo, which have no stats. */
  | { readonly name: 'farewell' };

/** One kind of step. */
export type StepNamed<Name extends Step['name']> = Extract<Step, { name: Name }>;

/** What happened: things the player did, and what the referee said. */
export type FlowEvent =
  /** `waiting`: answers of this game that were confirmed before and are still to be judged. */
  | {
      readonly type: 'opened';
      readonly questions: readonly FlowQuestion[];
      readonly waiting?: readonly WaitingAnswer[];
    }
  | { readonly type: 'refused'; readonly refusal: Refusal }
  | { readonly type: 'reopened' }
  | { readonly type: 'began'; readonly kept?: KeptDraft | null }
  | { readonly type: 'typed'; readonly text: string }
  | { readonly type: 'picked'; readonly image: string }
  | { readonly type: 'confirmed'; readonly confirmation: string }
  | {
      readonly type: 'judged';
      readonly confirmation: string;
      readonly verdict: Verdict;
      readonly isEarlierAnswer?: boolean;
    }
  | { readonly type: 'saveFailed'; readonly confirmation: string }
  | { readonly type: 'answerRefused'; readonly confirmation: string; readonly problem: AnswerProblem }
  | { readonly type: 'resent' }
  | { readonly type: 'hintClosed' }
  | { readonly type: 'continued' }
  | { readonly type: 'feedbackOpened' }
  | { readonly type: 'feedbackSent' }
  | { readonly type: 'feedbackClosed' };
