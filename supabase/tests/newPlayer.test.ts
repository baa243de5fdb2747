import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { actors, type Actor, type Actors } from '../../testing/actors.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';

let database: TestDatabase;
let people: Actors;

beforeAll(async () => {
  database = await createTestDatabase('twofold');
  people = actors(database);
});
afterAll(() => database.drop());

async function usernameOf(player: Actor) {
  const [row] = await player.query<{ username: string }>('select username from profiles');
  return row?.username;
}

describe('signing up', () => {
  test('makes profile, languages and streak', async () => {
    const player = await people.player('Ada');
    expect(await player.query('select * from profiles')).toEqual([
      {
        user_id: player.id,
        username: 'Ada',
        birth_country: null,
        birth_state: null,
        residence_country: null,
        residence_state: null,
        high_level_education: null,
      },
    ]);
    expect(await player.query('select user_id, home_language from languages')).toEqual([
      { user_id: player.id, home_language: null },
    ]);
    expect(await player.query('select * from consecutives')).toEqual([
      {
        user_id: player.id,
        consecutive: 0,
        last: null,
        ever_consecutive: 0,
        last_at: null,
        previous_at: null,
      },
    ]);
  });

  test.each([
    ['outer spaces are dropped', '  Ada  ', 'Ada'],
    ['line breaks and characters that cannot be seen become spaces', 'A\u0007d\na\u202e\u200bL', 'A d a L'],
    ['forty characters are kept', 'ж'.repeat(60), 'ж'.repeat(40)],
    ['what looks like code stays text', `<b>'; drop table profiles; --`, `<b>'; drop table profiles; --`],
    ['emoji that are joined stay joined', '👩‍🚀', '👩‍🚀'],
  ])('with a username of which %s', async (_, username, kept) => {
    expect(await usernameOf(await people.player(username))).toBe(kept);
  });

  test.each([[undefined], [null], [''], [' \n '], [7]])('succeeds with the username %j', async (username) => {
    const player = await people.player('', { metadata: { username } });
    const expected = username === 7 ? '7' : player.email?.split('@')[0]?.slice(0, 40);
    expect(await usernameOf(player)).toBe(expected);
  });

  test('succeeds without e-mail and username', async () => {
    await database.admin.query('insert into auth.users (id) values (gen_random_uuid())');
    const named = await database.admin.query(`select username from profiles where username = 'player'`);
    expect(named.rows).toEqual([{ username: 'player' }]);
  });
});

describe("a client's own inserts after signing up", () => {
  test('succeed, answer with the row and keep what is there', async () => {
    const player = await people.player('Ada');
    await player.query(`update profiles set birth_country = 'Canada' where user_id = auth.uid()`);
    const insert = `insert into profiles (user_id, username) values ($1, $2) returning username, birth_country`;
    const row = { username: 'Countess', birth_country: 'Canada' };
    expect(await player.query(insert, [player.id, ' Countess '])).toEqual([row]);
    expect(await player.query('select username, birth_country from profiles')).toEqual([row]);
  });

  test('succeed as upserts, too', async () => {
    const player = await people.player();
    const upsert = `insert into languages (user_id, home_language) values ($1, 'Welsh')
      on conflict (user_id) do update set home_language = excluded.home_language returning home_language`;
    expect(await player.query(upsert, [player.id])).toEqual([{ home_language: 'Welsh' }]);
    expect(await player.query(upsert, [player.id])).toEqual([{ home_language: 'Welsh' }]);
  });

  test('succeed at the same moment', async () => {
    const player = await people.player();
    const insert = `insert into languages (user_id, work_language) values ($1, $2)`;
    await Promise.all(
      Array.from({ length: 10 }, (_, index) => player.query(insert, [player.id, `Language ${index}`])),
    );
    expect(await player.query('select count(*) from languages')).toEqual([{ count: 1 }]);
  });
});

describe('a profile', () => {
  test('is changed by its player, values and nulls alike', async () => {
    const player = await people.player();
    const update = `update profiles set user_id = $1, birth_country = $2, birth_state = null where user_id = $1
      returning birth_country`;
    for (const country of ['Canada', `O'Land <i>`, null]) {
      expect(await player.query(update, [player.id, country])).toEqual([{ birth_country: country }]);
    }
  });

  test('takes no endless text and no empty name', async () => {
    const player = await people.player('Ada');
    for (const column of ['birth_country', 'residence_state', 'high_level_education']) {
      const update = `update profiles set ${column} = $1 where user_id = auth.uid()`;
      await expect(player.query(update, ['x'.repeat(10_000)])).rejects.toMatchObject({ code: '23514' });
    }
    for (const nothing of ['', ' \u200b ', null]) {
      await expect(
        player.query('update profiles set username = $1 where user_id = auth.uid()', [nothing]),
      ).rejects.toMatchObject({ code: '23502' });
    }
    expect(await usernameOf(player)).toBe('Ada');
  });

  test('goes with its account, as everything else does', async () => {
    const player = await people.player();
    await player.query(`insert into feedback (message) values ('Goodbye')`);
    await database.admin.query('delete from auth.users where id = $1', [player.id]);
    for (const table of ['profiles', 'languages', 'consecutives', 'feedback']) {
      const { rows } = await database.admin.query(`select 1 from ${table} where user_id = $1`, [player.id]);
      expect(rows, table).toEqual([]);
    }
  });
});
