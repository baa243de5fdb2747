import type { Field, JsonStep } from './query.ts';
import type { Scanner } from './scanner.ts';

const IDENTIFIER = /[\p{L}\p{Nd}_ $]+/uy;
const QUOTED = /"(?:[^\\"]|\\.)*"/sy;
const INDEX = /-?\d+(?=->|::|[.,)]|$)/y;
const JSON_KEY = /[^(\-:.,>)]+/y;

const A_FIELD_NAME = 'field name (* or [a..z0..9_$])';

/** A value in double quotes, in which a backslash protects the next character; null when none comes next. */
export function readQuoted(scanner: Scanner): string | null {
  const quoted = scanner.match(QUOTED, 'a quoted value');
  return quoted === null ? null : quoted.slice(1, -1).replace(/\\(.)/gs, '$1');
}

/** A name: quoted, or words that may hold spaces and dashes. Spaces around it do not belong to it. */
export function readName(scanner: Scanner): string | null {
  return readQuoted(scanner) ?? readDashed(scanner, IDENTIFIER, A_FIELD_NAME);
}

/** @throws HttpError (PGRST100) where no name comes next. */
export function expectName(scanner: Scanner): string {
  const name = readName(scanner);
  if (name === null) throw scanner.failure();
  return name;
}

/** A name without dashes or quotes: of a type, of a language. */
export function expectWord(scanner: Scanner): string {
  const word = scanner.match(IDENTIFIER, 'letter or digit');
  if (word === null) throw scanner.failure();
  return word.trim();
}

function readDashed(scanner: Scanner, part: RegExp, expected: string): string | null {
  const first = scanner.match(part, expected);
  if (first === null) return null;
  const parts = [first.trim()];
  while (scanner.sees('-') && !scanner.sees('->')) {
    scanner.take('-');
    const next = scanner.match(part, expected);
    if (next === null) throw scanner.failure();
    parts.push(next.trim());
  }
  return parts.join('-');
}

/** Names separated by commas: `columns=`, `on_conflict=`. */
export function readNames(scanner: Scanner): string[] {
  const names: string[] = [];
  do {
    scanner.skipSpaces();
    names.push(expectName(scanner));
    scanner.skipSpaces();
  } while (scanner.take(','));
  scanner.expectEnd();
  return names;
}

/** `name`, `name->key`, `name->0->>key`. */
export function expectField(scanner: Scanner): Field {
  scanner.skipSpaces();
  const name = expectName(scanner);
  const path = readJsonPath(scanner);
  scanner.skipSpaces();
  return { name, path };
}

export function readJsonPath(scanner: Scanner): JsonStep[] {
  const path: JsonStep[] = [];
  for (;;) {
    const arrow = scanner.take('->>') ? '->>' : scanner.take('->') ? '->' : null;
    if (!arrow) return path;
    path.push({ arrow, key: expectJsonKey(scanner) });
  }
}

function expectJsonKey(scanner: Scanner): string | number {
  const index = scanner.match(INDEX, 'digit');
  if (index !== null) return Number(index);
  if (scanner.sees('-')) throw scanner.failure();
  const key =
    readQuoted(scanner) ?? readDashed(scanner, JSON_KEY, 'any non reserved character different from: .,>()');
  if (key === null) throw scanner.failure();
  return key;
}
