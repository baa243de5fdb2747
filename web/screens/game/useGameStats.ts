import { useEffect, useState } from 'react';
import { type QuestionScore, scoresOfGame } from '../../backend/scores.ts';
import { usePlayer } from '../../backend/useSession.ts';

/** Points of a whole game. */
export type GameStats = { readonly imageScore: number; readonly textScore: number };

/** What a finished game earned the player, from the server: some of it may have been played elsewhere. */
export function useGameStats(puzzleName: string): GameStats | 'loading' | 'failed' {
  const playerId = usePlayer()?.id;
  const [stats, setStats] = useState<GameStats | 'loading' | 'failed'>('loading');
  useEffect(() => {
    if (playerId === undefined) return undefined;
    let isLeft = false;
    void scoresOfGame(playerId, puzzleName).then((result) => {
      if (!isLeft) setStats(result.ok ? sumOf(result.value) : 'failed');
    });
    return () => {
      isLeft = true;
    };
  }, [puzzleName, playerId]);
  return stats;
}

function sumOf(scores: readonly QuestionScore[]): GameStats {
  return {
    imageScore: scores.reduce((sum, score) => sum + score.imageScore, 0),
    textScore: scores.reduce((sum, score) => sum + score.textScore, 0),
  };
}
