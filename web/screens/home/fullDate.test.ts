import { expect, it } from 'vitest';
import { fullDate } from './fullDate.ts';

it.each([
  ['en', ['Saturday, ', 'November\u00a021,\u00a02026']],
  ['fr', ['samedi ', '21\u00a0novembre\u00a02026']],
  ['zh-Hans', ['2026年11月21日\u200b', '星期六']],
] as const)('a date in full breaks beside its weekday only: %s', (locale, lines) => {
  expect(fullDate('2026-11-21', locale).split(/(?<=[ \u200b])/)).toEqual(lines);
});
