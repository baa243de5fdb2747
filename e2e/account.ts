/* Having an account, for journeys: by the forms, or quickly where the journey is about something else. */
import { expect, type Page } from '@playwright/test';
import type { JourneyServer } from './journeyServer.ts';
import { readMessageOfTheDay } from './play.ts';

export interface Person {
  readonly email: string;
  readonly username: string;
  readonly password: string;
}

export const ada: Person = { email: 'ada@players.test', username: 'Ada', password: 'analytical engine' };

/** Where the app keeps the session of a server on 127.0.0.1. */
const SESSION_KEY = 'sb-127-auth-token';

interface Session {
  readonly access_token: string;
  readonly expires_at: number;
}

/** The session that this browser keeps. */
export const storedSession = {
  read: (page: Page): Promise<Session> =>
    page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? 'null') as Session, SESSION_KEY),
  async change(page: Page, change: Partial<Session>): Promise<void> {
    const text = JSON.stringify({ ...(await storedSession.read(page)), ...change });
    await page.evaluate(([key, value]) => localStorage.setItem(key, value), [SESSION_KEY, text] as const);
  },
};

/** Has an account since yesterday and is signed in in this browser; sees home with the message of the day read. */
export async function comeAsPlayer(page: Page, server: JourneyServer, person: Person = ada): Promise<void> {
  const session = await createAccount(page, server, person);
  await page.addInitScript(
    ([key, text]) => {
      // This runs before every page to come, and the player may have signed out by then.
      if (sessionStorage.getItem('hasCome')) return;
      sessionStorage.setItem('hasCome', 'true');
      localStorage.setItem(key, text);
    },
    [SESSION_KEY, session] as const,
  );
  await page.goto('/');
  await readMessageOfTheDay(page);
}

/** Makes an account of yesterday, and answers its session as JSON. */
export async function createAccount(
  page: Page,
  server: JourneyServer,
  { email, password, username }: Person,
): Promise<string> {
  const response = await page.request.post('/auth/v1/signup', {
    headers: { apikey: server.anonKey },
    data: { email, password, data: { username } },
  });
  expect(response.ok()).toBe(true);
  await server.admin.query(`update auth.users set created_at = created_at - interval '1 day'`);
  return response.text();
}

/** The sign-up form, filled in and sent. */
export async function signUp(page: Page, person: Person = ada): Promise<void> {
  await fillInSignUp(page, person);
  await page.getByRole('button', { name: 'Sign Up' }).click();
}

/** The sign-up form that is on the screen, filled in. */
export async function fillInSignUp(
  page: Page,
  { email, username, password }: Person,
  confirmation = password,
): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password').fill(confirmation);
}

/** The sign-in form that is on the screen, filled in and sent. */
export async function signIn(page: Page, { email, password }: Person = ada): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

/** The splash that greets whoever has just signed up or in. */
export function welcome(page: Page, words: 'Welcome' | 'Welcome back') {
  return page.getByRole('dialog', { name: words, exact: true });
}

/** What greets a player after signing in, tapped away. */
export async function pastWelcome(page: Page, words: 'Welcome' | 'Welcome back'): Promise<void> {
  await welcome(page, words).click();
  await expect(welcome(page, words)).toBeHidden();
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
