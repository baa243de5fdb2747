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
