import { nullCharacter, rangeNotSatisfiable, syntaxError, tooMuchAsked } from '../errors.ts';
import { LIMITS } from '../limits.ts';
import { expectName, readJsonPath, readNames } from './fields.ts';
import { filterValueFailure, parseFilterValue, parseGroup } from './filters.ts';
import { parseOrder } from './order.ts';
import type { Condition, Field, OrderTerm, Placed, Query, RowRange } from './query.ts';
import { Scanner } from './scanner.ts';
import { parseSelect } from './select.ts';

type Parameter = readonly [name: string, value: string];

const ALL_ROWS: RowRange = { offset: 0, limit: null };

/**
 * Reads a query string (without `?`).
 * @param takesArguments whether parameters that are no filters are arguments of a function (a call by GET).
 * @throws HttpError 400 PGRST100 for what does not follow the grammar.
 */
export function parseQuery(text: string, takesArguments: boolean): Query {
  const parameters = decode(text);
  const orders: Placed<readonly OrderTerm[]>[] = [];
  const filters: Placed<Condition>[] = [];
  const callArguments: Parameter[] = [];
  for (const [name, value] of parameters) {
    const last = name.slice(name.lastIndexOf('.') + 1);
    if (last === 'order') orders.push({ path: pathBefore(name), what: parseOrder(value) });
    else if (last === 'and' || last === 'or') filters.push(placedGroup(name, last, value));
    else if (isFilter(name, last)) {
      const filter = placedFilter(name, value);
      if (filter) filters.push(filter);
      else if (takesArguments) callArguments.push([name, value]);
      else throw filterValueFailure(value);
    }
  }
  return {
    select: parseSelect(first(parameters, 'select') ?? '*'),
    filters,
    orders,
    ranges: readRanges(parameters),
    columns: parseNames(parameters, 'columns'),
    onConflict: parseNames(parameters, 'on_conflict'),
    callArguments,
    canonical: canonicalize(parameters),
  };
}

const RESERVED = new Set(['select', 'columns', 'on_conflict']);

function isFilter(name: string, last: string): boolean {
  return !RESERVED.has(name) && last !== 'limit' && last !== 'offset';
}

/** Decodes exactly once; parameters without `=` say nothing. The API key may be given here and is no filter. */
function decode(text: string): Parameter[] {
  const parts = text === '' ? [] : text.split('&');
  if (parts.length > LIMITS.parameters) throw tooMuchAsked('parameters', LIMITS.parameters);
  return parts.flatMap((part) => {
    const equals = part.indexOf('=');
    if (equals < 0) return [];
    const name = decodePart(part.slice(0, equals));
    return name === 'apikey' ? [] : [[name, decodePart(part.slice(equals + 1))] as const];
  });
}

function decodePart(text: string): string {
  let decoded: string;
  try {
    decoded = decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    throw syntaxError(`"failed to decode (${text})"`, 'unexpected bytes expecting UTF-8 in percent-encoding');
  }
  // PostgreSQL's texts cannot hold it, and its protocol ends texts with it.
  if (decoded.includes('\0')) throw nullCharacter();
  return decoded;
}

function encodePart(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

function canonicalize(parameters: readonly Parameter[]): string {
  return [...parameters]
    .sort(([one], [other]) => (one < other ? -1 : one > other ? 1 : 0))
    .map(([name, value]) => `${encodePart(name)}=${encodePart(value)}`)
    .join('&');
}

function first(parameters: readonly Parameter[], wanted: string): string | null {
  return parameters.find(([name]) => name === wanted)?.[1] ?? null;
}

function parseNames(parameters: readonly Parameter[], name: string): string[] | null {
  const value = first(parameters, name);
  return value === null ? null : readNames(new Scanner(`${name} parameter`, value));
}

/** `author.books.order` is said of `author`'s `books`. */
function pathBefore(name: string): string[] {
  return parsePath(name).path.slice(0, -1);
}

function parsePath(text: string): { path: string[]; field: Field } {
  const scanner = new Scanner('tree path', text);
  const path = [expectName(scanner)];
  while (scanner.take('.')) path.push(expectName(scanner));
  const field = { name: path.at(-1) ?? '', path: readJsonPath(scanner) };
  scanner.expectEnd();
  return { path, field };
}

/** Null when the value is no operator. */
function placedFilter(name: string, value: string): Placed<Condition> | null {
  const asked = parseFilterValue(value);
  if (!asked) return null;
  const { path, field } = parsePath(name);
  return { path: path.slice(0, -1), what: { kind: 'filter', field, ...asked } };
}

/** `not.or=(…)`, `author.not.and=(…)`. */
function placedGroup(name: string, kind: 'and' | 'or', value: string): Placed<Condition> {
  const path = pathBefore(name);
  const isNegated = path.includes('not');
  return { path: path.filter((step) => step !== 'not'), what: parseGroup(kind, isNegated, value) };
}

const INTEGER = /^\s*-?\d+\s*$/;

/** `limit` and `offset` of the rows and of those embedded. What is no number is passed over, as PostgREST does. */
function readRanges(parameters: readonly Parameter[]): Placed<RowRange>[] {
  const ranges = new Map<string, RowRange>();
  for (const [name, value] of parameters) {
    const [, place, last] = /^(?:(.*)\.)?(limit|offset)$/s.exec(name) ?? [];
    if (!last || !INTEGER.test(value)) continue;
    const known = ranges.get(place ?? '') ?? ALL_ROWS;
    const number = Number(value);
    if (last === 'limit' && number < 0) {
      throw rangeNotSatisfiable('Limit should be greater than or equal to zero.');
    }
    ranges.set(
      place ?? '',
      last === 'limit' ? { ...known, limit: number } : { ...known, offset: Math.max(0, number) },
    );
  }
  return [...ranges].map(([place, what]) => ({ path: place === '' ? [] : parsePath(place).path, what }));
}
