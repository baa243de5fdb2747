/* Everything by the keyboard: no journey here uses a pointer. */
import { expect, type Locator, type Page } from '@playwright/test';
import { journey } from './journey.ts';
import { ada } from './account.ts';
import {
  answerField,
  gameButton,
  gameStats,
  learningMoment,
  phraseOnBoard,
  picture,
  questionPrompt,
  rightAnswer,
  tryAgain,
} from './play.ts';

/** Presses Tab until the focus is there. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}

async function press(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/** Moves through the grid as through a group of radio buttons. */
async function chooseByArrows(page: Page, name: string): Promise<void> {
  const radios = page.getByRole('radio');
  const alts = await page
    .getByRole('radiogroup')
    .getByRole('img')
    .evaluateAll((all) => all.map((one) => one.getAttribute('alt')));
  const index = alts.indexOf(name);
  await tabTo(page, radios.first());
  for (let row = 0; row < Math.floor(index / 3); row++) await page.keyboard.press('ArrowDown');
  for (let column = 0; column < index % 3; column++) await page.keyboard.press('ArrowRight');
  await expect(picture(page, name)).toBeFocused();
  if (!(await picture(page, name).isChecked())) await page.keyboard.press('Space');
  await expect(picture(page, name)).toBeChecked();
}

journey('a player signs up and plays a whole game by the keyboard', async ({ page, server }) => {
  await page.goto('/signup');
  for (const [label, text] of [
    ['Email', ada.email],
    ['Username', ada.username],
    ['Password', ada.password],
    ['Confirm password', ada.password],
  ] as const) {
    await tabTo(page, page.getByLabel(label, { exact: true }));
    await page.keyboard.type(text);
  }
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
  await expect(page.getByText('Tap to continue')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Message of the Day' })).toBeVisible();
  await page.keyboard.press('Escape');
  await press(page, gameButton(page, '3x3 Game'));

  await expect(questionPrompt(page)).toContainText('Press anywhere to begin.');
  await page.keyboard.press('Enter');
  await expect(questionPrompt(page)).toBeHidden();
  const right = await rightAnswer(server, await phraseOnBoard(page));
  await tabTo(page, answerField(page));
  await page.keyboard.type('nonsense');
  await chooseByArrows(page, right.picture);
  await press(page, page.getByRole('button', { name: 'Confirm Selection' }));
  await expect(tryAgain(page)).toContainText(
    'You have selected the correct image, but your text answer is incorrect.',
  );
  await page.keyboard.press('Escape');
  await expect(tryAgain(page)).toBeHidden();

  await tabTo(page, answerField(page));
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(right.text);
  await page.keyboard.press('Enter');
  await expect(learningMoment(page)).toContainText('750');
  await press(page, learningMoment(page).getByRole('button', { name: 'Continue' }));
  await press(page, gameStats(page).getByRole('link', { name: 'Main Menu' }));
  await press(page, page.getByRole('button', { name: 'Sign Out' }));
  await expect(page.getByRole('link', { name: 'Sign In' })).toBeVisible();
});

journey('a picture is enlarged, and closing it leads back to where one was', async ({ page }) => {
  await page.goto('/demo');
  await expect(questionPrompt(page)).toContainText('Press anywhere to begin.');
  await page.keyboard.press('Space');
  const magnifier = page.getByRole('button', { name: /^Enlarge/ }).first();
  await press(page, magnifier);
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(magnifier).toBeFocused();
});
