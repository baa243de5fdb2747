/* After a game: its score, and sharing how it went. */
import type { Page } from '@playwright/test';
import { comeAsPlayer } from './account.ts';
import { inspect } from './inspect.ts';
import { expect, journey } from './journey.ts';
import {
  answer,
  answerRightly,
  begin,
  gameButton,
  gameStats,
  goHome,
  goOn,
  learningMoment,
  picture,
  rightAnswer,
  confirmButton,
} from './play.ts';

journey('the score screen shows what the last game earned', async ({ page, server, expectedErrors }) => {
  expectedErrors.push(/ERR_FAILED/);
  await comeAsPlayer(page, server);
  await page.goto('/score');
  await expect(page.getByRole('heading', { name: 'Your Score is' })).toBeVisible();
  await expect(page.getByText('You have not played a game yet.')).toBeVisible();
  await inspect(page, 'score of nobody');
  await page.getByRole('link', { name: 'Main Menu' }).click();
  await gameButton(page, '3x3 Game').click();
  const right = await rightAnswer(server, await begin(page));
  await answer(page, 'nonsense', right.picture);
  await page.getByRole('button', { name: 'Change my answer' }).click();
  await confirmButton(page).click();
  await goOn(page);
  await gameStats(page).getByRole('link', { name: 'Your Score' }).click();

  await expect(page).toHaveURL('/score');
  const list = page.getByRole('main');
  await expect(list).toContainText('Image score750');
  await expect(list).toContainText('Text score0');
  await inspect(page, 'score');
  await page.route('**/rest/v1/scores*', (route) => route.abort());
  await page.goto('/score');
  await expect(page.getByText('Your score could not be loaded.')).toBeVisible();
  await page.unroute('**/rest/v1/scores*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(list).toContainText('Image score750');
});

journey('a player shares a game by the clipboard', async ({ page, server, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await comeAsPlayer(page, server);
  await gameButton(page, '3x3 Game').click();
  const right = await rightAnswer(server, await begin(page));
  await answer(page, right.text, right.wrongPicture);
  await page.getByRole('button', { name: 'Change my answer' }).click();
  await picture(page, right.picture).click();
  await confirmButton(page).click();
  await goOn(page);
  await gameStats(page).getByRole('button', { name: 'Share' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toBeVisible();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toMatch(
    /^Twofold · 3x3 Game · \w+ \d+, \d{4}\n🔁 Word 1\/1\n🔁 Picture 1\/1\nhttp:\/\/127\.0\.0\.1:\d+\/$/,
  );
  await inspect(page, 'game stats, shared');
});

journey(
  'a visitor shares the free game by the share sheet, with a picture, or copies it by hand',
  async ({ page, server }) => {
    await offerShareSheet(page);
    await goHome(page);
    await gameButton(page, '3x3 Game').click();
    await answerRightly(page, server);
    await goOn(page);
    await expect.poll(() => page.evaluate(() => document.title)).toContain('Free game');
    const share = page.getByRole('button', { name: 'Share' });
    await expect
      .poll(async () => {
        await share.click();
        return page.evaluate(() => (window as unknown as { shared: object[] }).shared.at(-1));
      })
      .toEqual({ text: expect.stringContaining('✅ Word 1/1') as unknown, type: 'image/png', isSmall: true });

    await journey.step('without a sheet and a clipboard the text is there to be copied', async () => {
      await page.evaluate(() => {
        Object.defineProperty(navigator, 'share', { value: undefined });
        Object.defineProperty(navigator, 'clipboard', { value: undefined });
      });
      await share.click();
      await expect(page.getByLabel('Copy this text to share it')).toHaveValue(
        /✅ Word 1\/1\n✅ Picture 1\/1/,
      );
    });
    await inspect(page, 'farewell with a text to copy');
  },
);

journey('the pictures of the next question are there before it is', async ({ page, server }) => {
  await comeAsPlayer(page, server);
  await server.admin.query('insert into public.allow_list (email) values ($1)', ['ada@players.test']);
  await page.reload();
  await gameButton(page, '3x3 Game (3Q)').click();
  await begin(page);
  const pictures = await server.admin.query<{ image: string }>(
    `select image from private.cells join private.questions on questions.id = question_id
     join private.puzzles on puzzles.id = puzzle_id
     where name like '%303.xlsx' and day = (now() at time zone 'Europe/Berlin')::date and seq = 2`,
  );
  const wanted = pictures.rows.map(({ image }) => image);
  expect(wanted).toHaveLength(9);
  await expect
    .poll(() =>
      page.evaluate(
        (images) =>
          images.filter((image) =>
            performance
              .getEntriesByType('resource')
              .some(({ name }) => decodeURIComponent(name).endsWith(image)),
          ).length,
        wanted,
      ),
    )
    .toBe(9);
  await expect(learningMoment(page)).toBeHidden();
});

/** Gives the browser a share sheet that takes files and notes what is shared: Chromium on Linux has none. */
async function offerShareSheet(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shared: object[] = [];
    Object.assign(window, { shared });
    Object.defineProperty(navigator, 'canShare', { value: () => true });
    Object.defineProperty(navigator, 'share', {
      value: async ({ text, files }: { text: string; files?: File[] }) => {
        const file = files?.[0];
        shared.push({ text, type: file?.type, isSmall: file && file.size > 500 && file.size < 20_000 });
      },
      configurable: true,
    });
  });
}
