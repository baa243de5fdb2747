/* The mail of an invitation: what it says, to whom, and that it goes once. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { actors, type Actors } from '../../testing/actors.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { compose, invite, list, settle, SITE, stranger, withdraw } from './inviting.ts';

let database: TestDatabase;
let people: Actors;

beforeAll(async () => {
  database = await createTestDatabase('twofold');
  people = actors(database);
});
afterAll(() => database.drop());

const DAY = 24 * 3600 * 1000;

test('the mail is made of what the database knows', async () => {
  const ada = await people.player('Ada Lovelace');
  await invite(ada, 'b+c/d%e@friends.test');
  const mail = await compose(ada, 'b+c/d%e@friends.test', {
    from_email: 'boss@bank.test',
    referral_email: 'boss@bank.test',
    referral_username: 'Your bank',
    invite_link: 'https://evil.test',
    html: '<b>evil</b>',
    subject: 'evil',
  });
  const link = `${SITE}/confirm-invite/b%2Bc%2Fd%25e%40friends.test/${ada.id}`;
  expect(mail).toMatchObject({ to: 'b+c/d%e@friends.test', subject: 'Your invitation to Twofold' });
  expect(mail.text).toContain('A player called “Ada Lovelace” invites you to play Twofold.');
  expect(mail.text).toContain(`\n${link}\n`);
  expect(mail.html).toContain(`<a href="${link}">Accept the invitation</a>`);
  expect(mail.text).toMatch(/expire after 5 days: this one holds until \d+ \w+ 20\d\d\./);
  expect(JSON.stringify(mail)).not.toMatch(/evil|bank/);
});

test.each([
  ['<a href="https://evil.test">free</a>', 'a href https evil test free a'],
  ['evil.test/x and mail@evil.test', 'evil test x and mail evil test'],
  ['Tom & "Jerry" O\'Neil', 'Tom &amp; Jerry O&#39;Neil'],
  ['evil。test／x ＠ evil．test evil․test', 'evil test x evil test evil test'],
  ['张伟', '张伟'],
  ['.', 'a friend'],
])('the mail makes neither markup nor links of the name %s', async (username, shown) => {
  const ada = await people.player(username);
  const email = stranger();
  await invite(ada, email);
  const mail = await compose(ada, email);
  expect(mail.html).toContain(`called “${shown}” invites`);
  expect(mail.html.match(/<a /g)).toHaveLength(1);
  expect(mail.text.match(/https?:/g)).toHaveLength(1);
});

test('the mail is claimed once, also by twenty at once', async () => {
  const ada = await people.player();
  const email = stranger();
  await invite(ada, email);
  const told = await Promise.allSettled(Array.from({ length: 20 }, () => compose(ada, email)));
  expect(told.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  for (const one of told) {
    if (one.status === 'rejected') expect(one.reason).toMatchObject({ hint: 'already_mailed' });
  }
});

test('the mail that could not be sent can be tried again, five times', async () => {
  const ada = await people.player();
  const email = stranger();
  await invite(ada, email);
  for (let tries = 0; tries < 5; tries++) {
    await settle(people.service, (await compose(ada, email)).claim, false);
    expect((await list(ada)).invitations).toMatchObject([{ mail: 'unsent' }]);
  }
  await expect(compose(ada, email)).rejects.toMatchObject({ code: 'PT429', hint: 'too_many_tries' });
});

test('the mail that was sent is never sent again, whatever is said of it later', async () => {
  const ada = await people.player();
  const email = stranger();
  await invite(ada, email);
  const { claim } = await compose(ada, email);
  await settle(people.service, claim, true);
  await settle(people.service, claim, false);
  expect((await list(ada)).invitations).toMatchObject([{ mail: 'sent' }]);
  await expect(compose(ada, email)).rejects.toMatchObject({ hint: 'already_mailed' });
});

test('the mail of which nobody says how it went is not sent again', async () => {
  const ada = await people.player();
  const email = stranger();
  await invite(ada, email);
  await compose(ada, email);
  expect((await list(ada)).invitations).toMatchObject([{ mail: 'sending' }]);
  await database.admin.query(
    `update private.open_invitations set claimed_at = now() - interval '3 minutes' where email = $1`,
    [email],
  );
  expect((await list(ada)).invitations).toMatchObject([{ mail: 'unknown' }]);
  await expect(compose(ada, email)).rejects.toMatchObject({ hint: 'already_mailed' });
  // It may have gone: withdrawn, it keeps its place.
  await withdraw(ada, email);
  expect((await list(ada)).invitations).toMatchObject([{ isWithdrawn: true }]);
});

test('the mail of an invitation withdrawn while it failed leaves nothing behind', async () => {
  const ada = await people.player();
  const email = stranger();
  await invite(ada, email);
  const { claim } = await compose(ada, email);
  await withdraw(ada, email);
  await settle(people.service, claim, false);
  expect((await list(ada)).invitations).toEqual([]);
});

test('the mail is settled by the service alone', async () => {
  const ada = await people.player();
  const email = stranger();
  await invite(ada, email);
  const { claim } = await compose(ada, email);
  for (const actor of [ada, people.visitor(), await people.operator()]) {
    await expect(actor.rpc('settle_invitation', { claim, was_sent: false })).rejects.toMatchObject({
      code: '42501',
    });
  }
});

test('the mail is not written to an address that has an account by now', async () => {
  const ada = await people.player();
  const email = stranger();
  await invite(ada, email);
  await people.player('Friend', { email });
  await expect(compose(ada, email)).rejects.toMatchObject({
    code: 'PT409',
    message: 'An account is already associated with this email',
  });
});

test('the mail is not written when the invitation has expired', async () => {
  const ada = await people.player();
  const email = stranger();
  await invite(ada, email);
  await expect(
    database.admin.query('select private.compose_invitation_at($1, $2, $3, $4)', [
      new Date(Date.now() + 5 * DAY + 1000),
      ada.id,
      email,
      SITE,
    ]),
  ).rejects.toMatchObject({ hint: 'no_invitation' });
});
