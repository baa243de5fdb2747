/* A visitor signs up: what they played is theirs, once, and nobody else's. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { actors, day, type Actor, type Actors } from '../../testing/actors.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { puzzle, puzzlesOf, right, wrong } from '../../testing/puzzles.ts';

let database: TestDatabase;
let people: Actors;
const today = puzzle(day());

beforeAll(async () => {
  database = await createTestDatabase('twofold');
  people = actors(database);
  await people.service.rpc('publish_puzzles', {
    puzzles: [...puzzlesOf(day()), puzzle(day(-1)), puzzle(null)],
  });
});
afterAll(() => database.drop());

async function visitorWhoPlayed(answer: object = right(today)): Promise<Actor> {
  const visitor = people.visitor();
  await visitor.rpc('open_game', { puzzle_name: today.name, visitor: visitor.id });
  await visitor.rpc('answer_question', { ...answer, visitor: visitor.id });
  return visitor;
}

function signUpAs(visitor: unknown): Promise<Actor> {
  return people.player('Ada', { metadata: { visitor } });
}

interface Standing {
  readonly scores: object[];
  readonly week: { score: number; correct: number } | null;
  readonly streak: { consecutive: number; last: string | null };
}

async function standing({ id }: Actor): Promise<Standing> {
  const { rows } = await database.admin.query<Standing>(
    `select
       coalesce((select jsonb_agg(jsonb_build_object('puzzle', puzzle_type, 'text', text_entered, 'textScore', text_score, 'imageScore', image_score)) from scores where user_id = $1), '[]') as scores,
       (select jsonb_build_object('score', score, 'correct', correct) from private.player_weeks where user_id = $1) as week,
       (select jsonb_build_object('consecutive', consecutive, 'last', last) from consecutives where user_id = $1) as streak`,
    [id],
  );
  if (!rows[0]) throw new Error('A query without conditions answers a row.');
  return rows[0];
}

const NOTHING = { scores: [], week: null, streak: { consecutive: 0, last: null } };

describe('a visitor who played the free game and signs up', () => {
  test('has its score, its points and their first day of a streak', async () => {
    const player = await signUpAs((await visitorWhoPlayed()).id);
    expect(await standing(player)).toEqual({
      scores: [{ puzzle: today.name, text: 'answer 1', textScore: 1000, imageScore: 1000 }],
      week: { score: 2000, correct: 1 },
      streak: { consecutive: 1, last: day() },
    });
  });

  test('has it as it was judged, wrong as well', async () => {
    const player = await signUpAs((await visitorWhoPlayed(wrong(today))).id);
    expect(await standing(player)).toMatchObject({
      scores: [{ text: 'nonsense', textScore: 0, imageScore: 0 }],
      week: { score: 0, correct: 0 },
    });
  });

  test('finds it played, and its Learning Moment', async () => {
    const player = await signUpAs((await visitorWhoPlayed()).id);
    expect(await player.rpc('open_game', { puzzle_name: today.name })).toMatchObject({
      questions: [{ isAnswered: true }],
    });
    expect(await player.rpc('finished_question', { puzzle_name: today.name, question_seq: 1 })).toMatchObject(
      { textScore: 1000, remaining: 0, streak: { consecutive: 1, playedToday: true } },
    );
  });

  test('is not counted as another free play', async () => {
    const visitor = await visitorWhoPlayed();
    const plays = () => database.admin.query('select sum(daily_free_plays)::int as plays from global');
    const before = (await plays()).rows;
    await signUpAs(visitor.id);
    expect((await plays()).rows).toEqual(before);
  });

  test('gets the same verdict for an answer whose reply was lost before', async () => {
    const confirmation = randomUUID();
    const player = await signUpAs((await visitorWhoPlayed({ ...wrong(today), confirmation })).id);
    expect(await player.rpc('answer_question', { ...wrong(today), confirmation })).toMatchObject({
      outcome: 'scored',
      textScore: 0,
    });
  });

  test('has the game open that was open, also when it was opened on the day before', async () => {
    const visitor = people.visitor();
    await database.admin.query(
      `insert into private.visitor_visits
       select $1, id, now() - interval '1 hour', day from private.puzzles where name = $2`,
      [visitor.id, puzzle(day(-1)).name],
    );
    const player = await signUpAs(visitor.id);
    expect(await standing(player)).toEqual(NOTHING);
    await player.rpc('answer_question', right(puzzle(day(-1)))).then(async (told) => {
      // Yesterday's puzzle would raise no streak, had it not been opened when it was today's.
      if ((told as { outcome: string }).outcome !== 'scored') throw new Error('not scored');
      expect((await standing(player)).streak).toEqual({ consecutive: 1, last: day(-1) });
    });
  });
});

describe('what is carried over', () => {
  test('goes to one account only', async () => {
    const visitor = await visitorWhoPlayed();
    await signUpAs(visitor.id);
    expect(await standing(await signUpAs(visitor.id))).toEqual(NOTHING);
  });

  test('goes to one of twenty accounts made at the same moment', async () => {
    const visitor = await visitorWhoPlayed();
    const players = await Promise.all(Array.from({ length: 20 }, () => signUpAs(visitor.id)));
    const { rows } = await database.admin.query(
      'select count(*)::int as scores from scores where user_id = any ($1)',
      [players.map(({ id }) => id)],
    );
    expect(rows).toEqual([{ scores: 1 }]);
  });

  test('is not to be had by an account that is there already', async () => {
    const visitor = await visitorWhoPlayed();
    const player = await people.player();
    await database.admin.query(
      `update auth.users set raw_user_meta_data = jsonb_build_object('visitor', $2::text) where id = $1`,
      [player.id, visitor.id],
    );
    expect(await standing(player)).toEqual(NOTHING);
    for (const actor of [player, visitor]) {
      await expect(
        actor.query('select private.carry_over(now(), $1, $2)', [player.id, visitor.id]),
      ).rejects.toMatchObject({ code: '42501' });
    }
  });

  test('is not an answer of the day before yesterday, nor an older one behind a newer', async () => {
    const visitor = await visitorWhoPlayed();
    const age = (interval: string) =>
      database.admin.query(
        `update private.visitor_answers set created_at = now() - $2::interval where visitor = $1`,
        [visitor.id, interval],
      );
    await age('25 hours');
    expect(await standing(await signUpAs(visitor.id))).toEqual(NOTHING);
    await age('23 hours');
    expect(await standing(await signUpAs(visitor.id))).toMatchObject({ week: expect.anything() as unknown });
  });

  test.each([
    ['an id that nobody has', randomUUID()],
    ['no id', "'; drop table scores; --"],
    ['a number', 5],
    ['a list', [randomUUID()]],
    ['nothing', null],
  ])('is nothing for %s, and the account is made', async (_, visitor) => {
    const player = await signUpAs(visitor);
    expect(await standing(player)).toEqual(NOTHING);
  });
});
