import { type Dispatch, useEffect } from 'react';
import type { Flow, FlowEvent, StepNamed } from '../../game/flow.ts';
import { type StoredAnswer, waitingAnswers } from '../device/waitingAnswers.ts';
import { sendAnswer } from './sendAnswer.ts';
import type { Sitting } from './usePlay.ts';

/**
 * Sends the answer while the flow is confirming it, and reports what became of it. It is kept in this browser first, for
 * a reload, a closed tab or a lost network may come between; but for the demo's, which counts for nothing.
 */
export function useSending(
  { kind, puzzleName, playerId }: Sitting,
  { step }: Flow,
  dispatch: Dispatch<FlowEvent>,
): void {
  // The same object for as long as one sending is under way.
  const sending = step.name === 'confirming' ? step : null;
  useEffect(() => {
    if (!sending) return undefined;
    let isLeft = false;
    const answer = storedAnswer(puzzleName, sending);
    if (kind !== 'demo') waitingAnswers(playerId).keep(answer);
    void sendAnswer(playerId, answer).then((event) => {
      if (!isLeft) dispatch(event);
    });
    return () => {
      isLeft = true;
    };
  }, [sending, kind, puzzleName, playerId, dispatch]);
}

function storedAnswer(puzzleName: string, step: StepNamed<'confirming'>): StoredAnswer {
  const { seq, draft, confirmation, hint } = step;
  const { text, image } = draft;
  return { puzzleName, questionSeq: seq, textEntered: text, imageSelected: image, confirmation, hint };
}
