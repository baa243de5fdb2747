/* What players do, in their words, for all journeys. */
import { expect, type Page } from '@playwright/test';
import type { JourneyServer } from './journeyServer.ts';

export interface RightAnswer {
  readonly text: string;
  /** How the right picture is described to those who cannot see it. */
  readonly picture: string;
  /** How some wrong picture of the grid is described. */
  readonly wrongPicture: string;
}

/** What the database keeps to itself: the answer to the phrase on the screen. */
export async function rightAnswer(server: JourneyServer, phrase: string): Promise<RightAnswer> {
  const { rows } = await server.admin.query<RightAnswer>(
    `select question.answer as text,
       (select alt from private.cells where question_id = question.id and image = question.right_image) as picture,
       (select min(alt) from private.cells where question_id = question.id and image <> question.right_image) as "wrongPicture"
     from private.questions as question where question.phrase = $1`,
    [phrase],
  );
  if (!rows[0]) throw new Error(`No question asks "${phrase}".`);
  return rows[0];
}

/** The overlay that shows a question's phrase alone. */
export function questionPrompt(page: Page) {
  return page.getByRole('dialog', { name: 'Phrase is' });
}

/** Reads the question's phrase and presses anywhere to begin. */
export async function begin(page: Page): Promise<string> {
  const prompt = questionPrompt(page);
  await expect(prompt).toContainText('Press anywhere to begin.');
  await prompt.click();
  await expect(prompt).toBeHidden();
  return phraseOnBoard(page);
}

/** The phrase as it stands above the pictures. */
export async function phraseOnBoard(page: Page): Promise<string> {
  return (await page.getByRole('main').getByRole('heading', { level: 2 }).innerText()).trim();
}

/** The button of a game on the home screen. */
export function gameButton(page: Page, name: string) {
  return page.getByRole('button', { name, exact: true });
}

export function answerField(page: Page) {
  return page.getByPlaceholder('Type your answer...');
}

export function picture(page: Page, name: string) {
  return page.getByRole('radio', { name, exact: true });
}

export function confirmButton(page: Page) {
  return page.getByRole('button', { name: 'Confirm Selection' });
}

/** Answers the question on the screen and confirms. */
export async function answer(page: Page, text: string, pictureName: string): Promise<void> {
  await answerField(page).fill(text);
  await picture(page, pictureName).click();
  await confirmButton(page).click();
}

/** Plays the question on the screen rightly, up to its Learning Moment. */
export async function answerRightly(page: Page, server: JourneyServer): Promise<RightAnswer> {
  const right = await rightAnswer(server, await begin(page));
  await answer(page, right.text, right.picture);
  await expect(learningMoment(page)).toBeVisible();
  return right;
}

/** Plays the question on the screen wrongly, up to its Learning Moment or to Try Again. */
export async function answerWrongly(page: Page, server: JourneyServer): Promise<RightAnswer> {
  const right = await rightAnswer(server, await begin(page));
  await answer(page, 'nonsense', right.wrongPicture);
  return right;
}

export function learningMoment(page: Page) {
  return page.getByRole('dialog', { name: 'Learning Moment' });
}

export function tryAgain(page: Page) {
  return page.getByRole('dialog', { name: 'Try Again' });
}

export function gameStats(page: Page) {
  return page.getByRole('dialog', { name: 'Game Stats' });
}

/** From a Learning Moment to what comes next. */
export async function goOn(page: Page): Promise<void> {
  await learningMoment(page).getByRole('button', { name: 'Continue' }).click();
}

/** From the end of a game to home. */
export async function toMainMenu(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Main Menu' }).click();
  await expect(page).toHaveURL('/');
}

/** Home, with the message of the day read. */
export async function goHome(page: Page): Promise<void> {
  await page.goto('/');
  await readMessageOfTheDay(page);
}

export function messageOfTheDay(page: Page) {
  return page.getByRole('dialog', { name: 'Message of the Day' });
}

export async function readMessageOfTheDay(page: Page): Promise<void> {
  await messageOfTheDay(page).getByRole('button', { name: 'Let’s play' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}
