import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addDays } from '../../game/days.ts';
import { actors, day, type Actor, type Actors } from '../../testing/actors.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { puzzle, puzzlesOf, right, wrong } from '../../testing/puzzles.ts';
import { traveller, type When } from './timeTravel.ts';

let database: TestDatabase;
let people: Actors;
let reader: Actor;
const today = puzzle(day());

beforeAll(async () => {
  database = await createTestDatabase('twofold');
  people = actors(database);
  const days = Array.from({ length: 40 }, (_, index) => puzzle(addDays('2026-01-20', index)));
  const recent = [...puzzlesOf(day()), ...puzzlesOf(day(-1)), puzzle(day(-2))];
  await people.service.rpc('publish_puzzles', { puzzles: [...days, ...recent] });
});
beforeEach(async () => {
  await database.admin.query('truncate auth.users cascade');
  reader = await people.player('Reader');
});
afterAll(() => database.drop());

async function leaderboard() {
  const [row] = await reader.query('select * from leaderboard order by id desc limit 1');
  return row;
}

describe('the leaderboard', () => {
  test('has the figures of the spec, and nothing in them before anybody has played', async () => {
    const figures = [
      'score_week',
      'score_month',
      'correct_week',
      'correct_month',
      'consecutive',
      'ever_consecutive',
    ];
    const all = [...figures, 'invite_total', 'invite_month'].flatMap((name) => [
      [`max_${name}`, 0],
      [`max_${name}_username`, null],
      [`max_${name}_user_count`, 0],
    ]);
    expect(await leaderboard()).toEqual({ id: 1, ...Object.fromEntries(all) });
  });

  test('names who has the most points, right questions and days', async () => {
    const [ada, grace] = [await people.player('Ada'), await people.player('Grace')];
    await ada.rpc('answer_question', right(today));
    await ada.rpc('answer_question', right(puzzle(day(), '401')));
    await grace.rpc('answer_question', wrong(today));
    await grace.rpc('answer_question', right(today));
    expect(await leaderboard()).toMatchObject({
      max_score_week: 4000,
      max_score_week_username: 'Ada',
      max_score_week_user_count: 1,
      max_score_month: 4000,
      max_correct_week: 2,
      max_correct_month: 2,
      max_correct_month_username: 'Ada',
      max_consecutive: 1,
      max_consecutive_user_count: 2,
      max_ever_consecutive: 1,
      max_ever_consecutive_user_count: 2,
    });
  });

  test('counts who shares a record', async () => {
    const players = await Promise.all(['Ada', 'Grace', 'Edsger'].map((name) => people.player(name)));
    for (const player of players) await player.rpc('answer_question', right(today));
    const board = await leaderboard();
    expect(board).toMatchObject({
      max_score_week: 2000,
      max_score_week_user_count: 3,
      max_correct_month_user_count: 3,
    });
    expect(['Ada', 'Grace', 'Edsger']).toContain(board?.['max_score_week_username']);
  });

  test('counts a question as right when both parts are', async () => {
    const player = await people.player();
    const answer = { ...right(today), text_entered: 'nonsense' };
    await player.rpc('answer_question', answer);
    await player.rpc('answer_question', answer);
    expect(await leaderboard()).toMatchObject({
      max_score_week: 750,
      max_correct_week: 0,
      max_correct_month: 0,
    });
  });

  test('does not tell of streaks that are over', async () => {
    const ada = await people.player('Ada');
    await database.admin.query(
      `update consecutives set consecutive = 7, ever_consecutive = 7, last = (now() at time zone 'UTC')::date - $2::int,
       last_at = now() where user_id = $1`,
      [ada.id, 3],
    );
    expect(await leaderboard()).toMatchObject({ max_consecutive: 0, max_ever_consecutive: 7 });
    await (await people.player('Grace')).rpc('answer_question', right(today));
    expect(await leaderboard()).toMatchObject({ max_consecutive: 1, max_consecutive_username: 'Grace' });
  });

  test('names who has brought most players', async () => {
    const [ada, grace] = [await people.player('Ada'), await people.player('Grace')];
    for (const [invited, inviter] of [
      [await people.player(), ada],
      [await people.player(), ada],
      [await people.player(), grace],
    ] as const) {
      await invited.query('insert into invitations (email, referral_id) values ($1, $2)', [
        invited.email,
        inviter.id,
      ]);
    }
    expect(await leaderboard()).toMatchObject({
      max_invite_total: 2,
      max_invite_total_username: 'Ada',
      max_invite_total_user_count: 1,
      max_invite_month: 2,
      max_invite_month_username: 'Ada',
      max_invite_month_user_count: 1,
    });
  });

  test('cannot be written', async () => {
    for (const text of [
      'insert into leaderboard (max_score_week) values (1)',
      'update leaderboard set max_score_week = 1 where id = 1',
      'delete from leaderboard where id = 1',
    ]) {
      await expect(reader.query(text), text).rejects.toBeDefined();
    }
  });
});

describe('running totals', () => {
  async function totals(table: string, period: string) {
    const { rows } = await database.admin.query(
      `select ${period}::text as period, score, correct from private.${table} order by 1`,
    );
    return rows as unknown;
  }

  test('begin anew on Monday and on the first, in UTC', async () => {
    const player = traveller(database, await people.player());
    const moments: When[] = [
      ['2026-02-01 23:59', 'UTC'], // a Sunday, the last day of the week that began in January
      ['2026-02-02 00:00', 'UTC'],
    ];
    await player.answer(['2026-01-31 23:59', 'UTC'], puzzle('2026-01-31'));
    for (const when of moments) await player.answer(when, puzzle(when[0].slice(0, 10)));
    expect(await totals('player_weeks', 'week')).toEqual([
      { period: '2026-01-26', score: 4000, correct: 2 },
      { period: '2026-02-02', score: 2000, correct: 1 },
    ]);
    expect(await totals('player_months', 'month')).toEqual([
      { period: '2026-01-01', score: 2000, correct: 1 },
      { period: '2026-02-01', score: 4000, correct: 2 },
    ]);
  });

  test('are what the scores add up to', async () => {
    const players = await Promise.all(Array.from({ length: 5 }, () => people.player()));
    for (const [index, player] of players.entries()) {
      await player.rpc('answer_question', index % 2 ? right(today) : wrong(today));
      await player.rpc('answer_question', right(puzzle(day(-1))));
      await player.rpc('answer_question', wrong(puzzle(day(-2))));
      await player.rpc('answer_question', wrong(puzzle(day(-2))));
    }
    const { rows } = await database.admin.query(
      `select * from (
         select user_id, sum(text_score + image_score)::int as score,
           count(*) filter (where text_score > 0 and image_score > 0)::int as correct
         from scores group by user_id
       ) as added
       full join private.player_weeks as total using (user_id)
       where (added.score, added.correct) is distinct from (total.score, total.correct)`,
    );
    expect(rows).toEqual([]);
    expect(await totals('player_weeks', 'week')).toHaveLength(5);
  });
});
