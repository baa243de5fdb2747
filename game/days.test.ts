import { describe, expect, test } from 'vitest';
import { addDays, daysBetween, isRealDay } from './days.ts';

describe('a real day', () => {
  test.each(['2026-01-31', '2028-02-29', '2000-02-29', '0001-01-01', '9999-12-31'])('%s is one', (day) => {
    expect(isRealDay(day)).toBe(true);
  });

  test.each([
    '2026-02-29',
    '1900-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-04-31',
    '2026-1-1',
    '20260131',
    '',
  ])('%s is none', (day) => {
    expect(isRealDay(day)).toBe(false);
  });
});

describe('counting days', () => {
  test('crosses months, years and leap days', () => {
    expect(addDays('2026-01-31', 1)).toBe('2026-02-01');
    expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2026-02-28', 1)).toBe('2026-03-01');
  });

  test('a year of single steps arrives where one big step does', () => {
    let day = '2027-07-01';
    for (let step = 0; step < 366; step += 1) day = addDays(day, 1);
    expect(day).toBe('2028-07-01');
    expect(daysBetween('2027-07-01', day)).toBe(366);
  });

  test('the distance between days is signed', () => {
    expect(daysBetween('2026-03-01', '2026-02-01')).toBe(-28);
    expect(daysBetween('2026-03-01', '2026-03-01')).toBe(0);
  });

  test('what is no day is refused rather than guessed', () => {
    expect(() => addDays('2026-02-30', 1)).toThrow(RangeError);
    expect(() => daysBetween('yesterday', '2026-01-01')).toThrow(RangeError);
  });
});
