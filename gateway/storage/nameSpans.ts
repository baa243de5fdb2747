/** Names from `first` on and before `beyond`, in the order of their bytes. */
export interface NameSpan {
  readonly first: string;
  readonly beyond: string;
}

/** Greater than whatever may follow it in a name. */
export const LAST = '\u{10ffff}';

/** So many letters of a search are looked up in both cases, 2 ^ 3 spans; the others only sort out what was found. */
const MOST_LETTERS = 3;

/**
 * Where names lie that begin with `prefix` and go on as `search` does, in capitals or not: all of them, and as few others
 * as may be. In order; no folder below the prefix reaches from one span into another.
 */
export function nameSpans(prefix: string, search: string): NameSpan[] {
  let starts = [prefix];
  let letters = 0;
  for (const character of search) {
    const isLetter = /[a-z]/i.test(character);
    if (character === '/' || (isLetter && letters === MOST_LETTERS)) break;
    if (isLetter) letters++;
    const both = isLetter ? [character.toUpperCase(), character.toLowerCase()] : [character];
    starts = starts.flatMap((start) => both.map((one) => start + one));
  }
  return starts.map((first) => ({ first, beyond: first + LAST }));
}
