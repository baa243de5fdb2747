import { type Dispatch, useReducer, useState } from 'react';
import type { Flow, FlowEvent, GameKind } from '../../game/flow.ts';
import { questionFlow, startFlow } from '../../game/questionFlow.ts';
import type { Game, Question } from '../backend/game.ts';
import { usePlayer } from '../backend/useSession.ts';
import { visitorId } from '../device/visitorId.ts';
import { useOpening } from './useOpening.ts';
import { usePreloading } from './usePreloading.ts';
import { useRemembering } from './useRemembering.ts';
import { useSending } from './useSending.ts';

/** Which game is played, and by whom: `visitor` is this browser's id when nobody is signed in. */
export type Sitting = {
  readonly kind: GameKind;
  readonly puzzleName: string;
  readonly visitor: string | null;
};

/** A game under way. */
export type Play = {
  readonly sitting: Sitting;
  readonly flow: Flow;
  /** Null until it has arrived. */
  readonly game: Game | null;
  /** The question that the player is at, or null before the first and after the last. */
  readonly question: Question | null;
  readonly dispatch: Dispatch<FlowEvent>;
};

/** Plays one game of the name given: fetches it once, sends the answers, remembers what has to be. */
export function usePlay(kind: GameKind, puzzleName: string): Play {
  const isVisitor = usePlayer() === null;
  const sitting = { kind, puzzleName, visitor: isVisitor ? visitorId() : null };
  const [flow, dispatch] = useReducer(questionFlow, kind, startFlow);
  const [game, setGame] = useState<Game | null>(null);
  const { step } = flow;
  const seq = 'seq' in step ? step.seq : null;
  const question = game?.questions.find((one) => one.seq === seq) ?? null;
  useOpening(sitting, flow, setGame, dispatch);
  useSending(sitting, flow, dispatch);
  useRemembering(sitting, flow);
  usePreloading(game, seq);
  return { sitting, flow, game, question, dispatch };
}
