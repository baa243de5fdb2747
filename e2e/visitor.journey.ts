import { expect, journey, skipSplash } from './journey.ts';
import { answer, answerRightly, begin, gameButton, learningMoment, rightAnswer } from './play.ts';

journey.describe('a visitor', () => {
  journey('sees the splash once', async ({ page }) => {
    const splash = page.getByRole('img', { name: 'Twofold' });
    await page.goto('/', { waitUntil: 'commit' });
    await expect(splash).toBeVisible();
    await expect(splash).toBeHidden();
    await page.reload();
    await page.getByRole('button', { name: 'Let’s play' }).click();
    await expect(splash).toBeHidden();
  });
});

journey.describe('a visitor past the splash', () => {
  journey.beforeEach(async ({ page }) => {
    await skipSplash(page);
  });

  journey('reads the message of the day once', async ({ page }) => {
    await page.goto('/');
    const message = page.getByRole('dialog', { name: 'Message of the Day' });
    await message.getByRole('button', { name: 'Let’s play' }).click();
    await page.reload();
    await expect(gameButton(page, '3x3 Game')).toBeVisible();
    await expect(message).toBeHidden();
  });

  journey('plays the demo as often as they like', async ({ page, server }) => {
    for (let play = 1; play <= 2; play++) {
      await page.goto('/demo');
      const right = await answerRightly(page, server);
      await expect(learningMoment(page)).toContainText(right.text);
      await learningMoment(page).getByRole('button', { name: 'Continue' }).click();
      await expect(page.getByText('Now you know how it goes')).toBeVisible();
    }
    const { rows } = await server.admin.query('select daily_demo_plays, daily_free_plays from public.global');
    expect(rows).toEqual([{ daily_demo_plays: 2, daily_free_plays: 0 }]);
  });

  journey(
    'plays one free game a day, without a second try, and is told what the right answer was',
    async ({ page, server }) => {
      await page.goto('/');
      await page.getByRole('button', { name: 'Let’s play' }).click();
      await gameButton(page, '3x3 Game').click();
      const right = await rightAnswer(server, await begin(page));
      await answer(page, 'nonsense', right.picture);
      await expect(learningMoment(page)).toContainText(right.text);
      await expect(learningMoment(page)).toContainText('1,000');
      await learningMoment(page).getByRole('button', { name: 'Continue' }).click();
      await expect(page.getByText("That was today's free game")).toBeVisible();

      await page.goto('/freegame');
      await expect(
        page
          .getByText('Game has already been played.')
          .or(page.getByText("That was today's free game"))
          .first(),
      ).toBeVisible();
      const { rows } = await server.admin.query('select daily_free_plays from public.global');
      expect(rows).toEqual([{ daily_free_plays: 1 }]);
      const kept = await page.evaluate(() => localStorage.getItem('gameState'));
      expect(kept).toContain('questionsAnswered');
    },
  );

  journey('is told what signing up is for', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Let’s play' }).click();
    await page.getByRole('button', { name: 'Play Previous Puzzles' }).click();
    const modal = page.getByRole('dialog', { name: 'Sign Up to access previous puzzles' });
    await modal.getByRole('link', { name: 'Sign Up' }).click();
    await expect(page).toHaveURL('/signup');
  });

  journey('is told that other languages are coming', async ({ page }) => {
    await page.goto('/demo');
    await begin(page);
    await page.goto('/');
    await page.getByRole('button', { name: 'Let’s play' }).click();
    await page.getByLabel('Language').selectOption({ label: 'French' });
    await expect(page.getByText('French and Chinese games coming soon.')).toBeVisible();
  });

  journey('cannot go where players go, and comes back there after signing in', async ({ page }) => {
    await page.goto('/game');
    await expect(page).toHaveURL(/\/signin/);
  });

  journey('meets a page that is not there', async ({ page, expectedErrors }) => {
    expectedErrors.push(/status of 404/);
    const response = await page.goto('/nowhere');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: '404 Not Found' })).toBeVisible();
    await page.getByRole('link', { name: 'Go to the home page' }).click();
    await expect(page).toHaveURL('/');
  });
});
