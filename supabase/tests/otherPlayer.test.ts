import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { actors, day, type Actor, type Actors } from '../../testing/actors.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { puzzle, puzzlesOf, right } from '../../testing/puzzles.ts';

let database: TestDatabase;
let people: Actors;
let ada: Actor;
let grace: Actor;
const threeQuestions = puzzle(day(), '303');
const SCORES = 'select user_id, question_seq from scores where puzzle_type = $1 order by id';

beforeAll(async () => {
  database = await createTestDatabase('twofold');
  people = actors(database);
  await people.service.rpc('publish_puzzles', { puzzles: [...puzzlesOf(day()), ...puzzlesOf(day(-1))] });
  ada = await people.player('Ada');
  grace = await people.player('Grace');
  for (const { email } of [ada, grace]) {
    await people.service.query('insert into allow_list (email) values ($1)', [email]);
  }
});
afterAll(() => database.drop());

describe("another player's answers", () => {
  test('can be seen once the last question of the puzzle is finished, and not before', async () => {
    await grace.rpc('answer_question', right(threeQuestions, 3));
    const seen = () => ada.query(SCORES, [threeQuestions.name]);
    for (const seq of [1, 2]) {
      await ada.rpc('answer_question', right(threeQuestions, seq));
      expect(await seen()).not.toContainEqual(expect.objectContaining({ user_id: grace.id }));
    }
    await ada.rpc('answer_question', right(threeQuestions, 3));
    expect(await seen()).toContainEqual({ user_id: grace.id, question_seq: 3 });
    expect(await grace.query(SCORES, [threeQuestions.name])).toEqual([
      { user_id: grace.id, question_seq: 3 },
    ]);
  });

  test('of a puzzle that one has not finished stay hidden, however one asks', async () => {
    const [today, yesterday] = [puzzle(day()), puzzle(day(-1))];
    await grace.rpc('answer_question', right(today));
    await ada.rpc('answer_question', right(yesterday));
    for (const [text, values] of [
      [SCORES, [today.name]],
      ['select id from scores where user_id = $1 and puzzle_type = $2', [grace.id, today.name]],
      [`select id from scores where puzzle_type like $1 and user_id <> auth.uid()`, [`%${today.name}%`]],
    ] as const) {
      expect(await ada.query(text, [...values])).toEqual([]);
    }
    await expect(people.visitor().query(SCORES, [today.name])).rejects.toMatchObject({ code: '42501' });
  });
});

describe("another player's own things", () => {
  test.each(['profiles', 'languages', 'consecutives'])(
    'in %s cannot be read, changed or removed',
    async (table) => {
      expect(await ada.query(`select user_id from ${table}`)).toEqual([{ user_id: ada.id }]);
      expect(
        await ada.query(`update ${table} set user_id = user_id where user_id = $1 returning 1`, [grace.id]),
      ).toEqual([]);
      await expect(ada.query(`insert into ${table} (user_id) values ($1)`, [grace.id])).rejects.toMatchObject(
        {
          code: '42501',
        },
      );
      await expect(ada.query(`delete from ${table} where user_id = $1`, [ada.id])).rejects.toMatchObject({
        code: '42501',
      });
      await expect(people.visitor().query(`select user_id from ${table}`)).rejects.toMatchObject({
        code: '42501',
      });
    },
  );

  test('such as feedback can be sent by them alone and read by no player', async () => {
    const insert = 'insert into feedback (user_id, message) values ($1, $2)';
    await ada.query(insert, [ada.id, 'Lovely. <b>Truly</b>']);
    await ada.query(insert, [ada.id, '']);
    await expect(ada.query(insert, [grace.id, 'I am Grace'])).rejects.toMatchObject({ code: '42501' });
    await expect(ada.query(insert, [ada.id, 'x'.repeat(4001)])).rejects.toMatchObject({ code: '23514' });
    for (const reader of [ada, await people.operator()]) {
      await expect(reader.query('select message from feedback')).rejects.toMatchObject({ code: '42501' });
    }
    expect(await people.service.query('select message from feedback order by id')).toEqual([
      { message: 'Lovely. <b>Truly</b>' },
      { message: '' },
    ]);
  });
});

describe('an invitation', () => {
  const insert = 'insert into invitations (email, referral_id) values ($1, $2)';

  test('is accepted by the invited, in their own confirmed name, once', async () => {
    const inviter = await people.player('Inviter');
    const invited = await people.player('Invited', { email: `Invited-${randomUUID()}@Players.test` });
    const email = invited.email ?? '';
    await invited.query(insert, [email, inviter.id]);
    await expect(invited.query(insert, [email.toLowerCase(), ada.id])).rejects.toMatchObject({
      code: '23505',
    });
    const own = 'select email, referral_id from invitations';
    for (const party of [inviter, invited]) {
      expect(await party.query(own)).toEqual([{ email, referral_id: inviter.id }]);
    }
    expect(await ada.query(own)).toEqual([]);
  });

  test('cannot be made up', async () => {
    const unconfirmed = await people.player('New', { isConfirmed: false });
    for (const [actor, email, referral] of [
      [ada, 'somebody@else.test', grace.id],
      [ada, grace.email, grace.id],
      [ada, ada.email, ada.id],
      [unconfirmed, unconfirmed.email, ada.id],
      [people.visitor(), 'somebody@else.test', ada.id],
    ] as const) {
      await expect(actor.query(insert, [email, referral])).rejects.toMatchObject({ code: '42501' });
    }
    await expect(ada.query(insert, [ada.email, randomUUID()])).rejects.toMatchObject({ code: '23503' });
  });
});
