import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { actors, day, type Actors } from '../../testing/actors.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { puzzle, right, rightImage, wrong, wrongImage } from '../../testing/puzzles.ts';

let database: TestDatabase;
let people: Actors;
const today = puzzle(day());
const threeQuestions = puzzle(day(), '303');

beforeAll(async () => {
  database = await createTestDatabase('twofold');
  people = actors(database);
  await people.service.rpc('publish_puzzles', { puzzles: [today, threeQuestions] });
});
afterAll(() => database.drop());

/** A player to whom every variant is open. */
async function listedPlayer() {
  const player = await people.player();
  await people.service.query('insert into allow_list (email) values ($1)', [player.email]);
  return player;
}

describe('an answer', () => {
  test('that is right in both parts earns 1000 each, and the day counts', async () => {
    const player = await people.player();
    expect(await player.rpc('answer_question', right(today))).toEqual({
      outcome: 'scored',
      textScore: 1000,
      imageScore: 1000,
      learningMoment: {
        image: '1/3-1.webp',
        alt: 'Picture 3 in row 1',
        answer: 'answer 1',
        reason: 'Because of 1.',
      },
      streak: { consecutive: 1, everConsecutive: 1, last: day(), playedToday: true },
      remaining: 0,
    });
    expect(await player.query('select * from scores where user_id = auth.uid()')).toMatchObject([
      {
        user_id: player.id,
        puzzle_type: today.name,
        question_seq: 1,
        text_entered: 'answer 1',
        image_selected: '1/3-1.webp',
        random_id: 'random 1',
        image_score: 1000,
        text_score: 1000,
      },
    ]);
  });

  test.each([
    ['text', { text_entered: 'nonsense' }, { isTextRight: false, isImageRight: true }, [0, 750]],
    ['image', { image_selected: wrongImage(1) }, { isTextRight: true, isImageRight: false }, [750, 0]],
    ['both', wrong(today), { isTextRight: false, isImageRight: false }, [0, 0]],
  ])(
    'with the wrong %s gets one Try Again, then is final at 750 a part',
    async (_, change, parts, points) => {
      const player = await people.player();
      const answer = { ...right(today), ...change };
      expect(await player.rpc('answer_question', answer)).toEqual({ outcome: 'try_again', ...parts });
      expect(await player.query('select * from scores where user_id = auth.uid()')).toEqual([]);
      expect(await player.rpc('open_game', { puzzle_name: today.name })).toMatchObject({
        questions: [{ isAnswered: false, isRetry: true }],
      });
      const [textScore, imageScore] = points;
      expect(await player.rpc('answer_question', answer)).toMatchObject({
        outcome: 'scored',
        textScore,
        imageScore,
      });
    },
  );

  test('that is right after Try Again earns 750 a part', async () => {
    const player = await people.player();
    await player.rpc('answer_question', wrong(today));
    expect(await player.rpc('answer_question', right(today))).toMatchObject({
      textScore: 750,
      imageScore: 750,
    });
  });

  test('gets the same answer for the same press of Confirm, whatever happened since', async () => {
    const player = await people.player();
    const first = { ...wrong(today), confirmation: randomUUID() };
    const second = { ...right(today), confirmation: randomUUID() };
    const hint = await player.rpc('answer_question', first);
    expect(await player.rpc('answer_question', first)).toEqual(hint);
    const result = await player.rpc('answer_question', second);
    expect(await player.rpc('answer_question', second)).toEqual(result);
    expect(await player.rpc('answer_question', first)).toEqual(hint);
    const question = { puzzle_name: today.name, question_seq: 1 };
    expect(await player.rpc('finished_question', question)).toEqual(result);
    await expect(player.rpc('answer_question', right(today))).rejects.toMatchObject({
      code: 'PT409',
      hint: 'already_answered',
    });
  });

  test('to one of several questions leaves the others, which another browser resumes', async () => {
    const player = await listedPlayer();
    expect(await player.rpc('answer_question', right(threeQuestions, 2))).toMatchObject({ remaining: 2 });
    expect(await player.rpc('open_game', { puzzle_name: threeQuestions.name })).toMatchObject({
      questions: [
        { seq: 1, isAnswered: false },
        { seq: 2, isAnswered: true },
        { seq: 3, isAnswered: false },
      ],
    });
    const overview = await player.rpc<{ puzzles: unknown[] }>('day_overview');
    expect(overview.puzzles[1]).toMatchObject({ variant: '303', answeredCount: 1, isUnlocked: true });
  });

  test.each([
    ['of a question there is not', { question_seq: 4 }, 'PT404', 'unknown_question'],
    ['of question zero', { question_seq: 0 }, 'PT404', 'unknown_question'],
    ['of a negative question', { question_seq: -2147483648 }, 'PT404', 'unknown_question'],
    ['of no question', { question_seq: null }, 'PT404', 'unknown_question'],
    ['with an image of another question', { image_selected: rightImage(2) }, 'PT400', 'image_not_in_grid'],
    ['without an image', { image_selected: null }, 'PT400', 'image_not_in_grid'],
    ['without text', { text_entered: null }, 'PT400', 'answer_empty'],
    ['of spaces', { text_entered: ' \u00a0\t\n' }, 'PT400', 'answer_empty'],
    ['of 201 characters', { text_entered: 'a'.repeat(201) }, 'PT400', 'answer_too_long'],
    ['of 10,000 characters', { text_entered: 'ж'.repeat(10_000) }, 'PT400', 'answer_too_long'],
    ['to a puzzle of ten thousand letters', { puzzle_name: 'x'.repeat(10_000) }, 'PT404', 'unknown_puzzle'],
    ['to no puzzle', { puzzle_name: null }, 'PT404', 'unknown_puzzle'],
  ])('%s is refused and changes nothing', async (_, change, code, hint) => {
    const player = await listedPlayer();
    const answer = { ...right(threeQuestions), ...change };
    await expect(player.rpc('answer_question', answer)).rejects.toMatchObject({ code, hint });
    expect(await player.query('select * from scores where user_id = auth.uid()')).toEqual([]);
    expect(await player.rpc('open_game', { puzzle_name: threeQuestions.name })).toMatchObject({
      questions: [{ isRetry: false }, { isRetry: false }, { isRetry: false }],
    });
  });

  test('of 200 characters is taken', async () => {
    const player = await people.player();
    await player.rpc('answer_question', wrong(today));
    const answer = { ...right(today), text_entered: '🙂'.repeat(200) };
    expect(await player.rpc('answer_question', answer)).toMatchObject({ outcome: 'scored', textScore: 0 });
  });

  test('with a zero byte is refused by PostgreSQL itself', async () => {
    const player = await people.player();
    await expect(
      player.rpc('answer_question', { ...right(today), text_entered: 'answer\u0000 1' }),
    ).rejects.toMatchObject({ code: '22021' });
  });

  test.each([`'); drop table scores; --`, '<script>alert(1)</script>', '${1+1}', '%s %I', '\\', '{"a":1}'])(
    'that looks like code is text like any other: %s',
    async (text_entered) => {
      const player = await people.player();
      await player.rpc('answer_question', { ...right(today), text_entered });
      await player.rpc('answer_question', { ...right(today), text_entered });
      expect(await player.query('select text_entered from scores where user_id = auth.uid()')).toEqual([
        { text_entered },
      ]);
    },
  );
});
