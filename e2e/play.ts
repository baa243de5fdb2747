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

/** Reads the question's phrase and presses anywhere to begin. */
export async function begin(page: Page): Promise<string> {
  const prompt = page.getByRole('dialog').filter({ hasText: 'Press anywhere to begin.' });
  await expect(prompt).toBeVisible();
  await prompt.click();
  await expect(prompt).toBeHidden();
  return (await page.getByRole('main').getByRole('heading', { level: 2 }).innerText()).trim();
}

/** The button of a game on the home screen. */
export function gameButton(page: Page, name: string) {
  return page.getByRole('button', { name, exact: true });
}

export async function choose(page: Page, picture: string): Promise<void> {
  await page.getByRole('radio', { name: picture, exact: true }).click();
}

/** Answers the question on the screen and confirms. */
export async function answer(page: Page, text: string, picture: string): Promise<void> {
  await page.getByPlaceholder('Type your answer...').fill(text);
  await choose(page, picture);
  await page.getByRole('button', { name: 'Confirm Selection' }).click();
}

/** Plays the question on the screen rightly, up to its Learning Moment. */
export async function answerRightly(page: Page, server: JourneyServer): Promise<RightAnswer> {
  const right = await rightAnswer(server, await begin(page));
  await answer(page, right.text, right.picture);
  await expect(learningMoment(page)).toBeVisible();
  return right;
}

export function learningMoment(page: Page) {
  return page.getByRole('dialog', { name: 'Learning Moment' });
}

export interface Person {
  readonly email: string;
  readonly username: string;
  readonly password: string;
}

export const ada: Person = { email: 'ada@players.test', username: 'Ada', password: 'analytical engine' };

/** Signs up by the form and goes past what greets a new player. */
export async function signUp(page: Page, person: Person = ada): Promise<void> {
  await page.goto('/signup');
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Username').fill(person.username);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByLabel('Confirm password').fill(person.password);
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await expect(page).toHaveURL('/');
  await pastGreetings(page);
}

/** The sign-in form, filled in and sent. */
export async function signIn(page: Page, { email, password }: Person = ada): Promise<void> {
  await page.goto('/signin');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

/** 'Welcome back' and the message of the day, then home. */
export async function pastGreetings(page: Page): Promise<void> {
  const greeting = page.getByText('Tap to continue');
  const message = page.getByRole('dialog', { name: 'Message of the Day' });
  await expect(greeting.or(message).first()).toBeVisible();
  if (await greeting.isVisible()) await greeting.click();
  await message.getByRole('button').first().click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** A streak of so many days, up to yesterday, as if they had been played. */
export async function playedDaysInARow(
  server: JourneyServer,
  { email }: Person,
  days: number,
): Promise<void> {
  await server.admin.query(
    `update public.consecutives set consecutive = $2, ever_consecutive = $2, last = current_date - 1, last_at = now() - interval '1 day'
     where user_id = (select id from auth.users where email = $1)`,
    [email, days],
  );
}
