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
