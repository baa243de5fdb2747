import i18next from 'i18next';
import { describe, expect, it } from 'vitest';
import { translate } from './translate.ts';

const wording = {
  plain: 'Sign In',
  named: 'Hello, {{username}}!',
  twice: '{{a}} and {{b}} and {{a}}',
  days_one: '{{count}} day in a row',
  days_other: '{{count}} days in a row',
  unchanging: '{{count}} points',
};
const say = (key: string, values?: Record<string, string | number>) => translate(wording, 'en', key, values);

describe('a text', () => {
  it('with two values', () => {
    expect(say('twice', { a: 'x', b: 'y' })).toBe('x and y and x');
  });

  it('groups thousands with commas', () => {
    expect(say('unchanging', { count: 12345 })).toBe('12,345 points');
  });

  it('keeps a value as it is, whatever is in it', () => {
    expect(say('named', { username: '$& {{username}} <b>' })).toBe('Hello, $& {{username}} <b>!');
  });

  it('keeps a name that is written from right to left apart from the signs around it', () => {
    expect(say('named', { username: 'נעמה' })).toBe('Hello, \u2068נעמה\u2069!');
    expect(say('named', { username: 'ليلى' })).toBe('Hello, \u2068ليلى\u2069!');
    expect(say('named', { username: 'Zoë 王' })).toBe('Hello, Zoë 王!');
  });

  it('takes the plural form of its language', () => {
    const polish = {
      days_one: '{{count}} dzień',
      days_few: '{{count}} dni',
      days_many: '{{count}} dni.',
      days_other: '-',
    };
    expect([1, 3, 5].map((count) => translate(polish, 'pl', 'days', { count }))).toEqual([
      '1 dzień',
      '3 dni',
      '5 dni.',
    ]);
  });

  it('is its own key when there is none', () => {
    expect(say('nothing')).toBe('nothing');
  });

  // The files are in i18next's format, so that the tools for it can be used; what they mean must be the same.
  it.each([
    ['plain', {}],
    ['named', { username: 'Ada' }],
    ['days', { count: 0 }],
    ['days', { count: 1 }],
    ['days', { count: 2 }],
    ['unchanging', { count: 1 }],
  ])('%s %o reads as i18next reads it', async (key, values) => {
    const judge = i18next.createInstance();
    await judge.init({
      lng: 'en',
      resources: { en: { translation: wording } },
      interpolation: { escapeValue: false },
    });
    expect(say(key, values)).toBe(judge.t(key, values));
  });
});
