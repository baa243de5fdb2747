/* The network, the server and the files between them fail; the game does not. */
import type { Page } from '@playwright/test';
import { comeAsPlayer } from './account.ts';
import { inspect } from './inspect.ts';
import { expect, journey } from './journey.ts';
import {
  answer,
  answerField,
  begin,
  confirmButton,
  gameButton,
  goHome,
  goOn,
  learningMoment,
  picture,
  readMessageOfTheDay,
  rightAnswer,
} from './play.ts';

const API = '**/rest/v1/**';
const ANSWERS = '**/rest/v1/rpc/answer_question';
const PICTURES = '**/storage/v1/object/public/images/**';

journey(
  'a part of the app that does not load is named, and a reload mends it',
  async ({ page, expectedErrors }) => {
    expectedErrors.push(/ERR_FAILED|Loading chunk demo failed/);
    await goHome(page);
    await page.route('**/assets/DemoScreen-*.js', (route) => route.abort());
    await page.getByRole('link', { name: 'Demo' }).click();
    await expectChunkError(page, 'demo', 'error');
    await inspect(page, 'error screen');
    await page.unroute('**/assets/DemoScreen-*.js');
    await page.getByRole('button', { name: 'Reload' }).click();
    await begin(page);
  },
);

journey(
  'a part of the app that a newer version has replaced is named as missing',
  async ({ page, expectedErrors }) => {
    expectedErrors.push(/status of 404|Loading chunk signup failed/);
    await goHome(page);
    await page.route('**/assets/SignUpScreen-*.js', (route) => route.fulfill({ status: 404 }));
    await page.getByRole('link', { name: 'Sign Up' }).click();
    await expectChunkError(page, 'signup', 'missing');
    await page.getByRole('button', { name: 'Go to the home page' }).click();
    await expect(gameButton(page, '3x3 Game')).toBeVisible();
  },
);

journey(
  'a visitor waits for a server that cannot be reached, and tries again',
  async ({ page, expectedErrors }) => {
    expectedErrors.push(/ERR_FAILED|preloaded using link preload/);
    await page.route('**/config.json', (route) => route.abort());
    await page.goto('/');
    await expect(page.getByText('loading ...')).toBeVisible();
    await inspect(page, 'home while it loads');
    await expect(page.getByText('The puzzle could not be loaded.')).toBeVisible();
    await inspect(page, 'home that could not be loaded');
    await page.unroute('**/config.json');
    await page.getByRole('button', { name: 'Try again' }).click();
    await readMessageOfTheDay(page);
    await expect(gameButton(page, '3x3 Game')).toBeVisible();
  },
);

journey(
  'a player waits for a server that cannot be reached, and is let in when it is back',
  async ({ page, server, expectedErrors }) => {
    expectedErrors.push(/ERR_FAILED|preloaded using link preload/);
    await comeAsPlayer(page, server);
    await page.clock.install();
    await page.route('**/config.json', (route) => route.abort());
    await page.reload();
    await expect(page.getByText('loading ...')).toBeVisible();
    await page.clock.fastForward('00:10');
    await expect(
      page.getByText('Twofold cannot be reached. Check your connection; we keep trying.'),
    ).toBeVisible();
    await inspect(page, 'server that cannot be reached');
    await page.unroute('**/config.json');
    await page.clock.fastForward('00:05');
    await expect(page.getByText('Hello, Ada!')).toBeVisible();
  },
);

journey(
  'a server that is busy for a moment is asked again without a word',
  async ({ page, expectedErrors }) => {
    expectedErrors.push(/status of 503/);
    await page.route(API, (route) => route.fulfill({ status: 503, body: '' }), { times: 2 });
    await goHome(page);
    await expect(gameButton(page, '3x3 Game')).toBeVisible();
  },
);

journey('a game that does not arrive is asked for again', async ({ page, expectedErrors }) => {
  expectedErrors.push(/ERR_FAILED/);
  await page.route(API, (route) => route.abort());
  await page.goto('/demo');
  await expect(page.getByText('Loading..')).toBeVisible();
  await inspect(page, 'game while it loads');
  await expect(page.getByRole('heading', { name: 'The puzzle did not arrive' })).toBeVisible();
  await inspect(page, 'game that could not be loaded');
  await page.unroute(API);
  await page.getByRole('button', { name: 'Try again' }).click();
  await begin(page);
});

journey(
  'an answer that does not get through is kept and sent again',
  async ({ page, server, context, expectedErrors }) => {
    expectedErrors.push(/ERR_INTERNET_DISCONNECTED/);
    await comeAsPlayer(page, server);
    await gameButton(page, '3x3 Game').click();
    const right = await rightAnswer(server, await begin(page));
    await context.setOffline(true);
    await answer(page, right.text, right.picture);
    await expect(page.getByRole('alert')).toContainText('Your answer did not get through.');
    await expect(answerField(page)).toHaveValue(right.text);
    await expect(picture(page, right.picture)).toBeChecked();
    await inspect(page, 'board with an answer that did not get through');
    await context.setOffline(false);
    await expect(learningMoment(page)).toContainText('1,000');
  },
);

journey(
  'an answer that the server cannot take just now is sent again by the button',
  async ({ page, server, expectedErrors }) => {
    expectedErrors.push(/status of 500/);
    await page.clock.install();
    await comeAsPlayer(page, server);
    await gameButton(page, '3x3 Game').click();
    const right = await rightAnswer(server, await begin(page));
    await page.route(ANSWERS, (route) => route.fulfill({ status: 500, json: { message: 'broken' } }));
    await answer(page, right.text, right.picture);
    const notice = page.getByRole('alert').filter({ hasText: 'Your answer did not get through.' });
    await expect(notice).toBeVisible();
    const tryAgainButton = page.getByRole('button', { name: 'Try again' });
    await tryAgainButton.click();
    await expect(tryAgainButton).not.toHaveAttribute('aria-busy');
    await page.unroute(ANSWERS);
    await tryAgainButton.click();
    await expect(learningMoment(page)).toContainText('2,000');
  },
);

journey('an answer whose reply is lost counts once', async ({ page, server, expectedErrors }) => {
  expectedErrors.push(/ERR_FAILED/);
  await comeAsPlayer(page, server);
  await gameButton(page, '3x3 Game').click();
  const right = await rightAnswer(server, await begin(page));
  await page.route(
    ANSWERS,
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  // A wrong answer is taken once for a first try, not for both.
  await answer(page, 'nonsense', right.wrongPicture);
  await page.getByRole('button', { name: 'Change my answer' }).click();
  await answer(page, right.text, right.picture);
  await expect(learningMoment(page)).toContainText('750');
  const { rows } = await server.admin.query('select image_score, text_score from public.scores');
  expect(rows).toEqual([{ image_score: 750, text_score: 750 }]);
});

journey('a double tap on Confirm is one answer', async ({ page, server }) => {
  await comeAsPlayer(page, server);
  await gameButton(page, '3x3 Game').click();
  const right = await rightAnswer(server, await begin(page));
  await answerField(page).fill(right.text);
  await picture(page, right.picture).click();
  let sent = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/rpc/answer_question')) sent++;
  });
  await confirmButton(page).dblclick();
  await expect(learningMoment(page)).toContainText('1,000');
  expect(sent).toBe(1);
  const { rows } = await server.admin.query('select image_score, text_score from public.scores');
  expect(rows).toEqual([{ image_score: 1000, text_score: 1000 }]);
});

journey('pictures that are slow do not keep anybody from answering', async ({ page, server }) => {
  let release: (() => void) | undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(PICTURES, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/demo');
  const right = await rightAnswer(server, await begin(page));
  await answerField(page).fill(right.text);
  await picture(page, right.picture).click();
  await expect(confirmButton(page)).toBeEnabled();
  release?.();
  await expect
    .poll(() =>
      page.evaluate(() => [...document.images].every((image) => image.complete && image.naturalWidth > 0)),
    )
    .toBe(true);
  await confirmButton(page).click();
  await goOn(page);
});

journey(
  'pictures that do not come are described, and can be asked for again',
  async ({ page, server, expectedErrors }) => {
    expectedErrors.push(/ERR_FAILED/);
    await page.route(PICTURES, (route) => route.abort());
    await page.goto('/demo');
    const right = await rightAnswer(server, await begin(page));
    await expect(picture(page, right.picture)).toHaveText(right.picture);
    await inspect(page, 'board without pictures');
    await page.unroute(PICTURES);
    await page.getByRole('button', { name: `Load again: ${right.picture}` }).click();
    await expect(page.getByRole('button', { name: `Enlarge ${right.picture}` })).toBeVisible();
    await answer(page, right.text, right.picture);
    await expect(learningMoment(page)).toBeVisible();
  },
);

journey(
  'games that are not there, or locked, say so and lead home',
  async ({ page, server, expectedErrors }) => {
    expectedErrors.push(/status of 40[34]/);
    await comeAsPlayer(page, server);
    const { rows } = await server.admin.query<{ name: string }>(
      `select name from private.puzzles where variant = '404' order by abs(day - current_date) limit 1`,
    );
    for (const [puzzleName, title] of [
      ['20200101G-ENG_G0301.xlsx', 'This puzzle is not here'],
      [rows[0]?.name, 'This game is still locked'],
    ] as const) {
      await page.evaluate((name) => history.replaceState({ puzzleName: name }, '', '/game'), puzzleName);
      await page.reload();
      await expect(page.getByRole('heading', { name: title })).toBeVisible();
      await inspect(page, title);
    }
    await page.getByRole('link', { name: 'Main Menu' }).click();
    await expect(gameButton(page, '3x3 Game')).toBeVisible();
  },
);

async function expectChunkError(page: Page, id: string, reason: string): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
  const message = page.getByRole('alert');
  await expect(message).toContainText(`Loading chunk ${id} failed`);
  await expect(message).toContainText(`(${reason}`);
}
