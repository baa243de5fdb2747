import { useEffect, useSyncExternalStore } from 'react';
import { LOCALES } from '../../game/languages.ts';
import { needWording, wording } from '../backend/wording.ts';
import { type KeyOf, translate, type Values, type Wording } from './translate.ts';

/** Gives the text of a key, with its values filled in. */
export type Translate<T extends Wording> = (key: KeyOf<T>, values?: Values) => string;

/**
 * Makes the hook that gives a screen its words, in the language that is spoken. The English file is part of the
 * screen's own script, so there is never a moment without words; others are fetched from `/locales/{language}/`, and a
 * text that has not come is English.
 *
 *     import english from '../../public/locales/en/home.json';
 *     export const useHomeWording = createWording('home', english);
 */
export function createWording<const T extends Wording>(namespace: string, english: T): () => Translate<T> {
  const sayEnglish: Translate<T> = (key, values) => translate(english, LOCALES.en, key, values);
  let file: Wording | null = null;
  let say = sayEnglish;
  // Another function for other words only, so that what depends on it is done again then.
  function read(): Translate<T> {
    const found = wording.file(namespace);
    if (found === file) return say;
    file = found;
    const texts = { ...english, ...found };
    const locale = LOCALES[wording.language()];
    say = found ? (key, values) => translate(texts, locale, key, values) : sayEnglish;
    return say;
  }
  needWording(namespace);
  return () => {
    // Words that could not be had are asked for again by whatever needs them next.
    useEffect(() => needWording(namespace), []);
    return useSyncExternalStore(wording.subscribe, read, () => sayEnglish);
  };
}
