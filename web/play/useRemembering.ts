import { useEffect } from 'react';
import type { Flow } from '../../game/flow.ts';
import { gameContext } from '../device/gameContext.ts';
import { gameState } from '../device/gameState.ts';
import type { Sitting } from './usePlay.ts';

/** Keeps in this browser what spec section 3 says: a visitor's free game, and whether a player's Try Again is taken. */
export function useRemembering({ kind, puzzleName }: Sitting, flow: Flow): void {
  useFreeGameRemembered(kind === 'free', puzzleName, flow);
  const isTryAgainTaken = isAtRetry(flow);
  useEffect(() => {
    if (kind === 'game') gameContext.update({ isTryAgainTaken });
  }, [kind, isTryAgainTaken]);
}

function useFreeGameRemembered(isFree: boolean, puzzleName: string, { step }: Flow): void {
  const hasBegun = step.name === 'answering';
  useEffect(() => {
    if (isFree && hasBegun) gameState(null).start(puzzleName, new Date());
  }, [isFree, hasBegun, puzzleName]);

  const finished = step.name === 'learningMoment' ? step : null;
  useEffect(() => {
    if (!isFree || !finished) return;
    const { seq, draft, result } = finished;
    const answer = { questionNumber: seq, answerProvided: draft.text, imageSelected: draft.image };
    const now = new Date();
    gameState(null).recordAnswer(puzzleName, answer, now);
    if (result.remaining === 0) gameState(null).complete(puzzleName, now);
  }, [isFree, finished, puzzleName]);
}

function isAtRetry({ step, questions }: Flow): boolean {
  if (!('seq' in step)) return false;
  return questions.some((question) => question.seq === step.seq && question.isRetry && !question.isAnswered);
}
