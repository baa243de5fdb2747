import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { DEMO_PUZZLE } from '../../game/puzzleName.ts';
import { lastSeen } from './lastSeen.ts';
import { memoryStorage } from './memoryStorage.ts';

const TODAY = new Date(2026, 10, 21, 12);
const TOMORROW = new Date(2026, 10, 22, 0, 1);
const GAME = '20261121G-ENG_G0301.xlsx';

beforeEach(() => vi.stubGlobal('localStorage', memoryStorage()));
afterEach(() => vi.unstubAllGlobals());

describe('what was seen last', () => {
  test('is there for the rest of the day', () => {
    lastSeen(null, TODAY).keepOverview({ puzzles: 1 });
    lastSeen(null, TODAY).keepGame(GAME, { questions: 1 });
    expect(lastSeen(null, TODAY).overview()).toEqual({ puzzles: 1 });
    expect(lastSeen(null, TODAY).game(GAME)).toEqual({ questions: 1 });
    expect(lastSeen(null, TOMORROW).overview()).toBeNull();
    expect(lastSeen(null, TOMORROW).game(GAME)).toBeNull();
  });

  test('of the demo stays', () => {
    lastSeen(null, TODAY).keepGame(DEMO_PUZZLE, 'the demo');
    lastSeen(null, TOMORROW).keepGame('20261122G-ENG_G0301.xlsx', 'another');
    expect(lastSeen(null, TOMORROW).game(DEMO_PUZZLE)).toBe('the demo');
  });

  test('is nobody else’s', () => {
    lastSeen('ada', TODAY).keepGame(GAME, 'of Ada');
    expect(lastSeen('grace', TODAY).game(GAME)).toBeNull();
    expect(lastSeen(null, TODAY).game(GAME)).toBeNull();
  });

  test('is bounded: the oldest goes first', () => {
    const names = Array.from({ length: 9 }, (_, index) => `2026110${index + 1}G-ENG_G0301.xlsx`);
    for (const name of names) lastSeen(null, TODAY).keepGame(name, name);
    expect(names.map((name) => lastSeen(null, TODAY).game(name))).toEqual([null, ...names.slice(1)]);
  });

  test('is set aside when it is broken', () => {
    localStorage.setItem('openedGames', '[{"puzzleName":1}]');
    localStorage.setItem('dayOverview', 'nonsense');
    expect(lastSeen(null, TODAY).game(GAME)).toBeNull();
    expect(lastSeen(null, TODAY).overview()).toBeNull();
  });
});
