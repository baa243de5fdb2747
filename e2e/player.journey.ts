import { ada, comeAsPlayer, pastWelcome, playedDaysInARow, signIn, signUp, welcome } from './account.ts';
import { expect, journey } from './journey.ts';
import {
  answer,
  answerField,
  answerRightly,
  answerWrongly,
  begin,
  gameButton,
  gameStats,
  goOn,
  learningMoment,
  readMessageOfTheDay,
  rightAnswer,
  toMainMenu,
  tryAgain,
} from './play.ts';

journey('a player signs up, plays, gives feedback, and the next game opens', async ({ page, server }) => {
  await page.goto('/signup');
  await signUp(page);
  await expect(page).toHaveURL('/');
  await pastWelcome(page, 'Welcome');
  await readMessageOfTheDay(page);
  await expect(page.getByText('Hello, Ada!')).toBeVisible();
  await expect(gameButton(page, '4x4 Game')).toBeDisabled();
  await gameButton(page, '3x3 Game').click();
  await answerRightly(page, server);
  await expect(learningMoment(page)).toContainText('1,000');
  await goOn(page);

  const stats = gameStats(page);
  await expect(stats).toContainText('2,000');
  await stats.getByRole('button', { name: 'Feedback' }).click();
  const feedback = page.getByRole('dialog', { name: 'Feedback' });
  await feedback.getByRole('textbox').fill('<b>Lovely</b> puzzle');
  await feedback.getByRole('button', { name: 'Submit' }).click();
  await expect(feedback).toContainText('Thanks for submitting your feedback for this puzzle!');
  await expect(feedback.getByRole('button', { name: 'Submitted' })).toBeDisabled();
  await feedback.getByRole('button', { name: 'Back' }).click();
  await toMainMenu(page);

  await expect(page.getByText('1 day in a row')).toBeVisible();
  await gameButton(page, '4x4 Game').click();
  await answerRightly(page, server);
  const { rows } = await server.admin.query('select message from public.feedback');
  expect(rows).toEqual([{ message: '<b>Lovely</b> puzzle' }]);
});

journey('a wrong answer brings one second try, for 750 points a part', async ({ page, server }) => {
  await comeAsPlayer(page, server);
  await gameButton(page, '3x3 Game').click();
  const right = await answerWrongly(page, server);
  await expect(tryAgain(page)).toContainText('Both your image and text answer are incorrect.');

  await journey.step('and a reload does not bring the full points back', async () => {
    await page.reload();
    await begin(page);
  });
  await answer(page, right.text, right.picture);
  await expect(learningMoment(page)).toContainText('750');
  await goOn(page);
  await expect(gameStats(page)).toContainText('1,500');
});

journey('Try Again says which part is wrong', async ({ page, server }) => {
  await comeAsPlayer(page, server);
  await playedDaysInARow(server, ada, 1);
  await page.reload();
  await gameButton(page, '3x3 Game').click();
  const first = await rightAnswer(server, await begin(page));
  await answer(page, first.text, first.wrongPicture);
  await expect(tryAgain(page)).toContainText(
    'You have selected the wrong image, but your text answer is correct.',
  );
  await page.goto('/');
  await gameButton(page, '4x4 Game').click();
  const second = await rightAnswer(server, await begin(page));
  await answer(page, 'nonsense', second.picture);
  await expect(tryAgain(page)).toContainText(
    'You have selected the correct image, but your text answer is incorrect.',
  );
  await tryAgain(page).getByRole('button', { name: 'Change my answer' }).click();
  await expect(answerField(page)).toHaveValue('nonsense');
});

journey(
  'a half-played game goes on in another browser, and a played one says so',
  async ({ page, server, elsewhere }) => {
    await comeAsPlayer(page, server);
    await playedDaysInARow(server, ada, 3);
    await page.reload();
    await gameButton(page, '3x3 Game (3Q)').click();
    await answerRightly(page, server);

    await elsewhere.goto('/signin');
    await signIn(elsewhere);
    await pastWelcome(elsewhere, 'Welcome back');
    await readMessageOfTheDay(elsewhere);
    await expect(gameButton(elsewhere, '3x3 Game (3Q)')).toContainText('1 of 3 answered');
    await gameButton(elsewhere, '3x3 Game (3Q)').click();
    for (const number of [2, 3]) {
      await expect(elsewhere.getByText(`Question ${number} of 3`).first()).toBeVisible();
      await answerRightly(elsewhere, server);
      await goOn(elsewhere);
    }
    await expect(gameStats(elsewhere)).toContainText('6,000');
    await toMainMenu(elsewhere);
    await gameButton(elsewhere, '3x3 Game (3Q)').click();
    await expect(gameStats(elsewhere)).toContainText('Game has already been played.');
  },
);

journey('a streak of three days opens all four games', async ({ page, server }) => {
  await comeAsPlayer(page, server);
  await playedDaysInARow(server, ada, 3);
  await page.reload();
  await expect(page.getByText('3 days in a row')).toBeVisible();
  await gameButton(page, '4x4 Game (4Q)').click();
  for (let number = 1; number <= 4; number++) {
    await expect(page.getByText(`Question ${number} of 4`).first()).toBeVisible();
    await answerRightly(page, server);
    await goOn(page);
  }
  await expect(gameStats(page)).toContainText('8,000');
});

journey('earlier days can be stepped back to and played, 28 of them', async ({ page, server }) => {
  await comeAsPlayer(page, server);
  const back = page.getByRole('button', { name: 'Previous day' });
  const forward = page.getByRole('button', { name: 'Next day' });
  await expect(forward).toBeDisabled();
  await back.click();
  await expect(page.getByText('Yesterday')).toBeVisible();

  await journey.step('and do not count for the streak', async () => {
    await gameButton(page, '3x3 Game').click();
    await answerRightly(page, server);
    await goOn(page);
    await toMainMenu(page);
    await expect(page.getByText('Yesterday')).toBeVisible();
    await expect(gameButton(page, '3x3 Game')).toContainText('Played');
    await expect(page.getByText('Play today to begin a streak')).toBeVisible();
  });
  await back.click();
  await expect(page.getByText('2 days ago')).toBeVisible();
  await back.click(); // the days between have no puzzle here
  await expect(page.getByText('28 days ago')).toBeVisible();
  await expect(back).toBeDisabled();
  await forward.click();
  await expect(page.getByText('2 days ago')).toBeVisible();
});

journey(
  'signing out ends the session, signing in brings the player back to where they were going',
  async ({ page, server, expectedErrors }) => {
    expectedErrors.push(/status of 400/); // the browser's own word about the wrong password
    await comeAsPlayer(page, server);
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await page.getByRole('link', { name: 'Sign In' }).click();
    await signIn(page, { ...ada, password: 'wrong one' });
    await expect(page.getByRole('alert')).toContainText('error signing in');
    await signIn(page);
    await expect(welcome(page, 'Welcome back')).toContainText('Ada');
    await page.goto('/signin');
    await expect(page).toHaveURL('/');
  },
);

journey(
  'a forgotten password is replaced by the link in the mail, in another browser',
  async ({ page, server, elsewhere }) => {
    await comeAsPlayer(page, server);
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await page.getByRole('link', { name: 'Sign In' }).click();
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    await page.getByLabel('Email').fill(ada.email);
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByText('Success! Please check your email to reset your password.')).toBeVisible();
    const [mail] = server.mails;
    const link = /https?:\/\/\S+/.exec(mail?.text ?? '')?.[0] ?? '';

    await elsewhere.goto(link);
    await expect(elsewhere).toHaveURL('/update-password');
    await expect(elsewhere.getByLabel('Email')).toHaveValue(ada.email);
    const confirm = elsewhere.getByRole('button', { name: 'Confirm' });
    await elsewhere.getByLabel('New password').fill('difference engine');
    await expect(confirm).toBeDisabled();
    await elsewhere.getByLabel('Confirm password').fill('difference engine');
    await confirm.click();
    await expect(elsewhere.getByText('Password updated successfully!')).toBeVisible();

    await page.getByRole('link', { name: 'Sign In' }).click();
    await signIn(page, { ...ada, password: 'difference engine' });
    await expect(welcome(page, 'Welcome back')).toBeVisible();
  },
);
