import { useEffect, useState } from 'react';
import type { Refusal } from '../../../game/flow.ts';
import { dayOverview } from '../../backend/game.ts';
import { usePuzzleName } from '../../play/usePuzzleName.ts';
import { refusalOf } from '../../play/refusalOf.ts';

/** Which puzzle is free: the one the visitor came here for, or else today's 3x3 game. */
export function useFreePuzzle() {
  const wanted = usePuzzleName();
  const [found, setFound] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const isSearching = wanted === null && found === null && refusal === null;

  useEffect(() => {
    if (!isSearching) return undefined;
    let isLeft = false;
    void dayOverview(0).then((result) => {
      if (isLeft) return;
      const name = result.ok
        ? result.value.puzzles.find(({ variant }) => variant === '301')?.name
        : undefined;
      if (name !== undefined) setFound(name);
      else setRefusal(result.ok ? 'unknown_puzzle' : refusalOf(result.failure));
    });
    return () => {
      isLeft = true;
    };
  }, [isSearching]);

  return { puzzleName: wanted ?? found, refusal, retry: () => setRefusal(null) };
}
