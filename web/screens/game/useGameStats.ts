import { useEffect, useState } from 'react';
import { type QuestionScore, scoresOfGame } from '../../backend/scores.ts';
import { usePlayer } from '../../backend/useSession.ts';

/** What a finished game earned the player, question by question, from the server: some of it may have been played elsewhere. */
export function useGameStats(puzzleName: string): readonly QuestionScore[] | 'loading' | 'failed' {
  const playerId = usePlayer()?.id;
  const [stats, setStats] = useState<readonly QuestionScore[] | 'loading' | 'failed'>('loading');
  useEffect(() => {
    if (playerId === undefined) return undefined;
    let isLeft = false;
    void scoresOfGame(playerId, puzzleName).then((result) => {
      if (!isLeft) setStats(result.ok ? result.value : 'failed');
    });
    return () => {
      isLeft = true;
    };
  }, [puzzleName, playerId]);
  return stats;
}
