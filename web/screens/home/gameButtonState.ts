import type { PuzzleOverview } from '../../backend/game.ts';

export type GameButtonState = 'locked' | 'open' | 'partly' | 'done';

/** How a game stands with somebody (spec section 4: the played count against the game's question count). */
export function gameButtonState(puzzle: PuzzleOverview): GameButtonState {
  // What was played stays played, also when a lost streak has locked the variant again.
  if (puzzle.answeredCount >= puzzle.questionCount) return 'done';
  if (!puzzle.isUnlocked) return 'locked';
  return puzzle.answeredCount > 0 ? 'partly' : 'open';
}
