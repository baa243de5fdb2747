/* What the specification says of sizes, colours and the words of waiting, as a browser shows it. */
import { comeAsPlayer } from './account.ts';
import { expect, journey } from './journey.ts';
import {
  answer,
  answerRightly,
  begin,
  gameButton,
  learningMoment,
  questionPrompt,
  rightAnswer,
  tryAgain,
} from './play.ts';

const GREEN = 'rgb(28, 117, 48)';

journey(
  'the app is as wide as the window, 430 px at most, and its dialogs nine tenths of that',
  async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Let’s play' }).click();
    await page.getByRole('button', { name: 'Play Previous Puzzles' }).click();
    const dialog = page.getByRole('dialog');
    for (const [window, layout] of [
      [320, 320],
      [390, 390],
      [430, 430],
      [1280, 430],
    ] as const) {
      await page.setViewportSize({ width: window, height: 844 });
      await expect.poll(async () => (await page.getByRole('banner').boundingBox())?.width).toBe(layout);
      await expect.poll(async () => (await dialog.boundingBox())?.width).toBeCloseTo(layout * 0.907, 0);
    }
  },
);

journey('waiting has its words, on home and before a question', async ({ page, server }) => {
  await comeAsPlayer(page, server);
  const home = await held(page, '**/rpc/day_overview');
  await page.reload();
  await expect(page.getByText('loading ...').first()).toBeVisible();
  home();
  const game = await held(page, '**/rpc/open_game');
  await gameButton(page, '3x3 Game').click();
  await expect(page.getByRole('dialog')).toContainText('Loading..');
  game();
  await expect(questionPrompt(page)).toContainText('Press anywhere to begin.');
});

journey('a score above 1000 is green, and one of 1000 is not', async ({ page, server }) => {
  await comeAsPlayer(page, server);
  await page.getByRole('button', { name: 'Previous day' }).click();
  await gameButton(page, '3x3 Game').click();
  await answerRightly(page, server);
  await expect(learningMoment(page).getByText('2,000')).toHaveCSS('color', GREEN);

  await page.goto('/');
  await page.getByRole('button', { name: 'Next day' }).click();
  await gameButton(page, '3x3 Game').click();
  const right = await rightAnswer(server, await begin(page));
  await answer(page, 'nonsense', right.picture);
  await tryAgain(page).getByRole('button', { name: 'Change my answer' }).click();
  await page.getByRole('button', { name: 'Confirm Selection' }).click();
  await expect(learningMoment(page).getByText('750').last()).not.toHaveCSS('color', GREEN);
});

journey('what a browser gets holds the key that lets anybody in, and no other', async ({ page, server }) => {
  const texts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (/javascript|json|html/.test(response.headers()['content-type'] ?? '')) texts.push(response.text());
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  const keys = new Set((await Promise.all(texts)).join(' ').match(/eyJ[\w-]+\.[\w-]+\.[\w-]+/g));
  expect([...keys]).toEqual([server.anonKey]);
});

/** Holds back what is asked of an address until the answer calls the function that comes back. */
async function held(page: Parameters<typeof begin>[0], address: string): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(address, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
