/* What every table, function and policy owes, read from the catalogue: whoever adds one without it hears of it here. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase('twofold');
});
afterAll(() => database.drop());

/** The names of what breaks a rule. */
async function offenders(text: string): Promise<string[]> {
  const { rows } = await database.admin.query<{ name: string }>(text);
  return rows.map(({ name }) => name);
}

const OURS = `('public'::regnamespace, 'private'::regnamespace)`;

test('there is something to look at', async () => {
  expect(await offenders(`select relname as name from pg_class where relnamespace in ${OURS}`)).toContain(
    'scores',
  );
  expect(await offenders(`select proname as name from pg_proc where pronamespace in ${OURS}`)).toContain(
    'judge',
  );
});

test('every table has row-level security', async () => {
  expect(
    await offenders(`
      select oid::regclass::text as name from pg_class
      where relnamespace in ${OURS} and relkind in ('r', 'p') and not relrowsecurity`),
  ).toEqual([]);
});

test('every function has an empty search_path', async () => {
  expect(
    await offenders(`
      select oid::regprocedure::text as name from pg_proc
      where pronamespace in ${OURS} and not coalesce(proconfig, '{}') @> array['search_path=""']`),
  ).toEqual([]);
});

test('no function may be executed by everybody', async () => {
  expect(
    await offenders(`
      select p.oid::regprocedure::text as name
      from pg_proc as p cross join lateral aclexplode(coalesce(p.proacl, acldefault('f', p.proowner))) as acl
      where p.pronamespace in ${OURS} and acl.grantee = 0`),
  ).toEqual([]);
});

test('functions that run as their owner are the doors of the API, triggers and what policies ask', async () => {
  expect(
    await offenders(`
      select p.oid::regprocedure::text as name
      from pg_proc as p
      where p.pronamespace = 'private'::regnamespace and p.prosecdef and p.prorettype <> 'trigger'::regtype
      order by 1`),
  ).toEqual(['private.confirmed_email()', 'private.finished_puzzles()']);
});

test('nothing of the schema private is granted to visitors and players but what policies ask', async () => {
  expect(
    await offenders(`
      select role || ': ' || object as name
      from (values ('anon'), ('authenticated')) as roles (role)
      cross join lateral (
        select oid::regclass::text from pg_class
        where relnamespace = 'private'::regnamespace and relkind in ('r', 'p', 'v', 'm')
          and (has_table_privilege(role, oid, 'select, insert, update, delete, truncate, references, trigger')
            or has_any_column_privilege(role, oid, 'select, insert, update'))
        union all
        select oid::regclass::text from pg_class
        where relnamespace = 'private'::regnamespace and relkind = 'S' and has_sequence_privilege(role, oid, 'usage, select, update')
        union all
        select oid::regprocedure::text from pg_proc
        where pronamespace = 'private'::regnamespace and has_function_privilege(role, oid, 'execute')
        union all
        select 'schema' where has_schema_privilege(role, 'private', 'usage, create')
      ) as granted (object)
      order by 1`),
  ).toEqual([
    'authenticated: private.confirmed_email()',
    'authenticated: private.finished_puzzles()',
    'authenticated: private.is_operator()',
  ]);
});

test('grants to visitors and players name columns, and give no more than reading and writing', async () => {
  expect(
    await offenders(`
      select format('%s %s %s', acl.grantee::regrole, acl.privilege_type, c.oid::regclass) as name
      from pg_class as c cross join lateral aclexplode(c.relacl) as acl
      where c.relnamespace = 'public'::regnamespace and acl.grantee::regrole::text in ('anon', 'authenticated')
      order by 1`),
  ).toEqual(['authenticated DELETE allow_list', 'authenticated SELECT leaderboard']);
});

test('every command that is granted on a table has a policy, and every policy is for one command and role', async () => {
  const granted = await offenders(`
    select distinct format('%s %s %s', grantee, lower(privilege_type), table_name) as name
    from (
      select grantee, privilege_type, table_name from information_schema.column_privileges where table_schema = 'public'
      union
      select grantee, privilege_type, table_name from information_schema.table_privileges where table_schema = 'public'
    ) as privilege
    where grantee in ('anon', 'authenticated') and table_name <> 'leaderboard'
    order by 1`);
  const allowed = await offenders(`
    select format('%s %s %s', array_to_string(roles, ' and '), lower(cmd), tablename) as name
    from pg_policies where schemaname in ('public', 'private') order by 1`);
  expect(allowed).toEqual(granted);
});

test('policies are named as sentences', async () => {
  expect(
    await offenders(
      `select policyname as name from pg_policies where policyname !~ '^(Players|Visitors|Operators|Inviters) .+[^.]$'`,
    ),
  ).toEqual([]);
});

test('every foreign key says what happens on delete', async () => {
  expect(
    await offenders(`
      select conname as name from pg_constraint
      where contype = 'f' and connamespace in ${OURS} and confdeltype not in ('c', 'r', 'n')`),
  ).toEqual([]);
});

test('every foreign key can be followed back by an index', async () => {
  expect(
    await offenders(`
      select conname as name from pg_constraint as c
      where contype = 'f' and connamespace in ${OURS} and not exists (
        select from pg_index as i where i.indrelid = c.conrelid and i.indkey[0] = c.conkey[1]
      )`),
  ).toEqual([]);
});

test('every view says as whom it reads', async () => {
  expect(
    await offenders(`
      select oid::regclass::text as name from pg_class
      where relnamespace in ${OURS} and relkind = 'v' and not coalesce(reloptions::text, '') like '%security_invoker=%'`),
  ).toEqual([]);
});

test('everything belongs to the role of the migrations, which is no superuser', async () => {
  expect(
    await offenders(`
      select proname as name from pg_proc where pronamespace in ${OURS} and proowner <> 'postgres'::regrole
      union all
      select relname from pg_class where relnamespace in ${OURS} and relowner <> 'postgres'::regrole`),
  ).toEqual([]);
  expect(
    await offenders(`select 'postgres' as name from pg_roles where rolname = 'postgres' and rolsuper`),
  ).toEqual([]);
});
