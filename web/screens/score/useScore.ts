import { useCallback } from 'react';
import { latestGame, type QuestionScore, scoresOfGame } from '../../backend/scores.ts';
import type { Result } from '../../backend/result.ts';
import { type Loaded, useLoaded } from '../../backend/useLoaded.ts';
import { usePlayer } from '../../backend/useSession.ts';
import { usePuzzleName } from '../../play/usePuzzleName.ts';

/** What a game earned, question by question; `puzzleName` is null when the player has not played any. */
export type GameScore = { readonly puzzleName: string | null; readonly scores: readonly QuestionScore[] };

/** The score of the game that the player came from, or else of the one they played last. */
export function useScore(): Loaded<GameScore> {
  const playerId = usePlayer()?.id ?? '';
  const wanted = usePuzzleName();
  return useLoaded(useCallback(() => load(playerId, wanted), [playerId, wanted]));
}

async function load(playerId: string, wanted: string | null): Promise<Result<GameScore>> {
  const latest = wanted === null ? await latestGame(playerId) : { ok: true as const, value: wanted };
  if (!latest.ok) return latest;
  const puzzleName = latest.value;
  if (puzzleName === null) return { ok: true, value: { puzzleName, scores: [] } };
  const result = await scoresOfGame(playerId, puzzleName);
  return result.ok ? { ok: true, value: { puzzleName, scores: result.value } } : result;
}
