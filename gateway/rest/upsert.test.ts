import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createRestGateway, type RestGateway } from '../../testing/restGateway.ts';

let library: RestGateway;

beforeAll(async () => {
  library = await createRestGateway();
});

beforeEach(() => library.reset());

afterAll(() => library.drop());

async function rowsOf(path: string): Promise<unknown> {
  return (await library.ask('GET', path)).body;
}

describe('insert or change', () => {
  const merge = { prefer: 'resolution=merge-duplicates, return=representation' };

  test('what is new is created, what is known is changed', async () => {
    const both = await library.ask('POST', '/tags', {
      body: [
        { id: 1, label: 'fruits' },
        { id: 9, label: 'new' },
      ],
      headers: merge,
    });
    expect(both).toMatchObject({
      status: 201,
      body: [
        { id: 1, label: 'fruits' },
        { id: 9, label: 'new' },
      ],
    });
    expect(both.headers.get('preference-applied')).toBe('resolution=merge-duplicates, return=representation');
    const known = await library.ask('POST', '/tags', { body: { id: 9, label: 'newer' }, headers: merge });
    expect(known).toMatchObject({ status: 200, body: [{ id: 9, label: 'newer' }] });
    const quiet = await library.ask('POST', '/tags', {
      body: { id: 9, label: 'newest' },
      headers: { prefer: 'resolution=merge-duplicates,return=minimal' },
    });
    expect(quiet).toMatchObject({ status: 200, text: '' });
  });

  test('known by other columns', async () => {
    const answer = await library.ask('POST', '/tags?on_conflict=label', {
      body: { id: 7, label: 'fruit' },
      headers: merge,
    });
    expect(answer).toMatchObject({ status: 409, body: { code: '23503' } });
    const free = await library.ask('POST', '/tags?on_conflict=label', {
      body: { id: 7, label: 'none' },
      headers: merge,
    });
    expect(free).toMatchObject({ status: 200, body: [{ id: 7, label: 'none' }] });
  });

  test('what is known is left as it is', async () => {
    const headers = { prefer: 'resolution=ignore-duplicates, return=representation' };
    const answer = await library.ask('POST', '/tags', {
      body: [
        { id: 1, label: 'x' },
        { id: 9, label: 'y' },
      ],
      headers,
    });
    expect(answer).toMatchObject({ status: 201, body: [{ id: 9, label: 'y' }] });
    expect(await rowsOf('/tags?id=eq.1')).toEqual([{ id: 1, label: 'fruit' }]);
  });

  test.each([
    ['/tags?on_conflict=colour', 400, '42703', 'column "colour" does not exist'],
    [
      '/books?on_conflict=price',
      400,
      '42P10',
      'there is no unique or exclusion constraint matching the ON CONFLICT specification',
    ],
  ])('%s cannot be known by', async (path, status, code, message) => {
    const body = path.startsWith('/books') ? { title: 'x' } : { id: 1 };
    expect(await library.ask('POST', path, { body, headers: merge })).toMatchObject({
      status,
      body: { code, message },
    });
  });
});

describe('put', () => {
  test('creates the row, or changes it', async () => {
    const headers = { prefer: 'return=representation' };
    const created = await library.ask('PUT', '/tags?id=eq.9', { body: { id: 9, label: 'a' }, headers });
    expect(created).toMatchObject({ status: 201, body: [{ id: 9, label: 'a' }] });
    const changed = await library.ask('PUT', '/tags?id=eq.9', { body: { id: 9, label: 'b' }, headers });
    expect(changed).toMatchObject({ status: 200, body: [{ id: 9, label: 'b' }] });
    expect(await library.ask('PUT', '/tags?id=eq.9', { body: { id: 9 } })).toMatchObject({
      status: 204,
      text: '',
    });
    expect(
      (await library.ask('PUT', '/shelves?floor=eq.9&room=eq.x', { body: { floor: 9, room: 'x' } })).status,
    ).toBe(204);
  });

  test.each([
    ['/tags?id=eq.9', { id: 8 }, 400, 'PGRST115', 'Payload values do not match URL in primary key column(s)'],
    [
      '/tags?label=eq.x',
      { id: 8 },
      405,
      'PGRST105',
      "Filters must include all and only primary key columns with 'eq' operators",
    ],
    [
      '/tags?id=gt.8',
      { id: 8 },
      405,
      'PGRST105',
      "Filters must include all and only primary key columns with 'eq' operators",
    ],
    [
      '/shelves?floor=eq.9',
      { floor: 9, room: 'x' },
      405,
      'PGRST105',
      "Filters must include all and only primary key columns with 'eq' operators",
    ],
    [
      '/tags?id=eq.8&limit=1',
      { id: 8 },
      400,
      'PGRST114',
      'limit/offset querystring parameters are not allowed for PUT',
    ],
  ])('not to %s', async (path, body, status, code, message) => {
    expect(await library.ask('PUT', path, { body })).toMatchObject({ status, body: { code, message } });
    expect(await rowsOf('/tags?id=gt.3')).toEqual([]);
  });
});
