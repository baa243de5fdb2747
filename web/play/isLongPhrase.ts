/** In characters: more than two lines in the large size. */
const LONG = 36;

/** Tells whether a phrase is to be set smaller, so that it leaves room for the rest. */
export function isLongPhrase(phrase: string): boolean {
  return phrase.length > LONG;
}
