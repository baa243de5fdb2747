import { expect, test } from 'vitest';
import { gridSizeOf, isVariant, questionCountOf, VARIANTS } from './variants.ts';

test('each kind of game has its grid and its number of questions', () => {
  expect(VARIANTS.map((variant) => [variant, gridSizeOf(variant), questionCountOf(variant)])).toEqual([
    ['301', 3, 1],
    ['303', 3, 3],
    ['401', 4, 1],
    ['404', 4, 4],
  ]);
});

test('other codes are no kind of game', () => {
  expect(['', '30', '302', '505', '0301'].filter(isVariant)).toEqual([]);
});
