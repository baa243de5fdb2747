import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { actors, day, type Actor, type Actors } from '../../testing/actors.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { claimed, puzzle, puzzlesOf, right, rightImage, wrong, wrongImage } from '../../testing/puzzles.ts';

let database: TestDatabase;
let people: Actors;
let player: Actor;
const today = puzzle(day());
const INSERT = `insert into scores (user_id, puzzle_type, question_seq, text_entered, image_selected, random_id, image_score,
    text_score)
  select user_id, puzzle_type, question_seq, text_entered, image_selected, random_id, image_score, text_score
  from json_populate_record(null::scores, $1)`;

beforeAll(async () => {
  database = await createTestDatabase('twofold');
  people = actors(database);
  const puzzles = [puzzle(null), ...[0, -1, -29, 1].flatMap((offset) => puzzlesOf(day(offset)))];
  await people.service.rpc('publish_puzzles', { puzzles });
});
beforeEach(async () => {
  player = await people.player();
});
afterAll(() => database.drop());

describe('a client that inserts scores itself', () => {
  test('gets the points of the judge, whatever it claimed', async () => {
    const row = { ...claimed(player.id, today), image_selected: wrongImage(1) };
    expect(await player.query(`${INSERT} returning *`, [row])).toMatchObject([
      { user_id: player.id, text_score: 1000, image_score: 0, random_id: 'random 1' },
    ]);
    expect(await player.rpc('day_overview')).toMatchObject({ streak: { consecutive: 1, playedToday: true } });
  });

  test('may claim too little, or nonsense, and gets what is right', async () => {
    const row = { ...claimed(player.id, today), image_score: -5, text_score: 2_000_000 };
    expect(await player.query(`${INSERT} returning *`, [row])).toMatchObject([
      { text_score: 1000, image_score: 1000 },
    ]);
  });

  test('gets 750 a part after Try Again, also by this way', async () => {
    await player.rpc('answer_question', wrong(today));
    expect(await player.query(`${INSERT} returning *`, [claimed(player.id, today)])).toMatchObject([
      { text_score: 750, image_score: 750 },
    ]);
  });

  test('is refused a repeat, which changes nothing', async () => {
    await player.query(INSERT, [{ ...claimed(player.id, today), text_entered: 'nonsense' }]);
    for (const text_entered of ['answer 1', 'x'.repeat(10_000), '']) {
      await expect(
        player.query(INSERT, [{ ...claimed(player.id, today), text_entered }]),
      ).rejects.toMatchObject({
        code: '23505',
        constraint: 'scores_user_id_puzzle_type_question_seq_key',
      });
    }
    await expect(player.rpc('answer_question', right(today))).rejects.toMatchObject({
      hint: 'already_answered',
    });
    expect(await points()).toEqual([{ text_score: 0, image_score: 1000 }]);
  });

  test('earns nothing by repeats that are to be ignored', async () => {
    for (let round = 0; round < 3; round++) {
      await player.query(`${INSERT} on conflict do nothing`, [claimed(player.id, today)]);
    }
    const { rows } = await database.admin.query('select score from private.player_weeks where user_id = $1', [
      player.id,
    ]);
    expect(rows).toEqual([{ score: 2000 }]);
  });

  test.each([
    ['a puzzle that is still to come', () => claimed(player.id, puzzle(day(1))), 'unknown_puzzle'],
    ['a puzzle of 29 days ago', () => claimed(player.id, puzzle(day(-29))), 'unknown_puzzle'],
    ['the demo', () => claimed(player.id, puzzle(null)), 'unknown_puzzle'],
    ['a puzzle there is not', () => ({ ...claimed(player.id, today), puzzle_type: 'x' }), 'unknown_puzzle'],
    ['a locked variant', () => claimed(player.id, puzzle(day(), '404')), 'locked_variant'],
    ['a question there is not', () => claimed(player.id, today, 2), 'unknown_question'],
    ['an image that is not in the grid', () => withImage(rightImage(2)), 'image_not_in_grid'],
    ['no image', () => withImage(null), 'image_not_in_grid'],
    ['no text', () => ({ ...claimed(player.id, today), text_entered: null }), 'answer_empty'],
    [
      'too long a text',
      () => ({ ...claimed(player.id, today), text_entered: 'x'.repeat(201) }),
      'answer_too_long',
    ],
  ])('is refused %s', async (_, row, hint) => {
    await expect(player.query(INSERT, [row()])).rejects.toMatchObject({ hint });
    expect(await points()).toEqual([]);
  });

  function withImage(image_selected: string | null) {
    return { ...claimed(player.id, today), image_selected };
  }

  test("cannot answer in somebody else's name", async () => {
    const other = await people.player();
    await expect(player.query(INSERT, [claimed(other.id, today)])).rejects.toMatchObject({ code: '42501' });
    await expect(player.query(INSERT, [claimed(randomUUID(), today)])).rejects.toMatchObject({
      code: '42501',
    });
  });

  test('cannot choose id, time or confirmation, nor change or remove a score', async () => {
    await player.query(INSERT, [claimed(player.id, today)]);
    for (const text of [
      `insert into scores (id, user_id, puzzle_type) overriding system value values (1, auth.uid(), 'x')`,
      `insert into scores (created_at, user_id, puzzle_type) values ('2020-01-01', auth.uid(), 'x')`,
      `insert into scores (confirmation, user_id, puzzle_type) values (gen_random_uuid(), auth.uid(), 'x')`,
      `update scores set text_score = 1000 where user_id = auth.uid()`,
      `delete from scores where user_id = auth.uid()`,
      `insert into scores (user_id) values (auth.uid()) on conflict (id) do update set text_score = 1000`,
    ]) {
      await expect(player.query(text), text).rejects.toMatchObject({ code: '42501' });
    }
  });

  async function points() {
    return player.query('select text_score, image_score from scores where user_id = auth.uid()');
  }
});

describe('a client that writes its streak', () => {
  const streak = { consecutive: 99, ever_consecutive: 99 };

  test('posts it as the spec says, which succeeds and raises nothing', async () => {
    const text = `insert into consecutives (user_id, consecutive, last, ever_consecutive)
      values ($1, 99, current_date, 99) returning consecutive, last, ever_consecutive`;
    const none = { consecutive: 0, last: null, ever_consecutive: 0 };
    expect(await player.query(text, [player.id])).toEqual([none]);
    await player.rpc('answer_question', right(today));
    const one = { consecutive: 1, last: day(), ever_consecutive: 1 };
    expect(await player.query(text, [player.id])).toEqual([one]);
    const upsert = text.replace(
      'returning',
      'on conflict (user_id) do update set consecutive = 99 returning',
    );
    expect(await player.query(upsert, [player.id])).toEqual([one]);
  });

  test('changes it as the spec says, which succeeds and raises nothing', async () => {
    await player.rpc('answer_question', right(today));
    const text = `update consecutives set consecutive = $1, ever_consecutive = $2, last = '2099-01-01' where user_id = $3
      returning consecutive, last, ever_consecutive`;
    for (const [consecutive, ever] of [
      [2, 2],
      [0, 0],
      [-1, -1],
      [null, null],
    ] as const) {
      expect(await player.query(text, [consecutive, ever, player.id])).toEqual([
        { consecutive: 1, last: day(), ever_consecutive: 1 },
      ]);
    }
    await expect(player.rpc('open_game', { puzzle_name: puzzle(day(), '303').name })).rejects.toMatchObject({
      hint: 'locked_variant',
    });
  });

  test('may save the reset to 0 when a day was missed', async () => {
    await database.admin.query(
      `update consecutives set consecutive = 4, ever_consecutive = 6, last = current_date - 5,
       last_at = now() - interval '5 days' where user_id = $1`,
      [player.id],
    );
    const text = `update consecutives set consecutive = 0 where user_id = $1 returning consecutive, ever_consecutive`;
    expect(await player.query(text, [player.id])).toEqual([{ consecutive: 0, ever_consecutive: 6 }]);
  });

  test("cannot touch somebody else's, or the moment it was played", async () => {
    const other = await people.player();
    const update = 'update consecutives set consecutive = 0 where user_id = $1 returning user_id';
    expect(await player.query(update, [other.id])).toEqual([]);
    const insert = 'insert into consecutives (user_id, consecutive) values ($1, $2)';
    await expect(player.query(insert, [other.id, streak.consecutive])).rejects.toMatchObject({
      code: '42501',
    });
    await expect(
      player.query('update consecutives set last_at = now() where user_id = auth.uid()'),
    ).rejects.toMatchObject({ code: '42501' });
    await expect(
      player.query('update consecutives set user_id = $1 where user_id = auth.uid()', [other.id]),
    ).rejects.toMatchObject({ code: '42501' });
  });
});

test('a client that sends feedback without end is stopped at twenty a day, also when it sends a list', async () => {
  const send = (count: number) =>
    player.query(`insert into feedback (message) select 'x' from generate_series(1, $1::int)`, [count]);
  await send(15);
  await expect(send(6)).rejects.toMatchObject({ code: 'PT429', hint: 'too_much_feedback' });
  await send(5);
  await expect(send(1)).rejects.toMatchObject({ code: 'PT429' });
  const yesterday = `update feedback set created_at = created_at - interval '1 day' where user_id = $1`;
  await database.admin.query(yesterday, [player.id]);
  await send(1);
});
