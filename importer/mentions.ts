/**
 * Tells whether a text or path holds an answer as a word of its own: whatever the capitals and accents, written as
 * `hot dog`, `hot-dog`, `hotDog` or `hotdog`, in the singular or the plural. Answers of one character are never found.
 */
export function mentions(text: string, answer: string): boolean {
  const wanted = words(answer).join('');
  if (wanted.length < 2) return false;
  const heard = words(text);
  return heard.some((_, start) => {
    let joined = '';
    for (let end = start; end < heard.length && joined.length <= wanted.length; end += 1) {
      joined += heard[end] ?? '';
      if (isSameWord(joined, wanted)) return true;
    }
    return false;
  });
}

/** Tells whether a word of the text begins or ends with an answer of four letters or more, as `goldfish` ends with `fish`. */
export function hintsAt(text: string, answer: string): boolean {
  const wanted = words(answer).join('');
  return wanted.length > 3 && words(text).some((word) => word.startsWith(wanted) || word.endsWith(wanted));
}

function words(text: string): string[] {
  const bare = text.normalize('NFKD').replace(/\p{M}/gu, '').replace(/['’]/g, '');
  // hotDog -> hot Dog
  const apart = bare.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2');
  return apart.toLowerCase().match(/\p{L}+|\p{N}+/gu) ?? [];
}

function isSameWord(one: string, other: string): boolean {
  return one === other || plurals(one).includes(other) || plurals(other).includes(one);
}

function plurals(word: string): string[] {
  return [`${word}s`, `${word}es`, ...(word.endsWith('y') ? [`${word.slice(0, -1)}ies`] : [])];
}
