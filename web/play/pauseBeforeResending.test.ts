import { expect, test } from 'vitest';
import { pauseBeforeResending } from './pauseBeforeResending.ts';

test('pauses grow up to two minutes, and stay there', () => {
  const pauses = [1, 2, 3, 4, 5, 6, 7, 2000].map(pauseBeforeResending);
  expect(pauses).toEqual([4, 8, 16, 32, 64, 120, 120, 120].map((seconds) => seconds * 1000));
});
