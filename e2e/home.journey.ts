import { ada, comeAsPlayer, pastWelcome, playedDaysInARow, signUp } from './account.ts';
import { expect, journey } from './journey.ts';
import { answerRightly, gameButton, goOn, readMessageOfTheDay, toMainMenu } from './play.ts';

journey(
  'home says what a streak counts, what keeps it alive, and when one was lost',
  async ({ page, server }) => {
    await comeAsPlayer(page, server);
    await expect(page.getByText('Play today to begin a streak')).toBeVisible();
    await expect(page.getByText('A streak counts the days in a row')).toBeVisible();

    await playedDaysInARow(server, ada, 5);
    await page.reload();
    await expect(page.getByText('5 days in a row')).toBeVisible();
    await expect(page.getByText('Answer today’s puzzle before midnight to keep it alive.')).toBeVisible();
    await expect(page.getByRole('timer')).toBeHidden();

    await journey.step('once today’s is done, it counts down to the next one', async () => {
      await gameButton(page, '3x3 Game').click();
      await answerRightly(page, server);
      await goOn(page);
      await toMainMenu(page);
      await expect(page.getByText('6 days in a row')).toBeVisible();
      await expect(page.getByText('Tomorrow’s puzzle makes it 7.')).toBeVisible();
      await expect(page.getByRole('timer')).toHaveText(/^Next puzzle in \d+:\d\d:\d\d$/);
    });

    await server.admin.query(
      `update public.consecutives set last = last - 4, last_at = last_at - interval '4 days'`,
    );
    await page.reload();
    await expect(page.getByText('Play today to begin a streak')).toBeVisible();
    await expect(
      page.getByText(/^Your streak of 6 days ended on \w+\s\d+: its puzzle was not answered\.$/),
    ).toBeVisible();
  },
);

journey(
  'a player goes to one of the days gone by, each with what is done on it',
  async ({ page, server, expectedErrors }) => {
    expectedErrors.push(/Failed to load resource/);
    await comeAsPlayer(page, server);
    await playedDaysInARow(server, ada, 1);
    await page.reload();
    await gameButton(page, '3x3 Game').click();
    await answerRightly(page, server);
    await goOn(page);
    await toMainMenu(page);

    const days = page.getByRole('dialog', { name: 'Previous puzzles' });
    await journey.step('the list that does not come can be asked for again', async () => {
      await page.route('**/rpc/recent_days', (route) => route.fulfill({ status: 500, body: '{}' }));
      await page.getByRole('button', { name: 'All days' }).click();
      await expect(days).toContainText('The days could not be loaded.');
      await page.unroute('**/rpc/recent_days');
      await days.getByRole('button', { name: 'Try again' }).click();
    });
    await expect(days.getByRole('button')).toHaveText([/^Today ?1 of 5$/, /Open$/, /Open$/, /Open$/, '']);
    await days.getByRole('button', { name: /Open$/ }).last().click();
    await expect(days).toBeHidden();
    await expect(page.getByText('28 days ago')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Previous day' })).toBeDisabled();
  },
);

journey('home leads a player to every screen there is', async ({ page }) => {
  await page.goto('/signup');
  await signUp(page);
  await pastWelcome(page, 'Welcome');
  await readMessageOfTheDay(page);
  for (const [name, path, title] of [
    ['Statistics', '/statistics', 'Statistics'],
    ['Leaderboard new', '/leaderboard', 'Leaderboard'],
    ['Invite Friends', '/referral', 'Invite Friends'],
    ['MORE FEATURES', '/upgrades', 'Upgrades'],
    ['Demo', '/demo', 'Demo'],
    ['Settings', '/settings', 'Settings'],
  ] as const) {
    await page.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(path);
    await expect(page).toHaveTitle(`${title} · Twofold`);
    await page.goBack();
    await expect(page).toHaveTitle('Twofold');
  }
});
