/* Inviting a friend by mail, and coming by an invitation. */
import type { Page } from '@playwright/test';
import { ada, comeAsPlayer, createAccount, pastWelcome, storedSession, welcome } from './account.ts';
import { inspect } from './inspect.ts';
import { expect, journey } from './journey.ts';
import type { JourneyServer } from './journeyServer.ts';

const FRIEND = 'grace.hopper+twofold@friends.test';

async function invite(page: Page, email: string): Promise<void> {
  await page.getByLabel('Your friend’s email').fill(email);
  await page.getByRole('button', { name: 'Invite', exact: true }).click();
}

/** The link of the newest mail. */
function mailedLink({ mails }: JourneyServer): string {
  const link = /https?:\S+/.exec(mails.at(-1)?.text ?? '')?.[0];
  if (!link) throw new Error('The mail holds no link.');
  return link;
}

async function fillInName(page: Page, username: string, password = 'nanosecond'): Promise<void> {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password').fill(password);
}

function openInvitation(page: Page, email: string) {
  return page.getByRole('listitem').filter({ hasText: email });
}

/** An invitation of the player's own making, as if it had been mailed. */
async function invited(server: JourneyServer, email: string): Promise<void> {
  await server.admin.query(
    `insert into private.open_invitations (inviter, email, created_at, expires_at, claim, claimed_at, mailed_at)
     select id, $2, now(), now() + interval '5 days', gen_random_uuid(), now(), now() from auth.users where email = $1`,
    [ada.email, email],
  );
}

async function linkOf(server: JourneyServer, email: string): Promise<string> {
  const { rows } = await server.admin.query<{ id: string }>('select id from auth.users where email = $1', [
    ada.email,
  ]);
  return `/confirm-invite/${encodeURIComponent(email)}/${rows[0]?.id ?? ''}`;
}

journey(
  'an invited friend comes by the link in the mail, and is counted',
  async ({ page, server, elsewhere }) => {
    await comeAsPlayer(page, server);
    await page.getByRole('link', { name: 'Invite Friends' }).click();
    await expect(page).toHaveTitle('Invite Friends · Twofold');
    await expect(page.getByText('0 of 5 invitations are open')).toBeVisible();
    await inspect(page, 'referral, empty');
    await invite(page, FRIEND.toUpperCase());
    await expect(page.getByText(`Successfully sent an invite to ${FRIEND}.`)).toBeVisible();
    await expect(openInvitation(page, FRIEND)).toContainText('Sent; open until');
    await expect(page.getByText('1 of 5 invitations is open')).toBeVisible();

    await journey.step('a program looks at the link before the friend does', async () => {
      for (let times = 0; times < 3; times++) {
        const looked = await elsewhere.request.get(mailedLink(server));
        expect(looked.status()).toBe(200);
      }
      await elsewhere.goto(mailedLink(server));
    });
    await expect(elsewhere).toHaveTitle('Confirm Invite · Twofold');
    await expect(elsewhere.getByText('Ada would like to play Twofold with you.')).toBeVisible();
    await expect(elsewhere.getByLabel('Email')).toHaveValue(FRIEND);
    await expect(elsewhere.getByLabel('Email')).not.toBeEditable();
    await inspect(elsewhere, 'confirm invite');

    await elsewhere.getByRole('button', { name: 'Sign Up' }).click();
    await expect(elsewhere.getByText('Please enter all fields')).toBeVisible();
    await fillInName(elsewhere, 'Grace', 'short');
    await elsewhere.getByLabel('Confirm password').fill('shorter');
    await elsewhere.getByRole('button', { name: 'Sign Up' }).click();
    await expect(elsewhere.getByText('Password needs to be at least 6 characters')).toBeVisible();
    await expect(elsewhere.getByText("Password and confirm password don't match")).toBeVisible();
    await fillInName(elsewhere, 'Grace');
    await elsewhere.getByRole('button', { name: 'Sign Up' }).click();
    await expect(welcome(elsewhere, 'Welcome')).toContainText('Grace');
    await pastWelcome(elsewhere, 'Welcome');
    await expect(elsewhere).toHaveURL('/');
    const { rows } = await server.admin.query(
      `select i.email, p.username from public.invitations as i join public.profiles as p on p.user_id = i.referral_id`,
    );
    expect(rows).toEqual([{ email: FRIEND, username: 'Ada' }]);

    await page.reload();
    await expect(page.getByText('1 friend has joined')).toBeVisible();
    await expect(page.getByText('0 of 5 invitations are open')).toBeVisible();
    await journey.step('whoever is signed in is led home', async () => {
      await page.goto(mailedLink(server));
      await expect(page).toHaveURL('/');
    });
  },
);

journey('addresses that cannot be invited are told apart', async ({ page, server }) => {
  await comeAsPlayer(page, server);
  await createAccount(page, server, { ...ada, email: 'grace@players.test' });
  await page.goto('/referral');
  for (const [email, message] of [
    ['grace', 'Please enter a valid email address.'],
    ['grace@players', 'Please enter a valid email address.'],
    ['Grace@Players.test', 'An account is already associated with this email'],
    [ada.email, 'This is your own address.'],
  ] as const) {
    await invite(page, email);
    await expect(page.getByRole('alert').filter({ hasText: message })).toBeVisible();
    await expect(page.getByLabel('Your friend’s email')).toBeFocused();
  }
  await inspect(page, 'referral, refused address');
  expect(server.mails).toEqual([]);
});

journey('five invitations may be open, and one can be taken back', async ({ page, server }) => {
  await comeAsPlayer(page, server);
  const longAddress = `${'grace.brewster.murray.hopper.'.repeat(2)}hopper@${'a-very-long-name.'.repeat(3)}friends.test`;
  for (const email of ['a@friends.test', 'b@friends.test', 'c@friends.test', longAddress, FRIEND]) {
    await invited(server, email);
  }
  await page.goto('/referral');
  await expect(page.getByText('5 of 5 invitations are open')).toBeVisible();
  await expect(page.getByText('All places are taken: the next one is free on')).toBeVisible();
  await invite(page, 'one.more@friends.test');
  await expect(page.getByText('All your places are taken. The next one is free on')).toBeVisible();
  await inspect(page, 'referral, full');

  await page.getByRole('button', { name: `Withdraw the invitation of ${FRIEND}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Withdraw the invitation?' });
  await expect(dialog).toContainText('the place is free on');
  await inspect(page, 'withdraw an invitation');
  await dialog.getByRole('button', { name: 'Withdraw' }).click();
  await expect(page.getByText(`The invitation of ${FRIEND} is withdrawn.`)).toBeVisible();
  await expect(openInvitation(page, FRIEND)).toContainText('Withdrawn; the place is free on');
  await expect(page.getByRole('heading', { name: 'Open invitations' })).toBeFocused();
  await invite(page, FRIEND);
  await expect(
    page.getByText(`${FRIEND} has been invited already, and the invitation is open.`),
  ).toBeVisible();
  await expect(openInvitation(page, FRIEND)).toContainText('Sent; open until');
});

journey('a mail that could not be sent is sent again', async ({ page, server, expectedErrors }) => {
  expectedErrors.push(/status of 502/);
  await comeAsPlayer(page, server);
  await page.goto('/referral');
  const text = 'The e-mail could not be sent. Please try again later.';
  server.postOffice.isClosed = true;
  await invite(page, FRIEND);
  await expect(page.getByRole('alert').filter({ hasText: text })).toBeVisible();
  await expect(openInvitation(page, FRIEND)).toContainText('Not sent yet');
  await inspect(page, 'referral, not sent');
  server.postOffice.isClosed = false;
  await page.getByRole('button', { name: `Send again ${FRIEND}` }).click();
  await expect(page.getByText(`Successfully sent an invite to ${FRIEND}.`)).toBeVisible();
  await expect(openInvitation(page, FRIEND)).toContainText('Sent; open until');
  expect(server.mails.map(({ to }) => to)).toEqual([FRIEND]);
});

journey(
  'the invitations that could not be loaded are loaded again',
  async ({ page, server, expectedErrors }) => {
    expectedErrors.push(/ERR_FAILED/);
    await comeAsPlayer(page, server);
    await page.clock.install();
    await page.route('/rest/v1/rpc/my_invitations', (route) => route.abort());
    await page.goto('/referral');
    await page.clock.runFor(10_000);
    await expect(page.getByText('Your invitations could not be loaded.')).toBeVisible();
    await inspect(page, 'referral, failed');
    await page.unroute('/rest/v1/rpc/my_invitations');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('0 of 5 invitations are open')).toBeVisible();
  },
);

journey('a link that counts no more still lets its friend in', async ({ page, server, elsewhere }) => {
  await createAccount(elsewhere, server, ada);
  await invited(server, FRIEND);
  await server.admin.query('update private.open_invitations set expires_at = now() where email = $1', [
    FRIEND,
  ]);
  await page.goto(await linkOf(server, FRIEND));
  await expect(page.getByText('This invitation is not open any more')).toBeVisible();
  await inspect(page, 'confirm invite, expired');
  await fillInName(page, 'Grace');
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await pastWelcome(page, 'Welcome');
  expect((await storedSession.read(page)).access_token).toBeTruthy();
  const { rows } = await server.admin.query('select 1 from public.invitations');
  expect(rows).toEqual([]);
});

journey('a link of which a part was lost still lets its friend in', async ({ page }) => {
  const answer = await page.goto('/confirm-invite/grace%zz/some.thing');
  expect(answer?.status()).toBe(200);
  await expect(page.getByText('This link is not complete')).toBeVisible();
  await inspect(page, 'confirm invite, broken');
  await page.getByLabel('Email').fill(FRIEND);
  await fillInName(page, 'Grace');
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await expect(welcome(page, 'Welcome')).toBeVisible();
});
