import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { defaultConfig } from '../config.ts';
import { createRestGateway, type RestGateway } from '../../testing/restGateway.ts';

let library: RestGateway;

beforeAll(async () => {
  library = await createRestGateway();
});

afterAll(() => library.drop());

/** What GET answers, with only the ids of the rows where those tell enough. */
async function idsOf(path: string): Promise<unknown> {
  const { status, body } = await library.ask('GET', path);
  return status === 200 && Array.isArray(body) ? body.map((row: { id: unknown }) => row.id) : body;
}

describe('columns', () => {
  test.each([
    ['all, when none are named', '/tags?id=eq.1', [{ id: 1, label: 'fruit' }]],
    ['all, as a star', '/tags?select=*&id=eq.1', [{ id: 1, label: 'fruit' }]],
    ['some', '/books?select=title,id&id=eq.4', [{ title: 'Dust', id: 4 }]],
    ['under another name', '/tags?select=word:label&id=eq.1', [{ word: 'fruit' }]],
    ['as another type', '/books?select=id::text,price::int&id=eq.3', [{ id: '3', price: 10 }]],
    [
      'as a type of several words',
      '/authors?select=born::timestamp with time zone&id=eq.1',
      [{ born: '1950-01-02T00:00:00+00:00' }],
    ],
    ['as a type that SQL shortens', '/books?select=title::char&id=eq.1', [{ title: 'A' }]],
    ['with a name that needs quotes', '/books?select="odd \\"name"&id=eq.1', [{ 'odd "name': null }]],
    [
      'along a JSON path',
      '/authors?select=data->home->>city,data->tags->0&id=eq.1',
      [{ city: 'Oslo', tags: 'x' }],
    ],
    ['along a path counted from the end', '/authors?select=last:data->tags->-1&id=eq.1', [{ last: 'y' }]],
    ['of an array, along a path', '/authors?select=aliases->1&id=eq.1', [{ aliases: 'A. A.' }]],
    ['computed by a function', '/authors?select=id,initials&id=eq.1', [{ id: 1, initials: 'AA' }]],
    ['beside all others', '/tags?select=*,again:label&id=eq.1', [{ id: 1, label: 'fruit', again: 'fruit' }]],
  ])('%s', async (_what, path, rows) => {
    expect(await library.ask('GET', path)).toMatchObject({ status: 200, body: rows });
  });

  test('keep numbers beyond what JavaScript can hold', async () => {
    const { text } = await library.ask('GET', '/books?select=big,price&id=eq.1');
    expect(text).toBe('[{"big":9007199254740993,"price":1.10}]');
  });
});

describe('conditions', () => {
  test.each([
    ['id=eq.2', [2]],
    ['id=neq.2', [1, 3, 4]],
    ['id=gt.3', [4]],
    ['id=gte.3', [3, 4]],
    ['id=lt.2', [1]],
    ['id=lte.2', [1, 2]],
    ['title=like.*s*', [1, 2, 3, 4]],
    ['title=like.%25pples', [1]],
    ['title=like.*APPLES*', []],
    ['title=ilike.*APPLES*', [1]],
    ['title=like(any).{A*,D*}', [1, 4]],
    ['title=ilike(all).{*s*,b*}', [2]],
    ['title=match.^[AB]', [1, 2]],
    ['title=imatch.^[ab]', [1, 2]],
    ['id=eq(any).{1,3}', [1, 3]],
    ['id=gt(all).{1,2}', [3, 4]],
    ['id=in.(1,4)', [1, 4]],
    ['title=in.("Bees, and more","Cats (all)")', [2, 3]],
    ['id=in.()', []],
    ['author_id=is.null', [4]],
    ['author_id=is.not_null', [1, 2, 3]],
    ['author_id=not.is.null', [1, 2, 3]],
    ['is_lent=is.true', [1]],
    ['is_lent=is.false', [2]],
    ['is_lent=is.unknown', [3, 4]],
    ['is_lent=isdistinct.true', [2, 3, 4]],
    ['author_id=isdistinct.1', [3, 4]],
    ['id=not.eq.1', [2, 3, 4]],
    ['id=not.in.(1,2)', [3, 4]],
    ['abstract=fts.apple|bee', [1, 2]],
    ['abstract=fts(english).apples', [1]],
    ['abstract=plfts(english).apples falling', [1]],
    ['abstract=phfts(english).bees fly', [2]],
    ['abstract=wfts(english).apples or bees', [1, 2]],
    ['title=fts(english).apple', [1]],
    ['abstract=not.fts(english).apples', [2]],
    ['pages=cs.[150,160)', [2, 3]],
    ['pages=cd.[0,250)', [1, 3]],
    ['pages=ov.[250,260)', [2]],
    ['pages=sl.[150,160)', [1]],
    ['pages=sr.[1,50)', [3]],
    ['pages=nxr.[0,200)', [1, 3]],
    ['pages=nxl.[100,200)', [3]],
    ['pages=adj.[200,300)', [3]],
    ['id=gt.1&id=lt.4', [2, 3]],
    ['or=(id.eq.1,id.eq.4)', [1, 4]],
    ['and=(id.gt.1,or(title.eq.Dust,title.like.Bees*))', [2, 4]],
    ['or=(title.in.("Bees, and more",Dust),and(id.gte.3,not.or(id.eq.4)))', [2, 3, 4]],
    ['not.or=(id.eq.1,id.eq.4)', [2, 3]],
    ['not.and=(id.gt.1,id.lt.4)', [1, 4]],
    ['or=(title.eq."Cats (all)",id.not.gt.1)', [1, 3]],
    ['or=( id.eq.1 , id.eq.2 )', [1, 2]],
    ['"title"=eq.Dust', [4]],
  ])('%s', async (condition, ids) => {
    expect(await idsOf(`/books?select=id&order=id&${condition}`)).toEqual(ids);
  });

  test.each([
    ['data->home->>city=eq.Rome', [2]],
    ['data->home->zip=eq.150', [1]],
    ['data->home->>zip=gt.149', [1]],
    ['data->tags->>0=eq.x', [1]],
    ['data->tags=cs.["y"]', [1]],
    ['data=cs.{"home":{"city":"Rome"}}', [2]],
    ['or=(data->home->>city.eq.Rome,data.is.null)', [2, 3]],
    ['or=(data.cs.{"tags":["x"]},id.eq.3)', [1, 3]],
    ['aliases=cs.{A}', [1]],
    ['aliases=cd.{A,B,"A. A."}', [1, 2]],
    ['aliases=ov.{A,Z}', [1]],
    ['initials=eq.BB', [2]],
    ['born=gte.1955-01-01', [2]],
  ])('%s', async (condition, ids) => {
    expect(await idsOf(`/authors?select=id&order=id&${condition}`)).toEqual(ids);
  });

  test('decode the address exactly once', async () => {
    await library.migrate(`create table signs (id integer, text text);
      insert into signs values (1, '100% of a+b & c=d'), (2, 'a b'), (3, '%25'), (4, 'é😀'), (5, '20240101G-ENG_G0301.xlsx')`);
    expect(await idsOf('/signs?text=eq.100%25%20of%20a%2Bb%20%26%20c%3Dd')).toEqual([1]);
    expect(await idsOf('/signs?text=eq.a+b')).toEqual([2]);
    expect(await idsOf('/signs?text=eq.%2525')).toEqual([3]);
    expect(await idsOf('/signs?text=like.%2520240101%25')).toEqual([5]);
    expect(await idsOf('/signs?text=like.*20240101*')).toEqual([5]);
    expect(await idsOf('/signs?text=eq.%C3%A9%F0%9F%98%80')).toEqual([4]);
  });
});

describe('order', () => {
  test.each([
    ['order=id.desc', [4, 3, 2, 1]],
    ['order=author_id.asc.nullsfirst,id.desc', [4, 2, 1, 3]],
    ['order=author_id.desc.nullslast,id', [3, 1, 2, 4]],
    ['order=price', [1, 3, 2, 4]],
  ])('%s', async (order, ids) => {
    expect(await idsOf(`/books?select=id&${order}`)).toEqual(ids);
  });

  test('by what is found along a JSON path, and by what a function computes', async () => {
    expect(await idsOf('/authors?select=id&order=data->home->>city.desc.nullslast')).toEqual([2, 1, 3]);
    expect(await idsOf('/authors?select=id&order=initials.desc')).toEqual([3, 2, 1]);
  });
});

describe('how many', () => {
  test.each([
    ['limit and offset', '?limit=2&offset=1', {}, 200, '1-2/*', [2, 3]],
    ['a limit of none', '?limit=0', {}, 200, '*/*', []],
    ['what is no number is passed over', '?limit=many', {}, 200, '0-3/*', [1, 2, 3, 4]],
    ['a range', '', { range: '1-2' }, 200, '1-2/*', [2, 3]],
    ['an open range', '', { range: '2-' }, 200, '2-3/*', [3, 4]],
    ['a range within limit and offset', '?offset=1&limit=2', { range: '0-1' }, 200, '1-1/*', [2]],
    ['a count', '', { prefer: 'count=exact' }, 200, '0-3/4', [1, 2, 3, 4]],
    ['a count of part', '?limit=1', { prefer: 'count=exact' }, 206, '0-0/4', [1]],
    ['a count of none', '?id=eq.9', { prefer: 'count=exact' }, 200, '*/0', []],
    ['a count of more than are shown', '?limit=0', { prefer: 'count=exact' }, 206, '*/4', []],
    ['an estimate of few is a count', '?limit=3', { prefer: 'count=estimated' }, 206, '0-2/4', [1, 2, 3]],
  ] as const)('%s', async (_what, query, headers, status, range, ids) => {
    const path = `/books${query}${query ? '&' : '?'}select=id&order=id`;
    const answer = await library.ask('GET', path, { headers });
    expect(answer).toMatchObject({ status, body: ids.map((id) => ({ id })) });
    expect(answer.headers.get('content-range')).toBe(range);
    expect(answer.headers.get('preference-applied')).toBe('prefer' in headers ? headers.prefer : null);
  });

  test.each([
    [
      'an offset beyond the last',
      '?offset=9',
      { prefer: 'count=exact' },
      'An offset of 9 was requested, but there are only 4 rows.',
    ],
    ['a negative limit', '?limit=-1', {}, 'Limit should be greater than or equal to zero.'],
    [
      'a range that ends before it begins',
      '',
      { range: '3-1' },
      'The lower boundary must be lower than or equal to the upper boundary in the Range header.',
    ],
  ])('%s cannot be satisfied', async (_what, query, headers, details) => {
    const answer = await library.ask('GET', `/books${query}`, { headers });
    expect(answer).toMatchObject({
      status: 416,
      body: { code: 'PGRST103', details, hint: null, message: 'Requested range not satisfiable' },
    });
  });

  test('a planned count comes from the planner', async () => {
    await library.admin.query('analyze public.books');
    const answer = await library.ask('GET', '/books?limit=1', { headers: { prefer: 'count=planned' } });
    expect(answer.status).toBe(206);
    expect(answer.headers.get('content-range')).toBe('0-0/4');
  });

  test('never more than the most', async () => {
    const strict = await createRestGateway({ config: { rest: { ...defaultConfig.rest, maxRows: 2 } } });
    const all = await strict.ask('GET', '/books?select=id,book_tags(tag_id)&limit=100', {
      headers: { prefer: 'count=exact' },
    });
    expect(all.body).toHaveLength(2);
    expect(all.headers.get('content-range')).toBe('0-1/4');
    const estimated = await strict.ask('GET', '/books', { headers: { prefer: 'count=estimated' } });
    expect(Number(estimated.headers.get('content-range')?.split('/')[1])).toBeGreaterThanOrEqual(3);
    const embedded = await strict.ask('GET', '/shelves?select=placements(book_id)&floor=eq.1&order=room');
    expect(embedded.body).toMatchObject([{ placements: [{}, {}] }, { placements: [{}] }]);
    const called = await strict.ask('POST', '/rpc/newest_book', { body: {} });
    expect(called.status).toBe(404);
    await strict.drop();
  });
});

describe('formats', () => {
  test('one row as an object', async () => {
    const answer = await library.ask('GET', '/tags?id=eq.1', {
      headers: { accept: 'application/vnd.pgrst.object+json' },
    });
    expect(answer).toMatchObject({ status: 200, body: { id: 1, label: 'fruit' } });
    expect(answer.headers.get('content-type')).toBe('application/vnd.pgrst.object+json; charset=utf-8');
  });

  test.each([
    [0, 'id=eq.9'],
    [2, 'id=lt.3'],
  ])('%i rows cannot be an object', async (rows, condition) => {
    const answer = await library.ask('GET', `/tags?${condition}`, {
      headers: { accept: 'application/vnd.pgrst.object+json' },
    });
    expect(answer).toMatchObject({
      status: 406,
      body: {
        code: 'PGRST116',
        details: `The result contains ${rows} rows`,
        hint: null,
        message: 'Cannot coerce the result to a single JSON object',
      },
    });
  });

  test('without the members that are null', async () => {
    const rows = await library.ask('GET', '/authors?id=eq.3', {
      headers: { accept: 'application/vnd.pgrst.array+json;nulls=stripped' },
    });
    expect(rows.body).toEqual([{ id: 3, name: 'Cy Cole', mentor_id: 1 }]);
    const row = await library.ask('GET', '/authors?id=eq.3&select=id,born', {
      headers: { accept: 'application/vnd.pgrst.object+json;nulls=stripped' },
    });
    expect(row.text).toBe('{"id":3}');
  });

  test('lines of values separated by commas', async () => {
    const headers = { accept: 'text/csv' };
    const answer = await library.ask('GET', '/books?select=id,title,price&order=id&limit=3', { headers });
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(answer.text).toBe('id,title,price\n1,Apples,1.10\n2,"Bees, and more",12.00\n3,"Cats (all)",9.50');
    expect((await library.ask('GET', '/books?id=eq.9', { headers })).text).toBe('\n');
  });

  test('the first of several that can be given', async () => {
    const headers = { accept: 'text/html;q=0.9, text/csv;q=0.1, application/json;q=0.5' };
    const answer = await library.ask('GET', '/tags?id=eq.1', { headers });
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
  });

  test.each(['application/vnd.pgrst.plan+text', 'application/geo+json', 'text/html'])(
    'not %s',
    async (accept) => {
      const answer = await library.ask('GET', '/tags', { headers: { accept } });
      expect(answer).toMatchObject({
        status: 406,
        body: { code: 'PGRST107', message: `None of these media types are available: ${accept}` },
      });
    },
  );

  test('HEAD has the head of GET', async () => {
    const head = await library.ask('HEAD', '/books?limit=1', { headers: { prefer: 'count=exact' } });
    expect(head).toMatchObject({ status: 206, text: '' });
    expect(head.headers.get('content-range')).toBe('0-0/4');
  });

  test('where it was found', async () => {
    const { headers } = await library.ask('GET', '/books?select=id&id=eq.1&apikey=any');
    expect(headers.get('content-location')).toBe('/books?id=eq.1&select=id');
  });
});
