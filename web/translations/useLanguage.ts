import { useSyncExternalStore } from 'react';
import type { Language } from '../../game/languages.ts';
import { wording } from '../backend/wording.ts';

/** The language that the app speaks. The page as built speaks English. */
export function useLanguage(): Language {
  return useSyncExternalStore(wording.subscribe, wording.language, () => 'en');
}
