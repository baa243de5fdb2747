import { iso31662 } from 'iso-3166';
import { describe, expect, it } from 'vitest';
import chinese from '../../public/locales/cn/regions.json';
import english from '../../public/locales/en/regions.json';
import french from '../../public/locales/fr/regions.json';
import { choicesOf, codeOf, inOrder } from './choices.ts';
import { COUNTRIES } from './countries.ts';
import { EDUCATION_LEVELS } from './educationLevels.ts';
import { ANOTHER_LANGUAGE, SPOKEN_LANGUAGES } from './spokenLanguages.ts';
import { statesOf } from './states.ts';

const LOCALES = ['en', 'fr', 'zh-Hans'];

describe('the lists to choose from (spec section 9)', () => {
  it('have about 250 countries and about 80 languages, each once', () => {
    expect(COUNTRIES).toHaveLength(250);
    expect(new Set(COUNTRIES).size).toBe(250);
    expect(SPOKEN_LANGUAGES).toHaveLength(82);
    expect(new Set(SPOKEN_LANGUAGES).size).toBe(82);
    expect(SPOKEN_LANGUAGES).not.toContain(ANOTHER_LANGUAGE);
  });

  it.each(LOCALES)('have a name of its own for each country and language in %s', (locale) => {
    for (const [codes, kind] of [
      [COUNTRIES, 'region'],
      [SPOKEN_LANGUAGES, 'language'],
    ] as const) {
      const choices = choicesOf(codes, kind, locale);
      expect(choices.filter(({ value, name }) => name.toLowerCase() === value.toLowerCase())).toEqual([]);
      expect(new Set(choices.map(({ name }) => name)).size).toBe(codes.length);
    }
  });

  it('have the 13 provinces and territories of Canada', () => {
    expect(statesOf('CA')).toHaveLength(13);
    expect([...statesOf('CA')].sort()).toEqual(standard('CA'));
  });

  it('have the 50 states of the United States, and DC', () => {
    const territories = ['US-AS', 'US-GU', 'US-MP', 'US-PR', 'US-UM', 'US-VI'];
    expect(statesOf('US')).toHaveLength(51);
    expect([...statesOf('US')].sort()).toEqual(standard('US').filter((code) => !territories.includes(code)));
  });

  it('have no states for any other country', () => {
    const others = COUNTRIES.filter((code) => code !== 'CA' && code !== 'US');
    expect(others.flatMap(statesOf)).toEqual([]);
    expect(statesOf(null)).toEqual([]);
  });

  it('name each state as the standard does, and in every language', () => {
    const codes = [...statesOf('CA'), ...statesOf('US')].sort();
    const names = new Map(iso31662.map(({ code, name }) => [code, name]));
    expect(codes.map((code) => english[code])).toEqual(codes.map((code) => names.get(code)));
    for (const wording of [french, chinese]) {
      expect(Object.keys(wording).sort()).toEqual(codes);
      expect(new Set(Object.values(wording)).size).toBe(codes.length);
    }
  });

  it('have the levels of education as they are stored', () => {
    expect(EDUCATION_LEVELS.map(([stored]) => stored)).toEqual([
      'Doctorate',
      'Masters',
      'Bachelors',
      'Trade Certificate',
      'College Diploma',
      'High school Diploma',
      'None',
    ]);
  });

  it('stand in the order of the language', () => {
    const some = ['Zambie', 'Éthiopie', 'Eswatini', 'France'].map((name) => ({ value: name, name }));
    expect(inOrder(some, 'fr').map(({ name }) => name)).toEqual(['Eswatini', 'Éthiopie', 'France', 'Zambie']);
    expect(choicesOf(['fr', 'ar'], 'language', 'fr').map(({ name }) => name)).toEqual(['Arabe', 'Français']);
  });
});

describe('what another client has stored', () => {
  const countries = choicesOf(COUNTRIES, 'region', 'en');

  it.each([
    ['CA', 'CA'],
    ['Canada', 'CA'],
    [' united states ', 'US'],
    ['Atlantis', 'Atlantis'],
    ['', null],
    [null, null],
  ])('%o is understood as %o', (stored, code) => {
    expect(codeOf(stored, countries)).toBe(code);
  });
});

function standard(country: string): string[] {
  return iso31662
    .filter(({ parent }) => parent === country)
    .map(({ code }) => code)
    .sort();
}
