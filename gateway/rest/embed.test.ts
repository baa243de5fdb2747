import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createRestGateway, type RestGateway } from '../../testing/restGateway.ts';

let library: RestGateway;

beforeAll(async () => {
  library = await createRestGateway();
});

afterAll(() => library.drop());

async function rowsOf(path: string, headers: Record<string, string> = {}): Promise<unknown> {
  return (await library.ask('GET', path, { headers })).body;
}

describe('what belongs to a row is shown in it', () => {
  test.each([
    [
      'the one it refers to',
      '/placements?select=book_id,books(title)&book_id=eq.1',
      [{ book_id: 1, books: { title: 'Apples' } }],
    ],
    [
      'nothing, when it refers to none',
      '/books?select=id,author:authors!author_id(name)&id=eq.4',
      [{ id: 4, author: null }],
    ],
    [
      'those that refer to it',
      '/shelves?select=room,placements(book_id)&floor=eq.1&order=room&placements.order=book_id.desc',
      [
        { room: 'north', placements: [{ book_id: 3 }, { book_id: 1 }] },
        { room: 'south', placements: [{ book_id: 2 }] },
      ],
    ],
    [
      'an empty list, when none refer to it',
      '/shelves?select=floor,placements(*)&floor=eq.2',
      [{ floor: 2, placements: [] }],
    ],
    [
      'one, when no two can refer to it',
      '/books?select=id,placements(room)&id=in.(1,4)&order=id',
      [
        { id: 1, placements: { room: 'north' } },
        { id: 4, placements: null },
      ],
    ],
    [
      'through a table that joins them',
      '/books?select=id,tags(label)&id=in.(2,4)&order=id&tags.order=label',
      [
        { id: 2, tags: [{ label: 'animals' }, { label: 'fruit' }] },
        { id: 4, tags: [] },
      ],
    ],
    [
      'by the name of the foreign key',
      '/books?select=id,books_translator_id_fkey(name)&id=eq.1',
      [{ id: 1, books_translator_id_fkey: { name: 'Bo Bell' } }],
    ],
    [
      'by the name of its column',
      '/books?select=id,translator_id(name)&id=eq.1',
      [{ id: 1, translator_id: { name: 'Bo Bell' } }],
    ],
    [
      'twice, by different foreign keys',
      '/books?select=author:authors!books_author_id_fkey(name),translator:authors!translator_id(name)&id=eq.1',
      [{ author: { name: 'Ann Abe' }, translator: { name: 'Bo Bell' } }],
    ],
    [
      'a row of the same table that it refers to',
      '/authors?select=name,mentor:mentor_id(name)&id=eq.2',
      [{ name: 'Bo Bell', mentor: { name: 'Ann Abe' } }],
    ],
    [
      'rows of the same table that refer to it',
      '/authors?select=name,pupils:authors(name)&id=eq.1&pupils.order=id',
      [{ name: 'Ann Abe', pupils: [{ name: 'Bo Bell' }, { name: 'Cy Cole' }] }],
    ],
    [
      'inside what is inside it',
      '/tags?select=label,books(title,placements(shelves(floor)))&id=eq.2&books.order=id',
      [
        {
          label: 'animals',
          books: [
            { title: 'Bees, and more', placements: { shelves: { floor: 1 } } },
            { title: 'Cats (all)', placements: { shelves: { floor: 1 } } },
          ],
        },
      ],
    ],
    [
      'in the columns of a view',
      '/cheap_books?select=book,authors(name)&order=book',
      [
        { book: 1, authors: { name: 'Ann Abe' } },
        { book: 3, authors: { name: 'Bo Bell' } },
      ],
    ],
    [
      'in a view of a view',
      '/cheapest_books?select=book,tags(label)',
      [{ book: 1, tags: [{ label: 'fruit' }] }],
    ],
    [
      'from a view',
      '/tags?select=id,cheap_books(title)&id=eq.2',
      [{ id: 2, cheap_books: [{ title: 'Cats (all)' }] }],
    ],
    [
      'by a function that gives one row',
      '/authors?select=id,newest_book(title)&order=id',
      [
        { id: 1, newest_book: { title: 'Bees, and more' } },
        { id: 2, newest_book: { title: 'Cats (all)' } },
        { id: 3, newest_book: null },
      ],
    ],
    [
      'by a function that gives rows',
      '/authors?select=id,readable_by(label)&id=eq.1&readable_by.order=label',
      [{ id: 1, readable_by: [{ label: 'animals' }, { label: 'fruit' }] }],
    ],
    [
      'as columns of the row itself',
      '/placements?select=book_id,...books(name:title,...authors!author_id(who:name))&order=book_id.desc',
      [
        { book_id: 3, name: 'Cats (all)', who: 'Bo Bell' },
        { book_id: 2, name: 'Bees, and more', who: 'Ann Abe' },
        { book_id: 1, name: 'Apples', who: 'Ann Abe' },
      ],
    ],
  ])('%s', async (_what, path, rows) => {
    expect(await library.ask('GET', path)).toMatchObject({ status: 200, body: rows });
  });
});

describe('which of them, and which rows for their sake', () => {
  test.each([
    [
      'conditions, order and range of what is inside',
      '/tags?select=id,books(id)&books.id=gt.1&books.order=id.desc&books.limit=1&order=id',
      [
        { id: 1, books: [{ id: 2 }] },
        { id: 2, books: [{ id: 3 }] },
        { id: 3, books: [] },
      ],
    ],
    [
      'by the name they are given',
      '/tags?select=id,shelved:books(id)&shelved.id=eq.1&id=eq.1',
      [{ id: 1, shelved: [{ id: 1 }] }],
    ],
    [
      'groups of conditions on what is inside',
      '/tags?select=id,books(id)&books.or=(id.eq.1,title.like.Cats*)&books.order=id&id=lt.3&order=id',
      [
        { id: 1, books: [{ id: 1 }] },
        { id: 2, books: [{ id: 3 }] },
      ],
    ],
    [
      'only rows in which there is something',
      '/tags?select=id,books!inner(id)&books.title=like.Cats*',
      [{ id: 2, books: [{ id: 3 }] }],
    ],
    [
      'only rows in which there is something inside what is inside',
      '/tags?select=id,books!inner(id,placements!inner(room))&books.placements.room=eq.south&order=id',
      [
        { id: 1, books: [{ id: 2, placements: { room: 'south' } }] },
        { id: 2, books: [{ id: 2, placements: { room: 'south' } }] },
      ],
    ],
    ['only rows in which there is nothing', '/tags?select=id,books()&books=is.null', [{ id: 3 }]],
    [
      'only rows in which there is anything',
      '/tags?select=id,books()&books=not.is.null&order=id',
      [{ id: 1 }, { id: 2 }],
    ],
    [
      'either of two',
      '/books?select=id,placements(),tags()&or=(placements.is.null,tags.is.null)&order=id',
      [{ id: 4 }],
    ],
    [
      'by the order of the one inside',
      '/books?select=id,author:authors!author_id(name)&order=author(name).desc.nullslast,id',
      [3, 1, 2, 4].map((id) => ({ id })),
    ],
  ])('%s', async (_what, path, rows) => {
    expect(await library.ask('GET', path)).toMatchObject({ status: 200, body: rows });
  });

  test('a row of nothing but nulls is there', async () => {
    const rows = await rowsOf('/books?select=id,author:authors!author_id(born)&author=not.is.null&id=eq.1');
    expect(rows).toEqual([{ id: 1, author: { born: '1950-01-02' } }]);
    const nulls = await rowsOf('/authors?select=id,mentor:mentor_id(mentor_id)&mentor=not.is.null&order=id');
    expect(nulls).toEqual([2, 3].map((id) => ({ id, mentor: { mentor_id: null } })));
  });

  test.each([
    ['/tags?select=id,books!inner(id)&books.title=like.Cats*', '0-0/1'],
    ['/tags?select=id,books()&books=is.null', '0-0/1'],
    ['/tags?select=id,books(id)&books.id=eq.9', '0-2/3'],
    ['/books?select=id,placements!inner(shelves!inner(room))&placements.shelves.room=eq.north', '0-1/2'],
  ])('are counted as they are shown: %s', async (path, range) => {
    const { headers } = await library.ask('GET', path, { headers: { prefer: 'count=exact' } });
    expect(headers.get('content-range')).toBe(range);
  });
});

describe('is refused', () => {
  test('what is not related', async () => {
    expect(await library.ask('GET', '/books?select=*,shelf(*)')).toMatchObject({
      status: 400,
      body: {
        code: 'PGRST200',
        details:
          "Searched for a foreign key relationship between 'books' and 'shelf' in the schema 'public', but no matches were found.",
        message: "Could not find a relationship between 'books' and 'shelf' in the schema cache",
      },
    });
    expect(await library.ask('GET', '/books?select=*,tagz!by(*)')).toMatchObject({
      status: 400,
      body: {
        details:
          "Searched for a foreign key relationship between 'books' and 'tagz' using the hint 'by' in the schema 'public', but no matches were found.",
        hint: "Perhaps you meant 'tags' instead of 'tagz'.",
      },
    });
  });

  test('what is related in more than one way', async () => {
    expect(await library.ask('GET', '/books?select=*,authors(*)')).toMatchObject({
      status: 300,
      body: {
        code: 'PGRST201',
        details: [
          {
            cardinality: 'many-to-one',
            embedding: 'books with authors',
            relationship: 'books_author_id_fkey using books(author_id) and authors(id)',
          },
          {
            cardinality: 'many-to-one',
            embedding: 'books with authors',
            relationship: 'books_translator_id_fkey using books(translator_id) and authors(id)',
          },
        ],
        hint: "Try changing 'authors' to one of the following: 'authors!books_author_id_fkey', 'authors!books_translator_id_fkey'. Find the desired relationship in the 'details' key.",
        message: "Could not embed because more than one relationship was found for 'books' and 'authors'",
      },
    });
  });

  test.each([
    [
      'conditions on what is not embedded',
      '/books?tags.label=eq.x',
      400,
      'PGRST108',
      "'tags' is not an embedded resource in this request",
    ],
    [
      'an order by what is not embedded',
      '/books?order=tags(label)',
      400,
      'PGRST108',
      "'tags' is not an embedded resource in this request",
    ],
    [
      'an order by many',
      '/books?select=id,tags(label)&order=tags(label)',
      400,
      'PGRST118',
      "A related order on 'tags' is not possible",
    ],
    [
      'an order by what is not shown',
      '/placements?select=books(id)&order=books(title)',
      400,
      '42703',
      'column books_1.title does not exist',
    ],
    [
      'a comparison with what is embedded',
      '/books?select=id,tags(label)&tags=eq.x',
      400,
      'PGRST120',
      "Bad operator on the 'tags' embedded resource",
    ],
    [
      'many as columns',
      '/books?select=id,...tags(label)',
      400,
      'PGRST123',
      'Use of aggregate functions is not allowed',
    ],
    [
      'a column that does not exist',
      '/placements?select=books(nope)',
      400,
      '42703',
      'column books_1.nope does not exist',
    ],
    [
      'a condition on a column that does not exist',
      '/placements?select=books(id)&books.nope=eq.1',
      400,
      '42703',
      'column books_1.nope does not exist',
    ],
  ])('%s', async (_what, path, status, code, message) => {
    expect(await library.ask('GET', path)).toMatchObject({ status, body: { code, message } });
  });
});

test('row-level security holds inside, too', async () => {
  await library.migrate(`
    create table diaries (id integer primary key, author_id integer references authors, text text);
    insert into diaries values (1, 1, 'secret'), (2, 2, 'open');
    alter table diaries enable row level security;
    create policy "Anybody reads what is open" on diaries for select using (text = 'open')`);
  expect(await rowsOf('/authors?select=id,diaries(text)&order=id&id=lt.3')).toEqual([
    { id: 1, diaries: [] },
    { id: 2, diaries: [{ text: 'open' }] },
  ]);
  expect(await rowsOf('/authors?select=id,diaries!inner(text)')).toEqual([
    { id: 2, diaries: [{ text: 'open' }] },
  ]);
  const service = await library.ask('GET', '/authors?select=diaries(text)&id=eq.1', { as: 'service' });
  expect(service.body).toEqual([{ diaries: [{ text: 'secret' }] }]);
});
