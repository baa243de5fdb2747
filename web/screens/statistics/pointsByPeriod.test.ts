import { describe, expect, it } from 'vitest';
import { addDays } from '../../../game/days.ts';
import { bestPeriod, periodsFor, pointsByPeriod } from './pointsByPeriod.ts';

const today = '2026-03-11'; // a Wednesday
const days = [
  { day: '2026-01-31', points: 500 },
  { day: '2026-02-01', points: 1000 },
  { day: '2026-03-08', points: 2000 },
  { day: '2026-03-09', points: 1500 },
  { day: '2026-03-11', points: 750 },
];

describe('points by day', () => {
  it('are those of the last 28 days up to today, days without points among them', () => {
    const periods = pointsByPeriod(days, today, 'day');
    expect(periods).toHaveLength(28);
    expect(periods[0]).toEqual({ start: '2026-02-12', points: 0 });
    expect(periods.slice(-4)).toEqual([
      { start: '2026-03-08', points: 2000 },
      { start: '2026-03-09', points: 1500 },
      { start: '2026-03-10', points: 0 },
      { start: '2026-03-11', points: 750 },
    ]);
  });

  it('leave out a day that is still to come where the player is now', () => {
    const periods = pointsByPeriod([{ day: '2026-03-12', points: 1 }], today, 'day');
    expect(periods.at(-1)).toEqual({ start: today, points: 0 });
  });
});

describe('points by week', () => {
  it('begin anew on Monday', () => {
    const periods = pointsByPeriod(days, today, 'week');
    expect(periods).toHaveLength(26);
    expect(periods.slice(-2)).toEqual([
      { start: '2026-03-02', points: 2000 },
      { start: '2026-03-09', points: 2250 },
    ]);
  });
});

describe('points by month', () => {
  it('begin anew on the first', () => {
    const periods = pointsByPeriod(days, today, 'month');
    expect(periods).toHaveLength(24);
    expect(periods[0]?.start).toBe('2024-04-01');
    expect(periods.slice(-3)).toEqual([
      { start: '2026-01-01', points: 500 },
      { start: '2026-02-01', points: 1000 },
      { start: '2026-03-01', points: 4250 },
    ]);
  });

  it('add up hundreds of days', () => {
    const year = Array.from({ length: 700 }, (_, index) => ({
      day: addDays(today, index - 699),
      points: 1,
    }));
    const total = pointsByPeriod(year, today, 'month').reduce((sum, { points }) => sum + points, 0);
    expect(total).toBe(700);
  });
});

describe('the choice of periods', () => {
  it('comes with days that no longer fit', () => {
    expect(periodsFor([], today)).toEqual(['day']);
    expect(periodsFor([{ day: addDays(today, -27), points: 0 }], today)).toEqual(['day']);
    expect(periodsFor([{ day: addDays(today, -28), points: 0 }], today)).toEqual(['day', 'week', 'month']);
  });
});

describe('the best period', () => {
  it('is the latest of those with most points', () => {
    const periods = [
      { start: 'a', points: 2 },
      { start: 'b', points: 3 },
      { start: 'c', points: 3 },
      { start: 'd', points: 0 },
    ];
    expect(bestPeriod(periods)?.start).toBe('c');
  });

  it('is none without points', () => {
    expect(bestPeriod([{ start: 'a', points: 0 }])).toBeNull();
  });
});
