import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createRestGateway, type RestGateway } from '../../testing/restGateway.ts';

let library: RestGateway;

beforeAll(async () => {
  library = await createRestGateway();
  await library.migrate(FUNCTIONS);
});

afterAll(() => library.drop());

const FUNCTIONS = `
  create function add(a integer, b integer default 2) returns integer language sql immutable as 'select a + b';
  create function echo(value jsonb) returns jsonb language sql immutable as 'select value';
  create function nothing() returns void language sql as '';
  create function no_number() returns integer language sql as 'select null::integer';
  create function numbers(most integer) returns setof integer language sql stable as 'select generate_series(1, most)';
  create function books_below(most numeric) returns setof books language sql stable as 'select * from books where price < most';
  create function one_book(wanted integer) returns books language sql stable as 'select * from books where id = wanted';
  create function stock() returns table (name text, copies integer) language sql stable
    as $$ values ('a', 1), ('b', 2), ('c', 3) $$;
  create function measure(out width integer, out height integer) language sql as 'select 3, 4';
  create function only_out(out answer integer) language sql as 'select 42';
  create function out_first(out doubled integer, given integer) language sql as 'select given * 2';
  create function joined(variadic words text[]) returns text language sql immutable as $$ select array_to_string(words, '-') $$;
  create function whole_json(json) returns json language sql immutable as 'select $1';
  create function whole_text(text) returns text language sql immutable as 'select upper($1)';
  create function whole_bytes(bytea) returns integer language sql immutable as 'select length($1)';
  create function unnamed(integer) returns integer language sql immutable as 'select $1';
  create function several() returns text language sql immutable as $$ select 'none' $$;
  create function several(a integer) returns text language sql immutable as $$ select 'a' $$;
  create function several(a integer, b integer) returns text language sql immutable as $$ select 'a, b' $$;
  create function vague(a integer) returns text language sql immutable as $$ select 'integer' $$;
  create function vague(a text) returns text language sql immutable as $$ select 'text' $$;
  create function tag(label text) returns integer language sql
    as 'insert into tags values ((select max(id) + 1 from tags), label) returning id';
  create function lies() returns integer language plpgsql stable
    as $$ begin insert into tags values (99); return 1; end $$;
  create function in_bits(width bit(4), text char(3)) returns text language sql immutable as $$ select width::text || text $$;
  create function "weird ""name"(arg integer, "a-b c" integer) returns integer language sql immutable as 'select $1 + $2';
  create function answers_itself() returns json language plpgsql as $$ begin
    perform set_config('response.status', '418', true);
    perform set_config('response.headers', '[{"X-Kettle": "on"}, {"Set-Cookie": "a=1"}, {"Set-Cookie": "b=2"}, {"Content-Type": "application/tea"}]', true);
    return '{"tea": true}';
  end $$;
  create function answers_nothing() returns json language sql as $$
    select set_config('response.status', '204', true); select 'null'::json $$;
  create function answers_badly(name text, value text) returns void language sql as 'select set_config(name, value, true)';
  create function slow() returns void language sql set statement_timeout = '50ms' as 'select pg_sleep(5)';
  create function request() returns json language sql stable as $$
    select json_build_object('method', current_setting('request.method'), 'path', current_setting('request.path'),
      'header', current_setting('request.headers')::json ->> 'x-mine',
      'cookie', current_setting('request.cookies')::json ->> 'biscuit',
      'search', current_setting('search_path'), 'role', current_user) $$
`;

describe('by POST', () => {
  test.each([
    ['a value', '/rpc/add', { a: 1, b: 5 }, 200, 6],
    ['with defaults', '/rpc/add', { a: 1 }, 200, 3],
    ['with arguments in any order', '/rpc/add', { b: 5, a: 1 }, 200, 6],
    ['with arguments as texts', '/rpc/add', { a: '1', b: '5' }, 200, 6],
    ['JSON', '/rpc/echo', { value: { a: [1, { b: null }], c: 'é' } }, 200, { a: [1, { b: null }], c: 'é' }],
    ['JSON null', '/rpc/echo', { value: null }, 200, null],
    ['null', '/rpc/no_number', {}, 200, null],
    ['nothing', '/rpc/nothing', {}, 204, ''],
    ['values', '/rpc/numbers', { most: 3 }, 200, [1, 2, 3]],
    ['no values', '/rpc/numbers', { most: 0 }, 200, []],
    ['some values', '/rpc/numbers?limit=1&offset=1', { most: 3 }, 200, [2]],
    ['one row', '/rpc/one_book?select=id,title', { wanted: 1 }, 200, { id: 1, title: 'Apples' }],
    [
      'rows of its own',
      '/rpc/stock',
      {},
      200,
      [
        { name: 'a', copies: 1 },
        { name: 'b', copies: 2 },
        { name: 'c', copies: 3 },
      ],
    ],
    ['named results', '/rpc/measure', {}, 200, { width: 3, height: 4 }],
    ['one named result', '/rpc/only_out', {}, 200, { answer: 42 }],
    ['a result that is named before the arguments', '/rpc/out_first', { given: 4 }, 200, { doubled: 8 }],
    ['any number of arguments', '/rpc/joined', { words: ['a', 'b', 'c'] }, 200, 'a-b-c'],
    ['the whole body', '/rpc/whole_json', { a: 1, b: [2] }, 200, { a: 1, b: [2] }],
    ['the whole body, a list', '/rpc/whole_json', [1, 'two', null], 200, [1, 'two', null]],
    ['the first of several overloads', '/rpc/several', {}, 200, 'none'],
    ['another overload', '/rpc/several', { a: 1 }, 200, 'a'],
    ['a third overload', '/rpc/several', { a: 1, b: 2 }, 200, 'a, b'],
    ['names that need quotes', '/rpc/weird%20%22name', { arg: 1, 'a-b c': 2 }, 200, 3],
    [
      'types with a length, which does not cut',
      '/rpc/in_bits',
      { width: '101010', text: 'abcdef' },
      200,
      '101010abcdef',
    ],
  ])('%s', async (_what, path, body, status, answer) => {
    expect(await library.ask('POST', path, { body })).toMatchObject({ status, body: answer });
  });

  test('without a body, when there are no arguments', async () => {
    expect(await library.ask('POST', '/rpc/several', { body: '' })).toMatchObject({
      status: 200,
      body: 'none',
    });
    expect(await library.ask('POST', '/rpc/several')).toMatchObject({ status: 200, body: 'none' });
  });

  test('rows are chosen, ordered, counted and filled as those of a table', async () => {
    const path =
      '/rpc/books_below?select=id,author:authors!author_id(name),tags(label)&id=gt.1&order=id.desc&limit=1';
    const answer = await library.ask('POST', path, {
      body: { most: 15 },
      headers: { prefer: 'count=exact' },
    });
    expect(answer).toMatchObject({
      status: 206,
      body: [{ id: 3, author: { name: 'Bo Bell' }, tags: [{ label: 'animals' }] }],
    });
    expect(answer.headers.get('content-range')).toBe('0-0/2');
    const own = await library.ask('POST', '/rpc/stock?select=n:name&copies=gte.2&order=name.desc', {
      body: {},
    });
    expect(own.body).toEqual([{ n: 'c' }, { n: 'b' }]);
  });

  test('a body of another kind, whole', async () => {
    const text = await library.ask('POST', '/rpc/whole_text', {
      body: '{"é',
      headers: { 'content-type': 'text/plain' },
    });
    expect(text).toMatchObject({ status: 200, body: '{"É' });
    const bytes = await library.ask('POST', '/rpc/whole_bytes', {
      body: new Uint8Array([0, 255, 10]),
      headers: { 'content-type': 'application/octet-stream' },
    });
    expect(bytes).toMatchObject({ status: 200, body: 3 });
    const form = await library.ask('POST', '/rpc/joined', {
      body: 'words=a&words=b',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(form).toMatchObject({ status: 200, body: 'a-b' });
  });

  test('in other formats', async () => {
    const accept = (accept: string) => ({ headers: { accept } });
    const csv = await library.ask('POST', '/rpc/stock?limit=1', { body: {}, ...accept('text/csv') });
    expect(csv.text).toBe('name,copies\na,1');
    const object = accept('application/vnd.pgrst.object+json');
    expect((await library.ask('POST', '/rpc/stock?limit=1', { body: {}, ...object })).body).toEqual({
      name: 'a',
      copies: 1,
    });
    expect((await library.ask('POST', '/rpc/add', { body: { a: 1 }, ...object })).body).toBe(3);
    expect((await library.ask('POST', '/rpc/numbers', { body: { most: 1 }, ...object })).body).toBe(1);
    expect(await library.ask('POST', '/rpc/stock', { body: {}, ...object })).toMatchObject({
      status: 406,
      body: { code: 'PGRST116' },
    });
    const stripped = accept('application/vnd.pgrst.array+json;nulls=stripped');
    expect(
      (await library.ask('POST', '/rpc/echo', { body: { value: { a: null, b: 1 } }, ...stripped })).body,
    ).toEqual({ b: 1 });
  });

  test('what a function did is undone when its answer cannot be given', async () => {
    await library.migrate(`create function tag_two() returns setof tags language sql as $$
      insert into tags values (70, 'seventy'), (71, 'seventy-one') returning * $$`);
    const object = await library.ask('POST', '/rpc/tag_two', {
      body: {},
      headers: { accept: 'application/vnd.pgrst.object+json' },
    });
    expect(object).toMatchObject({ status: 406, body: { code: 'PGRST116' } });
    const most = await library.ask('POST', '/rpc/tag_two', {
      body: {},
      headers: { prefer: 'handling=strict,max-affected=1' },
    });
    expect(most).toMatchObject({ status: 400, body: { code: 'PGRST124' } });
    const scalar = await library.ask('POST', '/rpc/add', {
      body: { a: 1 },
      headers: { prefer: 'handling=strict,max-affected=1' },
    });
    expect(scalar).toMatchObject({ status: 400, body: { code: 'PGRST128' } });
    expect((await library.ask('GET', '/tags?id=gte.70')).body).toEqual([]);
  });
});

describe('by GET', () => {
  test.each([
    ['a value', '/rpc/add?a=1&b=5', 6],
    ['with defaults', '/rpc/add?a=1', 3],
    ['any number of arguments', '/rpc/joined?words=a&words=b%2Cc', 'a-b,c'],
    ['rows with conditions', '/rpc/books_below?most=15&id=eq.3&select=title', [{ title: 'Cats (all)' }]],
    ['values', '/rpc/numbers?most=2', [1, 2]],
    ['text that looks like nothing else', '/rpc/echo?value={"a":"eq.1"}', { a: 'eq.1' }],
  ])('%s', async (_what, path, body) => {
    expect(await library.ask('GET', path)).toMatchObject({ status: 200, body });
  });

  test('HEAD has the head of it', async () => {
    const head = await library.ask('HEAD', '/rpc/books_below?most=15', {
      headers: { prefer: 'count=exact' },
    });
    expect(head).toMatchObject({ status: 200, text: '' });
    expect(head.headers.get('content-range')).toBe('0-2/3');
  });

  test('writes nothing', async () => {
    const answer = await library.ask('GET', '/rpc/tag?label=x');
    expect(answer).toMatchObject({
      status: 405,
      body: { code: '25006', message: 'cannot execute INSERT in a read-only transaction' },
    });
    expect(await library.ask('POST', '/rpc/lies', { body: {} })).toMatchObject({
      status: 400,
      body: { code: '0A000' },
    });
    expect((await library.ask('POST', '/rpc/tag', { body: { label: 'x' } })).status).toBe(200);
  });
});

describe('is refused', () => {
  test.each([
    [
      'a function that does not exist',
      '/rpc/ad',
      { a: 1, b: 2 },
      {
        code: 'PGRST202',
        details:
          'Searched for the function public.ad with parameters a, b or with a single unnamed json/jsonb parameter, but no matches were found in the schema cache.',
        hint: null,
        message: 'Could not find the function public.ad(a, b) in the schema cache',
      },
    ],
    [
      'one whose name is nearly right',
      '/rpc/book_below',
      {},
      {
        code: 'PGRST202',
        details:
          'Searched for the function public.book_below without parameters or with a single unnamed json/jsonb parameter, but no matches were found in the schema cache.',
        hint: 'Perhaps you meant to call the function public.books_below',
        message: 'Could not find the function public.book_below without parameters in the schema cache',
      },
    ],
    [
      'an argument that it does not take',
      '/rpc/add',
      { a: 1, c: 2 },
      {
        code: 'PGRST202',
        hint: 'Perhaps you meant to call the function public.add(a, b)',
        message: 'Could not find the function public.add(a, c) in the schema cache',
      },
    ],
    ['an argument that is missing', '/rpc/add', { b: 1 }, { code: 'PGRST202' }],
    ['one whose arguments have no names', '/rpc/unnamed', { a: 1 }, { code: 'PGRST202' }],
  ])('%s', async (_what, path, body, error) => {
    expect(await library.ask('POST', path, { body })).toMatchObject({ status: 404, body: error });
  });

  test('what could mean several', async () => {
    expect(await library.ask('POST', '/rpc/vague', { body: { a: 1 } })).toMatchObject({
      status: 300,
      body: {
        code: 'PGRST203',
        message:
          'Could not choose the best candidate function between: public.vague(a => integer), public.vague(a => text)',
      },
    });
  });

  test.each([
    [
      'an argument of another type',
      '/rpc/add',
      { a: 'x' },
      400,
      '22P02',
      'invalid input syntax for type integer: "x"',
    ],
    ['a method', '/rpc/add', undefined, 405, 'PGRST101', 'Cannot use the PATCH method on RPC'],
  ])('%s', async (_what, path, body, status, code, message) => {
    const answer = await library.ask(body ? 'POST' : 'PATCH', path, { body });
    expect(answer).toMatchObject({ status, body: { code, message } });
  });

  test('what takes longer than the function allows itself', async () => {
    expect(await library.ask('POST', '/rpc/slow', { body: {} })).toMatchObject({
      status: 500,
      body: { code: '57014', message: 'canceling statement due to statement timeout' },
    });
  });
});

describe('a function decides on its answer', () => {
  test('status and headers', async () => {
    const answer = await library.ask('POST', '/rpc/answers_itself', { body: {} });
    expect(answer).toMatchObject({ status: 418, body: { tea: true } });
    expect(answer.headers.get('x-kettle')).toBe('on');
    expect(answer.headers.get('content-type')).toBe('application/tea');
    expect(answer.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
    expect(await library.ask('POST', '/rpc/answers_nothing', { body: {} })).toMatchObject({
      status: 204,
      text: '',
    });
  });

  test('not with what can be no answer', async () => {
    for (const value of [
      '{"a": "b"}',
      '[{"a": 1}]',
      'x',
      '[{"a b": "c"}]',
      '[{"a": "b\\nc"}]',
      '[{"a": "1", "b": "2"}]',
    ]) {
      const answer = await library.ask('POST', '/rpc/answers_badly', {
        body: { name: 'response.headers', value },
      });
      expect(answer, value).toMatchObject({ status: 500, body: { code: 'PGRST111' } });
    }
    for (const value of ['x', '99', '1000', '199']) {
      const answer = await library.ask('POST', '/rpc/answers_badly', {
        body: { name: 'response.status', value },
      });
      expect(answer, value).toMatchObject({ status: 500, body: { code: 'PGRST112' } });
    }
  });

  test('knowing who asks what', async () => {
    const headers = { 'x-mine': 'ä"', cookie: 'a=1; biscuit=b=2' };
    expect((await library.ask('GET', '/rpc/request', { headers })).body).toEqual({
      method: 'GET',
      path: '/rpc/request',
      header: 'ä"',
      cookie: 'b=2',
      search: '"public", "extensions"',
      role: 'anon',
    });
  });
});
