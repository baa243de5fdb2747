import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { actors, day, type Actor, type Actors } from '../../testing/actors.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { puzzle, puzzlesOf, right, wrong } from '../../testing/puzzles.ts';

let database: TestDatabase;
let people: Actors;
const today = puzzle(day());
const yesterday = puzzle(day(-1));
const demo = puzzle(null);

beforeAll(async () => {
  database = await createTestDatabase('twofold');
  people = actors(database);
  const puzzles = [demo, ...puzzlesOf(day()), ...puzzlesOf(day(-1)), ...puzzlesOf(day(1)), puzzle(day(-29))];
  await people.service.rpc('publish_puzzles', { puzzles });
});
afterAll(() => database.drop());

interface Counters {
  free: number;
  demo: number;
}

async function counters(of: Actor): Promise<Counters> {
  const [row] = await of.query<Counters>(
    'select sum(daily_free_plays)::int as free, sum(daily_demo_plays)::int as demo from global',
  );
  return { free: row?.free ?? 0, demo: row?.demo ?? 0 };
}

describe('a visitor at home', () => {
  test('sees the free game of their day, and no streak', async () => {
    const overview = await people.visitor().rpc('day_overview', { previous_days: 5 });
    expect(overview).toMatchObject({
      today: day(),
      day: day(),
      previousDays: 0,
      canGoBack: false,
      canGoForward: false,
      messageOfTheDay: `A message of ${day()}.`,
      username: null,
      streak: null,
    });
    expect(overview).toHaveProperty('puzzles', [
      {
        name: today.name,
        variant: '301',
        gridSize: 3,
        questionCount: 1,
        answeredCount: 0,
        isUnlocked: true,
        unlockDays: 0,
      },
    ]);
  });

  test('in an unknown time zone lives in UTC', async () => {
    const utc = new Date().toISOString().slice(0, 10);
    for (const timeZone of [null, 'Middle/Earth', "'; drop table scores; --", 'UTC-30']) {
      expect(await people.visitor().rpc('day_overview', {}, { timeZone })).toMatchObject({ today: utc });
    }
  });
});

describe('the free game', () => {
  test('shows its grid without a hint of what is right', async () => {
    const visitor = people.visitor();
    const game = await visitor.rpc('open_game', { puzzle_name: today.name, visitor: visitor.id });
    expect(game).toEqual({
      puzzle: { name: today.name, day: day(), variant: '301', gridSize: 3, isDemo: false },
      questions: [
        { seq: 1, phrase: 'Phrase 1', isAnswered: false, isRetry: false, cells: today.questions[0]?.cells },
      ],
    });
  });

  test('is scored at once, without Try Again, and teaches', async () => {
    const visitor = people.visitor();
    const answer = { ...wrong(today), text_entered: ' ALTERNATE  1', visitor: visitor.id };
    expect(await visitor.rpc('answer_question', answer)).toEqual({
      outcome: 'scored',
      textScore: 1000,
      imageScore: 0,
      learningMoment: {
        image: '1/3-1.webp',
        alt: 'Picture 3 in row 1',
        answer: 'answer 1',
        reason: 'Because of 1.',
      },
      streak: null,
      remaining: 0,
    });
  });

  test('is answered once: the same press of Confirm is answered alike, another is refused', async () => {
    const visitor = people.visitor();
    const answer = { ...wrong(today), visitor: visitor.id, confirmation: randomUUID() };
    const before = await counters(visitor);
    const first = await visitor.rpc('answer_question', answer);
    expect(await visitor.rpc('answer_question', { ...answer, ...right(today) })).toEqual(first);
    for (const confirmation of [randomUUID(), null]) {
      await expect(
        visitor.rpc('answer_question', { ...answer, ...right(today), confirmation }),
      ).rejects.toMatchObject({ code: 'PT409', hint: 'already_answered' });
    }
    expect(await counters(visitor)).toEqual({ ...before, free: before.free + 1 });
    const finished = { puzzle_name: today.name, question_seq: 1, visitor: visitor.id };
    expect(await visitor.rpc('finished_question', finished)).toEqual(first);
    expect(await visitor.rpc('open_game', { puzzle_name: today.name, visitor: visitor.id })).toMatchObject({
      questions: [{ isAnswered: true }],
    });
  });

  test('asks for the id that the browser keeps', async () => {
    const refused = { code: 'PT400', hint: 'visitor_required' };
    const visitor = people.visitor();
    await expect(visitor.rpc('open_game', { puzzle_name: today.name })).rejects.toMatchObject(refused);
    await expect(visitor.rpc('answer_question', right(today))).rejects.toMatchObject(refused);
  });

  test('cannot be read before it was answered', async () => {
    const visitor = people.visitor();
    const question = { puzzle_name: today.name, question_seq: 1, visitor: visitor.id };
    await expect(visitor.rpc('finished_question', question)).rejects.toMatchObject({
      code: 'PT403',
      hint: 'not_finished',
    });
  });
});

describe('what is not free', () => {
  const game = (puzzle_name: string) => ({ puzzle_name, visitor: randomUUID() });

  test('asks a visitor to sign in: yesterday and the other games', async () => {
    for (const name of [
      yesterday.name,
      ...puzzlesOf(day())
        .slice(1)
        .map((one) => one.name),
    ]) {
      await expect(people.visitor().rpc('open_game', game(name))).rejects.toMatchObject({
        code: 'PT401',
        hint: 'sign_in_required',
      });
      await expect(
        people.visitor().rpc('answer_question', { ...right(yesterday), ...game(name) }),
      ).rejects.toMatchObject({ code: 'PT401', hint: 'sign_in_required' });
    }
  });

  test('stays closed to a visitor who has the free game open', async () => {
    const visitor = people.visitor();
    await visitor.rpc('open_game', { puzzle_name: today.name, visitor: visitor.id });
    for (const other of [yesterday, puzzle(day(), '404'), puzzle(day(1))]) {
      const hint = other.day === day(1) ? 'unknown_puzzle' : 'sign_in_required';
      const call = visitor.rpc('answer_question', { ...right(other), visitor: visitor.id });
      await expect(call).rejects.toMatchObject({ hint });
    }
  });

  test('does not say whether a puzzle is to come, was long ago or will never be', async () => {
    const refusals = [];
    for (const name of [puzzle(day(1)).name, puzzle(day(-29)).name, puzzle(day(300)).name, 'nonsense', '']) {
      for (const call of ['open_game', 'finished_question', 'answer_question']) {
        const args = { ...right(today), ...game(name) };
        const { text_entered: _text, image_selected: _image, ...question } = args;
        const sent = { open_game: game(name), finished_question: question, answer_question: args }[call];
        refusals.push(
          await people
            .visitor()
            .rpc(call, sent)
            .then(String, (error: unknown) => ({ ...(error as object) })),
        );
      }
    }
    for (const refusal of refusals) {
      expect(refusal).toMatchObject({ code: 'PT404', hint: 'unknown_puzzle', detail: undefined });
    }
  });
});

describe('the demo', () => {
  test('can be played again and again, and is counted', async () => {
    const visitor = people.visitor();
    const before = await counters(visitor);
    for (const play of [1, 2]) {
      expect(await visitor.rpc('open_game', { puzzle_name: demo.name })).toMatchObject({
        puzzle: { day: null, isDemo: true },
        questions: [{ isAnswered: false }],
      });
      expect(await visitor.rpc('answer_question', right(demo))).toMatchObject({
        textScore: 1000,
        imageScore: 1000,
        streak: null,
        remaining: 0,
      });
      expect(await counters(visitor)).toEqual({ ...before, demo: before.demo + play });
    }
  });

  test('is counted once for one press of Confirm', async () => {
    const visitor = people.visitor();
    const before = await counters(visitor);
    const answer = { ...right(demo), confirmation: randomUUID() };
    const first = await visitor.rpc('answer_question', answer);
    expect(await visitor.rpc('answer_question', answer)).toEqual(first);
    expect(await counters(visitor)).toEqual({ ...before, demo: before.demo + 1 });
  });

  test('is kept for nobody', async () => {
    const visitor = people.visitor();
    await visitor.rpc('answer_question', { ...right(demo), visitor: visitor.id });
    const question = { puzzle_name: demo.name, question_seq: 1, visitor: visitor.id };
    await expect(visitor.rpc('finished_question', question)).rejects.toMatchObject({ hint: 'not_finished' });
  });
});
