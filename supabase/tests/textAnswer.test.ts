/* When a typed text is right (spec section 5). */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { actors, day, type Actors } from '../../testing/actors.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { puzzle, right } from '../../testing/puzzles.ts';

let database: TestDatabase;
let people: Actors;
const answers = ['Ice  cream', 'CAFÉ', "Cat's", 'Łódź', 'ΣΊΣΥΦΟΣ', 'Naïve'];
const usual = puzzle(day(), '301', {
  answer: answers[0] ?? '',
  alternates: answers.slice(1, 4),
  plurals: answers.slice(4),
});
const exact = puzzle(day(-1), '301', {
  answer: 'iPhone é',
  alternates: ['phone'],
  plurals: ['iPhones'],
  isExact: true,
});

beforeAll(async () => {
  database = await createTestDatabase('twofold');
  people = actors(database);
  await people.service.rpc('publish_puzzles', { puzzles: [usual, exact] });
});
afterAll(() => database.drop());

async function isRight(of: typeof usual, text_entered: string): Promise<boolean> {
  const player = await people.player();
  const told = await player.rpc<{ outcome: string }>('answer_question', { ...right(of), text_entered });
  return told.outcome === 'scored';
}

describe('a text is right', () => {
  test.each([
    ['as it is written', 'Ice  cream'],
    ['in another case', 'iCE CREAM'],
    ['with one space or more between words', 'ice cream'],
    ['with spaces around it', ' \tice cream\n'],
    ['with spaces that do not break', '\u00a0ice\u00a0cream\u202f'],
    ['as an alternate', 'café'],
    ['with accents typed after their letters', 'cafe\u0301'],
    ['with a curly apostrophe', 'cat’s'],
    ['with another apostrophe', 'cat´s'],
    ['with letters beyond English', 'łódź'],
    ['with small letters of another alphabet', 'σίσυφος'],
    ['as a plural', 'naïve'],
  ])('%s', async (_, text) => {
    expect(await isRight(usual, text)).toBe(true);
  });

  test.each([
    ['without its space', 'icecream'],
    ['in part', 'ice'],
    ['with more', 'ice creams'],
    ['without its accent', 'cafe'],
    ['as a pattern', '%'],
    ['as a list of answers', 'café,naïve'],
    ['as a list in the words of the database', '{café}'],
  ])('but not %s', async (_, text) => {
    expect(await isRight(usual, text)).toBe(false);
  });
});

describe('an exact text is right', () => {
  test.each([
    ['as it is written', 'iPhone é'],
    ['with accents typed after their letters, which look the same', 'iPhone e\u0301'],
  ])('%s', async (_, text) => {
    expect(await isRight(exact, text)).toBe(true);
  });

  test.each([
    ['in another case', 'iphone é'],
    ['with a space around it', 'iPhone é '],
    ['with more spaces within', 'iPhone  é'],
    ['as an alternate', 'phone'],
    ['as a plural', 'iPhones'],
  ])('but not %s', async (_, text) => {
    expect(await isRight(exact, text)).toBe(false);
  });
});
