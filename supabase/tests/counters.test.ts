import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { actors, type Actor, type Actors } from '../../testing/actors.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { untilWaiting } from './untilWaiting.ts';

let database: TestDatabase;
let people: Actors;
const TODAY = `day = (now() at time zone 'UTC')::date`;

beforeAll(async () => {
  database = await createTestDatabase('twofold');
  people = actors(database);
});
beforeEach(() => database.admin.query('truncate global'));
afterAll(() => database.drop());

/** The counters are for everybody, so each rule holds for visitors and players. */
async function everybody(): Promise<Actor[]> {
  return [people.visitor(), await people.player()];
}

function latest(of: Actor) {
  return of.query('select daily_free_plays, daily_demo_plays from global order by id desc limit 1');
}

describe('the daily counters', () => {
  test('begin with the first play of a day, which counts as one', async () => {
    for (const caller of await everybody()) {
      await database.admin.query('truncate global');
      const insert =
        'insert into global (daily_free_plays) values (500) returning daily_free_plays, daily_demo_plays';
      expect(await caller.query(insert)).toEqual([{ daily_free_plays: 1, daily_demo_plays: 0 }]);
      const { rows } = await database.admin.query(`select ${TODAY} as is_today from global`);
      expect(rows).toEqual([{ is_today: true }]);
    }
  });

  test('count a second opening of the day on the row there is', async () => {
    const [visitor, player] = (await everybody()) as [Actor, Actor];
    await visitor.query('insert into global (daily_free_plays) values (1)');
    await player.query('insert into global (daily_free_plays, daily_demo_plays) values (1, 1)');
    await player.query('insert into global (daily_demo_plays) values (-7)');
    expect(await latest(visitor)).toEqual([{ daily_free_plays: 2, daily_demo_plays: 1 }]);
  });

  test.each([
    ['a play that is being judged', 'select private.count_plays(now(), 1, 0)'],
    ['another call', 'set local role anon; insert into global (daily_free_plays) values (1)'],
  ])('lose nothing when %s opens the day at the same moment', async (_, opening) => {
    const client = await database.admin.connect();
    try {
      await client.query(`begin; ${opening}`);
      const calls = [
        people.visitor().query('insert into global (daily_free_plays) values (1)'),
        database.admin.query('select private.count_plays(now(), 1, 1)'),
      ];
      await untilWaiting(database, calls.length);
      await client.query('commit');
      await Promise.all(calls);
    } finally {
      client.release();
    }
    expect(await latest(people.visitor())).toEqual([{ daily_free_plays: 3, daily_demo_plays: 1 }]);
  });

  test.each([
    ['one more', 6],
    ['far more', 1_000_000],
    ['what somebody else was faster to say', 5],
    ['less', 0],
    ['a negative number', -1],
    ['nothing', null],
  ])('rise by one a call that claims %s', async (_, claim) => {
    for (const caller of await everybody()) {
      await database.admin.query('truncate global');
      await database.admin.query('insert into global (daily_free_plays, daily_demo_plays) values (5, 3)');
      await caller.query(`update global set daily_free_plays = $1 where ${TODAY}`, [claim]);
      expect(await latest(caller)).toEqual([{ daily_free_plays: 6, daily_demo_plays: 3 }]);
      await caller.query(`update global set daily_demo_plays = $1 where ${TODAY}`, [claim]);
      expect(await latest(caller)).toEqual([{ daily_free_plays: 6, daily_demo_plays: 4 }]);
    }
  });

  test('rise alone when a call sends the whole row with one of them raised', async () => {
    const visitor = people.visitor();
    await database.admin.query('insert into global (daily_free_plays, daily_demo_plays) values (5, 3)');
    await visitor.query(`update global set daily_free_plays = 6, daily_demo_plays = 3 where ${TODAY}`);
    expect(await latest(visitor)).toEqual([{ daily_free_plays: 6, daily_demo_plays: 3 }]);
    await visitor.query(`update global set daily_free_plays = 6, daily_demo_plays = 4 where ${TODAY}`);
    expect(await latest(visitor)).toEqual([{ daily_free_plays: 6, daily_demo_plays: 4 }]);
  });

  test('of past days stay as they are', async () => {
    await database.admin.query(
      `insert into global (day, daily_free_plays) values ((now() at time zone 'UTC')::date - 1, 5)`,
    );
    for (const caller of await everybody()) {
      const update = 'update global set daily_free_plays = 6 where daily_free_plays = 5 returning id';
      expect(await caller.query(update)).toEqual([]);
    }
  });

  test.each([
    `update global set day = '2020-01-01' where ${TODAY}`,
    `update global set id = default where ${TODAY}`,
    `update global set created_at = now() where ${TODAY}`,
    `insert into global (day) values ('2020-01-01')`,
    `insert into global (id) overriding system value values (1)`,
    `delete from global where ${TODAY}`,
    `truncate global`,
  ])('let nobody run: %s', async (text) => {
    await database.admin.query('insert into global default values');
    for (const caller of await everybody()) {
      await expect(caller.query(text)).rejects.toMatchObject({ code: '42501' });
    }
  });
});
