import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryStorage } from './memoryStorage.ts';
import { type StoredAnswer, waitingAnswers } from './waitingAnswers.ts';

const answer = (number: number): StoredAnswer => ({
  puzzleName: '20261121G-ENG_G0303.xlsx',
  questionSeq: 1,
  textEntered: 'bush',
  imageSelected: 'b.webp',
  confirmation: `0b9c1a3e-2d65-4f8f-9a43-6a2e8a3a${String(number).padStart(4, '0')}`,
  hint: null,
});

beforeEach(() => vi.stubGlobal('localStorage', memoryStorage()));
afterEach(() => vi.unstubAllGlobals());

describe('an answer whose verdict is still out', () => {
  it('is kept once for each press of Confirm, until it is removed', () => {
    waitingAnswers('ada').keep(answer(1));
    waitingAnswers('ada').keep(answer(1));
    waitingAnswers('ada').keep(answer(2));
    expect(waitingAnswers('ada').all()).toEqual([answer(1), answer(2)]);
    waitingAnswers('ada').remove(answer(1).confirmation);
    expect(waitingAnswers('ada').all()).toEqual([answer(2)]);
    waitingAnswers('ada').remove(answer(2).confirmation);
    expect(localStorage.getItem('waitingAnswers:ada')).toBeNull();
  });

  it("is nobody else's", () => {
    waitingAnswers('ada').keep(answer(1));
    expect(waitingAnswers('bob').all()).toEqual([]);
    expect(waitingAnswers(null).all()).toEqual([]);
  });

  it.each(['nonsense', '{}', '[{"puzzleName":"x"}]', JSON.stringify([{ ...answer(1), confirmation: '1' }])])(
    'is set aside when it is not what was written: %s',
    (text) => {
      localStorage.setItem('waitingAnswers', text);
      expect(waitingAnswers(null).all()).toEqual([]);
    },
  );
});
