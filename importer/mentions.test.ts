import { expect, test } from 'vitest';
import { hintsAt, mentions } from './mentions.ts';

test.each([
  ['animals/cat.webp', 'cat'],
  ['animals/Cat_01.webp', 'CAT'],
  ['two cats', 'cat'],
  ['a cat', 'cats'],
  ['three butterflies', 'butterfly'],
  ['glasses', 'glass'],
  ['pack/hot-dog.png', 'hot dog'],
  ['pack/hotDog.png', 'hot dog'],
  ['pack/hotdog.png', 'hot dog'],
  ['hot dog', 'hotdog'],
  ['Crème brûlée', 'creme brulee'],
  ['the cat’s whiskers', 'cats'],
  ['cat2', 'cat'],
  ['7 candles, 12 in all', '12'],
])('%j mentions %j', (text, answer) => {
  expect(mentions(text, answer)).toBe(true);
});

test.each([
  ['vegetable', 'table'],
  ['category', 'cat'],
  ['dogs and hot days', 'hot dog'],
  ['pack/a/1.webp', 'a'],
  ['pack/q-1.webp', '1'],
  ['anything', ''],
  ['anything', '!?'],
])('%j does not mention %j', (text, answer) => {
  expect(mentions(text, answer)).toBe(false);
});

test('a longer word that begins or ends with the answer hints at it', () => {
  expect(hintsAt('pack/goldfish.webp', 'fish')).toBe(true);
  expect(hintsAt('pack/fishing.webp', 'fish')).toBe(true);
  expect(hintsAt('pack/oxcart.webp', 'car')).toBe(false);
  expect(hintsAt('pack/selfishness.webp', 'fish')).toBe(false);
});

test('a text as long as a cell can hold is looked through at once', () => {
  const started = performance.now();
  expect(mentions('ab '.repeat(10_000), 'z'.repeat(200))).toBe(false);
  expect(performance.now() - started).toBeLessThan(2000);
});
