/* Looking at a picture closely, by fingers and by keys. */
import type { Locator, Page } from '@playwright/test';
import { inspect } from './inspect.ts';
import { expect, journey } from './journey.ts';
import { tabTo } from './keyboard.ts';
import { begin, picture } from './play.ts';

journey('a picture is enlarged and looked at by keys', async ({ page }) => {
  const name = await openDemo(page);
  await picture(page, name).focus();
  const enlarge = page.getByRole('button', { name: `Enlarge ${name}` });
  await tabTo(enlarge);
  await page.keyboard.press('Enter');
  const area = lookedAt(page, name);
  await tabTo(area);
  expect(await scaleOf(area)).toBe(1);
  await page.keyboard.press('+');
  await page.keyboard.press('+');
  expect(await scaleOf(area)).toBeCloseTo(1.96);
  const before = await area.locator('img').boundingBox();
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => (await area.locator('img').boundingBox())?.x).toBeLessThan(before?.x ?? 0);
  await page.keyboard.press('0');
  expect(await scaleOf(area)).toBe(1);
  await inspect(page, 'magnifier');
  await page.keyboard.press('Escape');
  await expect(area).toBeHidden();
  await expect(enlarge).toBeFocused();
  await expect(picture(page, name)).not.toBeChecked();
});

journey('a picture is enlarged and looked at by fingers', async ({ page }) => {
  const name = await openDemo(page);
  const finger = await page.context().newCDPSession(page);
  const touch = (type: string, ...points: readonly (readonly [number, number])[]) =>
    finger.send('Input.dispatchTouchEvent', {
      type: type as 'touchStart',
      touchPoints: points.map(([x, y], id) => ({ x, y, id })),
    });

  await journey.step('a long press anywhere on it opens it, and does not choose it', async () => {
    const [x, y] = await middleOf(picture(page, name));
    await touch('touchStart', [x, y]);
    await expect(lookedAt(page, name)).toBeVisible();
    await touch('touchEnd');
    await expect(lookedAt(page, name)).toBeVisible();
  });
  const area = lookedAt(page, name);
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
  const [x, y] = await middleOf(area);

  await journey.step('two fingers spread enlarge it', async () => {
    await touch('touchStart', [x - 20, y], [x + 20, y]);
    await touch('touchMove', [x - 40, y], [x + 40, y]);
    await touch('touchEnd');
    await expect.poll(() => scaleOf(area)).toBeGreaterThan(1.6);
  });
  await journey.step('one finger moves it', async () => {
    const before = await area.locator('img').boundingBox();
    await touch('touchStart', [x, y]);
    await touch('touchMove', [x + 30, y + 20]);
    await touch('touchEnd');
    await expect
      .poll(async () => (await area.locator('img').boundingBox())?.x)
      .toBeGreaterThan(before?.x ?? 0);
  });
  await journey.step('two taps show the whole again, and two more a part', async () => {
    for (const isWhole of [true, false]) {
      // On a busy machine two taps may come too far apart to be a double tap.
      await expect(async () => {
        for (let tap = 0; tap < 2; tap++) await page.touchscreen.tap(x, y);
        expect((await scaleOf(area)) === 1).toBe(isWhole);
      }).toPass();
    }
  });
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(area).toBeHidden();
  await expect(picture(page, name)).not.toBeChecked();
  await picture(page, name).tap();
  await expect(picture(page, name)).toBeChecked();
});

/** Opens the demo's question; answers how its fifth picture is described. */
async function openDemo(page: Page): Promise<string> {
  await page.goto('/demo');
  await begin(page);
  return (await page.getByRole('radio').nth(4).getAttribute('aria-label')) ?? '';
}

function lookedAt(page: Page, name: string) {
  return page.getByRole('dialog', { name }).getByRole('group');
}

/** How much larger than the whole the picture is shown. */
function scaleOf(area: Locator): Promise<number> {
  return area.evaluate((element) => Number((element as HTMLElement).dataset['scale']));
}

async function middleOf(target: Locator): Promise<readonly [number, number]> {
  const box = await target.boundingBox();
  if (!box) throw new Error('It is not on the screen.');
  return [box.x + box.width / 2, box.y + box.height / 2];
}
