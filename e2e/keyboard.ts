/* What people do who use the keyboard alone. */
import { expect, type Locator, type Page } from '@playwright/test';
import { picture } from './play.ts';

/** More stops than any screen has. */
const MOST_STOPS = 60;

/** Presses Tab (or Shift+Tab, backwards) until the focus is there, and sees where it is. */
export async function tabTo(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const page = target.page();
  await expect(target).toBeVisible();
  for (let stops = 0; stops < MOST_STOPS && !(await hasFocus(target)); stops++) {
    await page.keyboard.press(key);
  }
  await expect(target).toBeFocused();
  expect(await isFocusInSight(page)).toBe(true);
}

/** Goes there and presses Enter. */
export async function press(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await tabTo(target, key);
  await target.page().keyboard.press('Enter');
}

/** Goes to a field and types, over what may stand there. */
export async function type(target: Locator, text: string): Promise<void> {
  await tabTo(target);
  await target.page().keyboard.press('ControlOrMeta+a');
  await target.page().keyboard.type(text);
}

/** Goes into a grid of so many pictures in a row, to one of them by the arrow keys, and chooses it by the space bar. */
export async function chooseByArrows(page: Page, size: number, name: string): Promise<void> {
  const radios = page.getByRole('radio');
  const names = await radios.evaluateAll((all) => all.map((radio) => radio.getAttribute('aria-label')));
  const index = names.indexOf(name);
  expect(index).toBeGreaterThanOrEqual(0);
  await tabTo(page.getByRole('radiogroup').locator('[role=radio][tabindex="0"]'));
  await page.keyboard.press('ControlOrMeta+Home');
  for (let row = 0; row < Math.floor(index / size); row++) await page.keyboard.press('ArrowDown');
  for (let column = 0; column < index % size; column++) await page.keyboard.press('ArrowRight');
  await expect(picture(page, name)).toBeFocused();
  expect(await isFocusInSight(page)).toBe(true);
  await expect(picture(page, name)).not.toBeChecked(); // moving is not choosing
  await page.keyboard.press('Space');
  await expect(picture(page, name)).toBeChecked();
}

/** Opens a dialog, finds the focus kept inside it, closes it by Escape, and finds the focus where it was. */
export async function openAndEscape(
  opener: Locator,
  dialog: Locator,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<void> {
  const page = opener.page();
  await press(opener, key);
  await expect(dialog).toBeVisible();
  for (let stops = 0; stops < 4; stops++) {
    await page.keyboard.press('Tab');
    expect(await isFocusBehind(dialog)).toBe(false);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
}

function hasFocus(target: Locator): Promise<boolean> {
  return target.evaluate((element) => element === document.activeElement);
}

/** Whether what has the focus stands in the window and has a line around it. */
function isFocusInSight(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    if (!document.activeElement) return false;
    const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement);
    const { top, bottom, left, right } = document.activeElement.getBoundingClientRect();
    const isInWindow = top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth;
    return isInWindow && outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
  });
}

/** Whether something of the page behind the dialog has the focus: nothing may but the page itself, in passing. */
function isFocusBehind(dialog: Locator): Promise<boolean> {
  return dialog.evaluate((element) => {
    const focused = document.activeElement;
    return focused !== null && focused !== document.body && !element.contains(focused);
  });
}
