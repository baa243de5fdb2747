/* Every door of the database, tried by everybody who should not get in. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { actors, day, type Actor, type Actors } from '../../testing/actors.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { puzzle, puzzlesOf, right, wrong } from '../../testing/puzzles.ts';

let database: TestDatabase;
let people: Actors;
const SECRETS = {
  answer: 'xylophone',
  alternates: ['glockenspiel'],
  plurals: ['xylophones'],
  reason: 'It rhymes.',
};
const today = puzzle(day(), '301', SECRETS);
const tomorrow = puzzle(day(1), '301', {
  ...SECRETS,
  phrase: 'Not yet to be read',
  messageOfTheDay: 'Not yet',
});

beforeAll(async () => {
  database = await createTestDatabase('twofold');
  people = actors(database);
  await people.service.rpc('publish_puzzles', { puzzles: [today, tomorrow, ...puzzlesOf(day()).slice(1)] });
});
afterAll(() => database.drop());

async function outsiders(): Promise<Actor[]> {
  return [people.visitor(), await people.player(), await people.operator()];
}

/** What the catalogue lists: a test that names its objects would not notice the next one. */
async function listed(text: string): Promise<string[]> {
  const { rows } = await database.admin.query<{ name: string }>(text);
  expect(rows.length).toBeGreaterThan(0);
  return rows.map(({ name }) => name);
}

describe('the schema private', () => {
  test('has no table that visitors, players or operators can read or write', async () => {
    const tables = await listed(
      `select oid::regclass::text as name from pg_class
       where relnamespace = 'private'::regnamespace and relkind in ('r', 'p', 'v')`,
    );
    for (const outsider of await outsiders()) {
      for (const table of tables) {
        for (const text of [
          `select * from ${table}`,
          `delete from ${table} where true`,
          `select count(*) from ${table}`,
        ]) {
          await expect(outsider.query(text), text).rejects.toMatchObject({ code: '42501' });
        }
      }
    }
  });

  test('has no function that they can call', async () => {
    const calls = await listed(
      `select format('select %s(%s)', oid::regproc,
         (select string_agg('null::' || format_type(type, null), ', ') from unnest(proargtypes) as type)) as name
       from pg_proc where pronamespace = 'private'::regnamespace and prorettype <> 'trigger'::regtype`,
    );
    for (const outsider of await outsiders()) {
      for (const call of calls)
        await expect(outsider.query(call), call).rejects.toMatchObject({ code: '42501' });
    }
  });
});

describe('the functions of public', () => {
  test('are called by those whom they are for', async () => {
    const doors = await listed(
      `select p.proname || ': ' || string_agg(role, ' ' order by role) as name
       from pg_proc as p, unnest(array['anon', 'authenticated', 'service_role']) as role
       where p.pronamespace = 'public'::regnamespace and has_function_privilege(role, p.oid, 'execute')
       group by p.proname order by 1`,
    );
    expect(doors).toEqual([
      'answer_question: anon authenticated service_role',
      'compare_puzzles: authenticated service_role',
      'compose_invitation: authenticated service_role',
      'day_overview: anon authenticated service_role',
      'finished_question: anon authenticated service_role',
      'invitation_status: anon authenticated service_role',
      'invite: authenticated service_role',
      'my_invitations: authenticated service_role',
      'my_standing: authenticated service_role',
      'my_unlocks: authenticated service_role',
      'open_game: anon authenticated service_role',
      'player_statistics: authenticated service_role',
      'publish_puzzles: authenticated service_role',
      'recent_days: authenticated service_role',
      'set_operator: service_role',
      'settle_invitation: service_role',
      'withdraw_invitation: authenticated service_role',
    ]);
  });

  test('let nobody but operators compare or publish puzzles', async () => {
    for (const intruder of [people.visitor(), await people.player()]) {
      for (const call of ['compare_puzzles', 'publish_puzzles']) {
        await expect(intruder.rpc(call, { puzzles: [tomorrow] })).rejects.toMatchObject({ code: '42501' });
        await expect(intruder.rpc(call, { puzzles: 7 })).rejects.toMatchObject({ code: '42501' });
      }
    }
  });

  test('tell nothing of an answer before the question is finished', async () => {
    const player = await people.player();
    const visitor = people.visitor();
    const told = [
      await player.rpc('day_overview'),
      await player.rpc('open_game', { puzzle_name: today.name }),
      await player.rpc('answer_question', wrong(today)),
      await player.rpc('open_game', { puzzle_name: today.name }),
      await visitor.rpc('day_overview'),
      await visitor.rpc('open_game', { puzzle_name: today.name, visitor: visitor.id }),
      await player.query('select * from scores where user_id = auth.uid()'),
    ];
    expect(JSON.stringify(told)).not.toMatch(/xylophone|glockenspiel|rhymes|Not yet|random/i);
    expect(JSON.stringify(await player.rpc('answer_question', right(today)))).toMatch(/xylophone.*rhymes/);
  });

  test('tell nothing in their errors', async () => {
    const player = await people.player();
    const refusals: unknown[] = [];
    for (const change of [
      { text_entered: '' },
      { image_selected: 'x' },
      { question_seq: 9 },
      right(tomorrow),
    ]) {
      const call = player.rpc('answer_question', { ...right(today), ...change });
      await expect(call).rejects.toMatchObject({ code: expect.stringMatching(/^PT4/) as unknown });
      const { message, detail, hint } = (await call.catch((error: unknown) => error)) as Record<
        string,
        unknown
      >;
      refusals.push({ message, detail, hint });
    }
    expect(JSON.stringify(refusals)).not.toMatch(/xylophone|glockenspiel|rhymes|Not yet/i);
  });
});

describe('what is read outright', () => {
  test.each([
    'allow_list',
    'feedback',
    'invitations',
    'leaderboard',
    'scores',
    'consecutives',
    'profiles',
    'languages',
  ])('%s is nothing for visitors', async (table) => {
    await expect(people.visitor().query(`select * from ${table}`)).rejects.toMatchObject({ code: '42501' });
  });

  test('the allow-list is for operators alone', async () => {
    const [player, operator] = [await people.player(), await people.operator()];
    await operator.query(`insert into allow_list (email) values ('friend@players.test')`);
    expect(await operator.query('select email from allow_list')).toEqual([{ email: 'friend@players.test' }]);
    expect(await player.query('select email from allow_list')).toEqual([]);
    await expect(
      player.query(`insert into allow_list (email) values ($1)`, [player.email]),
    ).rejects.toMatchObject({ code: '42501' });
    expect(await player.query('delete from allow_list where true returning 1')).toEqual([]);
    await expect(
      operator.query(`insert into allow_list (email) values ('Friend@Players.test')`),
    ).rejects.toMatchObject({ code: '23514' });
    await operator.query(`delete from allow_list where email = 'friend@players.test'`);
    expect(await operator.query('select email from allow_list')).toEqual([]);
  });

  test('an account does not become an operator by saying so', async () => {
    const forger = await people.player('Forger', {
      metadata: { role: 'operator', app_metadata: { role: 'operator' } },
    });
    await expect(forger.rpc('compare_puzzles', { puzzles: [] })).rejects.toMatchObject({ code: '42501' });
  });
});

describe('files', () => {
  const list = 'select name from storage.objects order by name';
  const add = 'insert into storage.objects (bucket_id, name) values ($1, $2)';

  test('are listed and written by operators alone', async () => {
    const [visitor, player, operator] = [people.visitor(), await people.player(), await people.operator()];
    await operator.query(add, ['puzzles', tomorrow.name]);
    await operator.query(add, ['images', 'clever/owl.webp']);
    expect(await operator.query(list)).toEqual([{ name: tomorrow.name }, { name: 'clever/owl.webp' }]);
    for (const outsider of [visitor, player]) {
      expect(await outsider.query(list)).toEqual([]);
      for (const bucket of ['puzzles', 'images']) {
        await expect(outsider.query(add, [bucket, 'mine.webp'])).rejects.toMatchObject({ code: '42501' });
      }
      expect(
        await outsider.query('update storage.objects set name = $1 where true returning 1', ['x']),
      ).toEqual([]);
    }
  });

  test('of operators lie in these buckets', async () => {
    expect(await people.service.query('select id, public from storage.buckets order by id')).toEqual([
      { id: 'images', public: true },
      { id: 'puzzles', public: false },
    ]);
    await database.admin.query(`insert into storage.buckets (id, name) values ('others', 'others')`);
    const operator = await people.operator();
    await expect(operator.query(add, ['others', 'x'])).rejects.toMatchObject({ code: '42501' });
  });
});
