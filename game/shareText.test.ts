import { expect, test } from 'vitest';
import { rightOnes, shareRows, shareText } from './shareText.ts';

const ROWS = shareRows([
  { textScore: 1000, imageScore: 1000 },
  { textScore: 750, imageScore: 1000 },
  { textScore: 0, imageScore: 750 },
]);

test('each question has a mark for the word and one for the picture', () => {
  expect(ROWS).toEqual({ word: ['first', 'second', 'wrong'], picture: ['first', 'first', 'second'] });
});

test('what was right at the second try is right', () => {
  expect([rightOnes(ROWS.word), rightOnes(ROWS.picture), rightOnes([])]).toEqual([2, 3, 0]);
});

test('the text has two rows of squares, in words as well, and the address', () => {
  const text = shareText({
    title: 'Twofold · 3x3 Game (3Q) · Nov 21, 2026',
    words: { word: 'Word 2/3', picture: 'Picture 3/3' },
    rows: ROWS,
    url: 'https://twofold.example/',
  });
  expect(text.split('\n')).toEqual([
    'Twofold · 3x3 Game (3Q) · Nov 21, 2026',
    '✅🔁⬜ Word 2/3',
    '✅✅🔁 Picture 3/3',
    'https://twofold.example/',
  ]);
});

test('right, right at the second try and wrong are three different squares', () => {
  const [, squares = ''] = shareText({
    title: '',
    words: { word: '', picture: '' },
    rows: ROWS,
    url: '',
  }).split('\n');
  expect(new Set(Array.from(squares.trim())).size).toBe(3);
});
