/* The app without a network, and new versions of it. */
import type { Locator, Page } from '@playwright/test';
import { ada, comeAsPlayer, playedDaysInARow, storedSession } from './account.ts';
import { inspect } from './inspect.ts';
import { expect, journey } from './journey.ts';
import { buildNextVersion, removeVersion } from './nextVersion.ts';
import { answer, answerRightly, begin, gameButton, goHome, goOn, rightAnswer } from './play.ts';

/** What the console says of calls that do not get out. */
const NO_NETWORK = /ERR_FAILED|ERR_INTERNET_DISCONNECTED|Failed to fetch/;

journey.use({ serviceWorkers: 'allow' });

journey('the app can be installed, and is kept by a service worker', async ({ page }) => {
  await goHome(page);
  await kept(page);
  const link = await page.locator('link[rel="manifest"]').getAttribute('href');
  const response = await page.request.get(link ?? '');
  const manifest = (await response.json()) as { icons: { src: string; type: string; purpose?: string }[] };
  expect(manifest).toMatchObject({ name: 'Twofold', start_url: '/', display: 'standalone' });
  for (const { src, type } of manifest.icons) {
    expect((await page.request.get(src)).headers()['content-type']).toBe(type);
  }
});

journey(
  'without a network a visitor has the day as it was last seen, and the demo',
  async ({ page, context, server, expectedErrors }) => {
    expectedErrors.push(NO_NETWORK);
    await goHome(page);
    await kept(page);
    // Nobody has opened the demo here; it was fetched because it may be wanted.
    await expect.poll(() => pictures(page)).toBe(9);
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByText('You are offline.')).toBeVisible();
    await expect(page.getByText('This is the day as you last saw it.')).toBeVisible();
    await expect(gameButton(page, '3x3 Game')).toBeVisible();
    await inspect(page, 'home without a network');

    await page.getByRole('link', { name: 'Demo' }).click();
    const right = await rightAnswer(server, await begin(page));
    await expect(page.getByRole('button', { name: `Enlarge ${right.picture}` })).toBeVisible();
    await inspect(page, 'board without a network');

    await context.setOffline(false);
    await expect(page.getByText('You are offline.')).toBeHidden();
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(gameButton(page, '3x3 Game')).toBeVisible();
    await expect(page.getByText('This is the day as you last saw it.')).toBeHidden();
  },
);

journey(
  'without a network a player stays signed in, and has the game that was opened today',
  async ({ page, context, server, expectedErrors }) => {
    expectedErrors.push(NO_NETWORK);
    await comeAsPlayer(page, server);
    await playedDaysInARow(server, ada, 2);
    await page.reload();
    await gameButton(page, '3x3 Game (3Q)').click();
    await answerRightly(page, server);
    await goOn(page);
    const phrase = await begin(page);
    await kept(page);
    await expect.poll(() => pictures(page)).toBeGreaterThanOrEqual(27);
    // It has run out, so that only the server could say that it still holds.
    await storedSession.change(page, { expires_at: 1 });

    await context.setOffline(true);
    await page.reload();
    expect(await begin(page)).toBe(phrase);
    await expect(page.getByText('Question 2 of 3')).toBeVisible();
    const right = await rightAnswer(server, phrase);
    await expect(page.getByRole('button', { name: `Enlarge ${right.picture}` })).toBeVisible();
    await answer(page, right.text, right.picture);
    await expect(page.getByRole('alert')).toContainText('Your answer did not get through.');
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page.getByText('Hello, Ada!')).toBeVisible();
    await expect(page.getByText('This is the day as you last saw it.')).toBeVisible();
    await expect(page.getByText('An answer of yours is kept here.')).toBeVisible();

    await context.setOffline(false);
    await expect(page.getByText('This is the day as you last saw it.')).toBeHidden();
    await expect
      .poll(async () => (await server.admin.query('select 1 from public.scores')).rowCount, {
        timeout: 30_000,
      })
      .toBe(2);
    await expect(page.getByText('An answer of yours is kept here.')).toBeHidden();
    await gameButton(page, '3x3 Game (3Q)').click();
    await expect(page.getByText('Question 3 of 3').first()).toBeVisible();
    await answerRightly(page, server);
  },
);

journey('addresses that are not of the app are still 404', async ({ page, expectedErrors }) => {
  expectedErrors.push(/status of 404/);
  await goHome(page);
  await kept(page);
  const response = await page.goto('/nowhere');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: '404 Not Found' })).toBeVisible();
});

journey.describe('a new version', () => {
  let next: string;
  journey.beforeAll(async () => {
    next = await buildNextVersion();
  });
  journey.afterAll(() => removeVersion(next));

  journey(
    'waits until the game is over, and until the player takes it',
    async ({ page, context, server }) => {
      await goHome(page);
      await kept(page);
      const before = (await script(page).getAttribute('src')) ?? '';
      const other = await context.newPage();
      await other.goto('/demo');
      await begin(other);

      await page.getByRole('link', { name: 'Demo' }).click();
      await server.deploy(next);
      await newVersionArrives(page);
      const notice = page.getByText('A new version is ready.');
      await expect(notice).toBeHidden();
      await answerRightly(page, server);
      await goOn(page);
      await expect(notice).toBeHidden();
      await page.getByRole('link', { name: 'Main Menu' }).click();
      await expect(notice).toBeVisible();
      await inspect(page, 'notice of a new version');
      await page.getByRole('button', { name: 'Reload' }).click();
      await expect(script(page)).not.toHaveAttribute('src', before);
      await expect(gameButton(page, '3x3 Game')).toBeVisible();
      await expect(notice).toBeHidden();

      await journey.step('another tab goes on with the version it has', async () => {
        await expect(script(other)).toHaveAttribute('src', before);
        await other.getByRole('button', { name: 'Back' }).click();
        await expect(other.getByText('A new version is ready.')).toBeVisible();
        // This part of the old version is not on the server any more.
        await other.getByRole('link', { name: 'Sign Up' }).click();
        await expect(other.getByLabel('Username')).toBeVisible();
        await expect(script(other)).toHaveAttribute('src', before);
      });

      await journey.step('what no page runs any more is let go of', async () => {
        await other.close();
        await expect.poll(() => shells(page)).toHaveLength(2);
        await page.reload();
        await expect.poll(() => shells(page)).toHaveLength(1);
      });
    },
  );
});

/** Resolves when the service worker has the whole app, and the page belongs to it. */
async function kept(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}

/** Looks for a new version, and resolves when it is there and waits. */
async function newVersionArrives(page: Page): Promise<void> {
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await page.waitForFunction(async () => (await navigator.serviceWorker.ready).waiting !== null);
}

/** How many pictures this browser keeps. */
function pictures(page: Page): Promise<number> {
  return page.evaluate(async () => (await (await caches.open('pictures')).keys()).length);
}

/** The script that the page began with. */
function script(page: Page): Locator {
  return page.locator('script[type="module"][src]');
}

/** The versions of the app that this browser keeps. */
function shells(page: Page): Promise<string[]> {
  return page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('shell-')));
}
