import { useLocale } from '../../translations/useLocale.ts';

/** Writes a moment as a day of this week or the next, where the player is. */
export function useDateOf(): (moment: string) => string {
  const locale = useLocale();
  const format = new Intl.DateTimeFormat(locale, { weekday: 'short', day: 'numeric', month: 'short' });
  // In one piece, so that a line does not end in the middle of it.
  return (moment) => format.format(new Date(moment)).replaceAll(' ', '\u00a0');
}
