/* Everything by the keyboard: no journey here uses a pointer. */
import { ada, comeAsPlayer, welcome } from './account.ts';
import { expect, journey } from './journey.ts';
import { chooseByArrows, openAndEscape, press, tabTo, type } from './keyboard.ts';
import {
  answerField,
  confirmButton,
  gameButton,
  gameStats,
  learningMoment,
  messageOfTheDay,
  phraseOnBoard,
  questionPrompt,
  rightAnswer,
  tryAgain,
} from './play.ts';

journey('a visitor becomes a player by the keyboard', async ({ page }) => {
  await page.goto('/');
  await expect(messageOfTheDay(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(messageOfTheDay(page)).toBeHidden();

  await openAndEscape(
    page.getByRole('button', { name: 'Play Previous Puzzles' }),
    page.getByRole('dialog', { name: 'Sign Up to access previous puzzles' }),
  );
  await press(page.getByRole('link', { name: 'Sign Up' }));
  await expect(page.getByRole('heading', { name: 'Sign Up' })).toBeVisible();

  const submit = page.getByRole('button', { name: 'Sign Up' });
  await openAndEscape(
    page.getByRole('button', { name: 'Privacy Policy' }),
    page.getByRole('dialog', { name: 'Privacy Policy' }),
  );
  await press(submit, 'Shift+Tab');
  await expect(page.getByRole('alert')).toContainText('Please enter all fields');
  await expect(page.getByLabel('Email')).toBeFocused(); // the first that is missing
  await type(page.getByLabel('Email'), ada.email);
  await type(page.getByLabel('Username'), ada.username);
  await type(page.getByLabel('Password', { exact: true }), ada.password);
  await type(page.getByLabel('Confirm password'), ada.password);
  await page.keyboard.press('Enter');
  await expect(welcome(page, 'Welcome')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(welcome(page, 'Welcome')).toBeHidden();
  await press(page.getByRole('button', { name: 'Sign Out' }));
  await expect(page.getByRole('link', { name: 'Sign In' })).toBeVisible();
});

journey('a player plays by the keyboard, wrongly at first, and gives feedback', async ({ page, server }) => {
  await comeAsPlayer(page, server);
  await press(gameButton(page, '3x3 Game'));
  await expect(questionPrompt(page)).toContainText('Press anywhere to begin.');
  await page.keyboard.press('Enter');
  await expect(questionPrompt(page)).toBeHidden();
  const right = await rightAnswer(server, await phraseOnBoard(page));

  await expect(answerField(page)).toBeFocused();
  await page.keyboard.type('nonsense');
  await chooseByArrows(page, 3, right.picture);
  await press(confirmButton(page));
  await expect(tryAgain(page)).toContainText(
    'You have selected the correct image, but your text answer is incorrect.',
  );
  await page.keyboard.press('Escape');
  await expect(tryAgain(page)).toBeHidden();
  await expect(answerField(page)).toBeFocused();
  await type(answerField(page), right.text);
  await page.keyboard.press('Enter');
  await expect(learningMoment(page)).toContainText('750');

  await journey.step('only Continue leads on from the Learning Moment', async () => {
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(learningMoment(page)).toBeVisible();
    await press(learningMoment(page).getByRole('button', { name: 'Continue' }));
  });
  await press(gameStats(page).getByRole('button', { name: 'Feedback' }));
  const feedback = page.getByRole('dialog', { name: 'Feedback' });
  await expect(feedback.getByRole('textbox')).toBeFocused();
  await page.keyboard.type('Lovely');
  await press(feedback.getByRole('button', { name: 'Submit' }));
  await expect(feedback.getByRole('button', { name: 'Submitted' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(feedback).toBeHidden();
  await press(gameStats(page).getByRole('link', { name: 'Main Menu' }));

  await journey.step('and looks at yesterday', async () => {
    const back = page.getByRole('button', { name: 'Previous day' });
    const forward = page.getByRole('button', { name: 'Next day' });
    await press(back);
    await expect(page.getByText('Yesterday')).toBeVisible();
    await expect(back).toBeFocused();
    await press(forward);
    await expect(page.getByText('Today', { exact: true })).toBeVisible();
    await expect(forward).toBeDisabled();
    await expect(forward).toBeFocused(); // there is nowhere further to go, but one has not got lost
  });
});

journey('the demo is played by the keyboard', async ({ page, server }) => {
  await page.goto('/');
  await expect(messageOfTheDay(page)).toBeVisible();
  await page.keyboard.press('Enter');
  await press(page.getByRole('link', { name: 'Demo' }));
  await expect(questionPrompt(page)).toContainText('Press anywhere to begin.');
  await page.keyboard.press('x');
  await expect(questionPrompt(page)).toBeHidden();
  await expect(answerField(page)).toHaveValue(''); // the key has begun, not written
  const right = await rightAnswer(server, await phraseOnBoard(page));
  await type(answerField(page), right.text);

  await journey.step(
    'the pictures are one stop, walked through by arrows and round their edges',
    async () => {
      const pictures = page.getByRole('radio');
      await page.keyboard.press('Tab');
      await expect(pictures.nth(0)).toBeFocused();
      for (const [key, index] of [
        ['ArrowLeft', 2],
        ['ArrowUp', 8],
        ['Home', 6],
        ['ControlOrMeta+Home', 0],
        ['End', 2],
        ['ControlOrMeta+End', 8],
      ] as const) {
        await page.keyboard.press(key);
        await expect(pictures.nth(index)).toBeFocused();
      }
      await page.keyboard.press('Shift+Tab');
      await expect(answerField(page)).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(pictures.nth(8)).toBeFocused();
    },
  );
  await journey.step('the magnifier and the rules open, and lead back', async () => {
    const last = page.getByRole('button', { name: /^Enlarge / }).nth(8);
    await openAndEscape(last, page.getByRole('dialog'));
    const help = page.getByRole('button', { name: 'How To Play' });
    await openAndEscape(help, page.getByRole('dialog', { name: 'How To Play' }), 'Shift+Tab');
  });
  await journey.step('a choice is taken back', async () => {
    await chooseByArrows(page, 3, right.wrongPicture);
    await page.keyboard.press('Space');
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
    await expect(confirmButton(page)).toBeDisabled();
  });
  await chooseByArrows(page, 3, right.picture);
  await press(confirmButton(page));
  await expect(learningMoment(page)).toContainText('2,000');
  await press(learningMoment(page).getByRole('button', { name: 'Continue' }));
  await press(page.getByRole('link', { name: 'Main Menu' }));
  await expect(gameButton(page, '3x3 Game')).toBeVisible();
});

journey('the language is chosen by the keyboard', async ({ page }) => {
  await page.goto('/signin');
  const language = page.getByLabel('Language');
  await tabTo(language);
  await page.keyboard.press('ArrowDown');
  const message = page.getByText('French and Chinese games coming soon.');
  await expect(message).toBeVisible();
  await press(page.getByRole('button', { name: 'Close' }));
  await expect(message).toBeHidden();
  await expect(language).toBeFocused();
});
