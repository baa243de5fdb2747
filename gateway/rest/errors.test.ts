import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createRestGateway, until, type RestGateway } from '../../testing/restGateway.ts';

let library: RestGateway;

beforeAll(async () => {
  library = await createRestGateway();
  await library.migrate(`
    create table locked (id integer);
    revoke all on locked from anon, authenticated;
    create table diaries (id integer primary key, owner text, check (id > 0));
    alter table diaries enable row level security;
    create policy "Anybody reads" on diaries for select using (true);
    create function fail(state text, message text, detail text default '', hint text default '') returns void
      language plpgsql as $$ begin raise exception using
        errcode = state, message = message, detail = detail, hint = hint; end $$;
    create function many() returns integer language sql stable as 'select (select id from tags)';
  `);
});

afterAll(() => library.drop());

describe('every failure says what it is, in the body and in the head', () => {
  test.each([
    [
      'GET',
      '/tagz',
      undefined,
      404,
      'PGRST205',
      "Could not find the table 'public.tagz' in the schema cache",
      "Perhaps you meant the table 'public.tags'",
    ],
    [
      'GET',
      '/zzzzzz',
      undefined,
      404,
      'PGRST205',
      "Could not find the table 'public.zzzzzz' in the schema cache",
      null,
    ],
    ['GET', '/tags?select=nope', undefined, 400, '42703', 'column tags.nope does not exist', null],
    ['GET', '/tags?nope=eq.1', undefined, 400, '42703', 'column tags.nope does not exist', null],
    ['GET', '/tags?order=nope', undefined, 400, '42703', 'column tags.nope does not exist', null],
    ['GET', '/tags?or=(id.eq.1,nope.eq.2)', undefined, 400, '42703', 'column tags.nope does not exist', null],
    ['GET', '/tags?id=eq.x', undefined, 400, '22P02', 'invalid input syntax for type integer: "x"', null],
    [
      'GET',
      '/tags?id=eq.99999999999',
      undefined,
      400,
      '22003',
      'value "99999999999" is out of range for type integer',
      null,
    ],
    [
      'GET',
      '/tags?label=match.(',
      undefined,
      400,
      '2201B',
      'invalid regular expression: parentheses () not balanced',
      null,
    ],
    [
      'GET',
      '/tags?label=fts(klingon).x',
      undefined,
      400,
      '42704',
      'text search configuration "klingon" does not exist',
      null,
    ],
    ['GET', '/tags?select=id::nope', undefined, 400, '42704', 'type "nope" does not exist', null],
    [
      'GET',
      '/tags?select=count()',
      undefined,
      400,
      'PGRST123',
      'Use of aggregate functions is not allowed',
      null,
    ],
    [
      'GET',
      '/books?select=price.sum(),id',
      undefined,
      400,
      'PGRST123',
      'Use of aggregate functions is not allowed',
      null,
    ],
    ['GET', '/', undefined, 404, 'PGRST126', 'Root endpoint metadata is disabled', null],
    ['GET', '/a/b', undefined, 404, 'PGRST125', 'Invalid path specified in request URL', null],
    ['GET', '/rpc/', undefined, 404, 'PGRST125', 'Invalid path specified in request URL', null],
    ['PURGE', '/tags', undefined, 405, 'PGRST117', 'Unsupported HTTP method: PURGE', null],
    [
      'POST',
      '/tags',
      { id: 1 },
      409,
      '23505',
      'duplicate key value violates unique constraint "tags_pkey"',
      null,
    ],
    [
      'POST',
      '/book_tags',
      { book_id: 1, tag_id: 77 },
      409,
      '23503',
      'insert or update on table "book_tags" violates foreign key constraint "book_tags_tag_id_fkey"',
      null,
    ],
    [
      'POST',
      '/tags',
      { label: 'x' },
      400,
      '23502',
      'null value in column "id" of relation "tags" violates not-null constraint',
      null,
    ],
    ['POST', '/tags', { id: 'x' }, 400, '22P02', 'invalid input syntax for type integer: "x"', null],
    [
      'POST',
      '/rpc/many',
      {},
      500,
      '21000',
      'more than one row returned by a subquery used as an expression',
      null,
    ],
  ])('%s %s', async (method, path, body, status, code, message, hint) => {
    const answer = await library.ask(method, path, { body });
    expect(answer).toMatchObject({ status, body: { code, message, hint } });
    expect(Object.keys(answer.body as object)).toEqual(['code', 'details', 'hint', 'message']);
    expect(answer.headers.get('proxy-status')).toBe(`PostgREST; error=${code}`);
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
  });

  test('with what PostgreSQL adds to it', async () => {
    expect((await library.ask('POST', '/tags', { body: { id: 9, label: 'fruit' } })).body).toEqual({
      code: '23505',
      details: 'Key (label)=(fruit) already exists.',
      hint: null,
      message: 'duplicate key value violates unique constraint "tags_label_key"',
    });
  });
});

describe('the grammar', () => {
  test.each([
    [
      '?id=noop.1',
      '"failed to parse filter (noop.1)" (line 1, column 1)',
      'unexpected "n" expecting "not" or operator (eq, gt, ...)',
    ],
    [
      '?id=1',
      '"failed to parse filter (1)" (line 1, column 1)',
      'unexpected "1" expecting "not" or operator (eq, gt, ...)',
    ],
    ['?id=in.1', '"failed to parse filter (in.1)" (line 1, column 4)', 'unexpected "1" expecting "("'],
    [
      '?id=is.maybe',
      '"failed to parse filter (is.maybe)" (line 1, column 4)',
      'unexpected "m" expecting isVal: (null, not_null, true, false, unknown)',
    ],
    [
      '?select=id,books(title',
      '"failed to parse select parameter (id,books(title)" (line 1, column 15)',
      'unexpected end of input',
    ],
    [
      '?select=id,clients(name[])',
      '"failed to parse select parameter (id,clients(name[]))" (line 1, column 16)',
      'unexpected "["',
    ],
    ['?order=id.ac', '"failed to parse order (id.ac)" (line 1, column 3)', 'unexpected "."'],
    ['?or=()', '"failed to parse logic tree (())" (line 1, column 2)', 'unexpected ")"'],
    [
      '?or=(id.eq.1,id.noop.2)',
      '"failed to parse logic tree ((id.eq.1,id.noop.2))" (line 1, column 13)',
      'unexpected "n"',
    ],
    ['?select=%ZZ', '"failed to decode (%ZZ)"', 'unexpected bytes'],
  ])('%s', async (query, message, details) => {
    const answer = await library.ask('GET', `/tags${query}`);
    expect(answer).toMatchObject({ status: 400, body: { code: 'PGRST100', message, hint: null } });
    expect((answer.body as { details: string }).details).toContain(details);
  });
});

describe('who may not', () => {
  test('is told to sign in, or that it is not theirs', async () => {
    const token = await library.sign({ role: 'authenticated', sub: '00000000-0000-0000-0000-000000000001' });
    const denied = {
      code: '42501',
      details: null,
      hint: null,
      message: 'permission denied for table locked',
    };
    const visitor = await library.ask('GET', '/locked');
    expect(visitor).toMatchObject({ status: 401, body: denied });
    expect(visitor.headers.get('www-authenticate')).toBe('Bearer');
    expect(await library.ask('GET', '/locked', { as: { token } })).toMatchObject({
      status: 403,
      body: denied,
    });
    const body = { id: 1 };
    const policy = {
      code: '42501',
      message: 'new row violates row-level security policy for table "diaries"',
    };
    expect(await library.ask('POST', '/diaries', { body })).toMatchObject({ status: 401, body: policy });
    expect(await library.ask('POST', '/diaries', { body, as: { token } })).toMatchObject({
      status: 403,
      body: policy,
    });
    expect((await library.ask('POST', '/diaries', { body, as: 'service' })).status).toBe(201);
  });

  test('tokens that do not hold', async () => {
    const expired = await library.sign({ role: 'authenticated', exp: 1 });
    const late = await library.ask('GET', '/tags', { as: { token: expired } });
    expect(late).toMatchObject({ status: 401, body: { code: 'PGRST303', message: 'JWT expired' } });
    expect(late.headers.get('www-authenticate')).toBe(
      'Bearer error="invalid_token", error_description="JWT expired"',
    );
    for (const token of ['nonsense', `${library.anonKey}x`, 'a.b.c']) {
      const wrong = await library.ask('GET', '/tags', { as: { token } });
      expect(wrong).toMatchObject({
        status: 401,
        body: { code: 'PGRST301', message: 'No suitable key or wrong key type' },
      });
    }
    const none = await library.fetch('/rest/v1/tags');
    expect(none.status).toBe(401);
    expect(await none.json()).toMatchObject({ message: 'No API key found in request' });
  });
});

describe('functions say what went wrong', () => {
  const fail = (args: Record<string, string>) => library.ask('POST', '/rpc/fail', { body: args });

  test.each([
    ['P0001', 400],
    ['PT402', 402],
    ['PT404', 404],
    ['PT509', 509],
    ['PT999', 500],
    ['PTABC', 500],
    ['22023', 400],
    ['23514', 400],
    ['28000', 403],
    ['40001', 500],
    ['53300', 503],
    ['57014', 500],
    ['58000', 500],
    ['P0002', 500],
    ['XX000', 500],
    ['MINE1', 400],
  ])('%s is answered with %i', async (state, status) => {
    const answer = await fail({ state, message: 'Because', detail: 'of this', hint: 'try_that' });
    expect(answer).toMatchObject({
      status,
      body: { code: state, details: 'of this', hint: 'try_that', message: 'Because' },
    });
  });

  test('as a whole answer of their own', async () => {
    const message = JSON.stringify({ code: '123', message: 'ABC', details: 'DEF', hint: 'XYZ' });
    const detail = JSON.stringify({ status: 332, status_text: 'My Status', headers: { 'X-Header': 'str' } });
    const answer = await fail({ state: 'PGRST', message, detail });
    expect(answer).toMatchObject({
      status: 332,
      body: { code: '123', details: 'DEF', hint: 'XYZ', message: 'ABC' },
    });
    expect(answer.headers.get('x-header')).toBe('str');
    expect(answer.headers.get('proxy-status')).toBe('PostgREST; error=123');
  });

  test.each([
    ['x', '{"status": 400, "headers": {}}', "Invalid JSON value for MESSAGE: 'x'"],
    [
      '{"message": "no code"}',
      '{"status": 400, "headers": {}}',
      `Invalid JSON value for MESSAGE: '{"message": "no code"}'`,
    ],
    ['{"code": "1", "message": "x"}', '{"status": "x"}', `Invalid JSON value for DETAIL: '{"status": "x"}'`],
    [
      '{"code": "1", "message": "x"}',
      '{"status": 42, "headers": {}}',
      `Invalid JSON value for DETAIL: '{"status": 42, "headers": {}}'`,
    ],
    [
      '{"code": "1", "message": "x"}',
      '{"status": 400, "headers": {"a b": "c"}}',
      `Invalid JSON value for DETAIL: '{"status": 400, "headers": {"a b": "c"}}'`,
    ],
  ])('but not as no answer: %s, %s', async (message, detail, details) => {
    expect(await fail({ state: 'PGRST', message, detail })).toMatchObject({
      status: 500,
      body: {
        code: 'PGRST121',
        details,
        message: 'Could not parse JSON in the "RAISE SQLSTATE \'PGRST\'" error',
      },
    });
  });
});

test('a database that goes away is answered with 503', async () => {
  await library.migrate("create function sleep() returns void language sql as 'select pg_sleep(2)'");
  const asleep = library.ask('POST', '/rpc/sleep', { body: {} });
  await until(async () => {
    const { rowCount } = await library.admin.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where usename = 'authenticator' and datname = current_database() and query like '%"sleep"()%' and state = 'active'`,
    );
    return rowCount === 1;
  });
  expect(await asleep).toMatchObject({ status: 503, body: { code: '57P01' } });
  expect((await library.ask('GET', '/tags')).status).toBe(200);
});
