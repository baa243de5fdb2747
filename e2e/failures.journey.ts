import { expect, journey } from './journey.ts';
import { ada, comeAsPlayer } from './account.ts';
import {
  answer,
  answerField,
  answerRightly,
  begin,
  confirmButton,
  gameButton,
  goHome,
  learningMoment,
  picture,
  rightAnswer,
} from './play.ts';

journey(
  'a part of the app that does not load says so, and reloading mends it',
  async ({ page, expectedErrors }) => {
    expectedErrors.push(/Failed to load resource|ERR_FAILED|Loading chunk|dynamically imported module/);
    await goHome(page);
    const chunks = '**/assets/*.js';
    await page.route(chunks, (route) => route.abort());
    await page.getByRole('link', { name: 'Demo' }).click();
    await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
    await expect(page.getByText(/Loading chunk demo failed/)).toBeVisible();
    await page.unroute(chunks);
    await page.getByRole('button', { name: 'Reload' }).click();
    await begin(page);
  },
);

journey('a server that cannot be reached at first is asked again', async ({ page, expectedErrors }) => {
  expectedErrors.push(/Failed to load resource|status of 503/);
  const api = '**/rest/v1/**';
  await page.route(api, (route) => route.fulfill({ status: 503, json: { status: 'unavailable' } }));
  await page.goto('/');
  const again = page.getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  await page.unroute(api);
  await again.click();
  await expect(gameButton(page, '3x3 Game')).toBeVisible();
});

journey('what is broken in the browser’s storage is set aside', async ({ page }) => {
  await page.addInitScript(() => {
    for (const key of [
      'gameState',
      'messagesOfTheDay',
      'welcomeShown',
      'leaderboardShown',
      'visitorId',
      'gameContext',
    ]) {
      localStorage.setItem(key, '{"broken":');
    }
  });
  await goHome(page);
  await gameButton(page, '3x3 Game').click();
  await begin(page);
});

journey('a double tap on Confirm is one answer', async ({ page, server }) => {
  await comeAsPlayer(page, server);
  await gameButton(page, '3x3 Game').click();
  const right = await rightAnswer(server, await begin(page));
  await answerField(page).fill(right.text);
  await picture(page, right.picture).click();
  await confirmButton(page).dblclick();
  await expect(learningMoment(page)).toContainText('1,000');
  const { rows } = await server.admin.query('select image_score, text_score from public.scores');
  expect(rows).toEqual([{ image_score: 1000, text_score: 1000 }]);
});

journey(
  'a question answered in one tab shows its Learning Moment in the other',
  async ({ page, context, server }) => {
    await comeAsPlayer(page, server);
    await gameButton(page, '3x3 Game').click();
    const right = await rightAnswer(server, await begin(page));
    const other = await context.newPage();
    await other.goto('/');
    await gameButton(other, '3x3 Game').click();
    await answerRightly(other, server);

    await answer(page, right.text, right.picture);
    await expect(learningMoment(page)).toContainText(right.text);
    const { rows } = await server.admin.query('select count(*)::int as scores from public.scores');
    expect(rows).toEqual([{ scores: 1 }]);
  },
);

journey(
  'signing out everywhere ends the game in another browser, which goes on after signing in',
  async ({ page, server, expectedErrors }) => {
    expectedErrors.push(/status of 40[0-9]/);
    await comeAsPlayer(page, server);
    await gameButton(page, '3x3 Game').click();
    const right = await rightAnswer(server, await begin(page));
    await server.admin.query('delete from auth.sessions');
    await page.evaluate(() => {
      const key = 'sb-127-auth-token';
      const session = JSON.parse(localStorage.getItem(key) ?? '{}') as { expires_at: number };
      localStorage.setItem(key, JSON.stringify({ ...session, expires_at: 1 }));
    });
    await page.reload();
    await page.getByLabel('Email').fill(ada.email);
    await page.getByLabel('Password', { exact: true }).fill(ada.password);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page).toHaveURL(/\/game/);
    await page.getByText('Tap to continue').or(page.getByText('Press anywhere to begin.')).first().click();
    await expect(answerField(page).or(page.getByText('Press anywhere to begin.')).first()).toBeVisible();
    if (await page.getByText('Press anywhere to begin.').isVisible()) await begin(page);
    await answer(page, right.text, right.picture);
    await expect(learningMoment(page)).toBeVisible();
  },
);

journey('a page left open over midnight offers the new puzzle', async ({ page }) => {
  await page.clock.install();
  await goHome(page);
  await page.clock.fastForward('25:00:00');
  await expect(page.getByText('A new puzzle is out.')).toBeVisible();
});
