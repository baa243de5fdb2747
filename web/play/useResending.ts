import { type Dispatch, useEffect } from 'react';
import type { Flow, FlowEvent } from '../../game/flow.ts';
import { onReturn } from '../device/onReturn.ts';
import { pauseBeforeResending } from './pauseBeforeResending.ts';

/** Sends an answer again that did not get through: after longer and longer pauses, and as soon as there is hope. */
export function useResending({ step }: Flow, dispatch: Dispatch<FlowEvent>): void {
  const failures = step.name === 'saveFailed' ? step.failures : null;
  useEffect(() => {
    if (failures === null) return undefined;
    const resend = () => dispatch({ type: 'resent' });
    const timer = setTimeout(resend, pauseBeforeResending(failures));
    const stop = onReturn(resend);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [failures, dispatch]);
}
