import { expect, journey, skipSplash } from './journey.ts';
import {
  ada,
  answer,
  answerRightly,
  begin,
  gameButton,
  learningMoment,
  pastGreetings,
  playedDaysInARow,
  rightAnswer,
  signIn,
  signUp,
} from './play.ts';

journey.beforeEach(async ({ page }) => {
  await skipSplash(page);
});

journey('a player signs up, plays, gives feedback, and the next game opens', async ({ page, server }) => {
  await signUp(page);
  await expect(page.getByText('Hello, Ada!')).toBeVisible();
  await gameButton(page, '3x3 Game').click();
  await answerRightly(page, server);
  await expect(learningMoment(page)).toContainText('1,000');
  await learningMoment(page).getByRole('button', { name: 'Continue' }).click();

  const stats = page.getByRole('dialog', { name: 'Game Stats' });
  await expect(stats).toContainText('2,000');
  await stats.getByRole('button', { name: 'Feedback' }).click();
  const feedback = page.getByRole('dialog', { name: 'Feedback' });
  await feedback.getByRole('textbox').fill('<b>Lovely</b> puzzle');
  await feedback.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Thanks for submitting your feedback for this puzzle!')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Back' }).click();
  await page.getByRole('link', { name: 'Main Menu' }).click();

  await expect(page.getByText('1 day in a row')).toBeVisible();
  await gameButton(page, '4x4 Game').click();
  await answerRightly(page, server);
  const { rows } = await server.admin.query('select message from public.feedback');
  expect(rows).toEqual([{ message: '<b>Lovely</b> puzzle' }]);
});

journey('a wrong answer brings one second try, for 750 points a part', async ({ page, server }) => {
  await signUp(page);
  await gameButton(page, '3x3 Game').click();
  const right = await rightAnswer(server, await begin(page));
  await answer(page, 'nonsense', right.wrongPicture);
  const hint = page.getByRole('dialog', { name: 'Try Again' });
  await expect(hint).toContainText('Both your image and text answer are incorrect.');

  await journey.step('and clearing the browser does not bring the full points back', async () => {
    await page.reload();
    await begin(page);
  });
  await answer(page, right.text, right.picture);
  await expect(learningMoment(page)).toContainText('750');
  await learningMoment(page).getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('dialog', { name: 'Game Stats' })).toContainText('1,500');
});

journey(
  'a half-played game goes on in another browser, and a played one says so',
  async ({ page, server, browser }) => {
    await signUp(page);
    await playedDaysInARow(server, ada, 3);
    await page.reload();
    await gameButton(page, '3x3 Game (3Q)').click();
    await answerRightly(page, server);

    const elsewhere = await (await browser.newContext({ baseURL: server.url })).newPage();
    await skipSplash(elsewhere);
    await signIn(elsewhere);
    await pastGreetings(elsewhere);
    await expect(gameButton(elsewhere, '3x3 Game (3Q)')).toContainText('1 of 3 answered');
    await gameButton(elsewhere, '3x3 Game (3Q)').click();
    for (const number of [2, 3]) {
      await expect(elsewhere.getByText(`Question ${number} of 3`).first()).toBeVisible();
      await answerRightly(elsewhere, server);
      await learningMoment(elsewhere).getByRole('button', { name: 'Continue' }).click();
    }
    await elsewhere.getByRole('link', { name: 'Main Menu' }).click();
    await gameButton(elsewhere, '3x3 Game (3Q)').click();
    await expect(elsewhere.getByText('Game has already been played.')).toBeVisible();
    await elsewhere.context().close();
  },
);

journey('earlier days can be stepped back to and played', async ({ page, server }) => {
  await signUp(page);
  await page.getByRole('button', { name: 'Previous day' }).click();
  await expect(page.getByText('Yesterday')).toBeVisible();
  await gameButton(page, '3x3 Game').click();
  await answerRightly(page, server);
  await learningMoment(page).getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('link', { name: 'Main Menu' }).click();
  const { rows } = await server.admin.query(
    'select count(*)::int as streaks from public.consecutives where consecutive > 0',
  );
  expect(rows).toEqual([{ streaks: 0 }]);
});

journey(
  'signing out ends the session, signing in brings the player back',
  async ({ page, expectedErrors }) => {
    expectedErrors.push(/status of 400/);
    await signUp(page);
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await expect(page.getByRole('link', { name: 'Sign In' })).toBeVisible();
    await signIn(page, { ...ada, password: 'wrong one' });
    await expect(page.getByText('error signing in')).toBeVisible();
    await signIn(page);
    await expect(page.getByText('Welcome back')).toBeVisible();
    await page.goto('/signin');
    await expect(page).toHaveURL('/');
  },
);

journey(
  'a forgotten password is replaced by the link in the mail, in another browser',
  async ({ page, server, browser }) => {
    await signUp(page);
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await page.goto('/reset-password');
    await page.getByLabel('Email').fill(ada.email);
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByText('Success! Please check your email to reset your password.')).toBeVisible();
    const [mail] = server.mails;
    const link = /https?:\/\/\S+/.exec(mail?.text ?? '')?.[0] ?? '';

    const elsewhere = await (await browser.newContext({ baseURL: server.url })).newPage();
    await skipSplash(elsewhere);
    await elsewhere.goto(link);
    await expect(elsewhere).toHaveURL(/update-password/);
    await expect(elsewhere.getByLabel('Email')).toHaveValue(ada.email);
    await elsewhere.getByLabel('New password').fill('difference engine');
    await elsewhere.getByLabel('Confirm password').fill('difference engine');
    await elsewhere.getByRole('button', { name: 'Confirm' }).click();
    await expect(elsewhere.getByText('Password updated successfully!')).toBeVisible();
    await elsewhere.context().close();

    await signIn(page, { ...ada, password: 'difference engine' });
    await expect(page.getByText('Welcome back')).toBeVisible();
  },
);

journey(
  'an answer that does not get through is kept and sent again',
  async ({ page, server, context, expectedErrors }) => {
    expectedErrors.push(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
    await signUp(page);
    await gameButton(page, '3x3 Game').click();
    const right = await rightAnswer(server, await begin(page));
    await context.setOffline(true);
    await answer(page, right.text, right.picture);
    await expect(page.getByText('Your answer did not get through.')).toBeVisible();
    await expect(page.getByPlaceholder('Type your answer...')).toHaveValue(right.text);
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(learningMoment(page)).toContainText('1,000');
  },
);
