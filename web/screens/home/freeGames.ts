import type { DayOverview, PuzzleOverview } from '../../backend/game.ts';
import { gameState } from '../../device/gameState.ts';

/** A visitor's games of the day, with what only this browser knows: how far they are with them. */
export function freeGames(overview: DayOverview): readonly PuzzleOverview[] {
  const remembered = gameState(null);
  return overview.puzzles.map((puzzle) => {
    const entry = remembered.find(puzzle.name);
    const answered = entry?.dateCompleted ? puzzle.questionCount : (entry?.questionsAnswered.length ?? 0);
    return { ...puzzle, answeredCount: Math.max(puzzle.answeredCount, answered) };
  });
}
