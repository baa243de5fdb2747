import { useLocale } from '../../translations/useLocale.ts';

/** Writes a moment as a day of this week or the next, where the player is. */
export function useDateOf(): (moment: string) => string {
  const locale = useLocale();
  const format = new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long' });
  return (moment) => format.format(new Date(moment));
}
