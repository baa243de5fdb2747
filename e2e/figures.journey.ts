/* What a player has done, where they stand among the others, and what their streak unlocks. */
import type { Page } from '@playwright/test';
import { ada, comeAsPlayer, createAccount, playedDaysInARow, type Person } from './account.ts';
import { inspect } from './inspect.ts';
import { expect, journey } from './journey.ts';
import type { JourneyServer } from './journeyServer.ts';
import { answerRightly, gameButton, learningMoment } from './play.ts';
import { TIME_ZONE } from './timeZone.ts';

const CHARTS = '/assets/charts-*.js';
const bartholomew: Person = {
  email: 'bartholomew@players.test',
  username: 'BartholomewFeatherstonehaughCholmondeley',
  password: 'a password that is long',
};

async function playToday(page: Page, server: JourneyServer): Promise<void> {
  await gameButton(page, '3x3 Game').click();
  await answerRightly(page, server);
  await expect(learningMoment(page)).toContainText('2,000');
}

/** Somebody else, who plays today's puzzle rightly at the same time. */
async function anotherPlays(page: Page, server: JourneyServer, person: Person): Promise<void> {
  const session = JSON.parse(await createAccount(page, server, person)) as { access_token: string };
  const today = new Intl.DateTimeFormat('sv', { timeZone: TIME_ZONE }).format(new Date());
  const { rows } = await server.admin.query<Record<string, unknown>>(
    `select p.name as puzzle_name, q.seq as question_seq, q.answer as text_entered, q.right_image as image_selected
     from private.puzzles as p join private.questions as q on q.puzzle_id = p.id where p.day = $1 and p.variant = '301'`,
    [today],
  );
  const response = await page.request.post('/rest/v1/rpc/answer_question', {
    headers: {
      apikey: server.anonKey,
      Authorization: `Bearer ${session.access_token}`,
      'x-time-zone': TIME_ZONE,
    },
    data: rows[0],
  });
  expect(await response.json()).toMatchObject({ outcome: 'scored' });
}

/** A figure of the statistics by its label. */
function figure(page: Page, label: string) {
  return page
    .locator('dl > div')
    .filter({ has: page.getByText(label, { exact: true }) })
    .getByRole('definition');
}

/** A row of the leaderboard in one of its tables. */
function record(page: Page, table: string, name: string) {
  return page
    .getByRole('table', { name: table })
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name, exact: true }) });
}

journey('what is played shows in the statistics, counted and drawn', async ({ page, server }) => {
  await comeAsPlayer(page, server);
  await page.goto('/statistics');
  await expect(figure(page, 'Total Points')).toHaveText('0');
  await inspect(page, 'statistics of a new player');
  await page.getByRole('link', { name: 'Play today’s puzzle' }).click();
  await playToday(page, server);

  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(CHARTS, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/statistics');
  await expect(figure(page, 'Total Points')).toHaveText('2,000');
  for (const [label, value] of [
    ['Questions', '1'],
    ['Correct', '1'],
    ['Partial Text', '0'],
    ['Partial Image', '0'],
    ['Incorrect', '0'],
    ['Referrals', '0'],
    ['Consecutive Days', '1'],
  ] as const) {
    await expect(figure(page, label)).toHaveText(value);
  }
  await journey.step('nothing moves when the drawings arrive', async () => {
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    const before = await height();
    release();
    await expect(page.locator('section svg')).not.toHaveCount(0);
    expect(await height()).toBe(before);
  });
  await journey.step('each drawing has a table', async () => {
    await expect(
      page.getByRole('table', { name: 'Your last 28 days' }).getByRole('row').last(),
    ).toContainText(/All right\s*Yes/);
    await expect(page.getByRole('table', { name: 'Points by day' }).getByRole('row').last()).toContainText(
      '2,000',
    );
    await expect(page.getByRole('table', { name: 'Words and pictures' })).toContainText('1 (100%)');
  });
  await inspect(page, 'statistics');
});

journey(
  'where the drawings do not load, figures and tables are there',
  async ({ page, server, expectedErrors }) => {
    expectedErrors.push(/ERR_FAILED/);
    await comeAsPlayer(page, server);
    await playToday(page, server);
    await page.route(CHARTS, (route) => route.abort());
    await page.goto('/statistics');
    await expect(page.getByText('The drawings could not be loaded.')).toBeVisible();
    await expect(figure(page, 'Total Points')).toHaveText('2,000');
    const table = page.getByRole('table', { name: 'Points by day' });
    await table.scrollIntoViewIfNeeded();
    await expect(table).toBeInViewport();
    await inspect(page, 'statistics without drawings');
  },
);

journey('figures that cannot be read are asked for again', async ({ page, server, expectedErrors }) => {
  expectedErrors.push(/status of 500/);
  await comeAsPlayer(page, server);
  for (const [path, call, message, heading] of [
    ['/statistics', 'rpc/player_statistics', 'Your statistics could not be loaded.', 'Total Points'],
    ['/leaderboard', 'leaderboard?*', 'The leaderboard could not be loaded.', 'This week'],
    ['/leaderboard', 'rpc/my_standing', 'Your own standing could not be loaded.', 'your time'],
    ['/upgrades', 'rpc/my_unlocks', 'What you have unlocked could not be loaded.', '1 day unlocks 4x4'],
  ] as const) {
    await page.route(`/rest/v1/${call}`, (route) => route.fulfill({ status: 500, json: {} }));
    await page.goto(path);
    await expect(page.getByText(message)).toBeVisible();
    await page.unroute(`/rest/v1/${call}`);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText(heading).first()).toBeVisible();
    await expect(page.getByText(message)).toBeHidden();
  }
});

journey('the leaderboard shows records, who shares them, and where one stands', async ({ page, server }) => {
  await comeAsPlayer(page, server);
  const { rows } = await server.admin.query<{ id: string }>('select id from auth.users');
  const shown = `leaderboardShown:${rows[0]?.id}`;
  await page.evaluate((key) => localStorage.setItem(key, 'false'), shown);
  await page.goto('/leaderboard');
  await expect(page.getByText('No records yet.')).toBeVisible();
  expect(await page.evaluate((key) => localStorage.getItem(key), shown)).toBe('true');
  await inspect(page, 'leaderboard without records');

  await journey.step('a tap returns home', async () => {
    await page.getByText('Most right answers').first().click();
    await expect(page).toHaveURL('/');
  });
  await playToday(page, server);
  await page.goto('/leaderboard');
  await expect(record(page, 'This week', 'Most points')).toContainText('2,000Ada2,000Leading');
  await anotherPlays(page, server, bartholomew);
  await page.reload();
  for (const [table, name] of [
    ['This week', 'Most points'],
    ['This week', 'Most right answers'],
    ['This month', 'Most points'],
    ['This month', 'Most right answers'],
    ['Of all time', 'Longest streak now'],
    ['Of all time', 'Longest streak ever'],
  ] as const) {
    await expect(record(page, table, name)).toContainText(/(Ada|Bartholomew\w+) and 1 other/);
  }
  await expect(record(page, 'Of all time', 'Most friends invited')).toContainText('Nobody yet');
  await journey.step('somebody is better', async () => {
    await server.admin.query(
      `update private.player_weeks set score = 26500 where user_id = (select id from auth.users where email = $1)`,
      [bartholomew.email],
    );
    await page.reload();
    const row = record(page, 'This week', 'Most points');
    await expect(row).toContainText(`26,500${bartholomew.username}2,000Place 2`);
  });
  await inspect(page, 'leaderboard');
  await journey.step('words can be marked; Escape returns home', async () => {
    const { x = 0, y = 0, width = 0, height = 0 } = (await page.getByText('26,500').boundingBox()) ?? {};
    await page.mouse.move(x + 1, y + height / 2);
    await page.mouse.down();
    await page.mouse.move(x + width - 1, y + height / 2, { steps: 4 });
    await page.mouse.up();
    expect(await page.evaluate(() => getSelection()?.toString().trim())).toContain('26,500');
    await expect(page).toHaveURL('/leaderboard');
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL('/');
  });
});

journey('upgrades show what is unlocked and what is left', async ({ page, server }) => {
  await page.goto('/upgrades');
  await expect(page).toHaveURL('/');
  for (const path of ['/statistics', '/leaderboard']) {
    await page.goto(path);
    await expect(page).toHaveURL('/signin');
  }
  await comeAsPlayer(page, server);
  await playedDaysInARow(server, ada, 2);
  await page.goto('/upgrades');
  const card = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  await expect(card('1 day unlocks 4x4')).toContainText('Unlocked');
  await expect(card('2 days unlock 3x3 (3Q)')).toContainText('Unlocked');
  await expect(card('3 days unlock 4x4 (4Q)')).toContainText('1 more day to go');
  await expect(card('5x5 (5Q)')).toContainText('Coming Soon');
  await expect(card('6x6 (6Q)')).toContainText('Coming Soon');
  await inspect(page, 'upgrades');
});
