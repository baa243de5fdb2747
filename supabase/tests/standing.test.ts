import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { actors, day, type Actor, type Actors } from '../../testing/actors.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { puzzle, puzzlesOf, right, wrong } from '../../testing/puzzles.ts';

let database: TestDatabase;
let people: Actors;
let ada: Actor;
const today = puzzle(day());

beforeAll(async () => {
  database = await createTestDatabase('twofold');
  people = actors(database);
  await people.service.rpc('publish_puzzles', { puzzles: puzzlesOf(day()) });
});
beforeEach(async () => {
  await database.admin.query('truncate auth.users cascade');
  ada = await people.player('Ada');
});
afterAll(() => database.drop());

const standingOf = (player: Actor) => player.rpc<Record<string, unknown>>('my_standing');

describe("a player's standing", () => {
  test('is no place before they have played', async () => {
    const nothing = { own: 0, ahead: null };
    expect(await standingOf(ada)).toEqual({
      aheadLimit: 1000,
      weekEnds: expect.any(String) as unknown,
      monthEnds: expect.any(String) as unknown,
      scoreWeek: nothing,
      scoreMonth: nothing,
      correctWeek: nothing,
      correctMonth: nothing,
      consecutive: nothing,
      everConsecutive: nothing,
      inviteTotal: nothing,
      inviteMonth: nothing,
    });
  });

  test('follows each answer at once: the own figure, and how many are ahead', async () => {
    const [grace, edsger] = [await people.player('Grace'), await people.player('Edsger')];
    await grace.rpc('answer_question', right(today));
    await edsger.rpc('answer_question', right(today));
    await ada.rpc('answer_question', wrong(today));
    await ada.rpc('answer_question', right(today));
    expect(await standingOf(ada)).toMatchObject({
      scoreWeek: { own: 1500, ahead: 2 },
      scoreMonth: { own: 1500, ahead: 2 },
      correctWeek: { own: 1, ahead: 0 },
      correctMonth: { own: 1, ahead: 0 },
      consecutive: { own: 1, ahead: 0 },
      everConsecutive: { own: 1, ahead: 0 },
    });
    await ada.rpc('answer_question', right(puzzle(day(), '401')));
    expect(await standingOf(ada)).toMatchObject({ scoreWeek: { own: 3500, ahead: 0 } });
    expect(await standingOf(grace)).toMatchObject({ scoreWeek: { own: 2000, ahead: 1 } });
    expect(await ada.query('select max_score_week, max_score_week_username from leaderboard')).toEqual([
      { max_score_week: 3500, max_score_week_username: 'Ada' },
    ]);
  });

  test('counts longer streaks that are alive, and whom others have brought', async () => {
    const players = await Promise.all(['Grace', 'Edsger', 'Barbara'].map((name) => people.player(name)));
    for (const [index, { id }] of players.entries()) {
      await database.admin.query(
        `update consecutives set consecutive = 7, ever_consecutive = 7, last = $2::date, last_at = now() where user_id = $1`,
        [id, day(index === 2 ? -5 : -1)],
      );
    }
    const invited = await people.player();
    await invited.query('insert into invitations (email, referral_id) values ($1, $2)', [
      invited.email,
      players[0]?.id,
    ]);
    const other = await people.player();
    await other.query('insert into invitations (email, referral_id) values ($1, $2)', [other.email, ada.id]);
    await ada.rpc('answer_question', right(today));
    expect(await standingOf(ada)).toMatchObject({
      consecutive: { own: 1, ahead: 2 },
      everConsecutive: { own: 1, ahead: 3 },
      inviteTotal: { own: 1, ahead: 0 },
      inviteMonth: { own: 1, ahead: 0 },
    });
  });

  test('ends with the week on Monday and with the month on the first, in UTC', async () => {
    const { rows } = await database.admin.query(
      `select standing ->> 'weekEnds' as week, standing ->> 'monthEnds' as month
       from private.my_standing_at('2026-12-31 23:59 UTC', 'Asia/Tokyo', $1) as standing`,
      [ada.id],
    );
    expect(rows).toEqual([{ week: '2027-01-04T00:00:00+00:00', month: '2027-01-01T00:00:00+00:00' }]);
  });
});

describe('among very many players', () => {
  const PLAYERS = 20_000;

  /** Totals of players who exist in them alone. */
  async function crowd() {
    const client = await database.admin.connect();
    try {
      await client.query('begin');
      // Without it, each row would ask for its account.
      await client.query(`set local session_replication_role = 'replica'`);
      await client.query(
        `insert into private.player_weeks select gen_random_uuid(), private.week_of(now()), 5000 + n % 700, 10 + n % 40 from generate_series(1, $1) as n`,
        [PLAYERS],
      );
      await client.query(
        `insert into private.player_months select gen_random_uuid(), private.month_of(now()), 5000 + n % 700, 10 + n % 40, 1 + n % 9 from generate_series(1, $1) as n`,
        [PLAYERS],
      );
      await client.query(
        `insert into private.inviters select gen_random_uuid(), 1 + n % 9 from generate_series(1, $1) as n`,
        [PLAYERS],
      );
      await client.query(
        `insert into consecutives (user_id, consecutive, last, ever_consecutive, last_at)
         select gen_random_uuid(), 1 + n % 300, current_date - n % 5, 301 + n % 99, now() from generate_series(1, $1) as n`,
        [PLAYERS],
      );
      await client.query(
        `insert into profiles (user_id, username) select gen_random_uuid(), 'Player ' || n from generate_series(1, $1) as n`,
        [PLAYERS],
      );
      await client.query('commit');
    } finally {
      client.release();
    }
    await database.admin.query(
      'analyze private.player_weeks, private.player_months, private.inviters, consecutives, profiles',
    );
  }

  /** What a statement reads: scans of whole tables, and entries of indexes, by table. */
  async function reads(text: string, values: unknown[] = []) {
    // A connection of its own: what earlier statements read would be counted in.
    const client = new pg.Client(database.connection);
    await client.connect();
    try {
      await client.query('begin');
      await client.query(text, values);
      const { rows } = await client.query<{ table: string; whole: number; entries: number }>(
        `select relname as table, sum(whole)::int as whole, sum(entries)::int as entries
         from (
           select relname, seq_scan as whole, 0::bigint as entries from pg_stat_xact_user_tables
           union all
           select c.relname, 0, pg_stat_get_xact_tuples_returned(i.indexrelid)
           from pg_index as i join pg_class as c on c.oid = i.indrelid
           where c.relnamespace in ('public'::regnamespace, 'private'::regnamespace)
         ) as read
         group by relname having sum(whole) > 0 or sum(entries) > 0 order by 1`,
      );
      return rows;
    } finally {
      await client.end();
    }
  }

  test('leaderboard and standing are read along indexes, a bounded part of them, and no scores', async () => {
    await crowd();
    await ada.rpc('answer_question', right(today));
    const board = await reads('select * from leaderboard');
    const standing = await reads(`select private.my_standing_at(now(), 'UTC', $1)`, [ada.id]);
    for (const read of [board, standing]) {
      const tables = read.map(({ table }) => table);
      expect(tables).toEqual(
        expect.arrayContaining(['player_weeks', 'player_months', 'consecutives', 'inviters']),
      );
      expect(tables).not.toContain('scores');
      expect(read.filter(({ whole }) => whole > 0)).toEqual([]);
    }
    expect(standing.reduce((sum, { entries }) => sum + entries, 0)).toBeLessThan(12_000);
    expect(await standingOf(ada)).toMatchObject({
      aheadLimit: 1000,
      scoreWeek: { own: 2000, ahead: 1000 },
      consecutive: { own: 1, ahead: 1000 },
      inviteTotal: { own: 0, ahead: null },
    });
  });
});
