import { useEffect, useState } from 'react';
import { finishedQuestion, type Scored } from '../../backend/game.ts';
import type { Sitting } from '../../play/usePlay.ts';

/** What the free game earned, to be shared; null as long as the server has not said it. */
export function useFreeScore(
  { puzzleName, visitor }: Sitting,
  seq: number | undefined,
): readonly Scored[] | null {
  const [scores, setScores] = useState<readonly Scored[] | null>(null);
  useEffect(() => {
    if (seq === undefined) return undefined;
    let isLeft = false;
    void finishedQuestion(puzzleName, seq, visitor).then((result) => {
      if (!isLeft && result.ok) setScores([result.value]);
    });
    return () => {
      isLeft = true;
    };
  }, [puzzleName, seq, visitor]);
  return scores;
}
