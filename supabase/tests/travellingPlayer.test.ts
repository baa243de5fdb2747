/* Whose day it is: streaks over clock changes, the date line and midnight. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addDays } from '../../game/days.ts';
import { actors, type Actors } from '../../testing/actors.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { puzzle } from '../../testing/puzzles.ts';
import { traveller, type Traveller, type When } from './timeTravel.ts';

let database: TestDatabase;
let people: Actors;
let player: Traveller;

beforeAll(async () => {
  database = await createTestDatabase('twofold');
  people = actors(database);
  const days = ['2026-02-25', '2026-09-25'].flatMap((first) =>
    Array.from({ length: 50 }, (_, index) => addDays(first, index)),
  );
  await people.service.rpc('publish_puzzles', { puzzles: days.map((day) => puzzle(day)) });
});
beforeEach(async () => {
  player = traveller(database, await people.player());
});
afterAll(() => database.drop());

/** Plays the puzzle of the day on the wall calendar. */
async function playToday(when: When) {
  const { streak } = await player.answer(when, puzzle(when[0].slice(0, 10)));
  return streak?.consecutive;
}

describe('a streak', () => {
  test.each([
    ['Europe/Berlin', '2026-03-26'],
    ['Europe/Berlin', '2026-10-22'],
    ['America/New_York', '2026-03-05'],
    ['America/New_York', '2026-10-29'],
    ['Asia/Kolkata', '2026-03-05'],
    ['Australia/Lord_Howe', '2026-04-02'],
    ['Australia/Lord_Howe', '2026-10-01'],
    ['Pacific/Kiritimati', '2026-03-05'],
    ['Pacific/Honolulu', '2026-03-05'],
    ['Pacific/Chatham', '2026-04-02'],
    ['Africa/Casablanca', '2026-03-05'],
    ['Asia/Kathmandu', '2026-10-01'],
  ])('in %s from %s rises day by day, at whatever hour', async (timeZone, first) => {
    // Around each midnight, and in the hour that clocks skip or repeat.
    const hours = ['23:59', '00:00', '23:59:59', '02:30', '01:59', '03:00', '00:01', '23:00'];
    for (const [index, hour] of hours.entries()) {
      expect(await playToday([`${addDays(first, index)} ${hour}`, timeZone])).toBe(index + 1);
    }
  });

  test.each(['Europe/Berlin', 'Asia/Kolkata', 'Pacific/Kiritimati', 'Pacific/Honolulu'])(
    'in %s ends with a missed day, however short the pause',
    async (timeZone) => {
      await playToday(['2026-03-27 12:00', timeZone]);
      await playToday(['2026-03-28 23:59', timeZone]);
      expect(await player.home(['2026-03-29 23:59', timeZone])).toMatchObject({
        streak: { consecutive: 2, playedToday: false },
      });
      const afterwards: When = ['2026-03-30 00:00', timeZone];
      expect(await player.home(afterwards)).toMatchObject({
        streak: { consecutive: 0, everConsecutive: 2, last: '2026-03-28', playedToday: false },
      });
      expect(await playToday(afterwards)).toBe(1);
      expect(await player.home(afterwards)).toMatchObject({
        streak: { consecutive: 1, everConsecutive: 2, last: '2026-03-30', playedToday: true },
      });
    },
  );

  test('does not rise by puzzles of earlier days', async () => {
    for (const day of ['2026-03-09', '2026-03-08']) {
      const { streak } = await player.answer(['2026-03-10 12:00', 'Europe/Berlin'], puzzle(day));
      expect(streak).toEqual({ consecutive: 0, everConsecutive: 0, last: null, playedToday: false });
    }
    expect(await playToday(['2026-03-10 12:00', 'Europe/Berlin'])).toBe(1);
  });
});

describe('a streak of somebody who flies', () => {
  test('west over the date line survives the day that comes twice', async () => {
    expect(await playToday(['2026-03-01 12:00', 'Pacific/Kiritimati'])).toBe(1);
    expect(await playToday(['2026-03-02 01:00', 'Pacific/Kiritimati'])).toBe(2);
    const home: When = ['2026-03-01 09:00', 'Pacific/Honolulu'];
    expect(await player.home(home)).toMatchObject({ today: '2026-03-01', streak: { consecutive: 2 } });
    expect(await player.home(['2026-03-02 23:00', 'Pacific/Honolulu'])).toMatchObject({
      streak: { consecutive: 2 },
    });
    expect(await playToday(['2026-03-03 23:59', 'Pacific/Honolulu'])).toBe(3);
    expect(await playToday(['2026-03-04 00:00', 'Pacific/Honolulu'])).toBe(4);
  });

  test('east over the date line survives the day that is skipped', async () => {
    expect(await playToday(['2026-03-01 12:00', 'Pacific/Honolulu'])).toBe(1);
    expect(await playToday(['2026-03-02 23:00', 'Pacific/Honolulu'])).toBe(2);
    // That was 23:00 on the 3rd in Kiritimati: there, no day was missed.
    expect(await player.home(['2026-03-04 22:00', 'Pacific/Kiritimati'])).toMatchObject({
      today: '2026-03-04',
      streak: { consecutive: 2 },
    });
    expect(await playToday(['2026-03-04 23:59', 'Pacific/Kiritimati'])).toBe(3);
    expect(await playToday(['2026-03-05 00:00', 'Pacific/Kiritimati'])).toBe(4);
  });

  test('an hour east late in the evening loses no day of it', async () => {
    expect(await playToday(['2026-03-10 23:30', 'Europe/Berlin'])).toBe(1);
    expect(await playToday(['2026-03-11 20:00', 'Europe/Helsinki'])).toBe(2);
  });

  test('ends all the same with a day missed on every calendar', async () => {
    await playToday(['2026-03-02 23:00', 'Pacific/Honolulu']);
    expect(await playToday(['2026-03-05 00:00', 'Pacific/Kiritimati'])).toBe(1);
    await playToday(['2026-03-06 12:00', 'Pacific/Kiritimati']);
    expect(await playToday(['2026-03-08 00:00', 'Pacific/Honolulu'])).toBe(1);
  });

  test('is not longer for claiming to be everywhere at once', async () => {
    // Three dates at one moment: in the west it is still yesterday, in the east already tomorrow.
    const moments: When[] = [
      ['2026-03-09 23:00', 'Etc/GMT+12'],
      ['2026-03-10 11:00', 'UTC'],
      ['2026-03-11 01:00', 'Etc/GMT-14'],
    ];
    const risen = [];
    for (const when of moments) risen.push(await playToday(when));
    expect(risen).toEqual([1, 2, 2]);
    // The next days count as everybody's do.
    expect(await playToday(['2026-03-12 11:00', 'UTC'])).toBe(3);
    expect(await playToday(['2026-03-13 00:00', 'UTC'])).toBe(4);
  });

  test('rises over the longest flight towards tomorrow', async () => {
    expect(await playToday(['2026-03-10 23:59', 'America/Los_Angeles'])).toBe(1);
    expect(await playToday(['2026-03-11 00:01', 'America/Los_Angeles'])).toBe(2);
    expect(await playToday(['2026-03-12 09:00', 'Australia/Sydney'])).toBe(3);
    expect(await playToday(['2026-03-13 00:00', 'Australia/Sydney'])).toBe(4);
  });

  test('survives a browser that once forgets its time zone', async () => {
    await playToday(['2026-03-10 12:00', 'Pacific/Auckland']);
    expect(await player.home(['2026-03-11 23:30', 'UTC'])).toMatchObject({ streak: { consecutive: 1 } });
    expect(await playToday(['2026-03-11 13:00', 'Pacific/Auckland'])).toBe(2);
  });
});

describe('an answer over midnight', () => {
  const yesterday = puzzle('2026-03-10');
  const zone = 'America/New_York';

  test('counts for the day on which its puzzle was opened', async () => {
    await playToday(['2026-03-09 12:00', zone]);
    await player.open(['2026-03-10 23:55', zone], yesterday);
    expect(await player.answer(['2026-03-11 00:05', zone], yesterday)).toMatchObject({
      streak: { consecutive: 2, last: '2026-03-10', playedToday: false },
    });
    expect(await playToday(['2026-03-11 00:10', zone])).toBe(3);
  });

  test('counts so after the page was loaded again, too', async () => {
    await player.open(['2026-03-10 23:55', zone], yesterday);
    await player.open(['2026-03-11 00:01', zone], yesterday);
    expect(await player.answer(['2026-03-11 00:05', zone], yesterday)).toMatchObject({
      streak: { consecutive: 1 },
    });
  });

  test('is one of an earlier day after six hours, or without having opened it', async () => {
    await player.open(['2026-03-10 23:55', zone], yesterday);
    expect(await player.answer(['2026-03-11 05:55', zone], yesterday)).toMatchObject({
      streak: { consecutive: 0 },
    });
    const other = traveller(database, await people.player());
    expect(await other.answer(['2026-03-11 00:01', zone], yesterday)).toMatchObject({
      streak: { consecutive: 0 },
    });
  });

  test('does not stand for the day it was given on', async () => {
    await player.open(['2026-03-10 23:55', zone], yesterday);
    await player.answer(['2026-03-11 00:05', zone], yesterday);
    expect(await playToday(['2026-03-12 12:00', zone])).toBe(1);
  });

  test('is taken for a puzzle that was 28 days old when it was opened', async () => {
    const old = puzzle('2026-03-01');
    await player.open(['2026-03-29 23:58', zone], old);
    expect(await player.answer(['2026-03-30 00:02', zone], old)).toMatchObject({ outcome: 'scored' });
    const other = traveller(database, await people.player());
    await expect(other.answer(['2026-03-30 00:02', zone], old)).rejects.toMatchObject({
      hint: 'unknown_puzzle',
    });
  });

  test('is taken of a visitor who opened the free game before', async () => {
    const visitor = traveller(database, people.visitor());
    await visitor.open(['2026-03-10 23:55', zone], yesterday);
    expect(await visitor.answer(['2026-03-11 00:05', zone], yesterday)).toMatchObject({ outcome: 'scored' });
    const other = traveller(database, people.visitor());
    await expect(other.answer(['2026-03-11 00:05', zone], yesterday)).rejects.toMatchObject({
      hint: 'sign_in_required',
    });
    const late = traveller(database, people.visitor());
    await late.open(['2026-03-10 23:55', zone], yesterday);
    await expect(late.answer(['2026-03-11 06:00', zone], yesterday)).rejects.toMatchObject({
      hint: 'sign_in_required',
    });
  });
});

describe('a puzzle', () => {
  const tenth = puzzle('2026-03-10');

  test('opens at midnight where the player is', async () => {
    for (const timeZone of ['Europe/Berlin', 'Asia/Kolkata', 'Pacific/Honolulu', 'Australia/Lord_Howe']) {
      const local = traveller(database, await people.player());
      await expect(local.open(['2026-03-09 23:59:59', timeZone], tenth)).rejects.toMatchObject({
        hint: 'unknown_puzzle',
      });
      expect(await local.open(['2026-03-10 00:00', timeZone], tenth)).toHaveProperty('questions');
    }
  });

  test.each([
    '<X>-99',
    'UTC-30',
    'Etc/GMT-99',
    'X-14:59',
    '+99:00',
    'Pacific/Kiritimati',
    'right/UTC',
    'localtime',
  ])('opens nowhere before it is its day on the first island, not even in %s', async (claim) => {
    const { rows } = await database.admin.query<{ day: string }>(
      `select private.player_day('2026-03-09 23:59:59 Pacific/Kiritimati', $1)::text as day`,
      [claim],
    );
    expect(rows[0]?.day).toMatch(/^2026-03-0[89]$/);
  });

  test.each(['<X>-5', 'UTC-5', 'Mars-5', '+05:00', '05:00', 'Europe/Berlin-5', 'Middle/Earth', ''])(
    'knows no zone %s and takes it for UTC',
    async (claim) => {
      const { rows } = await database.admin.query<{ day: string }>(
        `select private.player_day('2026-03-09 20:00 UTC', $1)::text as day`,
        [claim],
      );
      expect(rows[0]?.day).toBe('2026-03-09');
    },
  );

  test.each(['<X>99', 'UTC+30', 'Etc/GMT+99', 'Etc/GMT+12', 'Pacific/Pago_Pago'])(
    'closes nowhere later than on the last island, not even in %s',
    async (claim) => {
      const { rows } = await database.admin.query<{ day: string }>(
        `select private.player_day('2026-03-10 00:00 Etc/GMT+12', $1)::text as day`,
        [claim],
      );
      expect(rows[0]?.day).toBe('2026-03-10');
    },
  );
});
