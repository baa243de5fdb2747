import type { Locale } from '../../../game/languages.ts';

/** A day (`YYYY-MM-DD`) in full, which a narrow card breaks beside the name of the weekday only. */
export function fullDate(day: string, locale: Locale): string {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC' });
  const parts = format.formatToParts(new Date(day));
  return parts
    .map(({ type, value }, index) => {
      if (type === 'weekday') return index === 0 ? value : `\u200b${value}`;
      return parts[index - 1]?.type === 'weekday' ? value : value.replaceAll(' ', '\u00a0');
    })
    .join('');
}
