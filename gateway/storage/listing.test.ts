/* What a list costs. Counted in pages that PostgreSQL reads: by time a busy machine would decide. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { listingStatement, type Listing } from './listing.ts';

const OBJECTS = 100_000;

let postgresql: TestDatabase;

beforeAll(async () => {
  postgresql = await createTestDatabase('platform');
  await postgresql.admin.query(`
    insert into storage.buckets (id, name) values ('vast', 'vast');
    insert into storage.objects (bucket_id, name, metadata)
      select 'vast', 'folder' || lpad((n % 100)::text, 2, '0') || '/' || lpad(n::text, 6, '0') || '.webp', '{"size": 1}'
      from generate_series(1, ${OBJECTS}) as n;
    create policy "People see what is vast" on storage.objects
      for select to authenticated using (bucket_id = 'vast' and (select auth.uid()) is not null);
  `);
  await postgresql.admin.query('vacuum analyze storage.objects');
}, 60_000);
afterAll(() => postgresql.drop());

const byName = { column: 'name', isDescending: false, areFoldersFirst: true } as const;

const everything: Listing = {
  bucket: 'vast',
  prefix: '',
  search: '',
  hasFolders: true,
  sort: byName,
  after: null,
  limit: 100,
  offset: 0,
};

async function ask(statement: { text: string; values?: readonly unknown[] }) {
  const person = { role: 'authenticated', claims: { sub: randomUUID() } };
  return postgresql.database.queryAs(person, statement);
}

test.each<[string, Listing, rows: number]>([
  ['the folders', everything, 100],
  ['the folders, backwards', { ...everything, sort: { ...byName, isDescending: true } }, 100],
  ['a page further on', { ...everything, offset: 90, limit: 10 }, 10],
  ['the beginning of a folder', { ...everything, prefix: 'folder50/' }, 100],
  ['what begins with a number', { ...everything, prefix: 'folder50/', search: '09' }, 100],
  ['what begins with letters that nothing begins with', { ...everything, search: 'FILE' }, 0],
  ['what begins with letters, in a folder', { ...everything, prefix: 'folder50/', search: 'f' }, 0],
  [
    'everything, a page of it',
    {
      ...everything,
      hasFolders: false,
      sort: { ...byName, areFoldersFirst: false },
      after: { name: 'folder50/', time: null },
    },
    100,
  ],
])(
  '%s: the index leads to what is shown, past the rest, under row-level security, too',
  async (_, listing, rows) => {
    const statement = listingStatement(listing);
    expect((await ask(statement)).rows).toHaveLength(rows);
    const explained = await ask({
      ...statement,
      text: `explain (analyze, buffers, format json) ${statement.text}`,
    });
    const [{ Plan: plan }] = explained.rows[0]!['QUERY PLAN'] as [{ Plan: Record<string, number> }];
    const pages = plan['Shared Hit Blocks']! + plan['Shared Read Blocks']!;
    expect(pages).toBeLessThan(600);
  },
);
