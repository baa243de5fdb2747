import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createRestGateway, type RestGateway } from '../../testing/restGateway.ts';

let library: RestGateway;

beforeAll(async () => {
  library = await createRestGateway();
});

beforeEach(() => library.reset());

afterAll(() => library.drop());

async function rowsOf(path: string): Promise<unknown> {
  return (await library.ask('GET', path)).body;
}

describe('preferences', () => {
  test('that nobody knows are passed over, or refused when that is asked for', async () => {
    expect((await library.ask('GET', '/tags', { headers: { prefer: 'colour=red' } })).status).toBe(200);
    expect(
      await library.ask('GET', '/tags', { headers: { prefer: 'handling=strict, colour=red, tx=rollback' } }),
    ).toMatchObject({
      status: 400,
      body: {
        code: 'PGRST122',
        details: 'Invalid preferences: colour=red',
        message: 'Invalid preferences given with handling=strict',
      },
    });
  });

  test('every request commits', async () => {
    const headers = { prefer: 'tx=rollback' };
    const answer = await library.ask('POST', '/tags', { body: { id: 9 }, headers });
    expect(answer.headers.get('preference-applied')).toBeNull();
    expect(await rowsOf('/tags?id=eq.9')).toHaveLength(1);
  });

  test('the time zone', async () => {
    await library.migrate(`create view clock as select '2024-01-01 12:00+00'::timestamptz as noon`);
    const there = await library.ask('GET', '/clock', { headers: { prefer: 'timezone=Asia/Kolkata' } });
    expect(there.body).toEqual([{ noon: '2024-01-01T17:30:00+05:30' }]);
    expect(there.headers.get('preference-applied')).toBe('timezone=Asia/Kolkata');
    const nowhere = await library.ask('GET', '/clock', { headers: { prefer: 'timezone=Nowhere' } });
    expect(nowhere.body).toEqual([{ noon: '2024-01-01T12:00:00+00:00' }]);
    const strict = await library.ask('GET', '/clock', {
      headers: { prefer: 'handling=strict,timezone=Nowhere' },
    });
    expect(strict).toMatchObject({ status: 400, body: { code: 'PGRST122' } });
  });
});
