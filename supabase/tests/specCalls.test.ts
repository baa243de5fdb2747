/* The calls of spec section 7, by the unmodified client over the gateway: what a client of the spec sees of the referee. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { day } from '../../testing/actors.ts';
import { createTestGateway, type TestGateway } from '../../testing/gateway.ts';
import { claimed, puzzle, puzzlesOf, right } from '../../testing/puzzles.ts';

let gateway: TestGateway;
const puzzles = [puzzle(null), ...[0, -1, 1].flatMap((offset) => puzzlesOf(day(offset)))];
const [yesterday, tomorrow] = [puzzle(day(-1)), puzzle(day(2))];

beforeAll(async () => {
  gateway = await createTestGateway();
  const { error } = await gateway.client('service').rpc('publish_puzzles', { puzzles });
  expect(error).toBeNull();
});
afterAll(() => gateway.drop());

let accounts = 0;

/** Somebody who has just signed up. */
async function newcomer() {
  const client = gateway.client();
  const { data } = await client.auth.signUp({
    email: `player${accounts++}@players.test`,
    password: 'a long secret',
    options: { data: { username: 'Ada' } },
  });
  return { client, id: data.user?.id ?? '' };
}

describe('a client of the spec', () => {
  test('inserts profile, languages and streak after signing up, and changes them', async () => {
    const { client, id } = await newcomer();
    const streak = { user_id: id, consecutive: 1, last: day(), ever_consecutive: 1 };
    expect(await client.from('profiles').insert({ user_id: id, username: 'Ada' })).toMatchObject({
      status: 201,
    });
    expect(await client.from('languages').insert({ user_id: id })).toMatchObject({ status: 201 });
    expect(await client.from('consecutives').insert(streak)).toMatchObject({ status: 201 });
    expect(
      await client.from('profiles').upsert({ user_id: id, birth_country: 'Canada' }).select().single(),
    ).toMatchObject({ status: 201, data: { username: 'Ada', birth_country: 'Canada' } });
    const languages = client
      .from('languages')
      .update({ user_id: id, home_language: 'Welsh' })
      .eq('user_id', id);
    expect(await languages).toMatchObject({ status: 204 });
    expect(await client.from('languages').select('home_language').single()).toMatchObject({
      data: { home_language: 'Welsh' },
    });
    expect(
      await client.from('consecutives').update(streak).eq('user_id', id).select().single(),
    ).toMatchObject({
      status: 200,
      data: { consecutive: 0, last: null, ever_consecutive: 0 },
    });
  });

  test('sends feedback, also an empty one', async () => {
    const { client, id } = await newcomer();
    for (const message of ['Lovely puzzle', '']) {
      expect(await client.from('feedback').insert({ user_id: id, message })).toMatchObject({ status: 201 });
    }
  });

  test('inserts a score once, and reads its scores by date', async () => {
    const { client, id } = await newcomer();
    const row = claimed(id, yesterday);
    expect(await client.from('scores').insert({ ...row, text_entered: 'nonsense' })).toMatchObject({
      status: 201,
    });
    expect(await client.from('scores').insert(row)).toMatchObject({ status: 409, error: { code: '23505' } });
    const date = day(-1).replaceAll('-', '');
    const own = client.from('scores').select('*').eq('user_id', id).like('puzzle_type', `%${date}%`);
    expect(await own).toMatchObject({
      data: [{ puzzle_type: yesterday.name, question_seq: 1, text_score: 0, image_score: 1000 }],
    });
  });

  test('sees refusals as statuses, with a word for programs', async () => {
    const { client, id } = await newcomer();
    expect(await client.from('scores').insert(claimed(id, tomorrow))).toMatchObject({
      status: 404,
      error: { code: 'PT404', hint: 'unknown_puzzle', details: null },
    });
    expect(
      await client.from('scores').insert(claimed('00000000-0000-0000-0000-000000000000', yesterday)),
    ).toMatchObject({ status: 403, error: { code: '42501' } });
    expect(await gateway.client().from('scores').insert(claimed(id, yesterday))).toMatchObject({
      status: 401,
    });
    expect(await gateway.client().rpc('open_game', { puzzle_name: yesterday.name })).toMatchObject({
      status: 401,
      error: { code: 'PT401', hint: 'sign_in_required' },
    });
    const locked = { puzzle_name: puzzle(day(), '404').name };
    expect(await client.rpc('open_game', locked)).toMatchObject({
      status: 403,
      error: { hint: 'locked_variant' },
    });
  });

  test('says who brought them; the inviter counts them, and an address shows to whom it concerns', async () => {
    const [inviter, invited, other] = [await newcomer(), await newcomer(), await newcomer()];
    const { data } = await invited.client.auth.getUser();
    const email = data.user?.email ?? '';
    const row = { email, referral_id: inviter.id };
    expect(await invited.client.from('invitations').insert(row)).toMatchObject({ status: 201 });
    expect(await invited.client.from('invitations').insert(row)).toMatchObject({
      status: 409,
      error: { code: '23505' },
    });
    const count = inviter.client.from('invitations').select('*', { count: 'exact', head: true });
    expect(await count.eq('referral_id', inviter.id)).toMatchObject({ status: 200, count: 1 });
    for (const [{ client }, found] of [
      [inviter, [row]],
      [invited, [row]],
      [other, []],
    ] as const) {
      const byAddress = client.from('invitations').select('email,referral_id').eq('email', email);
      expect(await byAddress).toMatchObject({ data: found });
    }
  });

  test('cannot get a zero byte in', async () => {
    const { client, id } = await newcomer();
    const text_entered = 'answer\u0000 1';
    expect(await client.rpc('answer_question', { ...right(yesterday), text_entered })).toMatchObject({
      status: 400,
    });
    expect(await client.from('scores').insert({ ...claimed(id, yesterday), text_entered })).toMatchObject({
      status: 400,
    });
    expect(await client.from('feedback').insert({ message: text_entered })).toMatchObject({ status: 400 });
    expect(await client.from('scores').select().eq('user_id', id)).toMatchObject({ data: [] });
  });

  test('reads the leaderboard and counts plays', async () => {
    const { client } = await newcomer();
    const leaderboard = client.from('leaderboard').select('*').order('id', { ascending: false }).limit(1);
    expect(await leaderboard.single()).toMatchObject({ status: 200, data: { id: 1 } });
    const visitor = gateway.client();
    expect(await visitor.from('global').insert({ daily_free_plays: 1 })).toMatchObject({ status: 201 });
    const latest = () =>
      visitor.from('global').select('*').order('id', { ascending: false }).limit(1).single();
    const { data } = (await latest()) as { data: { id: number; daily_free_plays: number } };
    const more = { daily_free_plays: data.daily_free_plays + 1 };
    expect(await visitor.from('global').update(more).eq('id', data.id)).toMatchObject({ status: 204 });
    expect(await latest()).toMatchObject({ data: more });
  });

  test('finds neither the answers nor the files of the puzzles', async () => {
    const { client } = await newcomer();
    for (const table of ['puzzles', 'questions', 'cells', 'retries', 'visitor_answers']) {
      expect(await client.from(table).select()).toMatchObject({ status: 404 });
      expect(await client.schema('private').from(table).select()).toMatchObject({ status: 406 });
    }
    const today = day().replaceAll('-', '');
    expect(await client.storage.from('puzzles').list('', { search: today })).toMatchObject({ data: [] });
    expect(await client.storage.from('images').list()).toMatchObject({ data: [] });
  });
});
