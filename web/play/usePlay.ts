import { type Dispatch, useCallback, useReducer, useState } from 'react';
import type { Flow, FlowEvent, GameKind, WaitingAnswer } from '../../game/flow.ts';
import { questionFlow, startFlow } from '../../game/questionFlow.ts';
import type { Game, Question } from '../backend/game.ts';
import { usePlayer } from '../backend/useSession.ts';
import { visitorId } from '../device/visitorId.ts';
import { waitingAnswers } from '../device/waitingAnswers.ts';
import { keptDraft, useDrafts } from './useDrafts.ts';
import { useOpening } from './useOpening.ts';
import { usePreloading } from './usePreloading.ts';
import { useRemembering } from './useRemembering.ts';
import { useResending } from './useResending.ts';
import { useSending } from './useSending.ts';

/** Which game is played, and by whom: `playerId`, or `visitor` (this browser's id) when nobody is signed in. */
export type Sitting = {
  readonly kind: GameKind;
  readonly puzzleName: string;
  readonly playerId: string | null;
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
  /** The prompt was dismissed: goes on with what was typed and picked before, if anything was. */
  readonly begin: () => void;
  readonly dispatch: Dispatch<FlowEvent>;
};

/**
 * Plays one game of the name given: fetches it once, sends the answers, remembers what has to be. Whoever plays must stay
 * the same: give the component that calls this a key with their id in it.
 */
export function usePlay(kind: GameKind, puzzleName: string): Play {
  const playerId = usePlayer()?.id ?? null;
  const sitting = { kind, puzzleName, playerId, visitor: playerId === null ? visitorId() : null };
  const [flow, dispatchPlainly] = useReducer(questionFlow, kind, startFlow);
  const [game, setGame] = useState<Game | null>(null);
  const { step } = flow;
  const seq = 'seq' in step ? step.seq : null;
  const question = game?.questions.find((one) => one.seq === seq) ?? null;

  const dispatch = useCallback(
    (event: FlowEvent) => {
      const isOpened = event.type === 'opened' && kind !== 'demo';
      dispatchPlainly(isOpened ? { ...event, waiting: waitingFor(playerId, puzzleName) } : event);
    },
    [kind, playerId, puzzleName],
  );

  useOpening(sitting, flow, setGame, dispatch);
  useSending(sitting, flow, dispatch);
  useResending(flow, dispatch);
  useDrafts(sitting, flow);
  useRemembering(sitting, flow);
  usePreloading(game, seq);

  function begin() {
    dispatch({ type: 'began', kept: question && keptDraft(sitting, question) });
  }

  return { sitting, flow, game, question, begin, dispatch };
}

/** The answers of a game that were confirmed here and are still to be judged. */
function waitingFor(playerId: string | null, puzzleName: string): readonly WaitingAnswer[] {
  return waitingAnswers(playerId)
    .all()
    .filter((answer) => answer.puzzleName === puzzleName)
    .map(({ questionSeq, hint, textEntered, imageSelected, confirmation }) => ({
      seq: questionSeq,
      hint,
      draft: { text: textEntered, image: imageSelected },
      confirmation,
    }));
}
