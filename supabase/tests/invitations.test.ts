/* Inviting by mail, by actor: the inviter, visitors and the invited. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { actors, type Actor, type Actors } from '../../testing/actors.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { compose, invite, list, mailed, SITE, stranger, withdraw } from './inviting.ts';

let database: TestDatabase;
let people: Actors;

beforeAll(async () => {
  database = await createTestDatabase('twofold');
  people = actors(database);
});
afterAll(() => database.drop());

const DAY = 24 * 3600 * 1000;

/** The same call as `invite`, so many milliseconds from now. */
async function inviteLater(player: Actor, email: string, later: number): Promise<{ outcome: string }> {
  const { rows } = await database.admin.query<{ answer: { outcome: string } }>(
    'select private.invite_at($1, $2, $3) as answer',
    [new Date(Date.now() + later), player.id, email],
  );
  return rows[0]!.answer;
}

const accepted = async (inviter: Actor) =>
  (
    await inviter.query<{ count: number }>('select count(*) from invitations where referral_id = auth.uid()')
  )[0]?.count;

describe('a player', () => {
  test('invites, and sees whom, until when and whether it was mailed', async () => {
    const ada = await people.player('Ada');
    expect(await list(ada)).toEqual({ limit: 5, joined: 0, nextFreeAt: null, invitations: [] });
    const email = stranger();
    expect(await invite(ada, ` ${email.toUpperCase()} `)).toEqual({
      outcome: 'invited',
      email,
      mail: 'unsent',
    });
    const [open] = (await list(ada)).invitations;
    expect(open).toMatchObject({ email, mail: 'unsent', isWithdrawn: false });
    expect(Date.parse(open!.expiresAt) - Date.now()).toBeGreaterThan(5 * DAY - 60_000);
    expect(Date.parse(open!.expiresAt) - Date.now()).toBeLessThanOrEqual(5 * DAY + 60_000);
  });

  test.each([
    '',
    'ada',
    'ada@',
    '@friends.test',
    'ada@friends',
    'a b@friends.test',
    'ada@friends.test, eve@friends.test',
    'ada@friends.test\nBcc: eve@friends.test',
    '<ada@friends.test>',
    '"ada"@friends.test',
    'ada@friends..test',
    '.ada@friends.test',
    `${'a'.repeat(65)}@friends.test`,
    `ada@${'friends.'.repeat(40)}test`,
    'аda@friends.test',
  ])('cannot invite %j', async (email) => {
    const ada = await people.player();
    expect(await invite(ada, email)).toEqual({ outcome: 'invalid_email' });
    expect((await list(ada)).invitations).toEqual([]);
  });

  test.each(["o'neill+x%y/z=1@mail.friends.test", '7@a-b.co'])('can invite %s', async (email) => {
    expect(await invite(await people.player(), email)).toMatchObject({ outcome: 'invited', email });
  });

  test('cannot invite themself', async () => {
    const ada = await people.player('Ada', { email: `Ada-${randomUUID()}@players.test` });
    expect(await invite(ada, ada.email!.toLowerCase())).toEqual({ outcome: 'own_email' });
  });

  test('is told that an address has an account, or was brought by somebody', async () => {
    const [ada, grace, linus] = await Promise.all([people.player(), people.player(), people.player()]);
    expect(await invite(ada, grace.email!.toUpperCase())).toEqual({ outcome: 'has_account' });
    await linus.query('insert into invitations (email, referral_id) values ($1, $2)', [
      linus.email,
      grace.id,
    ]);
    await database.admin.query('delete from auth.users where id = $1', [linus.id]);
    expect(await invite(ada, linus.email!)).toEqual({ outcome: 'has_account' });
    expect((await list(ada)).invitations).toEqual([]);
  });

  test('has five open invitations at most, and hears when the next place is free', async () => {
    const ada = await people.player();
    for (let count = 0; count < 5; count++) await mailed(people.service, ada);
    const { nextFreeAt, invitations } = await list(ada);
    expect(nextFreeAt).toBe(invitations.at(-1)?.expiresAt);
    expect(await invite(ada, stranger())).toEqual({ outcome: 'full', nextFreeAt });
    // The same one again takes no place.
    expect(await invite(ada, invitations[0]!.email)).toMatchObject({ outcome: 'invited', mail: 'sent' });
    expect(await inviteLater(ada, stranger(), 5 * DAY - 60_000)).toMatchObject({ outcome: 'full' });
    expect(await inviteLater(ada, stranger(), 5 * DAY + 60_000)).toMatchObject({ outcome: 'invited' });
  });

  test('who invites twenty at once has invited five', async () => {
    const ada = await people.player();
    const told = await Promise.all(Array.from({ length: 20 }, () => invite(ada, stranger())));
    expect(told.filter(({ outcome }) => outcome === 'invited')).toHaveLength(5);
    expect(told.filter(({ outcome }) => outcome === 'full')).toHaveLength(15);
    expect((await list(ada)).invitations).toHaveLength(5);
  });

  test('who invites one address twenty times at once has invited it once', async () => {
    const ada = await people.player();
    const email = stranger();
    const told = await Promise.all(Array.from({ length: 20 }, () => invite(ada, email)));
    expect(told.every(({ outcome }) => outcome === 'invited')).toBe(true);
    expect((await list(ada)).invitations).toHaveLength(1);
  });

  test('takes back one that was not mailed, and its place is free', async () => {
    const ada = await people.player();
    const emails = Array.from({ length: 5 }, stranger);
    for (const email of emails) await invite(ada, email);
    await withdraw(ada, emails[0]!.toUpperCase());
    expect((await list(ada)).invitations.map(({ email }) => email)).not.toContain(emails[0]);
    expect(await invite(ada, stranger())).toMatchObject({ outcome: 'invited' });
  });

  test('takes back one that was mailed: the link counts no more, the place stays taken, no second mail', async () => {
    const ada = await people.player();
    const email = await mailed(people.service, ada);
    for (let count = 1; count < 5; count++) await mailed(people.service, ada);
    await withdraw(ada, email);
    expect(await people.visitor().rpc('invitation_status', { email, referral_id: ada.id })).toMatchObject({
      isOpen: false,
    });
    expect(await invite(ada, stranger())).toMatchObject({ outcome: 'full' });
    await expect(compose(ada, email)).rejects.toMatchObject({ code: 'PT404' });
    // Invited again, the mail that they have counts again.
    expect(await invite(ada, email)).toMatchObject({ outcome: 'invited', mail: 'sent' });
    await expect(compose(ada, email)).rejects.toMatchObject({ code: 'PT409', hint: 'already_mailed' });
  });

  test('cannot ask about many addresses', async () => {
    const [ada, grace] = [await people.player(), await people.player()];
    const ask = () => invite(ada, grace.email!);
    const told = await Promise.all(Array.from({ length: 30 }, ask));
    expect(told.filter(({ outcome }) => outcome === 'has_account')).toHaveLength(10);
    expect(told.filter(({ outcome }) => outcome === 'too_many_attempts')).toHaveLength(20);
    expect(await invite(ada, stranger())).toEqual({ outcome: 'too_many_attempts' });
    expect(await inviteLater(ada, stranger(), DAY + 60_000)).toMatchObject({ outcome: 'invited' });
  });

  test('cannot fill a mailbox together with others', async () => {
    const email = stranger();
    const many = await Promise.all(Array.from({ length: 8 }, () => people.player()));
    const told = await Promise.all(many.map((player) => invite(player, email)));
    expect(told.filter(({ outcome }) => outcome === 'invited')).toHaveLength(3);
    expect(told.filter(({ outcome }) => outcome === 'invited_by_others')).toHaveLength(5);
  });

  test('sees, withdraws and mails no invitation of others', async () => {
    const [ada, eve] = [await people.player(), await people.player()];
    const email = stranger();
    await invite(ada, email);
    expect((await list(eve)).invitations).toEqual([]);
    await withdraw(eve, email);
    await expect(compose(eve, email)).rejects.toMatchObject({ code: 'PT404', hint: 'no_invitation' });
    expect((await list(ada)).invitations).toHaveLength(1);
  });
});

test('a visitor can do nothing but ask about a link', async () => {
  const visitor = people.visitor();
  const ada = await people.player('Ada');
  const email = await mailed(people.service, ada);
  for (const [call, args] of [
    ['invite', { email }],
    ['withdraw_invitation', { email }],
    ['my_invitations', {}],
    ['compose_invitation', { params: {}, site: SITE }],
  ] as const) {
    await expect(visitor.rpc(call, args)).rejects.toMatchObject({ code: '42501' });
  }
  const status = (args: { email: string; referral_id: string }) => visitor.rpc('invitation_status', args);
  const closed = { isOpen: false, inviter: null };
  expect(await status({ email: email.toUpperCase(), referral_id: ada.id })).toEqual({
    isOpen: true,
    inviter: 'Ada',
  });
  expect(await status({ email: stranger(), referral_id: ada.id })).toEqual(closed);
  expect(await status({ email, referral_id: randomUUID() })).toEqual(closed);
  for (const broken of ['', '%', "'; drop table invitations", 'null']) {
    expect(await status({ email, referral_id: broken })).toEqual(closed);
    expect(await status({ email: broken, referral_id: ada.id })).toEqual(closed);
  }
});

describe('the invited person', () => {
  const by = (inviter: Actor) => ({ metadata: { referral_id: inviter.id } });

  test('signs up by the link: the inviter has brought them, and the place is free', async () => {
    const ada = await people.player();
    const email = await mailed(people.service, ada);
    const friend = await people.player('Friend', { email, ...by(ada) });
    expect(await friend.query('select email, referral_id from invitations')).toEqual([
      { email, referral_id: ada.id },
    ]);
    expect(await list(ada)).toMatchObject({ joined: 1, invitations: [] });
    expect(await accepted(ada)).toBe(1);
  });

  test('of several inviters is brought by the one whose link it was', async () => {
    const [ada, grace] = [await people.player(), await people.player()];
    const email = await mailed(people.service, ada);
    await mailed(people.service, grace, email);
    await people.player('Friend', { email, ...by(grace) });
    expect([await accepted(ada), await accepted(grace)]).toEqual([0, 1]);
  });

  test('is counted once their address is confirmed, if they signed up in time', async () => {
    const ada = await people.player();
    const email = await mailed(people.service, ada);
    const friend = await people.player('Friend', { email, isConfirmed: false, ...by(ada) });
    expect(await accepted(ada)).toBe(0);
    await database.admin.query(
      `update private.open_invitations set expires_at = now() - interval '1 hour' where email = $1`,
      [email],
    );
    await database.admin.query(
      `update auth.users set created_at = now() - interval '1 day', email_confirmed_at = now() where id = $1`,
      [friend.id],
    );
    expect(await accepted(ada)).toBe(1);
  });

  test.each([
    ['has expired', `update private.open_invitations set expires_at = now() where email = $1`],
    ['was withdrawn', `update private.open_invitations set withdrawn_at = now() where email = $1`],
    ['was never made', `delete from private.open_invitations where email = $1`],
  ])('whose invitation %s has an account all the same', async (_, change) => {
    const ada = await people.player();
    const email = await mailed(people.service, ada);
    await database.admin.query(change, [email]);
    const friend = await people.player('Friend', { email, ...by(ada) });
    expect(await friend.query('select username from profiles')).toEqual([{ username: 'Friend' }]);
    expect(await accepted(ada)).toBe(0);
  });

  test.each([7, null, '', 'nonsense', { a: 1 }, "' or true --"])(
    'signs up whatever their link says: %j',
    async (referral_id) => {
      const ada = await people.player();
      const email = await mailed(people.service, ada);
      await people.player('Friend', { email, metadata: { referral_id } });
      expect(await accepted(ada)).toBe(0);
    },
  );

  test('at another address than the invited one is not counted', async () => {
    const ada = await people.player();
    await mailed(people.service, ada);
    await people.player('Somebody', by(ada));
    expect(await accepted(ada)).toBe(0);
  });

  test('who says so by the call of the spec closes the invitation, too', async () => {
    const ada = await people.player();
    const email = await mailed(people.service, ada);
    const friend = await people.player('Friend', { email });
    await friend.query('insert into invitations (email, referral_id) values ($1, $2)', [email, ada.id]);
    expect(await list(ada)).toMatchObject({ joined: 1, invitations: [] });
  });
});

test.each([
  ['with the next invitation of anybody', async () => invite(await people.player(), stranger())],
  [
    'with the first play of a day',
    async () => {
      await database.admin.query('delete from public.global');
      await people.visitor().query('insert into global (daily_free_plays) values (1)');
    },
  ],
])('what has expired is forgotten %s', async (_, happens) => {
  const ada = await people.player();
  const [old, open] = [await mailed(people.service, ada), await mailed(people.service, ada)];
  await database.admin.query(
    `update private.open_invitations set expires_at = now() - interval '1 hour' where email = $1`,
    [old],
  );
  expect((await list(ada)).invitations).toMatchObject([{ email: open }]);
  await happens();
  const { rows } = await database.admin.query(
    'select email from private.open_invitations where inviter = $1',
    [ada.id],
  );
  expect(rows).toEqual([{ email: open }]);
});

test('open invitations go with the inviter’s account', async () => {
  const ada = await people.player();
  const email = await mailed(people.service, ada);
  await database.admin.query('delete from auth.users where id = $1', [ada.id]);
  expect(await people.visitor().rpc('invitation_status', { email, referral_id: ada.id })).toMatchObject({
    isOpen: false,
  });
});
