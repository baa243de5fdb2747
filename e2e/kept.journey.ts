/* Nothing is lost by a reload, a closed tab, or a phone that goes offline between Confirm and the answer. */
import type { Page } from '@playwright/test';
import { ada, comeAsPlayer, createAccount, pastWelcome, signIn } from './account.ts';
import { inspect } from './inspect.ts';
import { expect, journey } from './journey.ts';
import type { JourneyServer } from './journeyServer.ts';
import {
  answer,
  answerField,
  begin,
  gameButton,
  gameStats,
  goHome,
  goOn,
  learningMoment,
  picture,
  type RightAnswer,
  rightAnswer,
  tryAgain,
} from './play.ts';

const ANSWERS = '**/rest/v1/rpc/answer_question';
const KEPT = 'An answer of yours is kept here.';
const COUNTED = 'The answer that was kept here has been sent, and counts.';

journey('what is typed and picked is there again after a reload', async ({ page, server }) => {
  await comeAsPlayer(page, server);
  await gameButton(page, '3x3 Game').click();
  const right = await rightAnswer(server, await begin(page));
  await answerField(page).fill(right.text);
  await picture(page, right.wrongPicture).click();
  await page.reload();
  await begin(page);
  await expect(answerField(page)).toHaveValue(right.text);
  await expect(picture(page, right.wrongPicture)).toBeChecked();

  await journey.step('also after Try Again, with what it said', async () => {
    await page.getByRole('button', { name: 'Confirm Selection' }).click();
    await tryAgain(page).getByRole('button', { name: 'Change my answer' }).click();
    await page.reload();
    await begin(page);
    await expect(answerField(page)).toHaveValue(right.text);
    await expect(
      page.getByText('You have selected the wrong image, but your text answer is correct.'),
    ).toBeVisible();
  });
  await picture(page, right.picture).click();
  await page.getByRole('button', { name: 'Confirm Selection' }).click();
  await expect(learningMoment(page)).toContainText('1,500');
  const left = await page.evaluate(() =>
    Object.keys(localStorage).filter((key) => /^drafts|^waiting/.test(key)),
  );
  expect(left).toEqual([]);
});

journey(
  'a reload while the answer waits brings its Learning Moment',
  async ({ page, server, expectedErrors }) => {
    expectedErrors.push(/status of 500/);
    await comeAsPlayer(page, server);
    await confirmInVain(page, server);
    await page.unroute(ANSWERS);
    await page.reload();
    await expect(learningMoment(page)).toContainText('2,000');
    await expectOneScore(server);
  },
);

journey(
  'an answer that was confirmed before the tab was closed is sent when the app is next opened',
  async ({ page, server, context, expectedErrors }) => {
    expectedErrors.push(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
    await comeAsPlayer(page, server);
    await context.route(ANSWERS, (route) => route.abort());
    await confirmInVain(page, server, null);
    await journey.step('on the home screen it waits for the network', async () => {
      await page.getByRole('button', { name: 'Back' }).click();
      await expect(page.getByText(KEPT)).toBeVisible();
      await inspect(page, 'home while an answer waits');
    });
    await journey.step('and two tabs that send it count once', async () => {
      const other = await context.newPage();
      await other.goto('/');
      await expect(other.getByText(KEPT)).toBeVisible();
      await context.unroute(ANSWERS);
      await Promise.all([page, other].map((tab) => tab.evaluate(() => dispatchEvent(new Event('online')))));
      for (const tab of [page, other]) await expect(tab.getByText(KEPT)).toBeHidden();
    });
    await expectOneScore(server);
  },
);

journey('what came of a late answer can be looked at', async ({ page, server, expectedErrors }) => {
  expectedErrors.push(/status of 500/);
  await comeAsPlayer(page, server);
  const right = await confirmInVain(page, server);
  await page.unroute(ANSWERS);
  await page.goto('/');
  await expect(page.getByText(COUNTED)).toBeVisible();
  await expect(gameButton(page, '3x3 Game')).toContainText('Played');
  await inspect(page, 'home after an answer was sent late');
  await page.getByRole('link', { name: 'See what came of it' }).click();
  await gameStats(page)
    .getByRole('button', { name: /^Question 1/ })
    .click();
  await expect(learningMoment(page)).toContainText(right.text);
  await goOn(page);
});

journey('a late answer that is wrong leads to the second try', async ({ page, server, expectedErrors }) => {
  expectedErrors.push(/status of 500/);
  await comeAsPlayer(page, server);
  await confirmInVain(page, server, 500, 'nonsense');
  await page.unroute(ANSWERS);
  await page.goto('/');
  await expect(page.getByText('It is not right yet: you have a second try.')).toBeVisible();
  await page.getByRole('link', { name: 'Go on with the game' }).click();
  await begin(page);
  await expect(answerField(page)).toHaveValue('nonsense');
  await expect(page.getByText('your text answer is incorrect.')).toBeVisible();
});

journey('a late answer that cannot be counted is said to be so', async ({ page, server, expectedErrors }) => {
  expectedErrors.push(/status of (500|404)/);
  await comeAsPlayer(page, server);
  await confirmInVain(page, server);
  await page.unroute(ANSWERS);
  await server.admin.query('delete from private.visits');
  await server.admin.query(
    `update private.puzzles set day = day - 60 where day = (now() at time zone 'Europe/Berlin')::date`,
  );
  await page.goto('/');
  const notice = page.getByRole('alert').filter({ hasText: 'could not be counted: its puzzle is closed.' });
  await expect(notice).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Close' }).click();
  await expect(notice).toBeHidden();
});

journey(
  'an answer waits for the player who gave it, whoever plays in between',
  async ({ page, server, expectedErrors }) => {
    expectedErrors.push(/status of 500/);
    const bob = { email: 'bob@players.test', username: 'Bob', password: 'another engine' };
    await createAccount(page, server, bob);
    await comeAsPlayer(page, server);
    await confirmInVain(page, server);
    await page.goto('/');
    await expect(page.getByText(KEPT)).toBeVisible();
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await page.unroute(ANSWERS);
    await page.getByRole('link', { name: 'Sign In' }).click();
    await signIn(page, bob);
    await pastWelcome(page, 'Welcome back');
    await gameButton(page, '3x3 Game').click();
    await begin(page);
    await expect(answerField(page)).toHaveValue('');
    const { rows } = await server.admin.query('select 1 from public.scores');
    expect(rows).toEqual([]);
    await page.goto('/');
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await page.getByRole('link', { name: 'Sign In' }).click();
    await signIn(page, ada);
    await expect(page.getByText(COUNTED)).toBeAttached();
    await expectOneScore(server);
  },
);

journey(
  'a visitor finds what they typed, and their answer is sent late',
  async ({ page, server, expectedErrors }) => {
    expectedErrors.push(/status of 500/);
    await goHome(page);
    await gameButton(page, '3x3 Game').click();
    const right = await rightAnswer(server, await begin(page));
    await answerField(page).fill(right.text);
    await page.reload();
    await begin(page);
    await expect(answerField(page)).toHaveValue(right.text);
    await page.route(ANSWERS, (route) => route.fulfill({ status: 500, json: { message: 'broken' } }));
    await answer(page, right.text, right.picture);
    await expect(page.getByRole('alert')).toContainText('Your answer did not get through.');
    await page.unroute(ANSWERS);
    await page.goto('/');
    await expect(page.getByText(COUNTED)).toBeVisible();
    await page.getByRole('link', { name: 'See what came of it' }).click();
    await expect(page.getByRole('dialog')).toContainText('Game has already been played.');
  },
);

/** Opens today's 3x3 game, answers it and confirms; the answer meets with this status and does not get through. */
async function confirmInVain(
  page: Page,
  server: JourneyServer,
  status: 500 | null = 500,
  text?: string,
): Promise<RightAnswer> {
  await gameButton(page, '3x3 Game').click();
  const right = await rightAnswer(server, await begin(page));
  if (status) await page.route(ANSWERS, (route) => route.fulfill({ status, json: { message: 'broken' } }));
  await answer(page, text ?? right.text, right.picture);
  await expect(page.getByRole('alert')).toContainText('Your answer did not get through.');
  return right;
}

async function expectOneScore(server: JourneyServer): Promise<void> {
  const { rows } = await server.admin.query('select image_score, text_score from public.scores');
  expect(rows).toEqual([{ image_score: 1000, text_score: 1000 }]);
}
