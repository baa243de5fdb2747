import { type Dispatch, useEffect } from 'react';
import type { Flow, FlowEvent } from '../../game/flow.ts';
import { sendAnswer } from './sendAnswer.ts';
import type { Sitting } from './usePlay.ts';

/** Sends the answer while the flow is confirming it, and reports what became of it. */
export function useSending(
  { puzzleName, visitor }: Sitting,
  { step }: Flow,
  dispatch: Dispatch<FlowEvent>,
): void {
  // The same object for as long as one sending is under way.
  const sending = step.name === 'confirming' ? step : null;
  useEffect(() => {
    if (!sending) return undefined;
    let isLeft = false;
    void sendAnswer(puzzleName, visitor, sending).then((event) => {
      if (!isLeft) dispatch(event);
    });
    return () => {
      isLeft = true;
    };
  }, [sending, puzzleName, visitor, dispatch]);
}
