import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { gameContext } from './gameContext.ts';
import { memoryStorage } from './memoryStorage.ts';

beforeEach(() => vi.stubGlobal('localStorage', memoryStorage()));
afterEach(() => vi.unstubAllGlobals());

const BEGINNING = { previousDays: 0, playedCountsList: null, isTryAgainTaken: false };

describe('the game context', () => {
  it('begins with the defaults of the spec', () => {
    expect(gameContext.read()).toEqual(BEGINNING);
  });

  it('changes in one place and keeps the rest', () => {
    gameContext.update({ previousDays: 4 });
    gameContext.update({ isTryAgainTaken: true });
    expect(gameContext.read()).toEqual({ ...BEGINNING, previousDays: 4, isTryAgainTaken: true });
  });

  it.each([-1, 29, 1.5, '3', null])('does not go %s days back', (previousDays) => {
    localStorage.setItem('gameContext', JSON.stringify({ ...BEGINNING, previousDays }));
    expect(gameContext.read()).toEqual(BEGINNING);
  });

  it('is gone when it is cleared', () => {
    gameContext.update({ previousDays: 4 });
    gameContext.clear();
    expect(gameContext.read()).toEqual(BEGINNING);
  });
});
