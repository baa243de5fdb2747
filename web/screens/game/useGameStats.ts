import { useEffect, useState } from 'react';
import { scoresOfPuzzle } from '../../backend/scores.ts';
import { usePlayer } from '../../backend/useSession.ts';

/** Points of a whole game. */
export type GameStats = { readonly imageScore: number; readonly textScore: number };

/** What a finished game earned the player, from the server: some of it may have been played elsewhere. */
export function useGameStats(puzzleName: string): GameStats | 'loading' | 'failed' {
  const playerId = usePlayer()?.id;
  const [stats, setStats] = useState<GameStats | 'loading' | 'failed'>('loading');
  useEffect(() => {
    let isLeft = false;
    void scoresOfPuzzle(puzzleName).then((result) => {
      if (isLeft) return;
      if (!result.ok) return setStats('failed');
      const own = result.value.filter((row) => row.playerId === playerId);
      setStats({
        imageScore: own.reduce((sum, row) => sum + row.imageScore, 0),
        textScore: own.reduce((sum, row) => sum + row.textScore, 0),
      });
    });
    return () => {
      isLeft = true;
    };
  }, [puzzleName, playerId]);
  return stats;
}
