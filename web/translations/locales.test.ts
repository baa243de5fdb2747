import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { type Language, LANGUAGES, LOCALES } from '../../game/languages.ts';
import type { Wording } from './translate.ts';

const LOCALES_FOLDER = fileURLToPath(new URL('../public/locales/', import.meta.url));
const PLURAL_SUFFIX = /_(?:zero|one|two|few|many|other)$/;

const namespaces = namespacesOf('en');
const translations = LANGUAGES.filter((language) => language !== 'en').flatMap((language) =>
  namespaces.map((namespace) => ({ language, namespace })),
);

describe.each(LANGUAGES)('the files of %s', (language) => {
  it('are those of English', () => {
    expect(namespacesOf(language)).toEqual(namespaces);
  });

  it.each(namespacesOf(language))('have every key once, and a text for it: %s', (namespace) => {
    const { texts, keys } = read(language, namespace);
    expect(Object.entries(texts).filter(([, text]) => text.trim() === '')).toEqual([]);
    expect(keys).toHaveLength(new Set(keys).size);
  });

  it.each(namespacesOf(language))(
    'have the plural forms that the language needs, and no others: %s',
    (namespace) => {
      const { texts } = read(language, namespace);
      const known = new Intl.PluralRules(LOCALES[language]).resolvedOptions().pluralCategories;
      for (const [stem, forms] of pluralsOf(texts)) {
        expect(forms, stem).toEqual(expect.arrayContaining(formsNeeded(language)));
        expect(known, stem).toEqual(expect.arrayContaining(forms));
      }
    },
  );
});

describe.each(translations)('$language: $namespace', ({ language, namespace }) => {
  it('has the keys of the English file, none missing and none too many', () => {
    const [{ texts }, { texts: english }] = [read(language, namespace), read('en', namespace)];
    expect(stemsOf(texts)).toEqual(stemsOf(english));
    expect([...pluralsOf(texts).keys()]).toEqual([...pluralsOf(english).keys()]);
  });

  it('has the same values to fill in', () => {
    const [{ texts }, { texts: english }] = [read(language, namespace), read('en', namespace)];
    expect(holesByStem(texts)).toEqual(holesByStem(english));
  });
});

it('French has a space before its signs that no line breaks at', () => {
  const wrong = namespacesOf('fr').flatMap((namespace) =>
    Object.entries(read('fr', namespace).texts).filter(([, text]) =>
      /[^\u00a0\u202f](?:[;!?»]|:(?= |$))|«[^\u00a0\u202f]/.test(text),
    ),
  );
  expect(wrong).toEqual([]);
});

it('French and Chinese set their apostrophes and signs as they do', () => {
  const straight = namespacesOf('fr').flatMap((namespace) =>
    Object.entries(read('fr', namespace).texts).filter(([, text]) => text.includes("'")),
  );
  const halfWidth = namespacesOf('cn').flatMap((namespace) =>
    Object.entries(read('cn', namespace).texts).filter(([, text]) =>
      /\p{Script=Han}[,.;:!?()]|[,;:!?()]\p{Script=Han}/u.test(text),
    ),
  );
  expect([straight, halfWidth]).toEqual([[], []]);
});

function namespacesOf(language: Language): string[] {
  return readdirSync(path.join(LOCALES_FOLDER, language))
    .map((file) => path.basename(file, '.json'))
    .sort();
}

/** The texts of a file, and its keys as written, in which one that stands twice stands twice. */
function read(language: Language, namespace: string): { texts: Wording; keys: string[] } {
  const json = readFileSync(path.join(LOCALES_FOLDER, language, `${namespace}.json`), 'utf8');
  const keys = [...json.matchAll(/^ {2}"([\w-]+)":/gm)].map(([, key = '']) => key);
  return { texts: JSON.parse(json) as Wording, keys };
}

function stemOf(key: string): string {
  return key.replace(PLURAL_SUFFIX, '');
}

function stemsOf(texts: Wording): string[] {
  return [...new Set(Object.keys(texts).map(stemOf))].sort();
}

/** The forms that each text with plural forms has. */
function pluralsOf(texts: Wording): Map<string, string[]> {
  const plurals = new Map<string, string[]>();
  for (const key of Object.keys(texts).sort()) {
    const [suffix] = PLURAL_SUFFIX.exec(key) ?? [];
    if (suffix) plurals.set(stemOf(key), [...(plurals.get(stemOf(key)) ?? []), suffix.slice(1)]);
  }
  return plurals;
}

/** The forms that the whole numbers of a game take; those for millions (`many` in French) may be left out. */
function formsNeeded(language: Language): string[] {
  const rules = new Intl.PluralRules(LOCALES[language]);
  return [...new Set([...Array.from({ length: 1000 }, (_, count) => rules.select(count)), 'other'])];
}

/** The values that a text is filled in with; a single plural form may leave the number out ("Yesterday"). */
function holesByStem(texts: Wording): Record<string, string[]> {
  const holes: Record<string, string[]> = {};
  for (const [key, text] of Object.entries(texts)) {
    const found = [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name);
    holes[stemOf(key)] = [...new Set([...(holes[stemOf(key)] ?? []), ...found])].sort();
  }
  return holes;
}
