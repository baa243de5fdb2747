/** One of the things to choose from: what is stored, and what it is called. */
export type Choice = { readonly value: string; readonly name: string };

type Kind = 'region' | 'language';

/** Codes with their names in a language, in that language's order. */
export function choicesOf(codes: readonly string[], kind: Kind, locale: string): Choice[] {
  const names = new Intl.DisplayNames(locale, { type: kind });
  return inOrder(
    codes.map((value) => ({ value, name: capitalised(names.of(value) ?? value, locale) })),
    locale,
  );
}

/** Choices in the order in which a language lists them. */
export function inOrder(choices: readonly Choice[], locale: string): Choice[] {
  const { compare } = new Intl.Collator(locale);
  return choices.toSorted((one, other) => compare(one.name, other.name));
}

/**
 * The code of what was stored. It is usually a code already; rows that another client wrote may hold the English name,
 * which is understood too. Anything else is left as it is.
 */
export function codeOf(stored: string | null, choices: readonly Choice[]): string | null {
  if (stored === null || stored.trim() === '') return null;
  const wanted = stored.trim().toLowerCase();
  const found = choices.find(({ value, name }) => [value, name].some((one) => one.toLowerCase() === wanted));
  return found?.value ?? stored;
}

/** French writes the names of languages small, which looks like a mistake at the beginning of a line. */
function capitalised(name: string, locale: string): string {
  return name.slice(0, 1).toLocaleUpperCase(locale) + name.slice(1);
}
