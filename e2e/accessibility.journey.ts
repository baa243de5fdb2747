/*
 * Every screen and every dialog, in all the states that they have, looked at by the eyes of `inspect`. The player's name
 * is as long as names may be.
 */
import {
  comeAsPlayer,
  createAccount,
  fillInSignUp,
  pastWelcome,
  playedDaysInARow,
  signIn,
  signUp,
  welcome,
  type Person,
} from './account.ts';
import { inspect } from './inspect.ts';
import { expect, journey } from './journey.ts';
import {
  answer,
  answerField,
  answerRightly,
  answerWrongly,
  begin,
  confirmButton,
  gameButton,
  gameStats,
  goHome,
  goOn,
  learningMoment,
  messageOfTheDay,
  picture,
  questionPrompt,
  readMessageOfTheDay,
  rightAnswer,
  toMainMenu,
  tryAgain,
} from './play.ts';

const bartholomew: Person = {
  email: 'bartholomew.featherstonehaugh-cholmondeley@players.test',
  username: 'BartholomewFeatherstonehaughCholmondeley',
  password: 'a password that is long',
};

journey.describe('on the first visit', () => {
  journey.use({ isFirstVisit: true });

  journey('the splash is open to all', async ({ page, expectedErrors }) => {
    // Without its script the page stays as it was built, with the splash up; the preloaded files wait in vain.
    expectedErrors.push(/ERR_FAILED|preloaded using link preload/);
    await page.route('/assets/*.js', (route) => route.abort());
    await page.goto('/');
    await expect(page.getByRole('img', { name: 'Twofold' })).toBeVisible();
    await inspect(page, 'splash');
  });
});

journey('the screens of a visitor are open to all', async ({ page }) => {
  await page.goto('/');
  await expect(messageOfTheDay(page)).toBeVisible();
  await inspect(page, 'message of the day');
  await readMessageOfTheDay(page);
  await expect(gameButton(page, '3x3 Game')).toBeVisible();
  await inspect(page, 'home of a visitor');
  await page.getByRole('button', { name: 'Play Previous Puzzles' }).click();
  await inspect(page, 'sign up for previous puzzles');
  await page.getByRole('button', { name: 'Not now' }).click();
  await page.getByLabel('Language').selectOption({ label: 'Chinese' });
  await inspect(page, 'other languages');
});

journey('the demo is open to all', async ({ page, server }) => {
  await page.goto('/demo');
  await expect(questionPrompt(page)).toBeVisible();
  await inspect(page, 'question prompt');
  const right = await rightAnswer(server, await begin(page));
  await inspect(page, 'board');
  await answerField(page).fill(right.text);
  await picture(page, right.picture).click();
  await expect(confirmButton(page)).toBeEnabled();
  await inspect(page, 'board with an answer');
  await page.getByRole('button', { name: `Enlarge ${right.picture}` }).click();
  await inspect(page, 'magnifier');
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'How To Play' }).click();
  await inspect(page, 'how to play');
  await page.getByRole('button', { name: 'Got it' }).click();
  await confirmButton(page).click();
  await expect(learningMoment(page)).toBeVisible();
  await inspect(page, 'Learning Moment of a right answer');
  await goOn(page);
  await inspect(page, 'farewell of the demo');
});

journey('the free game is open to all', async ({ page, server }) => {
  await goHome(page);
  await gameButton(page, '3x3 Game').click();
  await answerWrongly(page, server);
  await expect(learningMoment(page)).toBeVisible();
  await inspect(page, 'Learning Moment of a wrong answer');
  await goOn(page);
  await inspect(page, 'farewell of the free game');
  await toMainMenu(page);
  await expect(gameButton(page, '3x3 Game')).toContainText('Played');
  await inspect(page, 'home of a visitor who has played');
  await gameButton(page, '3x3 Game').click();
  await expect(page.getByText('Game has already been played.')).toBeVisible();
  await inspect(page, 'free game that was played');
});

journey('signing up is open to all', async ({ page, server, expectedErrors }) => {
  expectedErrors.push(/status of 422/);
  await createAccount(page, server, bartholomew);
  await page.goto('/signup');
  const submit = page.getByRole('button', { name: 'Sign Up' });
  await expect(submit).toBeVisible();
  await inspect(page, 'sign up');
  await submit.click();
  await expect(page.getByRole('alert')).toContainText('Please enter all fields');
  await inspect(page, 'sign up with nothing filled in');
  await fillInSignUp(page, { ...bartholomew, password: 'short' }, 'sharp');
  await submit.click();
  await expect(page.getByText('Password needs to be at least 6 characters')).toBeVisible();
  await expect(page.getByText("Password and confirm password don't match")).toBeVisible();
  await inspect(page, 'sign up with a short password that differs');
  await signUp(page, bartholomew);
  await expect(page.getByText('error with email or password')).toBeVisible();
  await inspect(page, 'sign up with an address that has an account');
  for (const text of ['Terms of Service', 'Privacy Policy']) {
    await page.getByRole('button', { name: text }).click();
    await expect(page.getByRole('dialog', { name: text })).toBeVisible();
    await inspect(page, text);
    await page.keyboard.press('Escape');
  }
});

journey('signing in and passwords are open to all', async ({ page, server, expectedErrors }) => {
  expectedErrors.push(/status of 4\d\d/);
  await createAccount(page, server, bartholomew);
  await page.goto('/game');
  await signIn(page, { ...bartholomew, password: 'a wrong one' });
  await expect(page.getByText('error signing in')).toBeVisible();
  await inspect(page, 'sign in with an error, on the way elsewhere');
  await page.goto('/reset-password');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Please input your valid email.')).toBeVisible();
  await inspect(page, 'reset password with an error');
  await page.getByLabel('Email').fill(bartholomew.email);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Success! Please check your email to reset your password.')).toBeVisible();
  await inspect(page, 'reset password, sent');
  await page.goto('/update-password');
  await expect(page.getByRole('link', { name: 'Send me a new link' })).toBeVisible();
  await inspect(page, 'update password without a link');
  await page.goto(/https?:\/\/\S+/.exec(server.mails[0]?.text ?? '')?.[0] ?? '');
  await page.getByLabel('New password').fill('another password');
  await page.getByLabel('Confirm password').fill('another password');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('Password updated successfully!')).toBeVisible();
  await inspect(page, 'update password, done');
});

journey('the home of a player is open to all', async ({ page, server }) => {
  await page.goto('/signup');
  await signUp(page, bartholomew);
  await expect(welcome(page, 'Welcome')).toBeVisible();
  await inspect(page, 'welcome');
  await pastWelcome(page, 'Welcome');
  await readMessageOfTheDay(page);
  await expect(gameButton(page, '3x3 Game')).toBeVisible();
  await inspect(page, 'home of a new player');
  await playedDaysInARow(server, bartholomew, 2);
  await page.reload();
  await gameButton(page, '3x3 Game').click();
  await answerRightly(page, server);
  await page.goto('/');
  await gameButton(page, '3x3 Game (3Q)').click();
  await answerRightly(page, server);
  await page.goto('/');
  await playedDaysInARow(server, bartholomew, 2);
  await page.reload();
  await expect(gameButton(page, '3x3 Game (3Q)')).toContainText('1 of 3 answered');
  await expect(gameButton(page, '4x4 Game (4Q)')).toBeDisabled();
  await inspect(page, 'home of a player, a game done, one half done, one open, one locked');
  await page.getByRole('button', { name: 'Previous day' }).click();
  await expect(page.getByText('Yesterday')).toBeVisible();
  await expect(gameButton(page, '3x3 Game')).toBeVisible();
  await inspect(page, 'yesterday');
});

journey('the game is open to all', async ({ page, server }) => {
  await comeAsPlayer(page, server, bartholomew);
  await playedDaysInARow(server, bartholomew, 3);
  await page.reload();
  await gameButton(page, '4x4 Game (4Q)').click();
  const right = await rightAnswer(server, await begin(page));
  await inspect(page, 'board of sixteen');
  await answer(page, 'nonsense', right.wrongPicture);
  await expect(tryAgain(page)).toBeVisible();
  await inspect(page, 'Try Again');
  await tryAgain(page).getByRole('button', { name: 'Change my answer' }).click();
  await inspect(page, 'board on the second try');
  await answer(page, right.text, right.picture);
  await goOn(page);
  for (let number = 2; number <= 4; number++) {
    await answerRightly(page, server);
    await goOn(page);
  }
  await expect(gameStats(page)).toContainText('7,500');
  await inspect(page, 'game stats');
  await gameStats(page).getByRole('button', { name: 'Feedback' }).click();
  const feedback = page.getByRole('dialog', { name: 'Feedback' });
  await inspect(page, 'feedback');
  await feedback.getByRole('textbox').fill('Lovely');
  await feedback.getByRole('button', { name: 'Submit' }).click();
  await expect(feedback.getByRole('button', { name: 'Submitted' })).toBeVisible();
  await inspect(page, 'feedback, submitted');
  await feedback.getByRole('button', { name: 'Back' }).click();
  await toMainMenu(page);
  await gameButton(page, '4x4 Game (4Q)').click();
  await expect(gameStats(page)).toContainText('Game has already been played.');
  await expect(gameStats(page)).toContainText('7,500');
  await inspect(page, 'game that was played');
  await page.goto('/');
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await page.getByRole('link', { name: 'Sign In' }).click();
  await signIn(page, bartholomew);
  await expect(welcome(page, 'Welcome back')).toBeVisible();
  await inspect(page, 'welcome back');
});
