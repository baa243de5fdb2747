import { tooMuchAsked } from '../errors.ts';
import { LIMITS } from '../limits.ts';
import { expectField, expectWord, readQuoted } from './fields.ts';
import {
  IS_VALUES,
  QUANTIFIABLE,
  SEARCHES,
  UNQUANTIFIABLE,
  type Condition,
  type Filter,
  type Operation,
} from './query.ts';
import { Scanner } from './scanner.ts';

const WORD = /[a-z]+/y;
const IS_VALUE = /[a-z_]+/iy;
const UP_TO_SEPARATOR = /[^,)]*/y;
const ARRAY = /\{[^{}]*\}/y;

const AN_OPERATOR = '"not" or operator (eq, gt, ...)';

/** Reads the value an operator is asked of, up to where it ends. */
type ReadValue = (scanner: Scanner) => string;

type Asked = Pick<Filter, 'isNegated' | 'operation'>;

/** The value of a parameter: `eq.5`, `not.in.(1,2)`. Null when it does not start with an operator. */
export function parseFilterValue(text: string): Asked | null {
  const scanner = new Scanner('filter', text);
  const asked = readOperation(scanner, readRest);
  if (asked) scanner.expectEnd();
  return asked;
}

/** @throws HttpError (PGRST100) for a value that does not start with an operator. */
export function filterValueFailure(text: string): Error {
  return new Scanner('filter', text).failure(AN_OPERATOR);
}

/** The value of `and=` and `or=`: conditions in parentheses. */
export function parseGroup(kind: 'and' | 'or', isNegated: boolean, text: string): Condition {
  const scanner = new Scanner('logic tree', text);
  const conditions = readConditions(scanner, 0);
  scanner.expectEnd();
  return { kind, isNegated, conditions };
}

function readConditions(scanner: Scanner, depth: number): Condition[] {
  if (depth > LIMITS.nesting) throw tooMuchAsked('levels of conditions', LIMITS.nesting);
  scanner.skipSpaces();
  scanner.expect('(');
  const conditions: Condition[] = [];
  do {
    scanner.skipSpaces();
    conditions.push(readCondition(scanner, depth));
    scanner.skipSpaces();
  } while (scanner.take(','));
  scanner.expect(')');
  scanner.skipSpaces();
  return conditions;
}

const GROUP = /(?:not\.)?(?:and|or)(?=[ \t]*\()/y;

function readCondition(scanner: Scanner, depth: number): Condition {
  const group = scanner.match(GROUP, 'negation operator (not) or logic operator (and, or)');
  if (group !== null) {
    const kind = group.endsWith('and') ? 'and' : 'or';
    return { kind, isNegated: group.startsWith('not.'), conditions: readConditions(scanner, depth + 1) };
  }
  const field = expectField(scanner);
  scanner.expect('.');
  const asked = readOperation(scanner, readListed);
  if (!asked) throw scanner.failure(AN_OPERATOR);
  return { kind: 'filter', field, ...asked };
}

function readOperation(scanner: Scanner, readValue: ReadValue): Asked | null {
  const start = scanner.position;
  const isNegated = scanner.take('not.');
  const word = scanner.match(WORD, AN_OPERATOR);
  const operation = word === null ? null : readOperator(scanner, word, readValue);
  if (operation) return { isNegated, operation };
  scanner.position = start;
  return null;
}

function readOperator(scanner: Scanner, word: string, readValue: ReadValue): Operation | null {
  if (word === 'in') return scanner.take('.') ? { kind: 'in', values: readList(scanner) } : null;
  if (word === 'is') return scanner.take('.') ? { kind: 'is', value: expectIsValue(scanner) } : null;
  if (word === 'isdistinct')
    return scanner.take('.') ? { kind: 'isdistinct', value: readValue(scanner) } : null;
  const search = SEARCHES.find((name) => name === word);
  if (search) {
    const language = scanner.take('(') ? readLanguage(scanner) : null;
    return scanner.take('.')
      ? { kind: 'search', operator: search, language, value: readValue(scanner) }
      : null;
  }
  const plain = UNQUANTIFIABLE.find((name) => name === word);
  if (plain) return readComparison(scanner, plain, null, readValue);
  const operator = QUANTIFIABLE.find((name) => name === word);
  if (!operator) return null;
  const quantifier = scanner.take('(any)') ? 'any' : scanner.take('(all)') ? 'all' : null;
  return readComparison(scanner, operator, quantifier, readValue);
}

function readComparison(
  scanner: Scanner,
  operator: (typeof QUANTIFIABLE)[number] | (typeof UNQUANTIFIABLE)[number],
  quantifier: 'any' | 'all' | null,
  readValue: ReadValue,
): Operation | null {
  return scanner.take('.') ? { kind: 'compare', operator, quantifier, value: readValue(scanner) } : null;
}

function readLanguage(scanner: Scanner): string {
  const language = expectWord(scanner);
  scanner.expect(')');
  return language;
}

function expectIsValue(scanner: Scanner) {
  const expected = 'isVal: (null, not_null, true, false, unknown)';
  const start = scanner.position;
  const word = scanner.match(IS_VALUE, expected)?.toLowerCase();
  const value = IS_VALUES.find((name) => name === word);
  if (value) return value;
  scanner.position = start;
  throw scanner.failure(expected);
}

/** Everything that is left: the value of a parameter. */
function readRest(scanner: Scanner): string {
  const value = scanner.text.slice(scanner.position);
  scanner.position = scanner.text.length;
  return value;
}

/** A value among others: quoted, an array literal, or everything up to the next comma or parenthesis. */
function readListed(scanner: Scanner): string {
  return (
    readBeforeSeparator(scanner, readQuoted) ??
    readBeforeSeparator(scanner, (at) => at.match(ARRAY, '"{"')) ??
    scanner.match(UP_TO_SEPARATOR, 'a value') ??
    ''
  );
}

function readBeforeSeparator(scanner: Scanner, read: (scanner: Scanner) => string | null): string | null {
  const start = scanner.position;
  const value = read(scanner);
  if (value !== null && (scanner.isAtEnd || scanner.sees(',') || scanner.sees(')'))) return value;
  scanner.position = start;
  return null;
}

function readList(scanner: Scanner): string[] {
  scanner.skipSpaces();
  scanner.expect('(');
  const values: string[] = [];
  do {
    values.push(readBeforeSeparator(scanner, readQuoted) ?? scanner.match(UP_TO_SEPARATOR, 'a value') ?? '');
  } while (scanner.take(','));
  scanner.expect(')');
  scanner.skipSpaces();
  return values;
}
