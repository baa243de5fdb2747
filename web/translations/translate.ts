/** The wording of one namespace: a flat list of texts, in i18next's JSON format (`{{name}}`, `_one`, `_other`). */
export type Wording = Readonly<Record<string, string>>;

export type Values = Readonly<Record<string, string | number>>;

type PluralSuffix = `_${Intl.LDMLPluralRule}`;

/** The keys that code may ask for: a text with plural forms is asked for without its suffix. */
export type KeyOf<T extends Wording> = keyof T extends infer K
  ? K extends `${infer Stem}${PluralSuffix}`
    ? Stem
    : Extract<K, string>
  : never;

/**
 * The text of a key with its values filled in. With a value `count`, the plural form of the language is taken, and
 * numbers are grouped as the language groups them. A key without text is answered with the key itself.
 */
export function translate(wording: Wording, language: string, key: string, values: Values = {}): string {
  const { count } = values;
  const plural =
    typeof count === 'number' ? wording[`${key}_${new Intl.PluralRules(language).select(count)}`] : undefined;
  const text = plural ?? wording[`${key}_other`] ?? wording[key] ?? key;
  return text.replace(/\{\{(\w+)\}\}/g, (hole, name: string) => {
    const value = values[name];
    if (value === undefined) return hole;
    return typeof value === 'number' ? value.toLocaleString(language) : keptApart(value);
  });
}

/** What is written from right to left, such as a player's name, must not turn the words and signs around it. */
function keptApart(value: string): string {
  return /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/.test(value) ? `\u2068${value}\u2069` : value;
}
