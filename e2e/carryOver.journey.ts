/* What a visitor played today is not lost on signing up. */
import { ada, createAccount, fillInSignUp, pastWelcome, signIn } from './account.ts';
import { inspect } from './inspect.ts';
import { expect, journey } from './journey.ts';
import {
  answer,
  answerField,
  answerRightly,
  begin,
  confirmButton,
  gameButton,
  gameStats,
  goHome,
  goOn,
  learningMoment,
  picture,
  rightAnswer,
  tryAgain,
} from './play.ts';

journey('a visitor who has played the free game signs up and keeps it', async ({ page, server }) => {
  await goHome(page);
  await gameButton(page, '3x3 Game').click();
  const right = await rightAnswer(server, await begin(page));
  await answer(page, 'nonsense', right.picture);
  await goOn(page);
  await page.getByRole('dialog').getByRole('link', { name: 'Sign Up' }).click();
  await fillInSignUp(page, ada);
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await pastWelcome(page, 'Welcome');
  await expect(page.getByText('1 day in a row')).toBeVisible();
  await expect(gameButton(page, '3x3 Game')).toContainText('Played');
  await gameButton(page, '3x3 Game').click();
  await expect(gameStats(page)).toContainText('Game has already been played.');
  await expect(gameStats(page)).toContainText('Image score1,000');
});

journey('a visitor in the middle of the free game signs up, and it goes on', async ({ page, server }) => {
  await goHome(page);
  await gameButton(page, '3x3 Game').click();
  const right = await rightAnswer(server, await begin(page));
  await answerField(page).fill(right.text);
  await picture(page, right.wrongPicture).click();
  await inspect(page, 'free game with an answer');
  await page.getByRole('main').getByRole('link', { name: 'Sign Up' }).click();
  await fillInSignUp(page, ada);
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await expect(page).toHaveURL('/game');
  await begin(page);
  await expect(answerField(page)).toHaveValue(right.text);
  await expect(picture(page, right.wrongPicture)).toBeChecked();
  await confirmButton(page).click();
  // As a player they have a second try.
  await tryAgain(page).getByRole('button', { name: 'Change my answer' }).click();
  await picture(page, right.picture).click();
  await confirmButton(page).click();
  await expect(learningMoment(page)).toContainText('1,500');
});

journey('a player who played the free game signed out has their own game of it', async ({ page, server }) => {
  await createAccount(page, server, ada);
  await goHome(page);
  await gameButton(page, '3x3 Game').click();
  await answerRightly(page, server);
  await goOn(page);
  await page.goto('/signin');
  await signIn(page);
  await pastWelcome(page, 'Welcome back');
  await gameButton(page, '3x3 Game').click();
  await begin(page);
  await expect(answerField(page)).toHaveValue('');
});
