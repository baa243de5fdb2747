import { fillInSignUp, pastWelcome, ada } from './account.ts';
import { inspect } from './inspect.ts';
import { expect, journey } from './journey.ts';
import {
  answer,
  answerRightly,
  begin,
  gameButton,
  goHome,
  goOn,
  learningMoment,
  messageOfTheDay,
  readMessageOfTheDay,
  rightAnswer,
} from './play.ts';

journey.describe('on the first visit', () => {
  journey.use({ isFirstVisit: true });

  journey('a visitor sees the splash for 3.5 seconds, and never again', async ({ page }) => {
    const splash = page.getByRole('img', { name: 'Twofold' });
    const now = Date.now();
    await page.clock.install({ time: now });
    await page.clock.pauseAt(now + 1);
    await page.goto('/');
    // The date beneath is written by the app, not with the page as built: now it runs.
    await expect(page.locator('time')).toBeAttached();
    await page.clock.runFor(3400);
    await expect(splash).toBeVisible();
    await page.clock.runFor(100);
    await expect(splash).toBeHidden();
    await page.clock.resume();
    await page.reload();
    await readMessageOfTheDay(page);
    await expect(splash).toBeHidden();
  });

  journey('a tap ends the splash', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('img', { name: 'Twofold' }).click();
    await readMessageOfTheDay(page);
  });
});

journey('a visitor reads the message of the day once', async ({ page }) => {
  await page.goto('/');
  await readMessageOfTheDay(page);
  await page.reload();
  await expect(gameButton(page, '3x3 Game')).toBeVisible();
  await expect(messageOfTheDay(page)).toBeHidden();
});

journey('a visitor plays the demo as often as they like', async ({ page, server }) => {
  for (let play = 1; play <= 2; play++) {
    await page.goto('/demo');
    const right = await answerRightly(page, server);
    await expect(learningMoment(page)).toContainText(right.text);
    await goOn(page);
    await expect(page.getByRole('dialog', { name: 'Now you know how it goes' })).toBeVisible();
  }
  const { rows } = await server.admin.query('select daily_demo_plays, daily_free_plays from public.global');
  expect(rows).toEqual([{ daily_demo_plays: 2, daily_free_plays: 0 }]);
});

journey(
  'a visitor plays one free game a day, without a second try, and signs up after it',
  async ({ page, server }) => {
    await goHome(page);
    await gameButton(page, '3x3 Game').click();
    const right = await rightAnswer(server, await begin(page));
    await answer(page, 'nonsense', right.picture);
    await expect(learningMoment(page)).toContainText(right.text);
    await expect(learningMoment(page)).toContainText('1,000');
    await goOn(page);
    const farewell = page.getByRole('dialog', { name: 'Done for today' });
    await expect(farewell).toBeVisible();

    await journey.step('it is remembered, and counted once', async () => {
      await page.goto('/freegame');
      await expect(farewell).toContainText('Game has already been played.');
      const { rows } = await server.admin.query('select daily_free_plays from public.global');
      expect(rows).toEqual([{ daily_free_plays: 1 }]);
    });
    await journey.step('its Learning Moment can be read again', async () => {
      await farewell.getByRole('button', { name: 'Learning Moment' }).click();
      await expect(learningMoment(page)).toContainText(right.text);
      await goOn(page);
    });
    await farewell.getByRole('link', { name: 'Sign Up' }).click();
    await fillInSignUp(page, ada);
    await page.getByRole('button', { name: 'Sign Up' }).click();
    await expect(page).toHaveURL('/');
    await pastWelcome(page, 'Welcome');
    await expect(page.getByText('Hello, Ada!')).toBeVisible();
  },
);

journey('a visitor who asks for previous puzzles is told what signing up is for', async ({ page }) => {
  await goHome(page);
  await page.getByRole('button', { name: 'Play Previous Puzzles' }).click();
  const modal = page.getByRole('dialog', { name: 'Sign Up to access previous puzzles' });
  await modal.getByRole('link', { name: 'Sign Up' }).click();
  await expect(page).toHaveURL('/signup');
});

journey('a visitor is told that other languages are coming', async ({ page }) => {
  await goHome(page);
  const language = page.getByLabel('Language');
  for (const other of ['French', 'Chinese']) {
    await language.selectOption({ label: other });
    const alert = page.getByRole('alert').filter({ hasText: 'French and Chinese games coming soon.' });
    await expect(alert).toBeVisible();
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(alert).toBeHidden();
    await expect(language).toHaveValue('en');
  }
});

journey('a visitor cannot go where only players go', async ({ page }) => {
  await page.goto('/game');
  await expect(page).toHaveURL('/signin');
  await expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible();
});

journey('a visitor meets a page that is not there', async ({ page, expectedErrors }) => {
  expectedErrors.push(/status of 404/);
  const response = await page.goto('/nowhere');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: '404 Not Found' })).toBeVisible();
  await inspect(page, 'page that is not there');
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page).toHaveURL('/');
});
