import { useState } from 'react';
import type { Scored } from '../../game/flow.ts';
import { finishedQuestion } from '../backend/game.ts';
import type { Sitting } from './usePlay.ts';

/** The Learning Moment of a question answered before, that is being looked at again. */
export type Review = {
  readonly status: 'closed' | 'loading' | 'failed' | 'open';
  /** There when `open`. */
  readonly result: Scored | null;
  readonly open: (seq: number) => void;
  readonly close: () => void;
};

/** Shows the Learning Moments of a game again: a reload may have come between a player and one of them. */
export function useReview({ puzzleName, visitor }: Sitting): Review {
  const [status, setStatus] = useState<Review['status']>('closed');
  const [result, setResult] = useState<Scored | null>(null);

  async function open(seq: number) {
    if (status === 'loading') return;
    setStatus('loading');
    const finished = await finishedQuestion(puzzleName, seq, visitor);
    setResult(finished.ok ? finished.value : null);
    setStatus(finished.ok ? 'open' : 'failed');
  }

  return { status, result, open: (seq) => void open(seq), close: () => setStatus('closed') };
}
