import { describe, expect, it } from 'vitest';
import { gameButtonState } from './gameButtonState.ts';

const game = (answeredCount: number, isUnlocked = true) => ({
  name: '20261121G-ENG_G0303.xlsx',
  variant: '303' as const,
  gridSize: 3 as const,
  questionCount: 3,
  answeredCount,
  isUnlocked,
  unlockDays: 2,
});

describe('a game button', () => {
  it.each([
    ['open', 'no question is answered', game(0)],
    ['partly', 'some are', game(1)],
    ['done', 'all are', game(3)],
    ['locked', 'the streak is too short', game(0, false)],
    ['locked', 'the streak was lost half way through the game', game(1, false)],
    ['done', 'the streak was lost after the game', game(3, false)],
  ])('is %s when %s', (state, _, puzzle) => {
    expect(gameButtonState(puzzle)).toBe(state);
  });
});
