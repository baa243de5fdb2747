/* What the home screen tells of days gone by: how far a player is with each, and which streak was lost. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addDays } from '../../game/days.ts';
import { actors, day, type Actor, type Actors } from '../../testing/actors.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { puzzle, puzzlesOf, right } from '../../testing/puzzles.ts';
import { traveller, type Traveller } from './timeTravel.ts';

let database: TestDatabase;
let people: Actors;
let player: Actor;
let travelling: Traveller;

beforeAll(async () => {
  database = await createTestDatabase('twofold');
  people = actors(database);
  const days = [0, -1, -28, -29, 1].flatMap((offset) => puzzlesOf(day(offset)));
  const spring = Array.from({ length: 20 }, (_, index) => puzzle(addDays('2026-03-20', index)));
  await people.service.rpc('publish_puzzles', { puzzles: [...days, puzzle(day(-2), '401'), ...spring] });
});
beforeEach(async () => {
  player = await people.player();
  travelling = traveller(database, player);
});
afterAll(() => database.drop());

interface RecentDay {
  day: string;
  previousDays: number;
  answered: number;
  questions: number;
}

describe('the days that can be gone back to', () => {
  test('are those with a 301 up to 28 days ago, the latest first, with nothing answered at first', async () => {
    expect(await player.rpc('recent_days')).toEqual([
      { day: day(), previousDays: 0, answered: 0, questions: 1 },
      { day: day(-1), previousDays: 1, answered: 0, questions: 1 },
      { day: day(-28), previousDays: 28, answered: 0, questions: 1 },
    ]);
  });

  test('count what was answered, of the games that are unlocked', async () => {
    await player.rpc('answer_question', right(puzzle(day())));
    // A streak of one day unlocks the 4x4 game, of every day.
    const days = await player.rpc<RecentDay[]>('recent_days');
    expect(days[0]).toMatchObject({ answered: 1, questions: 2 });
    await player.rpc('answer_question', right(puzzle(day(), '401')));
    expect((await player.rpc<RecentDay[]>('recent_days'))[0]).toMatchObject({ answered: 2, questions: 2 });
  });

  test('count nothing that others answered', async () => {
    await (await people.player()).rpc('answer_question', right(puzzle(day())));
    expect((await player.rpc<RecentDay[]>('recent_days'))[0]).toMatchObject({ answered: 0 });
  });

  test('are not for visitors', async () => {
    await expect(people.visitor().rpc('recent_days')).rejects.toMatchObject({ code: '42501' });
  });
});

describe('a lost streak', () => {
  const noon = (date: string) => [`${date} 12:00`, 'Europe/Berlin'] as const;
  const play = (date: string) => travelling.answer(noon(date), puzzle(date));

  test('is told with the day that was missed', async () => {
    await play('2026-03-20');
    await play('2026-03-21');
    expect(await travelling.lostStreak(noon('2026-03-22'))).toBeNull();
    const lost = { consecutive: 2, missed: '2026-03-22' };
    expect(await travelling.lostStreak(noon('2026-03-23'))).toEqual(lost);
    expect(await travelling.lostStreak(noon('2026-03-29'))).toEqual(lost);
  });

  test('is no news once another one has begun', async () => {
    await play('2026-03-20');
    await play('2026-03-24');
    expect(await travelling.lostStreak(noon('2026-03-24'))).toBeNull();
  });

  test('is not told to those who never had one', async () => {
    expect(await travelling.lostStreak(noon('2026-03-24'))).toBeNull();
    expect(await player.rpc('day_overview')).toMatchObject({ lostStreak: null });
    expect(await people.visitor().rpc('day_overview')).toMatchObject({ lostStreak: null });
  });

  test('is not lost by flying over the date line', async () => {
    await travelling.answer(['2026-03-20 12:00', 'America/Los_Angeles'], puzzle('2026-03-20'));
    // Ten hours later it is the day after next in Auckland.
    expect(await travelling.lostStreak(['2026-03-22 01:00', 'Pacific/Auckland'])).toBeNull();
  });
});
