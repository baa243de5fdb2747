/** In characters: three lines on a narrow phone. */
const LONG = 60;

/** Tells whether a phrase is to be set smaller, so that it leaves room for the rest. */
export function isLongPhrase(phrase: string): boolean {
  return phrase.length > LONG;
}
