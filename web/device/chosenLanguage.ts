import { picklist } from 'valibot';
import { LANGUAGES } from '../../game/languages.ts';
import { storedValue } from './storedValue.ts';

/** What the app is read in in this browser, whoever uses it. The page's first script reads the same entry. */
export const chosenLanguage = storedValue('language', picklist(LANGUAGES), 'en');
