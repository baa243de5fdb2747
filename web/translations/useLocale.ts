import { type Locale, LOCALES } from '../../game/languages.ts';
import { useLanguage } from './useLanguage.ts';

/** The BCP 47 tag of the language that the app speaks, for `Intl`: dates, numbers, names, the order of lists. */
export function useLocale(): Locale {
  return LOCALES[useLanguage()];
}
