import { type KeyOf, translate, type Values, type Wording } from './translate.ts';

/** Gives the text of a key, with its values filled in. */
export type Translate<T extends Wording> = (key: KeyOf<T>, values?: Values) => string;

/** The language that the app speaks; the only complete one so far (spec section 9). */
export const LANGUAGE = 'en';

/**
 * Makes the hook that gives a screen its words. The English file is part of the screen's own script, so there is never
 * a moment without words:
 *
 *     import english from '../../public/locales/en/home.json';
 *     export const useHomeWording = createWording('home', english);
 */
export function createWording<const T extends Wording>(_namespace: string, english: T): () => Translate<T> {
  const say: Translate<T> = (key, values) => translate(english, LANGUAGE, key, values);
  return () => say;
}
