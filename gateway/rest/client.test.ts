/*
 * Supabase's own client, unmodified, is the judge of what the surface must answer.
 */
import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createRestGateway, type RestGateway } from '../../testing/restGateway.ts';

let library: RestGateway;
let client: SupabaseClient;

beforeAll(async () => {
  library = await createRestGateway();
});

beforeEach(async () => {
  await library.reset();
  client = library.client();
});

afterAll(() => library.drop());

test('reads', async () => {
  expect(await client.from('tags').select().order('id')).toMatchObject({
    status: 200,
    error: null,
    data: [{ id: 1, label: 'fruit' }, { id: 2 }, { id: 3 }],
  });
  expect(await client.from('tags').select('*', { count: 'exact', head: true })).toMatchObject({
    count: 3,
    data: null,
    error: null,
  });
  expect(await client.from('books').select('id', { count: 'exact' }).range(1, 2).order('id')).toMatchObject({
    status: 206,
    count: 4,
    data: [{ id: 2 }, { id: 3 }],
  });
  const { data } = await client
    .from('books')
    .select('title, author:authors!author_id(name), tags(label)')
    .eq('author.name', 'Ann Abe')
    .in('id', [1, 3])
    .order('label', { referencedTable: 'tags' })
    .order('id', { ascending: false });
  expect(data).toEqual([
    { title: 'Cats (all)', author: null, tags: [{ label: 'animals' }] },
    { title: 'Apples', author: { name: 'Ann Abe' }, tags: [{ label: 'fruit' }] },
  ]);
});

test('chooses', async () => {
  const ids = async (query: PromiseLike<{ data: unknown; error: unknown }>) => {
    const { data, error } = await query;
    return error ?? (data as { id: number }[]).map(({ id }) => id).sort();
  };
  const books = () => client.from('books').select('id');
  expect(await ids(books().or('id.eq.1,title.eq."Bees, and more"'))).toEqual([1, 2]);
  expect(await ids(books().in('title', ['Bees, and more', 'Cats (all)', 'Dust']))).toEqual([2, 3, 4]);
  expect(await ids(books().like('title', '%s'))).toEqual([1]);
  expect(await ids(books().ilikeAnyOf('title', ['a%', 'd%']))).toEqual([1, 4]);
  expect(await ids(books().is('author_id', null))).toEqual([4]);
  expect(await ids(books().not('author_id', 'is', null))).toEqual([1, 2, 3]);
  expect(await ids(books().overlaps('pages', '[250,260)'))).toEqual([2]);
  expect(
    await ids(books().textSearch('abstract', 'apples', { type: 'websearch', config: 'english' })),
  ).toEqual([1]);
  expect(await ids(books().match({ author_id: 1, is_lent: true }))).toEqual([1]);
  expect(await ids(books().filter('price', 'gte', 9.5))).toEqual([2, 3, 4]);
  const authors = () => client.from('authors').select('id');
  expect(await ids(authors().contains('aliases', ['A']))).toEqual([1]);
  expect(await ids(authors().contains('data', { home: { city: 'Rome' } }))).toEqual([2]);
  expect(await ids(authors().eq('data->home->>city', 'Oslo'))).toEqual([1]);
});

test('reads one, or none, or as CSV, or without nulls', async () => {
  expect((await client.from('tags').select().eq('id', 1).single()).data).toEqual({ id: 1, label: 'fruit' });
  expect(await client.from('tags').select().eq('id', 9).single()).toMatchObject({
    status: 406,
    error: { code: 'PGRST116', details: 'The result contains 0 rows' },
  });
  expect(await client.from('tags').select().eq('id', 9).maybeSingle()).toMatchObject({
    data: null,
    error: null,
  });
  expect((await client.from('tags').select().eq('id', 1).csv()).data).toBe('id,label\n1,fruit');
  expect((await client.from('authors').select('id,born').eq('id', 3).stripNulls()).data).toEqual([{ id: 3 }]);
  expect(await client.from('tags').select().explain()).toMatchObject({
    status: 406,
    error: { code: 'PGRST107' },
  });
});

test('writes', async () => {
  expect(await client.from('tags').insert({ id: 9, label: 'new' })).toMatchObject({
    status: 201,
    data: null,
    error: null,
  });
  expect(
    await client
      .from('tags')
      .insert([{ id: 10 }, { id: 11, label: 'x' }])
      .select(),
  ).toMatchObject({
    status: 201,
    data: [
      { id: 10, label: null },
      { id: 11, label: 'x' },
    ],
  });
  expect(
    (
      await client
        .from('books')
        .insert([{ title: 'A' }, { title: 'B', price: 1 }], { defaultToNull: false })
        .select('price')
    ).data,
  ).toEqual([{ price: 9.99 }, { price: 1 }]);
  expect((await client.from('tags').insert({ id: 12 }).select('id').single()).data).toEqual({ id: 12 });
  expect(await client.from('tags').insert({ id: 9 })).toMatchObject({
    status: 409,
    error: { code: '23505' },
  });
  expect((await client.from('tags').upsert({ id: 9, label: 'newer' }).select()).data).toEqual([
    { id: 9, label: 'newer' },
  ]);
  expect(
    (await client.from('tags').upsert({ id: 9, label: 'no' }, { ignoreDuplicates: true }).select()).data,
  ).toEqual([]);
  expect(
    (await client.from('tags').upsert({ id: 10, label: 'newer' }, { onConflict: 'label' })).error,
  ).toMatchObject({ code: '23505' });
  expect(await client.from('tags').update({ label: 'y' }, { count: 'exact' }).eq('id', 11)).toMatchObject({
    status: 204,
    count: 1,
  });
  expect((await client.from('tags').update({ label: 'z' }).eq('id', 11).select().single()).data).toEqual({
    id: 11,
    label: 'z',
  });
  expect(await client.from('tags').delete().gt('id', 3).select('id').order('id')).toMatchObject({
    status: 200,
    data: [{ id: 9 }, { id: 10 }, { id: 11 }, { id: 12 }],
  });
  const atMostOne = client.from('books').delete().setHeader('Prefer', 'handling=strict,max-affected=1');
  expect(await atMostOne.gt('id', 0)).toMatchObject({ status: 400, error: { code: 'PGRST124' } });
});

test('calls', async () => {
  await library.migrate(`
    create function add(a integer, b integer default 2) returns integer language sql immutable as 'select a + b';
    create function find_books(words text[]) returns setof books language sql stable
      as 'select * from books where title like any (words)';
    create function quiet() returns void language sql as ''`);
  expect(await client.rpc('add', { a: 1 })).toMatchObject({ status: 200, data: 3 });
  expect(await client.rpc('add', { a: 1, b: 1 }, { get: true })).toMatchObject({ status: 200, data: 2 });
  expect(
    (
      await client
        .rpc('find_books', { words: ['A%', 'D%'] })
        .select('id')
        .order('id', { ascending: false })
    ).data,
  ).toEqual([{ id: 4 }, { id: 1 }]);
  expect(
    (
      await client
        .rpc('find_books', { words: ['A%', 'D%'] }, { get: true })
        .select('id')
        .limit(1)
        .single()
    ).data,
  ).toEqual({ id: 1 });
  expect(await client.rpc('find_books', { words: ['A%'] }, { head: true, count: 'exact' })).toMatchObject({
    data: null,
    count: 1,
  });
  expect(await client.rpc('quiet')).toMatchObject({ status: 204, data: null, error: null });
  expect((await client.rpc('nothing_like_it')).error).toMatchObject({ code: 'PGRST202' });
});

describe('is told apart', () => {
  test('who is signed in', async () => {
    await library.migrate(`
      create table profiles (user_id uuid primary key default auth.uid(), name text);
      alter table profiles enable row level security;
      create policy "Own profile" on profiles to authenticated using (user_id = auth.uid()) with check (user_id = auth.uid())`);
    expect(await client.from('profiles').insert({ name: 'x' })).toMatchObject({
      status: 401,
      error: { code: '42501' },
    });
    const { data } = await client.auth.signUp({ email: 'ann@example.test', password: 'secret-1' });
    expect((await client.from('profiles').insert({ name: 'Ann' })).status).toBe(201);
    expect((await client.from('profiles').select('user_id')).data).toEqual([{ user_id: data.user?.id }]);
    expect((await library.client().from('profiles').select()).data).toEqual([]);
    expect((await library.client('service').from('profiles').select()).data).toHaveLength(1);
    expect(await client.schema('auth').from('users').select()).toMatchObject({
      status: 406,
      error: { code: 'PGRST106' },
    });
  });
});
