import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { actors, day, type Actors } from '../../testing/actors.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { claimed, puzzle, puzzlesOf, right, wrong } from '../../testing/puzzles.ts';

let database: TestDatabase;
let people: Actors;
const today = puzzle(day());
const threeQuestions = puzzle(day(), '303');
const demo = puzzle(null);

beforeAll(async () => {
  database = await createTestDatabase('twofold');
  people = actors(database);
  const days = [0, -1, -3, -28, -29, 1].flatMap((offset) => puzzlesOf(day(offset)));
  await people.service.rpc('publish_puzzles', { puzzles: [demo, ...days] });
});
afterAll(() => database.drop());

describe('a player at home', () => {
  test('sees all games of the day, with what is locked and why', async () => {
    const player = await people.player('Ada');
    expect(await player.rpc('day_overview')).toMatchObject({
      today: day(),
      previousDays: 0,
      canGoBack: true,
      canGoForward: false,
      username: 'Ada',
      streak: { consecutive: 0, everConsecutive: 0, last: null, playedToday: false },
      puzzles: [
        { variant: '301', gridSize: 3, questionCount: 1, answeredCount: 0, isUnlocked: true, unlockDays: 0 },
        { variant: '303', gridSize: 3, questionCount: 3, answeredCount: 0, isUnlocked: false, unlockDays: 2 },
        { variant: '401', gridSize: 4, questionCount: 1, answeredCount: 0, isUnlocked: false, unlockDays: 1 },
        { variant: '404', gridSize: 4, questionCount: 4, answeredCount: 0, isUnlocked: false, unlockDays: 3 },
      ],
    });
  });

  test('goes back over days without a puzzle, to the 28th and no further, and forward again', async () => {
    const player = await people.player();
    const step = (previous_days: number) => player.rpc('day_overview', { previous_days });
    expect(await step(0)).toMatchObject({ day: day(), backTo: 1, forwardTo: null });
    expect(await step(1)).toMatchObject({ previousDays: 1, day: day(-1), backTo: 3, forwardTo: 0 });
    expect(await step(2)).toMatchObject({ previousDays: 3, day: day(-3), canGoBack: true, forwardTo: 1 });
    for (const far of [4, 28, 29, 2_000_000_000]) {
      expect(await step(far)).toMatchObject({
        previousDays: 28,
        day: day(-28),
        canGoBack: false,
        canGoForward: true,
        backTo: null,
        forwardTo: 3,
      });
    }
    expect(await step(-1)).toMatchObject({ previousDays: 0, day: day() });
  });
});

describe('what a player may play', () => {
  test('is every day back to the 28th, and nothing that is older or still to come', async () => {
    const player = await people.player();
    for (const offset of [-1, -28]) {
      const answer = right(puzzle(day(offset)));
      expect(await player.rpc('answer_question', answer)).toMatchObject({
        streak: { consecutive: 0, playedToday: false },
      });
    }
    for (const offset of [-29, 1, 2, 300]) {
      const closed = puzzle(day(offset));
      const refused = { code: 'PT404', hint: 'unknown_puzzle', message: 'There is no such puzzle to play.' };
      await expect(player.rpc('open_game', { puzzle_name: closed.name })).rejects.toMatchObject(refused);
      await expect(player.rpc('answer_question', right(closed))).rejects.toMatchObject(refused);
      const question = { puzzle_name: closed.name, question_seq: 1 };
      await expect(player.rpc('finished_question', question)).rejects.toMatchObject(refused);
    }
  });

  test('are the variants that the streak has unlocked', async () => {
    const player = await people.player();
    for (const variant of ['303', '401', '404'] as const) {
      const locked = puzzle(day(), variant);
      const refused = { code: 'PT403', hint: 'locked_variant' };
      await expect(player.rpc('open_game', { puzzle_name: locked.name })).rejects.toMatchObject(refused);
      await expect(player.rpc('answer_question', right(locked))).rejects.toMatchObject(refused);
    }
    await player.rpc('answer_question', right(today));
    expect(await player.rpc('answer_question', right(puzzle(day(), '401')))).toMatchObject({
      outcome: 'scored',
    });
    await expect(player.rpc('open_game', { puzzle_name: threeQuestions.name })).rejects.toMatchObject({
      hint: 'locked_variant',
    });
  });

  test('is everything when the allow-list names their address, in whatever case', async () => {
    const email = `Ada.${randomUUID()}@Players.Test`;
    const player = await people.player('Ada', { email });
    await people.service.query('insert into allow_list (email) values ($1)', [email.toLowerCase()]);
    expect(await player.rpc('open_game', { puzzle_name: puzzle(day(), '404').name })).toHaveProperty(
      'puzzle',
    );
  });

  test('is not read before it is answered', async () => {
    const player = await people.player();
    await player.rpc('answer_question', wrong(today));
    const question = { puzzle_name: today.name, question_seq: 1 };
    await expect(player.rpc('finished_question', question)).rejects.toMatchObject({
      code: 'PT403',
      hint: 'not_finished',
    });
  });

  test('is the demo, too, which earns nothing', async () => {
    const player = await people.player();
    expect(await player.rpc('answer_question', wrong(demo))).toMatchObject({
      outcome: 'scored',
      streak: null,
    });
    expect(await player.query('select * from scores where user_id = auth.uid()')).toEqual([]);
    const insert = 'insert into scores select * from json_populate_record(null::scores, $1)';
    await expect(player.query(insert, [claimed(player.id, demo)])).rejects.toBeDefined();
  });

  test('is their own game even with the id of a browser: no peeking as a visitor', async () => {
    const player = await people.player();
    const visitor = people.visitor();
    await visitor.rpc('answer_question', { ...wrong(today), visitor: visitor.id });
    const question = { puzzle_name: today.name, question_seq: 1, visitor: visitor.id };
    await expect(player.rpc('finished_question', question)).rejects.toMatchObject({ hint: 'not_finished' });
    const answer = { ...wrong(today), visitor: randomUUID() };
    expect(await player.rpc('answer_question', answer)).toMatchObject({ outcome: 'try_again' });
  });
});
