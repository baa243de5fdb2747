import { tooMuchAsked } from '../errors.ts';
import { LIMITS } from '../limits.ts';
import { expectName, expectWord, readJsonPath, readName } from './fields.ts';
import type { SelectedEmbed, SelectItem } from './query.ts';
import { Scanner } from './scanner.ts';

const AGGREGATE = /\.(?:sum|avg|count|max|min)\(\)/y;

/** `id,title:name,data->key::text,author:users!inner(name)`. */
export function parseSelect(text: string): SelectItem[] {
  const scanner = new Scanner('select parameter', text);
  if (text.trim() === '') return [];
  const items = readItems(scanner, 0);
  scanner.expectEnd();
  return items;
}

function readItems(scanner: Scanner, depth: number): SelectItem[] {
  if (depth > LIMITS.nesting) throw tooMuchAsked('levels of embedding', LIMITS.nesting);
  const items: SelectItem[] = [];
  scanner.skipSpaces();
  if (scanner.sees(')')) return items;
  do {
    scanner.skipSpaces();
    items.push(readItem(scanner, depth));
    scanner.skipSpaces();
  } while (scanner.take(','));
  return items;
}

function readItem(scanner: Scanner, depth: number): SelectItem {
  if (scanner.take('...') || scanner.take('..')) {
    const relation = expectName(scanner);
    return readEmbed(scanner, relation, null, true, depth);
  }
  if (scanner.take('*')) return column('*');
  const first = expectName(scanner);
  const isAlias = scanner.sees(':') && !scanner.sees('::');
  if (!isAlias) return readNamed(scanner, first, null, depth);
  scanner.take(':');
  return readNamed(scanner, expectName(scanner), first, depth);
}

function column(name: string): SelectItem {
  return { kind: 'column', field: { name, path: [] }, alias: null, cast: null, isAggregate: false };
}

/** What follows the name: an embedding, or what is wanted of the column. */
function readNamed(scanner: Scanner, name: string, alias: string | null, depth: number): SelectItem {
  const isCount = name === 'count' && scanner.take('()');
  if (!isCount && (scanner.sees('(') || scanner.sees('!')))
    return readEmbed(scanner, name, alias, false, depth);
  const path = isCount ? [] : readJsonPath(scanner);
  const cast = scanner.take('::') ? expectWord(scanner) : null;
  const isAggregate = isCount || scanner.match(AGGREGATE, '"."') !== null;
  if (isAggregate && scanner.take('::')) expectWord(scanner);
  scanner.skipSpaces();
  if (!scanner.isAtEnd && !scanner.sees(',') && !scanner.sees(')')) {
    throw scanner.failure('",", ")" or end of input');
  }
  return { kind: 'column', field: { name: isCount ? '*' : name, path }, alias, cast, isAggregate };
}

function readEmbed(
  scanner: Scanner,
  relation: string,
  alias: string | null,
  isSpread: boolean,
  depth: number,
): SelectedEmbed {
  let hint: string | null = null;
  let isInner = false;
  for (let parameter = 0; parameter < 2 && scanner.take('!'); parameter++) {
    const word = readName(scanner);
    if (word === null) throw scanner.failure();
    if (word === 'inner') isInner = true;
    else if (word !== 'left') hint ??= word;
  }
  scanner.skipSpaces();
  scanner.expect('(');
  const items = readItems(scanner, depth + 1);
  scanner.expect(')');
  return { kind: 'embed', relation, alias, hint, isInner, isSpread, items };
}
