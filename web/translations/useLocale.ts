import { LANGUAGE } from './createWording.ts';

/** The language of the app as the browser's `Intl` names it, to write dates, numbers and names with. */
export function useLocale(): string {
  return LANGUAGE;
}
