import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import type { Caller } from './caller.ts';

const visitor: Caller = { role: 'anon', claims: { role: 'anon' } };
const player: Caller = {
  role: 'authenticated',
  claims: { role: 'authenticated', sub: '00000000-0000-0000-0000-000000000001' },
  request: { method: 'GET', path: '/things', headers: { 'x-time-zone': 'Asia/Kolkata' } },
};

let test1: TestDatabase;

beforeAll(async () => {
  test1 = await createTestDatabase('platform');
  await test1.admin.query(`
    set role postgres;
    create table public.things (id integer primary key, parent integer references public.things deferrable initially deferred);
    reset role;
  `);
});

afterAll(() => test1.drop());

describe('a statement as the caller', () => {
  test('runs with the role, claims and headers of the caller', async () => {
    const { rows } = await test1.database.queryAs(player, {
      text: `select current_user, auth.uid(), current_setting('request.headers')::json ->> 'x-time-zone' as zone,
        current_setting('statement_timeout') as timeout`,
    });
    expect(rows).toEqual([
      { current_user: 'authenticated', uid: player.claims['sub'], zone: 'Asia/Kolkata', timeout: '8s' },
    ]);
  });

  test('leaves nothing of one caller to the next on the same connection', async () => {
    for (let round = 0; round < 30; round++) {
      const caller = round % 2 ? visitor : player;
      const { rows } = await test1.database.queryAs(caller, { text: 'select current_user, auth.uid()' });
      expect(rows).toEqual([{ current_user: caller.role, uid: caller.claims['sub'] ?? null }]);
    }
  });

  test('keeps nothing when the statement fails, and the connection goes on', async () => {
    await expect(
      test1.database.queryAs(player, { text: 'insert into things values (1), (1)' }),
    ).rejects.toMatchObject({
      code: '23505',
    });
    const { rows } = await test1.database.queryAs(player, { text: 'select * from things' });
    expect(rows).toEqual([]);
  });

  test('reports what only the commit finds', async () => {
    await expect(
      test1.database.queryAs(player, { text: 'insert into things values (1, 2)' }),
    ).rejects.toMatchObject({
      code: '23503',
    });
  });

  test('does not write when it may only read', async () => {
    const insert = { text: 'insert into things values (7)' };
    await expect(test1.database.queryAs(player, insert, { readOnly: true })).rejects.toMatchObject({
      code: '25006',
    });
  });

  test('cannot take a role that is not for callers', async () => {
    const intruder: Caller = { role: 'supabase_admin', claims: {} };
    await expect(test1.database.queryAs(intruder, { text: 'select 1' })).rejects.toMatchObject({
      code: '42501',
    });
  });

  test('runs many at once without mixing them up', async () => {
    const answers = await Promise.all(
      Array.from({ length: 200 }, async (_, index) => {
        const claims = {
          role: 'authenticated',
          sub: `00000000-0000-0000-0000-${String(index).padStart(12, '0')}`,
        };
        const { rows } = await test1.database.queryAs<{ uid: string }>(
          { role: 'authenticated', claims },
          { text: 'select auth.uid(), $1::int as n', values: [index], prepare: true },
        );
        return rows[0]?.uid === claims.sub;
      }),
    );
    expect(answers.every(Boolean)).toBe(true);
  });
});

describe('a transaction as the caller', () => {
  test('keeps all of it or nothing', async () => {
    const work = test1.database.transactionAs(player, async (session) => {
      await session.query({ text: 'insert into things values (3)' });
      throw new Error('changed my mind');
    });
    await expect(work).rejects.toThrow('changed my mind');
    await test1.database.transactionAs(player, (session) =>
      session.query({ text: 'insert into things values (4)' }),
    );
    const { rows } = await test1.database.queryAs(player, { text: 'select id from things' });
    expect(rows).toEqual([{ id: 4 }]);
  });
});
