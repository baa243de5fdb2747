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

describe('insert', () => {
  test('one row, and say nothing of it', async () => {
    const answer = await library.ask('POST', '/tags', { body: { id: 9, label: 'new' } });
    expect(answer).toMatchObject({ status: 201, text: '' });
    expect(answer.headers.get('content-range')).toBe('*/*');
    expect(answer.headers.get('content-type')).toBeNull();
    expect(await rowsOf('/tags?id=eq.9')).toEqual([{ id: 9, label: 'new' }]);
  });

  test.each([
    ['one row', { id: 9, label: 'new' }, '', [{ id: 9, label: 'new' }]],
    [
      'several rows',
      [{ id: 8 }, { id: 9 }],
      '',
      [
        { id: 8, label: null },
        { id: 9, label: null },
      ],
    ],
    ['no rows', [], '', []],
    ['what is chosen of them', { id: 9, label: 'new' }, '?select=word:label', [{ word: 'new' }]],
    [
      'only the columns that are named',
      [{ id: 8, label: 'x', other: 1 }, { id: 9 }],
      '?columns="id"',
      [
        { id: 8, label: null },
        { id: 9, label: null },
      ],
    ],
    [
      'in the order that is asked for',
      [{ id: 8 }, { id: 9 }],
      '?select=id&order=id.desc',
      [{ id: 9 }, { id: 8 }],
    ],
  ])('%s, and show it', async (_what, body, query, rows) => {
    const answer = await library.ask('POST', `/tags${query}`, {
      body,
      headers: { prefer: 'return=representation' },
    });
    expect(answer).toMatchObject({ status: 201, body: rows });
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(answer.headers.get('preference-applied')).toBe('return=representation');
  });

  test('and show what belongs to it', async () => {
    const answer = await library.ask(
      'POST',
      '/books?select=title,author:authors!author_id(name,initials),tags(id)',
      {
        body: { title: 'Eggs', author_id: 2 },
        headers: { prefer: 'return=representation' },
      },
    );
    expect(answer.body).toEqual([{ title: 'Eggs', author: { name: 'Bo Bell', initials: 'BB' }, tags: [] }]);
  });

  test('and show what functions make of it', async () => {
    const answer = await library.ask('POST', '/authors?select=initials,newest_book(title)', {
      body: { id: 9, name: 'Di Doe' },
      headers: { prefer: 'return=representation' },
    });
    expect(answer.body).toEqual([{ initials: 'DD', newest_book: null }]);
  });

  test('and say where it is', async () => {
    const answer = await library.ask('POST', '/shelves', {
      body: { floor: 3, room: 'a b' },
      headers: { prefer: 'return=headers-only' },
    });
    expect(answer).toMatchObject({ status: 201, text: '' });
    expect(answer.headers.get('location')).toBe('/shelves?floor=eq.3&room=eq.a%20b');
  });

  test('as an object, when it is one', async () => {
    const headers = { prefer: 'return=representation', accept: 'application/vnd.pgrst.object+json' };
    expect((await library.ask('POST', '/tags', { body: { id: 9 }, headers })).body).toEqual({
      id: 9,
      label: null,
    });
    const two = await library.ask('POST', '/tags', { body: [{ id: 10 }, { id: 11 }], headers });
    expect(two).toMatchObject({
      status: 406,
      body: { code: 'PGRST116', details: 'The result contains 2 rows' },
    });
    expect(await rowsOf('/tags?id=gt.9'), 'nothing of it is kept').toEqual([]);
  });

  test('numbers as they are written', async () => {
    await library.ask('POST', '/books', { body: '{"id": 50, "title": "x", "big": 9223372036854775807}' });
    expect((await library.ask('GET', '/books?select=big&id=eq.50')).text).toBe(
      '[{"big":9223372036854775807}]',
    );
  });

  test('values of every kind', async () => {
    const body = {
      id: 9,
      name: 'x',
      data: { a: [1, null, 'é"\\'] },
      aliases: ['a,b', 'c"d'],
      born: '2000-02-29',
    };
    await library.ask('POST', '/authors', { body });
    expect(await rowsOf('/authors?id=eq.9')).toEqual([{ ...body, mentor_id: null }]);
  });

  test('nothing at all, where everything has a default', async () => {
    await library.migrate(
      'create table ticks (id integer generated always as identity, at timestamptz default now())',
    );
    const answer = await library.ask('POST', '/ticks?select=id', {
      body: {},
      headers: { prefer: 'return=representation' },
    });
    expect(answer).toMatchObject({ status: 201, body: [{ id: 1 }] });
    expect((await library.ask('POST', '/ticks', { body: [{}, {}] })).status).toBe(201);
    expect(await rowsOf('/ticks?select=id')).toHaveLength(3);
  });

  test('what is missing is null, or the default when asked for', async () => {
    const body = [{ title: 'A', price: 1 }, { title: 'B' }];
    const path = '/books?columns=id,title,price&select=title,price';
    const nulls = await library.ask('POST', path, { body, headers: { prefer: 'return=representation' } });
    expect(nulls).toMatchObject({ status: 400, body: { code: '23502' } });
    const defaults = await library.ask('POST', path, {
      body,
      headers: { prefer: 'return=representation, missing=default' },
    });
    expect(defaults.body).toEqual([
      { title: 'A', price: 1 },
      { title: 'B', price: 9.99 },
    ]);
    expect(defaults.headers.get('preference-applied')).toBe('missing=default, return=representation');
    const one = await library.ask('POST', path, {
      body: { title: 'C' },
      headers: { prefer: 'return=representation, missing=default' },
    });
    expect(one.body).toEqual([{ title: 'C', price: 9.99 }]);
  });

  test('lines of values separated by commas', async () => {
    const answer = await library.ask('POST', '/tags', {
      body: 'id,label\n8,"a, ""b"""\n9,NULL\n',
      headers: { 'content-type': 'text/csv', prefer: 'return=representation' },
    });
    expect(answer).toMatchObject({
      status: 201,
      body: [
        { id: 8, label: 'a, "b"' },
        { id: 9, label: null },
      ],
    });
    const uneven = await library.ask('POST', '/tags', {
      body: 'id,label\n8\n',
      headers: { 'content-type': 'text/csv' },
    });
    expect(uneven).toMatchObject({
      status: 400,
      body: { code: 'PGRST102', message: 'All lines must have same number of fields' },
    });
  });

  test('a form', async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    expect((await library.ask('POST', '/tags', { body: 'id=9&label=a+b%26c', headers })).status).toBe(201);
    expect(await rowsOf('/tags?id=eq.9')).toEqual([{ id: 9, label: 'a b&c' }]);
  });

  test.each([
    ['no JSON', '{', 'Empty or invalid json'],
    ['nothing', '', 'Empty or invalid json'],
    ['rows that differ', '[{"id":1},{"label":"x"}]', 'All object keys must match'],
    ['a list of no rows', '[1]', 'All object keys must match'],
  ])('not %s', async (_what, body, message) => {
    expect(await library.ask('POST', '/tags', { body })).toMatchObject({
      status: 400,
      body: { code: 'PGRST102', details: null, hint: null, message },
    });
  });

  test('not what is no known type', async () => {
    const answer = await library.ask('POST', '/tags', {
      body: 'x',
      headers: { 'content-type': 'text/html' },
    });
    expect(answer).toMatchObject({
      status: 400,
      body: { message: 'Content-Type not acceptable: text/html' },
    });
  });

  test('not into a column that does not exist', async () => {
    for (const [path, body] of [
      ['/tags', { colour: 1 }],
      ['/tags?columns=id,colour', [{ id: 9 }]],
    ] as const) {
      expect(await library.ask('POST', path, { body })).toMatchObject({
        status: 400,
        body: {
          code: 'PGRST204',
          message: "Could not find the 'colour' column of 'tags' in the schema cache",
        },
      });
    }
  });

  test('through a view', async () => {
    const answer = await library.ask('POST', '/cheap_books?select=title,authors(name)', {
      body: { title: 'Fast', writer: 1, price: 2 },
      headers: { prefer: 'return=representation' },
    });
    expect(answer).toMatchObject({ status: 201, body: [{ title: 'Fast', authors: { name: 'Ann Abe' } }] });
  });
});

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

describe('update', () => {
  test('says how many rows were changed', async () => {
    const answer = await library.ask('PATCH', '/books?author_id=eq.1', {
      body: { price: 5 },
      headers: { prefer: 'count=exact' },
    });
    expect(answer).toMatchObject({ status: 204, text: '' });
    expect(answer.headers.get('content-range')).toBe('0-1/2');
    expect(await rowsOf('/books?select=id&price=eq.5&order=id')).toEqual([{ id: 1 }, { id: 2 }]);
  });

  test('shows the rows that were changed', async () => {
    const answer = await library.ask('PATCH', '/books?id=eq.1&select=title,author:authors!author_id(name)', {
      body: { title: 'Pears' },
      headers: { prefer: 'return=representation' },
    });
    expect(answer).toMatchObject({ status: 200, body: [{ title: 'Pears', author: { name: 'Ann Abe' } }] });
    expect(answer.headers.get('content-range')).toBe('0-0/*');
  });

  test.each([
    ['no row meets the conditions', '/tags?id=eq.9', { label: 'x' }, 204],
    ['nothing is to be set', '/tags?id=eq.1', {}, 204],
    ['nothing is to be set anywhere', '/tags', {}, 204],
  ])('changes nothing when %s', async (_when, path, body, status) => {
    const answer = await library.ask('PATCH', path, { body });
    expect(answer.status).toBe(status);
    expect(answer.headers.get('content-range')).toBe('*/*');
    const shown = await library.ask('PATCH', path, { body, headers: { prefer: 'return=representation' } });
    expect(shown).toMatchObject({ status: 200, body: [] });
  });

  test('by conditions of every kind', async () => {
    const answer = await library.ask('PATCH', '/books?or=(title.like.A*,id.in.(3))&not.and=(id.eq.3)', {
      body: { price: 0 },
    });
    expect(answer.status).toBe(204);
    expect(await rowsOf('/books?select=id&price=eq.0')).toEqual([{ id: 1 }]);
    await library.ask('PATCH', '/authors?initials=eq.CC', { body: { name: 'Changed' } });
    expect(await rowsOf('/authors?select=name&id=eq.3')).toEqual([{ name: 'Changed' }]);
  });

  test('to the default, when asked for', async () => {
    const answer = await library.ask('PATCH', '/books?id=eq.1&columns=price&select=price', {
      body: {},
      headers: { prefer: 'missing=default,return=representation' },
    });
    expect(answer.body).toEqual([{ price: 9.99 }]);
  });
});

describe('delete', () => {
  test('says nothing, or how many, or shows them', async () => {
    expect(await library.ask('DELETE', '/tags?id=eq.9')).toMatchObject({ status: 204, text: '' });
    const counted = await library.ask('DELETE', '/placements?floor=eq.1&room=eq.south', {
      headers: { prefer: 'count=exact' },
    });
    expect(counted.headers.get('content-range')).toBe('*/1');
    const shown = await library.ask(
      'DELETE',
      '/books?id=lt.3&select=title,author:authors!author_id(name)&order=title',
      {
        headers: { prefer: 'return=representation' },
      },
    );
    expect(shown).toMatchObject({
      status: 200,
      body: [
        { title: 'Apples', author: { name: 'Ann Abe' } },
        { title: 'Bees, and more', author: { name: 'Ann Abe' } },
      ],
    });
    expect(await rowsOf('/books?select=id&order=id')).toEqual([{ id: 3 }, { id: 4 }]);
  });
});

describe('everything at once', () => {
  test.each([
    ['PATCH', { label: 'x' }, 'UPDATE'],
    ['DELETE', undefined, 'DELETE'],
  ])('%s without a condition is refused', async (method, body, command) => {
    for (const as of ['anon', 'service'] as const) {
      for (const query of ['', '?limit=1', '?select=id&order=id']) {
        expect(await library.ask(method, `/tags${query}`, { body, as })).toMatchObject({
          status: 400,
          body: { code: '21000', details: null, hint: null, message: `${command} requires a WHERE clause` },
        });
      }
    }
    expect(await rowsOf('/tags?label=not.eq.x')).toHaveLength(3);
  });

  test('more than the caller allows is not done', async () => {
    const headers = { prefer: 'handling=strict, max-affected=1' };
    for (const [method, body] of [
      ['PATCH', { price: 0 }],
      ['DELETE', undefined],
    ] as const) {
      expect(await library.ask(method, '/books?author_id=eq.1', { body, headers })).toMatchObject({
        status: 400,
        body: {
          code: 'PGRST124',
          details: 'The query affects 2 rows',
          message: 'Query result exceeds max-affected preference constraint',
        },
      });
    }
    expect(await rowsOf('/books?price=gt.0')).toHaveLength(4);
    const one = await library.ask('PATCH', '/books?id=eq.1', { body: { price: 0 }, headers });
    expect(one.status).toBe(204);
    expect(one.headers.get('preference-applied')).toBe('handling=strict, max-affected=1');
  });
});

describe('preferences', () => {
  test('that nobody knows are passed over, or refused when that is asked for', async () => {
    expect((await library.ask('GET', '/tags', { headers: { prefer: 'colour=red' } })).status).toBe(200);
    expect(
      await library.ask('GET', '/tags', { headers: { prefer: 'handling=strict, colour=red, tx=rollback' } }),
    ).toMatchObject({
      status: 400,
      body: {
        code: 'PGRST122',
        details: 'Invalid preferences: colour=red',
        message: 'Invalid preferences given with handling=strict',
      },
    });
  });

  test('every request commits', async () => {
    const headers = { prefer: 'tx=rollback' };
    const answer = await library.ask('POST', '/tags', { body: { id: 9 }, headers });
    expect(answer.headers.get('preference-applied')).toBeNull();
    expect(await rowsOf('/tags?id=eq.9')).toHaveLength(1);
  });

  test('the time zone', async () => {
    await library.migrate(`create view clock as select '2024-01-01 12:00+00'::timestamptz as noon`);
    const there = await library.ask('GET', '/clock', { headers: { prefer: 'timezone=Asia/Kolkata' } });
    expect(there.body).toEqual([{ noon: '2024-01-01T17:30:00+05:30' }]);
    expect(there.headers.get('preference-applied')).toBe('timezone=Asia/Kolkata');
    const nowhere = await library.ask('GET', '/clock', { headers: { prefer: 'timezone=Nowhere' } });
    expect(nowhere.body).toEqual([{ noon: '2024-01-01T12:00:00+00:00' }]);
    const strict = await library.ask('GET', '/clock', {
      headers: { prefer: 'handling=strict,timezone=Nowhere' },
    });
    expect(strict).toMatchObject({ status: 400, body: { code: 'PGRST122' } });
  });
});
