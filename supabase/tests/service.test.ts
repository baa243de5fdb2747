import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { actors, day, type Actors } from '../../testing/actors.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { puzzle, right } from '../../testing/puzzles.ts';
import { traveller } from './timeTravel.ts';

let database: TestDatabase;
let people: Actors;
const today = puzzle(day());

beforeAll(async () => {
  database = await createTestDatabase('twofold');
  people = actors(database);
  await people.service.rpc('publish_puzzles', {
    puzzles: [today, puzzle('2026-01-05'), puzzle('2026-03-05')],
  });
});
afterAll(() => database.drop());

describe('the service key', () => {
  test('reads what players wrote', async () => {
    const player = await people.player();
    await player.rpc('answer_question', right(today));
    for (const table of ['scores', 'profiles', 'languages', 'consecutives', 'leaderboard']) {
      expect(await people.service.query(`select * from ${table}`), table).not.toEqual([]);
    }
  });

  test('does not see the schema private either', async () => {
    await expect(people.service.query('select * from private.questions')).rejects.toMatchObject({
      code: '42501',
    });
  });

  test('makes an account an operator and a player again', async () => {
    const player = await people.player();
    const role = async () => {
      const { rows } = await database.admin.query<{ role: string | null }>(
        `select raw_app_meta_data ->> 'role' as role from auth.users where id = $1`,
        [player.id],
      );
      return rows[0]?.role;
    };
    const email = ` ${player.email?.toUpperCase()} `;
    expect(await people.service.rpc('set_operator', { email, is_operator: true })).toBe(true);
    expect(await role()).toBe('operator');
    expect(await people.service.rpc('set_operator', { email, is_operator: false })).toBe(true);
    expect(await role()).toBeNull();
    expect(
      await people.service.rpc('set_operator', { email: 'nobody@players.test', is_operator: true }),
    ).toBe(false);
    for (const other of [people.visitor(), player, await people.operator()]) {
      await expect(other.rpc('set_operator', { email, is_operator: true })).rejects.toMatchObject({
        code: '42501',
      });
    }
  });
});

describe('what has served its time', () => {
  test('is swept out by later openings, a little each time', async () => {
    const [winter, spring] = [puzzle('2026-01-05'), puzzle('2026-03-05')];
    for (let count = 0; count < 6; count++) {
      const visitor = traveller(database, people.visitor());
      await visitor.open(['2026-01-05 12:00', 'UTC'], winter);
      await visitor.answer(['2026-01-05 12:01', 'UTC'], winter);
      await traveller(database, await people.player()).open(['2026-01-05 12:00', 'UTC'], winter);
    }
    const left = async () => {
      const { rows } = await database.admin.query(
        `select (select count(*)::int from private.visits where opened_day = '2026-01-05') as visits,
           (select count(*)::int from private.visitor_visits where opened_day = '2026-01-05') as visitor_visits,
           (select count(*)::int from private.visitor_answers where created_at < '2026-01-06') as visitor_answers`,
      );
      return rows[0] as unknown;
    };
    const player = traveller(database, await people.player());
    await player.open(['2026-01-05 17:59', 'UTC'], winter);
    expect(await left()).toEqual({ visits: 7, visitor_visits: 6, visitor_answers: 6 });
    await player.open(['2026-03-05 12:00', 'UTC'], spring);
    expect(await left()).toEqual({ visits: 3, visitor_visits: 2, visitor_answers: 2 });
    await player.open(['2026-03-05 12:00', 'UTC'], spring);
    expect(await left()).toEqual({ visits: 0, visitor_visits: 0, visitor_answers: 0 });
  });
});
