import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { defaultConfig } from '../config.ts';
import { createRestGateway, type RestGateway } from '../../testing/restGateway.ts';
import { LIMITS } from './limits.ts';

let library: RestGateway;

beforeAll(async () => {
  library = await createRestGateway();
  await library.admin.query('create schema private authorization postgres');
  await library.migrate(`
    create table private.secrets (id integer primary key, text text);
    insert into private.secrets values (1, 'hidden');
    grant usage on schema private to anon;
    grant all on private.secrets to anon;
    create table public.hints (id integer primary key, secret_id integer references private.secrets);
    insert into public.hints values (1, 1);
    create function private.leak() returns text language sql as $$ select text from private.secrets $$;
    create function private.leak_of(public.hints) returns text language sql as $$ select text from private.secrets $$;
    create type private.mood as enum ('good', 'bad');
    create function whoami() returns json language sql stable as
      $$ select json_build_object('role', current_user, 'session', session_user, 'claims', auth.jwt()) $$;
    create table accounts (id integer primary key, owner uuid default auth.uid(), balance integer);
    insert into accounts values (1, '00000000-0000-0000-0000-000000000001', 10), (2, '00000000-0000-0000-0000-000000000002', 20);
    alter table accounts enable row level security;
    create policy "Owners" on accounts using (owner = auth.uid());
  `);
});

afterAll(() => library.drop());

/** Everything that could change if an injection went through. */
async function witness(): Promise<unknown> {
  const { rows } = await library.admin.query(`
    select (select json_agg(t order by id) from public.tags t) as tags,
      (select count(*)::int from pg_catalog.pg_class) as relations,
      (select json_agg(s) from private.secrets s) as secrets`);
  return rows[0];
}

describe('SQL in every place stays what it is', () => {
  const ATTACKS = [
    `'; drop table tags; --`,
    `"; drop table tags; --`,
    `") from private.secrets; --`,
    `1); delete from tags; --`,
    `id" from private.secrets union select "id`,
    `\\'; drop table tags; --`,
    `$1; drop table tags`,
    `$$; drop table tags; $$`,
    `/**/union/**/select/**/text/**/from/**/private.secrets`,
    `id,(select text from private.secrets)`,
    `pg_sleep(10)`,
    `ｉｄ＇；`,
  ];
  const PLACES: [where: string, path: (attack: string) => string][] = [
    ['a table', (attack) => `/${attack.replaceAll('/', '%2F')}`],
    ['a function', (attack) => `/rpc/${attack.replaceAll('/', '%2F')}`],
    ['an argument', (attack) => `/rpc/whoami?${attack}=1`],
    ['a column', (attack) => `/tags?select=${attack}`],
    ['a quoted column', (attack) => `/tags?select="${attack}"`],
    ['an alias', (attack) => `/tags?select=${attack}:id`],
    ['a quoted alias', (attack) => `/tags?select="${attack.replaceAll('"', '%5C"')}":id`],
    ['a cast', (attack) => `/tags?select=id::${attack}`],
    ['a JSON path', (attack) => `/authors?select=data->${attack}`],
    ['a quoted JSON path', (attack) => `/authors?select=x:data->"${attack}"`],
    ['an embedded resource', (attack) => `/tags?select=${attack}(*)`],
    [
      'the name of an embedded resource',
      (attack) => `/tags?select="${attack.replaceAll('"', '%5C"')}":books(id)`,
    ],
    ['a hint', (attack) => `/tags?select=books!"${attack}"(*)`],
    ['a spread', (attack) => `/tags?select=..."${attack}"(*)`],
    ['the column of a condition', (attack) => `/tags?${attack}=eq.1`],
    ['an operator', (attack) => `/tags?id=${attack}.1`],
    ['a value', (attack) => `/tags?label=eq.${attack}`],
    ['values', (attack) => `/tags?label=in.("${attack}",${attack})`],
    ['a pattern', (attack) => `/tags?label=like.*${attack}*`],
    ['an array', (attack) => `/authors?aliases=cs.{"${attack}"}`],
    ['a truth', (attack) => `/tags?id=is.${attack}`],
    ['a language', (attack) => `/books?abstract=fts(${attack}).x`],
    ['a search', (attack) => `/books?abstract=fts.${attack}`],
    ['a group', (attack) => `/tags?or=(label.eq.${attack},${attack})`],
    ['a quantifier', (attack) => `/tags?id=eq(${attack}).1`],
    ['an order', (attack) => `/tags?order=${attack}`],
    ['a direction', (attack) => `/tags?order=id.${attack}`],
    ['a limit', (attack) => `/tags?limit=${attack}`],
    ['an offset', (attack) => `/tags?offset=${attack}`],
  ];

  test.each(PLACES)('as %s', async (_where, path) => {
    const before = await witness();
    for (const attack of ATTACKS) {
      const answer = await library.ask('GET', path(attack.replaceAll('&', '%26').replaceAll('+', '%2B')));
      expect(answer.status, `${path(attack)} ${answer.text}`).toBeLessThan(500);
      expect(answer.text).not.toContain('hidden');
    }
    expect(await witness()).toEqual(before);
  });

  const HEADS = ['accept', 'accept-profile', 'prefer', 'range', 'x-request-id', 'user-agent', 'cookie'];

  test.each(HEADS)('as the header %s', async (name) => {
    const before = await witness();
    for (const attack of ATTACKS.filter((text) => /^[\x20-\x7e]*$/.test(text))) {
      for (const value of [attack, `timezone=${attack}`, `count=${attack}`]) {
        const answer = await library.ask('GET', '/tags', { headers: { [name]: value } });
        expect(answer.status, `${name}: ${value} ${answer.text}`).toBeLessThan(500);
      }
    }
    expect(await witness()).toEqual(before);
  });

  test('as what is written', async () => {
    const before = await witness();
    for (const attack of ATTACKS) {
      const quoted = attack.replaceAll('\\', '\\\\').replaceAll('"', '\\"');
      const columns = encodeURIComponent(`"${quoted}"`);
      for (const [method, path, body] of [
        ['POST', '/tags', { [attack]: 1 }],
        ['POST', `/tags?columns=${columns}`, [{ id: 1 }]],
        ['POST', `/tags?on_conflict=${columns}`, { id: 1 }],
        ['PATCH', '/tags?id=eq.99', { [attack]: attack }],
        ['PATCH', '/tags?id=eq.99', { label: attack }],
        ['POST', '/rpc/whoami', { [attack]: attack }],
      ] as const) {
        const headers = { prefer: 'resolution=merge-duplicates' };
        const answer = await library.ask(method, path, { body, headers });
        expect(answer.status, `${method} ${path} ${answer.text}`).toBeLessThan(500);
      }
    }
    expect(await witness()).toEqual(before);
  });

  test('as names in the database itself', async () => {
    await library.migrate(`
      create table "t""; drop table tags; --" (id integer primary key, "c'; --" integer default 1, "a b->c" json);
      create function "f""; --"("p""; --" integer) returns integer language sql as 'select $1'`);
    const table = `/${encodeURIComponent(`t"; drop table tags; --`)}`;
    const headers = { prefer: 'return=representation, missing=default' };
    const columns = encodeURIComponent(`"id","c'; --"`);
    const written = await library.ask('POST', `${table}?columns=${columns}`, { body: [{ id: 1 }], headers });
    expect(written).toMatchObject({ status: 201, body: [{ id: 1, "c'; --": 1 }] });
    const located = await library.ask('POST', table, {
      body: { id: 2 },
      headers: { prefer: 'return=headers-only' },
    });
    expect(located.headers.get('location')).toBe(`${table}?id=eq.2`);
    const called = await library.ask('POST', `/rpc/${encodeURIComponent('f"; --')}`, {
      body: { 'p"; --': 5 },
    });
    expect(called.body).toBe(5);
  });
});

describe('a zero byte is refused wherever it stands', () => {
  test.each(['/tags?label=eq.a%00b', '/tags?select="a%00b":id', '/tags?a%00=eq.1', '/rpc/whoami?%00=1'])(
    '%s',
    async (path) => {
      expect(await library.ask('GET', path)).toMatchObject({
        status: 400,
        body: { code: '22021', message: 'invalid byte sequence for encoding "UTF8": 0x00' },
      });
    },
  );

  test('in a body, too', async () => {
    const escaped = await library.ask('PATCH', '/tags?id=eq.1', { body: '{"label": "a\\u0000b"}' });
    expect(escaped).toMatchObject({ status: 400, body: { code: '22P05' } });
    expect((await library.ask('PATCH', '/tags?id=eq.1', { body: '{"label": "a\0b"}' })).status).toBe(400);
    expect((await library.ask('GET', '/tags%00')).status).toBe(404);
  });
});

describe('other schemas cannot be reached', () => {
  test.each([
    'private',
    'auth',
    'storage',
    'pg_catalog',
    'information_schema',
    'extensions',
    'public,private',
    '"public"',
  ])('by asking for %s', async (schema) => {
    for (const as of ['anon', 'service'] as const) {
      const read = await library.ask('GET', '/secrets', { as, headers: { 'accept-profile': schema } });
      expect(read).toMatchObject({
        status: 406,
        body: {
          code: 'PGRST106',
          message: `Invalid schema: ${schema}`,
          hint: 'Only the following schemas are exposed: public',
        },
      });
      const written = await library.ask('POST', '/secrets', {
        as,
        body: { id: 2 },
        headers: { 'content-profile': schema },
      });
      expect(written.status).toBe(406);
      const called = await library.ask('POST', '/rpc/leak', {
        as,
        body: {},
        headers: { 'content-profile': schema },
      });
      expect(called.status).toBe(406);
    }
  });

  test.each([
    ['/secrets', 404],
    ['/private.secrets', 404],
    ['/pg_class', 404],
    ['/pg_catalog.pg_authid', 404],
    ['/users', 404],
    ['/rpc/leak', 404],
    ['/rpc/pg_sleep?seconds=1', 404],
    ['/rpc/set_config?setting_name=role&new_value=service_role&is_local=true', 404],
    ['/rpc/pg_read_file?filename=/etc/passwd', 404],
    ['/rpc/uuid_generate_v4', 404],
    ['/hints?select=*,secrets(*)', 400],
    ['/hints?select=*,secret_id(*)', 400],
    ['/hints?select=*,hints_secret_id_fkey(*)', 400],
    ['/hints?select=*,private.secrets(*)', 400],
    ['/hints?select=leak_of', 400],
    ['/hints?select=to_json,id', 400],
    ['/hints?select=hints', 400],
    ['/hints?select=ctid', 400],
    ['/hints?select=tableoid::regclass', 400],
    ['/hints?select=id::mood', 400],
    ['/hints?select=id::private.mood', 400],
  ])('by %s', async (path, status) => {
    const answer = await library.ask('GET', path, { as: 'service' });
    expect(answer.status).toBe(status);
    expect(answer.text).not.toContain('hidden');
  });
});

describe('a token makes only the roles it may', () => {
  test.each([
    'postgres',
    'supabase_admin',
    'authenticator',
    'supabase_auth_admin',
    'anon"; set role postgres; --',
    '',
    7,
  ])('not %s', async (role) => {
    const token = await library.sign({ role, sub: '00000000-0000-0000-0000-000000000001' });
    const answer = await library.ask('POST', '/rpc/whoami', { body: {}, as: { token } });
    expect(answer).toMatchObject({ status: 200, body: { role: 'anon', session: 'authenticator' } });
  });

  test('and each its own rows', async () => {
    const tokens = await Promise.all(
      [1, 2].map((n) =>
        library.sign({ role: 'authenticated', sub: `00000000-0000-0000-0000-00000000000${n}` }),
      ),
    );
    const answers = await Promise.all(
      Array.from({ length: 40 }, async (_, index) => {
        const token = tokens[index % 2]!;
        return (await library.ask('GET', '/accounts?select=id', { as: { token } })).body;
      }),
    );
    expect(answers).toEqual(Array.from({ length: 40 }, (_, index) => [{ id: (index % 2) + 1 }]));
    const [first] = tokens;
    const stolen = await library.ask('PATCH', '/accounts?id=eq.2', {
      body: { balance: 0 },
      as: { token: first! },
    });
    expect(stolen.headers.get('content-range')).toBe('*/*');
    expect((await library.ask('GET', '/accounts')).body).toEqual([]);
    expect((await library.ask('GET', '/accounts', { as: 'service' })).body).toHaveLength(2);
  });
});

describe('what asks too much is refused before it costs anything', () => {
  const nested = (depth: number) => 'books('.repeat(depth) + 'id' + ')'.repeat(depth);
  const groups = (depth: number) => 'and('.repeat(depth) + 'id.eq.1' + ')'.repeat(depth);

  test.each([
    ['embedding too deep', `/tags?select=${nested(LIMITS.nesting + 2)}`, 400],
    ['embedding very deep', `/tags?select=${nested(3000)}`, 400],
    ['conditions too deep', `/tags?or=(${groups(LIMITS.nesting + 2)})`, 400],
    ['conditions very deep', `/tags?or=(${groups(4000)})`, 400],
    ['parentheses without end', `/tags?or=${'('.repeat(20_000)}`, 400],
    [
      'too many embedded resources',
      `/tags?select=${Array.from({ length: LIMITS.embeddings + 1 }, (_, n) => `b${n}:books(id)`).join(',')}`,
      400,
    ],
    [
      'too many columns',
      `/tags?select=${Array.from({ length: LIMITS.columns + 1 }, () => 'id').join(',')}`,
      400,
    ],
    [
      'too many parameters',
      `/tags?${Array.from({ length: LIMITS.parameters + 1 }, () => 'id=eq.1').join('&')}`,
      400,
    ],
    ['an address too long', `/tags?label=eq.${'x'.repeat(LIMITS.address)}`, 414],
    ['a name too long to compare', `/${'tag'.repeat(5000)}`, 404],
  ])('%s', async (_what, path, status) => {
    const started = performance.now();
    const answer = await library.ask('GET', path);
    expect(answer.status).toBe(status);
    expect(performance.now() - started).toBeLessThan(2000);
  });

  test('a body too large', async () => {
    const body = JSON.stringify({ id: 9, label: 'x'.repeat(defaultConfig.rest.bodyLimit) });
    expect((await library.ask('POST', '/tags', { body })).status).toBe(413);
    expect((await library.ask('POST', '/tags', { body: '['.repeat(100_000) })).status).toBe(400);
    const deep = `{"data": ${'['.repeat(100_000)}${']'.repeat(100_000)}, "id": 9, "name": "x"}`;
    expect((await library.ask('POST', '/authors', { body: deep })).status).toBeGreaterThanOrEqual(400);
  });

  test('as much as is allowed is answered', async () => {
    const deep = `/authors?select=${'mentor_id('.repeat(LIMITS.nesting)}id${')'.repeat(LIMITS.nesting)}&id=eq.3`;
    expect((await library.ask('GET', deep)).status).toBe(200);
    const ids = Array.from({ length: 5000 }, (_, n) => n).join(',');
    expect((await library.ask('GET', `/tags?select=id&id=in.(${ids})`)).body).toHaveLength(3);
  });
});
