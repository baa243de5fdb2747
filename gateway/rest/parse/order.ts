import { expectField, expectName, readJsonPath } from './fields.ts';
import type { OrderTerm } from './query.ts';
import { Scanner } from './scanner.ts';

/** `name.desc.nullslast,data->>key,author(name).asc`. */
export function parseOrder(text: string): OrderTerm[] {
  const scanner = new Scanner('order', text);
  const terms: OrderTerm[] = [];
  do {
    scanner.skipSpaces();
    terms.push(readTerm(scanner));
    scanner.skipSpaces();
  } while (scanner.take(','));
  scanner.expectEnd();
  return terms;
}

function readTerm(scanner: Scanner): OrderTerm {
  const name = expectName(scanner);
  if (!scanner.take('(')) {
    return { relation: null, field: { name, path: readJsonPath(scanner) }, ...readDirection(scanner) };
  }
  const field = expectField(scanner);
  scanner.expect(')');
  return { relation: name, field, ...readDirection(scanner) };
}

function readDirection(scanner: Scanner): Pick<OrderTerm, 'direction' | 'nulls'> {
  scanner.skipSpaces();
  const direction = scanner.take('.asc') ? 'asc' : scanner.take('.desc') ? 'desc' : null;
  const nulls = scanner.take('.nullsfirst') ? 'first' : scanner.take('.nullslast') ? 'last' : null;
  scanner.skipSpaces();
  if (!scanner.isAtEnd && !scanner.sees(',')) throw scanner.failure('"," or end of input');
  return { direction, nulls };
}
