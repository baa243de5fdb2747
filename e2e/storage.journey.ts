/* What browsers keep may be broken, somebody else's, or not kept at all. */
import type { Page } from '@playwright/test';
import { ada, comeAsPlayer, fillInSignUp, pastWelcome, signIn } from './account.ts';
import { expect, journey } from './journey.ts';
import {
  answerRightly,
  answerWrongly,
  gameButton,
  gameStats,
  goHome,
  goOn,
  learningMoment,
  toMainMenu,
} from './play.ts';

/** What may stand under a key instead of what belongs there. */
const BROKEN = [
  '',
  '{"broken":',
  'null',
  '[]',
  '{}',
  '"text"',
  '-1',
  '[{"puzzleName":1}]',
  '{"refresh_token":{},"access_token":5}',
];

journey(
  'whatever stands in the storage of a visitor or player, the game can be played',
  async ({ page, server, expectedErrors }) => {
    expectedErrors.push(/status of 400/); // a refresh token that is none
    await comeAsPlayer(page, server);
    await gameButton(page, '3x3 Game').click();
    await answerRightly(page, server);
    await page.goto('/');
    const keys = await keptKeys(page);
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await gameButton(page, '3x3 Game').click();
    await answerWrongly(page, server);
    await expect(learningMoment(page)).toBeVisible();
    keys.push(...(await keptKeys(page)));
    expect(keys).toEqual(expect.arrayContaining(['gameContext', 'gameState', 'splashShown', 'visitorId']));

    for (const content of BROKEN) {
      await journey.step(`with ${content || 'nothing'} in every entry`, async () => {
        await page.evaluate(([names, text]) => names.forEach((name) => localStorage.setItem(name, text)), [
          keys,
          content,
        ] as const);
        await goHome(page);
        await expect(page.getByRole('link', { name: 'Sign In' })).toBeVisible();
      });
    }
    await gameButton(page, '3x3 Game').click();
    await answerRightly(page, server);
    await page.goto('/signin');
    await signIn(page);
    await pastWelcome(page, 'Welcome back');
    await expect(gameButton(page, '3x3 Game')).toContainText('Played');
  },
);

function keptKeys(page: Page): Promise<string[]> {
  return page.evaluate(() => Object.keys(localStorage));
}

journey.describe('where nothing is kept', () => {
  // The splash is not for every single visit of those whose browser forgets it.
  journey.use({ isFirstVisit: true });

  journey('a visitor plays, signs up and plays on', async ({ page, server }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    });
    await goHome(page);
    await expect(page.getByRole('img', { name: 'Twofold' })).toBeHidden();
    await gameButton(page, '3x3 Game').click();
    await answerRightly(page, server);
    await goOn(page);
    await page.getByRole('link', { name: 'Sign Up' }).click();
    await fillInSignUp(page, ada);
    await page.getByRole('button', { name: 'Sign Up' }).click();
    await pastWelcome(page, 'Welcome');
    // What they played signed out has become theirs.
    await gameButton(page, '3x3 Game').click();
    await expect(gameStats(page)).toContainText('2,000');
    await toMainMenu(page);
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await expect(page.getByRole('link', { name: 'Sign In' })).toBeVisible();
  });
});
