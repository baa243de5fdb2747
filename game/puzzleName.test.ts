import { describe, expect, test } from 'vitest';
import { DEMO_PUZZLE, parsePuzzleName, puzzleName } from './puzzleName.ts';
import { VARIANTS } from './variants.ts';

describe('reading a puzzle name', () => {
  test('a dated name tells day and variant', () => {
    expect(parsePuzzleName('20260131G-ENG_G0404.xlsx')).toEqual({
      name: '20260131G-ENG_G0404.xlsx',
      day: '2026-01-31',
      variant: '404',
      isDemo: false,
    });
  });

  test('the demo has no day and is a 3x3 game', () => {
    expect(parsePuzzleName('DEMOGAMEG-ENG_G0301.xlsx')).toEqual({
      name: 'DEMOGAMEG-ENG_G0301.xlsx',
      day: null,
      variant: '301',
      isDemo: true,
    });
  });

  test('the 29th of February is a day of leap years only', () => {
    expect(parsePuzzleName('20280229G-ENG_G0301.xlsx')?.day).toBe('2028-02-29');
    expect(parsePuzzleName('20260229G-ENG_G0301.xlsx')).toBeNull();
  });

  test.each([
    ['a month that does not exist', '20261301G-ENG_G0301.xlsx'],
    ['a day that does not exist', '20260431G-ENG_G0301.xlsx'],
    ['day zero', '20260400G-ENG_G0301.xlsx'],
    ['an unknown variant', '20260131G-ENG_G0505.xlsx'],
    ['a demo of another variant', 'DEMOGAMEG-ENG_G0404.xlsx'],
    ['another ending', '20260131G-ENG_G0301.csv'],
    ['something before it', 'x20260131G-ENG_G0301.xlsx'],
    ['something after it', '20260131G-ENG_G0301.xlsx\n'],
    ['lower case', '20260131g-eng_g0301.xlsx'],
    ['digits of another script', '٢٠٢٦٠١٣١G-ENG_G0301.xlsx'],
    ['nothing', ''],
  ])('%s names no puzzle', (_, name) => {
    expect(parsePuzzleName(name)).toBeNull();
  });
});

describe('writing a puzzle name', () => {
  test.each(VARIANTS)('what is written for %s can be read again', (variant) => {
    const name = puzzleName('2026-01-31', variant);
    expect(name.slice(16, 19)).toBe(variant);
    expect(parsePuzzleName(name)).toEqual({ name, day: '2026-01-31', variant, isDemo: false });
  });

  test('without a day it is the demo', () => {
    expect(puzzleName(null, '301')).toBe(DEMO_PUZZLE);
  });
});
