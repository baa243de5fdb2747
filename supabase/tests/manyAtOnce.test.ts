import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { actors, day, type Actor, type Actors } from '../../testing/actors.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { claimed, puzzle, right, wrong } from '../../testing/puzzles.ts';

let database: TestDatabase;
let people: Actors;
const today = puzzle(day());
const demo = puzzle(null);

beforeAll(async () => {
  database = await createTestDatabase('twofold');
  people = actors(database);
  await people.service.rpc('publish_puzzles', { puzzles: [today, demo, puzzle(day(), '303')] });
});
afterAll(() => database.drop());

interface Told {
  readonly outcome?: string;
  readonly hint?: string;
  readonly code?: string;
}

/** What each of so many calls at the same moment was told: the answer or the error. */
function atOnce(count: number, call: (index: number) => Promise<unknown>): Promise<Told[]> {
  return Promise.all(
    Array.from(
      { length: count },
      (_, index) => call(index).catch((error: unknown) => error) as Promise<Told>,
    ),
  );
}

async function standing({ id }: Actor) {
  const { rows } = await database.admin.query(
    `select (select count(*)::int from scores where user_id = $1) as scores,
       (select score from private.player_weeks where user_id = $1) as week,
       (select consecutive from consecutives where user_id = $1) as streak`,
    [id],
  );
  return rows[0] as unknown;
}

async function plays() {
  const rows = await people
    .visitor()
    .query<{ free: number; demo: number }>(
      'select sum(daily_free_plays)::int as free, sum(daily_demo_plays)::int as demo from global',
    );
  return { free: rows[0]?.free ?? 0, demo: rows[0]?.demo ?? 0 };
}

describe('twenty times the same press of Confirm', () => {
  test('is one score, one answer and one day', async () => {
    const player = await people.player();
    const answer = { ...right(today), confirmation: randomUUID() };
    const told = await atOnce(20, () => player.rpc('answer_question', answer));
    expect(told[0]).toMatchObject({ outcome: 'scored', textScore: 1000, imageScore: 1000 });
    for (const one of told) expect(one).toEqual(told[0]);
    expect(await standing(player)).toEqual({ scores: 1, week: 2000, streak: 1 });
  });

  test('is one Try Again', async () => {
    const player = await people.player();
    const answer = { ...wrong(today), confirmation: randomUUID() };
    const told = await atOnce(20, () => player.rpc('answer_question', answer));
    for (const one of told) {
      expect(one).toEqual({ outcome: 'try_again', isTextRight: false, isImageRight: false });
    }
    expect(await standing(player)).toEqual({ scores: 0, week: null, streak: 0 });
  });

  test('is one free play of a visitor', async () => {
    const visitor = people.visitor();
    const before = await plays();
    const answer = { ...right(today), visitor: visitor.id, confirmation: randomUUID() };
    const told = await atOnce(20, () => visitor.rpc('answer_question', answer));
    expect(told[0]).toMatchObject({ outcome: 'scored' });
    for (const one of told) expect(one).toEqual(told[0]);
    expect(await plays()).toEqual({ ...before, free: before.free + 1 });
  });

  test('is one demo', async () => {
    const before = await plays();
    const answer = { ...right(demo), confirmation: randomUUID() };
    await atOnce(20, () => people.visitor().rpc('answer_question', answer));
    expect(await plays()).toEqual({ ...before, demo: before.demo + 1 });
  });
});

describe('twenty answers to one question', () => {
  test('that are right are one score and nineteen refusals', async () => {
    const player = await people.player();
    const told = await atOnce(20, () =>
      player.rpc('answer_question', { ...right(today), confirmation: randomUUID() }),
    );
    expect(told.filter(({ outcome }) => outcome === 'scored')).toHaveLength(1);
    expect(told.filter(({ hint }) => hint === 'already_answered')).toHaveLength(19);
    expect(await standing(player)).toEqual({ scores: 1, week: 2000, streak: 1 });
  });

  test('that are wrong are one Try Again, one score and eighteen refusals', async () => {
    const player = await people.player();
    const told = await atOnce(20, () => player.rpc('answer_question', wrong(today)));
    expect(told.filter(({ outcome }) => outcome === 'try_again')).toHaveLength(1);
    expect(told.filter(({ outcome }) => outcome === 'scored')).toHaveLength(1);
    expect(told.filter(({ hint }) => hint === 'already_answered')).toHaveLength(18);
  });

  test('by both ways, inserts and calls, are one score', async () => {
    const player = await people.player();
    const insert = `insert into scores (user_id, puzzle_type, question_seq, text_entered, image_selected, image_score, text_score)
      select user_id, puzzle_type, question_seq, text_entered, image_selected, 0, 0 from json_populate_record(null::scores, $1)`;
    const told = await atOnce(20, (index) =>
      index % 2
        ? player.rpc('answer_question', right(today))
        : player.query(insert, [claimed(player.id, today)]),
    );
    const refused = told.filter(({ code, hint }) => code === '23505' || hint === 'already_answered');
    expect(refused).toHaveLength(19);
    expect(await standing(player)).toEqual({ scores: 1, week: 2000, streak: 1 });
  });
});

test('all questions of a game at once are all counted', async () => {
  const player = await people.player();
  await people.service.query('insert into allow_list (email) values ($1)', [player.email]);
  const game = puzzle(day(), '303');
  const told = await atOnce(3, (index) => player.rpc('answer_question', right(game, index + 1)));
  expect(told.map((one) => (one as { remaining?: number }).remaining).sort()).toEqual([0, 1, 2]);
  expect(await standing(player)).toEqual({ scores: 3, week: 6000, streak: 1 });
});

test('fifty visitors at once are fifty plays, by whichever call', async () => {
  const before = await plays();
  await atOnce(50, () => {
    const visitor = people.visitor();
    return visitor.rpc('answer_question', { ...right(today), visitor: visitor.id });
  });
  expect(await plays()).toEqual({ ...before, free: before.free + 50 });

  await database.admin.query('truncate global');
  await atOnce(50, () => people.visitor().query('insert into global (daily_free_plays) values (1)'));
  expect(await plays()).toEqual({ free: 50, demo: 0 });
  await atOnce(50, () =>
    people.visitor().query('update global set daily_demo_plays = 1 where daily_free_plays > 0'),
  );
  expect(await plays()).toEqual({ free: 50, demo: 50 });
});

test('many players at once do not get into each other’s way', async () => {
  const players = await Promise.all(Array.from({ length: 30 }, () => people.player()));
  const told = await Promise.all(
    players.map((player) => atOnce(3, () => player.rpc('answer_question', wrong(today)))),
  ).then((each) => each.flat());
  expect(told.filter(({ outcome }) => outcome === 'try_again')).toHaveLength(30);
  expect(told.filter(({ outcome }) => outcome === 'scored')).toHaveLength(30);
  expect(told.filter(({ hint }) => hint === 'already_answered')).toHaveLength(30);
});

test('an operator publishing while players answer waits its turn, and so do they', async () => {
  const [operator, player] = [await people.operator(), await people.player()];
  const changed = { ...today, messageOfTheDay: 'Another message' };
  const told = await atOnce(20, (index) =>
    index % 5 === 0
      ? operator.rpc('publish_puzzles', { puzzles: [index % 2 ? today : changed], force: true })
      : player.rpc('answer_question', { ...right(today), confirmation: randomUUID() }),
  );
  expect(told.filter(({ outcome }) => outcome === 'scored')).toHaveLength(1);
  expect(told.filter(({ hint }) => hint === 'already_answered')).toHaveLength(15);
  expect(told.filter((one) => Array.isArray(one))).toHaveLength(4);
});
