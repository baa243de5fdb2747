import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createStorageGateway, type StorageGateway } from '../../testing/storageGateway.ts';

let gateway: StorageGateway;

const NAMES = [
  'Zebra.txt',
  'apple.txt',
  'apple/core.txt',
  'apple/seeds/one.txt',
  'apple/seeds/two.txt',
  'apple_pie.txt',
  'Apple/capital.txt',
  'banana.txt',
  'cherry/pit.txt',
  '20240101G-ENG_G0301.xlsx',
  '20240101G-ENG_G0303.xlsx',
  '20240102G-ENG_G0301.xlsx',
];

beforeAll(async () => {
  gateway = await createStorageGateway();
  await gateway.service.createBucket('fruit');
  for (const name of NAMES) await gateway.service.from('fruit').upload(name, name);
});
afterAll(() => gateway.drop());

type Options = Parameters<ReturnType<StorageGateway['service']['from']>['list']>[1];

async function names(folder: string, options?: Options): Promise<string[] | undefined> {
  const { data, error } = await gateway.service.from('fruit').list(folder, options);
  expect(error).toBeNull();
  return data?.map(({ name, id }) => (id === null ? `${name}/` : name));
}

const ROOT = [
  '20240101G-ENG_G0301.xlsx',
  '20240101G-ENG_G0303.xlsx',
  '20240102G-ENG_G0301.xlsx',
  'Apple/',
  'Zebra.txt',
  'apple.txt',
  'apple/',
  'apple_pie.txt',
  'banana.txt',
  'cherry/',
];

describe('a folder', () => {
  test('lists its files and folders by name', async () => {
    expect(await names('')).toEqual(ROOT);
    expect(await names('apple')).toEqual(['core.txt', 'seeds/']);
    expect(await names('apple/')).toEqual(['core.txt', 'seeds/']);
    expect(await names('apple/seeds')).toEqual(['one.txt', 'two.txt']);
  });

  test('tells nothing of its folders but their names', async () => {
    const { data } = await gateway.service.from('fruit').list('', { search: 'cherry' });
    expect(data).toEqual([
      {
        name: 'cherry',
        id: null,
        updated_at: null,
        created_at: null,
        last_accessed_at: null,
        metadata: null,
      },
    ]);
  });

  test('is empty when it, or its bucket, is not there', async () => {
    expect(await names('nowhere')).toEqual([]);
    expect(await names('appl')).toEqual([]);
    expect((await gateway.service.from('nowhere').list()).data).toEqual([]);
  });

  test('is read in pages', async () => {
    expect(await names('', { limit: 4 })).toEqual(ROOT.slice(0, 4));
    expect(await names('', { limit: 4, offset: 4 })).toEqual(ROOT.slice(4, 8));
    expect(await names('', { limit: 4, offset: 8 })).toEqual(ROOT.slice(8));
    expect(await names('', { offset: 100 })).toEqual([]);
  });

  test('is listed backwards', async () => {
    const sortBy = { column: 'name', order: 'desc' };
    expect(await names('', { sortBy })).toEqual([...ROOT].reverse());
    expect(await names('', { sortBy, limit: 3, offset: 3 })).toEqual([...ROOT].reverse().slice(3, 6));
    expect(await names('apple', { sortBy })).toEqual(['seeds/', 'core.txt']);
  });

  test.each(['created_at', 'updated_at', 'last_accessed_at'])(
    'is sorted by %s after its folders',
    async (column) => {
      const files = NAMES.filter((name) => !name.includes('/'));
      expect(await names('', { sortBy: { column, order: 'asc' } })).toEqual([
        'Apple/',
        'apple/',
        'cherry/',
        ...files,
      ]);
      expect(await names('', { sortBy: { column, order: 'desc' } })).toEqual([
        ...['cherry/', 'apple/', 'Apple/'],
        ...files.reverse(),
      ]);
    },
  );

  test('can be read by 100 entries unless asked otherwise, and by 1500 at most', async () => {
    await gateway.admin.query(`
      insert into storage.buckets (id, name) values ('long', 'long');
      insert into storage.objects (bucket_id, name) select 'long', 'f' || n from generate_series(1, 1600) as n;
    `);
    const list = async (limit?: number) =>
      (
        await gateway.ask('POST', '/object/list/long', {
          as: gateway.serviceKey,
          body: { prefix: '', limit },
        })
      ).body;
    expect(await list()).toHaveLength(100);
    expect(await list(1501)).toHaveLength(1500);
  });
});

describe('a search', () => {
  test.each([
    ['20240101', ['20240101G-ENG_G0301.xlsx', '20240101G-ENG_G0303.xlsx']],
    ['20240101g-eng_g0303', ['20240101G-ENG_G0303.xlsx']],
    ['APPLE', ['Apple/', 'apple.txt', 'apple/', 'apple_pie.txt']],
    ['apple_', ['apple_pie.txt']],
    ['zebra', ['Zebra.txt']],
    // The beginning of a name, not a part of it
    ['0101', []],
    ['%', []],
    ['_', []],
    ['.*', []],
    ['\\', []],
  ])('for %j finds names that begin so, in capitals or not', async (search, found) => {
    expect(await names('', { search })).toEqual(found);
  });

  test('keeps to its folder', async () => {
    expect(await names('apple', { search: 'S' })).toEqual(['seeds/']);
    expect(await names('apple', { search: 'one' })).toEqual([]);
  });

  test('goes together with pages, orders and times', async () => {
    expect(await names('', { search: 'a', sortBy: { column: 'name', order: 'desc' }, limit: 2 })).toEqual([
      'apple_pie.txt',
      'apple/',
    ]);
    expect(await names('', { search: 'a', sortBy: { column: 'created_at', order: 'asc' } })).toEqual([
      ...['Apple/', 'apple/'],
      ...['apple.txt', 'apple_pie.txt'],
    ]);
  });
});

test.each([
  { limit: 0 },
  { limit: -1 },
  { limit: 1.5 },
  { limit: '5' },
  { offset: -1 },
  { sortBy: { column: 'owner' } },
  { sortBy: { column: 'name; drop table storage.objects' } },
  { sortBy: { order: 'sideways' } },
  { prefix: 5 },
  { search: 'nul\0byte' },
])('a list with %j is refused', async (options) => {
  const answer = await gateway.ask('POST', '/object/list/fruit', { as: gateway.serviceKey, body: options });
  expect(answer).toMatchObject({ status: 400, body: { statusCode: '400', code: 'InvalidRequest' } });
});

describe('the second list', () => {
  type V2Options = NonNullable<Parameters<ReturnType<StorageGateway['service']['from']>['listV2']>[0]>;

  /** All pages of three, one after the other. */
  async function pages(options: V2Options): Promise<string[][]> {
    const found: string[][] = [];
    for (let cursor: string | undefined; ;) {
      const page = { ...options, limit: 3, ...(cursor && { cursor }) };
      const { data, error } = await gateway.service.from('fruit').listV2(page);
      expect(error).toBeNull();
      found.push([...data!.folders, ...data!.objects].map(({ name }) => name));
      cursor = data!.nextCursor;
      expect(data!.hasNext).toBe(cursor !== undefined);
      if (!cursor) return found;
    }
  }

  test('has every object with its whole name', async () => {
    expect(await pages({})).toEqual(chunked([...NAMES].sort()));
    expect(await pages({ prefix: 'apple' })).toEqual(
      chunked(['apple.txt', 'apple/core.txt', 'apple/seeds/one.txt', 'apple/seeds/two.txt', 'apple_pie.txt']),
    );
    expect(await pages({ sortBy: { column: 'name', order: 'desc' } })).toEqual(
      chunked([...NAMES].sort().reverse()),
    );
  });

  test('has one level of folders and files when asked', async () => {
    const whole = [...ROOT];
    expect((await pages({ with_delimiter: true })).flat().sort()).toEqual(whole);
    expect((await pages({ with_delimiter: true, prefix: 'apple' })).flat()).toEqual([
      ...['apple/', 'apple.txt'],
      ...['apple_pie.txt'],
    ]);
    const backwards = await pages({ with_delimiter: true, sortBy: { column: 'name', order: 'desc' } });
    expect(backwards).toHaveLength(4);
    expect(backwards.flat().sort()).toEqual(whole);
  });

  test('tells of folders and files what Supabase tells', async () => {
    const { data } = await gateway.service.from('fruit').listV2({ with_delimiter: true, prefix: 'apple/' });
    expect(data).toEqual({
      hasNext: false,
      folders: [{ name: 'apple/seeds/', key: 'seeds' }],
      objects: [
        {
          name: 'apple/core.txt',
          key: 'core.txt',
          id: expect.any(String),
          updated_at: expect.any(String),
          created_at: expect.any(String),
          last_accessed_at: expect.any(String),
          metadata: expect.objectContaining({ size: 14 }),
        },
      ],
    });
  });

  test.each(['asc', 'desc'] as const)('sorted by time, %s, skips and repeats nothing', async (order) => {
    const inOrder = order === 'asc' ? NAMES : [...NAMES].reverse();
    expect((await pages({ sortBy: { column: 'created_at', order } })).flat()).toEqual(inOrder);
    const level = await pages({ with_delimiter: true, sortBy: { column: 'updated_at', order } });
    expect(level.flat().sort()).toEqual(ROOT);
  });

  test('skips and repeats nothing when all times are the same', async () => {
    await gateway.admin.query(`
      insert into storage.buckets (id, name) values ('same', 'same');
      insert into storage.objects (bucket_id, name) select 'same', 'f' || n from generate_series(1, 10) as n;
    `);
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const options = { limit: 3, sortBy: { column: 'created_at' as const }, ...(cursor && { cursor }) };
      const { data } = await gateway.service.from('same').listV2(options);
      seen.push(...data!.objects.map(({ name }) => name));
      cursor = data!.nextCursor;
    } while (cursor);
    expect(seen).toEqual(['f1', 'f10', 'f2', 'f3', 'f4', 'f5', 'f6', 'f7', 'f8', 'f9']);
  });

  test.each(['nonsense', 'e30', Buffer.from('{"name":"a","time":"now"}').toString('base64url')])(
    'refuses the cursor %s',
    async (cursor) => {
      const { error } = await gateway.service.from('fruit').listV2({ cursor });
      expect(error).toMatchObject({ statusCode: '400', message: 'The cursor is not one of this list' });
    },
  );

  function chunked(all: string[]): string[][] {
    return Array.from({ length: Math.ceil(all.length / 3) }, (_, page) => all.slice(page * 3, page * 3 + 3));
  }
});
