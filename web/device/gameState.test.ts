import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { gameState } from './gameState.ts';
import { memoryStorage } from './memoryStorage.ts';

const NOON = new Date('2026-11-21T12:00:00Z');
const LATER = new Date('2026-11-21T12:05:00Z');
const GAME = '20261121G-ENG_G0303.xlsx';
const answer = (questionNumber: number) => ({
  questionNumber,
  answerProvided: 'bush',
  imageSelected: 'b.webp',
});

beforeEach(() => vi.stubGlobal('localStorage', memoryStorage()));
afterEach(() => vi.unstubAllGlobals());

describe('a game as this browser remembers it', () => {
  it('is nothing before it was begun', () => {
    expect(gameState(null).find(GAME)).toBeNull();
  });

  it('has the shape that the spec gives it', () => {
    gameState(null).start(GAME, NOON);
    gameState(null).recordAnswer(GAME, answer(1), LATER);
    gameState(null).complete(GAME, LATER);
    expect(JSON.parse(localStorage.getItem('gameState') ?? '')).toEqual([
      {
        puzzleName: GAME,
        questionsAnswered: [{ ...answer(1), hintsUsed: 0 }],
        dateStarted: NOON.toISOString(),
        dateCompleted: LATER.toISOString(),
      },
    ]);
  });

  it('keeps its beginning and its end when they are told again', () => {
    gameState(null).start(GAME, NOON);
    gameState(null).start(GAME, LATER);
    gameState(null).complete(GAME, NOON);
    gameState(null).complete(GAME, LATER);
    expect(gameState(null).find(GAME)).toMatchObject({
      dateStarted: NOON.toISOString(),
      dateCompleted: NOON.toISOString(),
    });
  });

  it('counts each question once, by its first answer', () => {
    const game = gameState(null);
    game.recordAnswer(GAME, answer(1), NOON);
    game.recordAnswer(GAME, { ...answer(1), answerProvided: 'tree' }, LATER);
    game.recordAnswer(GAME, answer(2), LATER);
    expect(game.find(GAME)?.questionsAnswered.map((one) => [one.questionNumber, one.answerProvided])).toEqual(
      [
        [1, 'bush'],
        [2, 'bush'],
      ],
    );
  });

  it('is not shown to anybody else', () => {
    gameState('ada').start(GAME, NOON);
    expect(gameState('ada').find(GAME)).not.toBeNull();
    expect(gameState('bob').find(GAME)).toBeNull();
    expect(gameState(null).find(GAME)).toBeNull();
  });

  it('is set aside when somebody else has written there', () => {
    localStorage.setItem('gameState', JSON.stringify([{ puzzleName: 5 }]));
    expect(gameState(null).find(GAME)).toBeNull();
    gameState(null).start(GAME, NOON);
    expect(gameState(null).find(GAME)).not.toBeNull();
  });

  it('forgets the oldest games, not the newest', () => {
    for (let number = 0; number < 200; number++) gameState(null).start(`game ${number}`, NOON);
    expect(gameState(null).find('game 199')).not.toBeNull();
    expect(gameState(null).find('game 100')).not.toBeNull();
    expect(gameState(null).find('game 0')).toBeNull();
  });
});
