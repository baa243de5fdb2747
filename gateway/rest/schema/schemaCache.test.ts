import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { defaultConfig } from '../../config.ts';
import { createRestGateway, until, type RestGateway } from '../../../testing/restGateway.ts';

let library: RestGateway;

beforeAll(async () => {
  library = await createRestGateway({
    config: { rest: { ...defaultConfig.rest, schemas: ['public', 'api'] } },
  });
});

afterAll(() => library.drop());

async function asOwner(sql: string): Promise<void> {
  await library.admin.query(`set role postgres; ${sql}; reset role`);
}

describe('a change of the schema', () => {
  test('is known soon after, and requests go on meanwhile', async () => {
    expect((await library.ask('GET', '/newcomers')).status).toBe(404);
    await asOwner('create table public.newcomers (id integer primary key)');
    const statuses: number[] = [];
    await until(async () => {
      statuses.push((await library.ask('GET', '/tags?limit=1')).status);
      return (await library.ask('GET', '/newcomers')).status === 200;
    });
    expect(new Set(statuses)).toEqual(new Set([200]));
    await asOwner('alter table public.newcomers add column name text default $$x$$');
    await until(async () => (await library.ask('GET', '/newcomers?select=name')).status === 200);
    await asOwner('drop table public.newcomers');
    await until(async () => (await library.ask('GET', '/newcomers')).status === 404);
  });

  test('is known when it is announced by hand', async () => {
    await library.admin.query('alter event trigger pgrst_ddl_watch disable');
    await asOwner('create table public.quiet (id integer)');
    expect((await library.ask('GET', '/quiet')).status).toBe(404);
    await library.admin.query(`notify pgrst, 'reload schema'`);
    await until(async () => (await library.ask('GET', '/quiet')).status === 200);
    await library.admin.query('alter event trigger pgrst_ddl_watch enable');
  });

  test('changes what a statement means that was asked many times', async () => {
    await library.migrate(
      'create table changing (id integer primary key, value integer); insert into changing values (1, 5)',
    );
    for (let time = 0; time < 5; time++) {
      expect((await library.ask('GET', '/changing?value=eq.5&select=value')).body).toEqual([{ value: 5 }]);
    }
    await library.migrate(
      'alter table changing add column more integer default 7; alter table changing drop column id',
    );
    expect((await library.ask('GET', '/changing?value=eq.5')).body).toEqual([{ value: 5, more: 7 }]);
  });
});

describe('several exposed schemas', () => {
  beforeAll(async () => {
    await library.admin.query('create schema api authorization postgres');
    await library.migrate(`
      grant usage on schema api to anon;
      create table api.tags (id integer, colour text);
      grant all on api.tags to anon;
      insert into api.tags values (1, 'red');
      create table api.links (id integer, book_id integer references public.books);
      grant all on api.links to anon;
      create function api.where_am_i() returns text language sql stable as $$ select current_setting('search_path') $$;
    `);
  });

  test('the first is the default, others are asked for', async () => {
    const first = await library.ask('GET', '/tags?id=eq.1');
    expect(first).toMatchObject({ body: [{ id: 1, label: 'fruit' }] });
    expect(first.headers.get('content-profile')).toBe('public');
    const other = await library.ask('GET', '/tags', { headers: { 'accept-profile': 'api' } });
    expect(other).toMatchObject({ body: [{ id: 1, colour: 'red' }] });
    expect(other.headers.get('content-profile')).toBe('api');
    const headers = { 'content-profile': 'api', prefer: 'return=representation' };
    expect((await library.ask('POST', '/tags', { body: { id: 2, colour: 'blue' }, headers })).status).toBe(
      201,
    );
    const called = await library.ask('POST', '/rpc/where_am_i', { body: {}, headers });
    expect(called.body).toBe('"api", "public", "extensions"');
  });

  test('one does not reach into another', async () => {
    const headers = { 'accept-profile': 'api' };
    expect((await library.ask('GET', '/books', { headers })).status).toBe(404);
    expect(await library.ask('GET', '/links?select=*,books(*)', { headers })).toMatchObject({
      status: 400,
      body: { code: 'PGRST200' },
    });
    expect(await library.ask('GET', '/tags', { headers: { 'accept-profile': 'nope' } })).toMatchObject({
      status: 406,
      body: { hint: 'Only the following schemas are exposed: public, api' },
    });
  });
});

describe('views show the relationships of what they are made of', () => {
  beforeAll(() =>
    library.migrate(`
      create view joined as select b.id, b.title as "the title", a.id as writer, a.name, upper(a.name) as loud
        from books b join authors a on a.id = b.author_id where b.id in (select id from books);
      create view listed as with chosen as (select id, author_id from books) select * from chosen;
      create view halves as select floor from placements;
      create view twice as select book_id as one, book_id as other from placements;
      create view "odd (view)" as select id as "a {b} \\c", label as "d e" from tags where label <> ')}' ;
      create view united as select id, author_id from books union all select id, author_id from books;
      create materialized view stored as select id, translator_id from books;
      create table notes (id integer primary key, book integer references books, text text) partition by range (id);
      create table notes_1 partition of notes for values from (1) to (100);
      insert into notes values (1, 1, 'n')`),
  );

  test.each([
    ['a join', '/joined?select=id,tags(id)&id=eq.1', [{ id: 1, tags: [{ id: 1 }] }]],
    [
      'what refers to a join',
      '/placements?select=joined(loud)&book_id=eq.3',
      [{ joined: { loud: 'BO BELL' } }],
    ],
    [
      'a table with columns of other names',
      '/cheap_books?select=book,authors(name)&book=eq.1',
      [{ book: 1, authors: { name: 'Ann Abe' } }],
    ],
    ['a stored view', '/stored?select=id,authors(name)&id=eq.1', [{ id: 1, authors: { name: 'Bo Bell' } }]],
    [
      'the odd name',
      '/odd (view)?select="d e",books(id)&"a {b} %5C%5Cc"=eq.1&books.order=id',
      [{ 'd e': 'fruit', books: [{ id: 1 }, { id: 2 }] }],
    ],
    ['a table in parts', '/notes?select=text,books(title)', [{ text: 'n', books: { title: 'Apples' } }]],
    [
      'what refers to it, in parts',
      '/books?select=id,notes(text)&id=eq.1',
      [{ id: 1, notes: [{ text: 'n' }] }],
    ],
  ])('%s', async (_what, path, body) => {
    expect(await library.ask('GET', path)).toMatchObject({ status: 200, body });
  });

  test.each([
    ['of which they do not show all columns', '/halves?select=*,shelves(*)'],
    ['of several tables put together', '/united?select=*,authors(*)'],
    ['of parts', '/books?select=id,notes_1(*)'],
  ])('but not those %s', async (_what, path) => {
    expect(await library.ask('GET', path)).toMatchObject({ status: 400, body: { code: 'PGRST200' } });
  });

  test('and are ambiguous where they show a key twice', async () => {
    expect(await library.ask('GET', '/twice?select=*,books(*)')).toMatchObject({ status: 300 });
    expect((await library.ask('GET', '/twice?select=one,books!one(id)&one=eq.1')).body).toEqual([
      { one: 1, books: { id: 1 } },
    ]);
  });
});
