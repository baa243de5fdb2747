import { expect, test } from 'vitest';
import { HttpError } from '../../http/httpError.ts';
import { parseRequest, type RawRequest } from './parseRequest.ts';

/** Always the same numbers from the same seed, so that a failure can be seen again. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

const PIECES = [
  ...Array.from('()[]{}<>.,:;!?*&=%"\'\\/-+_$#@ \t\n\0é😀0a'),
  '->',
  '->>',
  '::',
  '...',
  '..',
  'not.',
  'and',
  'or',
  'eq',
  'in.',
  'is.',
  'fts(',
  'like(any).',
  'count()',
  '.sum()',
  '!inner',
  '!left',
  'select',
  'order',
  'limit',
  'offset',
  'columns',
  'on_conflict',
  'books',
  'id',
  '.desc',
  '.nullsfirst',
  '%25',
  '%00',
  '%ff',
  '%E2%82',
  '__proto__',
  'constructor',
  '-1',
  '99999999999999999999',
  'null',
  'rpc/',
  'apikey',
];
const METHODS = ['GET', 'HEAD', 'POST', 'PATCH', 'PUT', 'DELETE'];
const CONTENT_TYPES = [
  'application/json',
  'text/csv',
  'application/x-www-form-urlencoded',
  'text/plain',
  ';',
  'é',
];

test('whatever is sent is understood or refused, and nothing else happens', async () => {
  const random = randomFrom(20_240_101);
  const pick = <T>(all: readonly T[]): T => all[Math.floor(random() * all.length)]!;
  const text = (most: number) =>
    Array.from({ length: Math.floor(random() * most) }, () => pick(PIECES)).join('');
  const outcomes = { understood: 0, refused: 0 };
  for (let round = 0; round < 30_000; round++) {
    const headers = new Map([
      ['content-type', pick(CONTENT_TYPES)],
      ['prefer', text(6)],
      ['range', pick(['0-1', '5-1', text(3)])],
      ['accept', pick(['*/*', text(4)])],
    ]);
    const parameter = () => `${pick(['select', 'order', 'or', 'id', text(3)])}=${text(12)}`;
    const raw: RawRequest = {
      method: pick(METHODS),
      path: `/${pick(['books', 'rpc/f', text(4)])}`,
      queryString: Array.from({ length: Math.floor(random() * 4) }, parameter).join('&'),
      header: (name) => headers.get(name),
      body: async () => new TextEncoder().encode(pick(['{"a":1}', '[{"a":1}]', 'a,b\n1,2', text(10)])),
    };
    try {
      await parseRequest(raw, ['public']);
      outcomes.understood++;
    } catch (error) {
      expect(error, JSON.stringify(raw)).toBeInstanceOf(HttpError);
      expect((error as HttpError).status).toBeLessThan(500);
      outcomes.refused++;
    }
  }
  expect(outcomes.understood).toBeGreaterThan(1000);
  expect(outcomes.refused).toBeGreaterThan(1000);
});
