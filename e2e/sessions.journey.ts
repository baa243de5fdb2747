/* Sessions end, elsewhere and at any time; several tabs and browsers are one player. */
import type { Page } from '@playwright/test';
import {
  ada,
  comeAsPlayer,
  createAccount,
  pastWelcome,
  playedDaysInARow,
  signIn,
  storedSession,
  welcome,
} from './account.ts';
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
  questionPrompt,
  rightAnswer,
} from './play.ts';

journey('a session that ran out while the tab was closed is renewed', async ({ page, server }) => {
  await comeAsPlayer(page, server);
  await storedSession.change(page, { expires_at: 1 });
  await page.reload();
  await expect(page.getByText('Hello, Ada!')).toBeVisible();
  await gameButton(page, '3x3 Game').click();
  await answerRightly(page, server);
});

journey('a token that the server does not take is renewed', async ({ page, server, expectedErrors }) => {
  expectedErrors.push(/status of 401/);
  await comeAsPlayer(page, server);
  const { access_token: token } = await storedSession.read(page);
  await storedSession.change(page, { access_token: `${token}x` });
  await page.reload();
  await expect(gameButton(page, '3x3 Game')).toBeVisible();
  await expect(page.getByText('Hello, Ada!')).toBeVisible();
});

journey(
  'whoever was signed out from elsewhere signs in again, and the game goes on',
  async ({ page, server, elsewhere, expectedErrors }) => {
    expectedErrors.push(/status of 400/);
    await page.clock.install();
    await comeAsPlayer(page, server);
    await playedDaysInARow(server, ada, 2);
    await page.reload();
    await gameButton(page, '3x3 Game (3Q)').click();
    await answerRightly(page, server);
    await goOn(page);
    await begin(page);

    await journey.step('all sessions are ended in another browser', async () => {
      await elsewhere.goto('/signin');
      await signIn(elsewhere);
      await pastWelcome(elsewhere, 'Welcome back');
      const { access_token: token } = await storedSession.read(elsewhere);
      const response = await elsewhere.request.post('/auth/v1/logout?scope=global', {
        headers: { apikey: server.anonKey, Authorization: `Bearer ${token}` },
      });
      expect(response.status()).toBe(204);
    });
    await page.clock.fastForward('01:00:00');
    await expect(page).toHaveURL('/signin');
    await expect(page.getByText('Sign in to go on to where you were going.')).toBeVisible();
    await signIn(page);
    await expect(questionPrompt(page)).toContainText('Question 2 of 3');
    await answerRightly(page, server);
  },
);

journey(
  'signing out in one tab signs out in the others, and signing in signs in',
  async ({ page, context, server }) => {
    await createAccount(page, server, ada);
    await goHome(page);
    const other = await context.newPage();
    await other.goto('/');
    await expect(other.getByRole('link', { name: 'Sign In' })).toBeVisible();
    await page.getByRole('link', { name: 'Sign In' }).click();
    await signIn(page);
    await pastWelcome(page, 'Welcome back');
    await expect(welcome(other, 'Welcome back')).toBeVisible();
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await expect(other.getByRole('link', { name: 'Sign In' })).toBeVisible();
  },
);

journey(
  'a question answered in one tab shows its Learning Moment in the other',
  async ({ page, context, server, expectedErrors }) => {
    expectedErrors.push(/status of 409/);
    await comeAsPlayer(page, server);
    await gameButton(page, '3x3 Game').click();
    const right = await rightAnswer(server, await begin(page));
    const other = await context.newPage();
    await other.goto('/');
    await gameButton(other, '3x3 Game').click();
    await answerRightly(other, server);

    await answer(page, 'something else', right.wrongPicture);
    await expect(learningMoment(page)).toContainText(right.text);
    await expect(learningMoment(page)).toContainText('2,000');
    const { rows } = await server.admin.query('select text_entered from public.scores');
    expect(rows).toEqual([{ text_entered: right.text }]);
  },
);

journey.describe('a page left open over midnight', () => {
  journey('offers the new puzzle, and counts down to no other', async ({ page, server }) => {
    await page.clock.install();
    await goHome(page);
    await gameButton(page, '3x3 Game').click();
    await answerRightly(page, server);
    await page.goto('/');
    const notice = page.getByText('A new puzzle is out.');
    const countdown = page.getByRole('timer');
    await expect(countdown).toBeVisible();
    await expect(notice).toBeHidden();
    await nextDay(page);
    await expect(notice).toBeVisible();
    await expect(countdown).toBeHidden();
    await inspect(page, 'notice of a new puzzle');
    await page.getByRole('button', { name: 'Show it' }).click();
    await expect(notice).toBeHidden();
    await expect(gameButton(page, '3x3 Game')).toBeVisible();
  });

  journey('lets a game under way be played to its end', async ({ page, server }) => {
    await page.clock.install();
    await comeAsPlayer(page, server);
    await gameButton(page, '3x3 Game').click();
    const right = await rightAnswer(server, await begin(page));
    await nextDay(page);
    await expect(page.getByText('A new puzzle is out.')).toBeVisible();
    await answer(page, right.text, right.picture);
    await expect(learningMoment(page)).toContainText('2,000');
  });
});

async function nextDay(page: Page): Promise<void> {
  await page.clock.fastForward('24:00:00');
}
