/* What must be true of every screen and every dialog, in whatever state a journey has brought it. */
import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The narrowest window that counts, and a wide one. */
const WIDTHS = [320, 1280];

/** Side in pixels of what a finger is to hit; the least that is allowed is the corner of a picture, and links in text. */
const COMFORTABLE = 44;
const LEAST = 24;

/**
 * Looks at what is on the screen now: axe finds nothing, light or dark; whoever wants no motion gets none; nothing is
 * wider than the window; nothing to press is too small. Faults are collected, so that one run tells all of them.
 */
export async function inspect(page: Page, screen: string): Promise<void> {
  await test.step(`inspect: ${screen}`, async () => {
    await settled(page);
    await expectNoFaults(page, `${screen}, light`, (axe) => axe.withTags(STANDARDS));
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await settled(page);
    // The same page in other colours.
    await expectNoFaults(page, `${screen}, dark`, (axe) => axe.withRules('color-contrast'));
    expect.soft(await motions(page), `${screen}: moves for those who want no motion`).toEqual([]);
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'no-preference' });
    await inspectSizes(page, screen);
  });
}

async function inspectSizes(page: Page, screen: string): Promise<void> {
  const usual = page.viewportSize();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 640 });
    expect.soft(await overflows(page), `${screen}: wider than a window of ${width}`).toEqual([]);
    expect.soft(await tooSmall(page), `${screen}: too small to press at ${width}`).toEqual([]);
  }
  if (usual) await page.setViewportSize(usual);
}

/** Waits until fonts and pictures are there and everything that moves once has arrived. */
async function settled(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.fonts.status === 'loaded' &&
      [...document.images].every((image) => image.complete) &&
      document.getAnimations().every(({ playState, effect }) => {
        return playState !== 'running' || effect?.getComputedTiming().iterations === Infinity;
      }),
  );
}

async function expectNoFaults(
  page: Page,
  screen: string,
  rules: (axe: AxeBuilder) => AxeBuilder,
): Promise<void> {
  // Without frames in the page there is nothing that would need a page of its own to be put together on.
  const { violations } = await rules(new AxeBuilder({ page }).setLegacyMode(true)).analyze();
  const faults = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id} (${help}): ${html}\n${failureSummary ?? ''}`),
  );
  expect.soft(faults, screen).toEqual([]);
}

/** What moves just now: names of animations, and properties in transition. */
function motions(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState, effect }) => {
        return playState === 'running' && Number(effect?.getComputedTiming().duration) > 1;
      })
      .map((motion) => ('animationName' in motion ? String(motion.animationName) : 'transition')),
  );
}

/** What sticks out of the window, or whose content sticks out of it. */
function overflows(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('html, body *:not(svg *)')]
      .filter((element) => {
        if (!element.checkVisibility() || element.offsetWidth <= 1 || element.matches('input')) return false;
        const { left, right } = element.getBoundingClientRect();
        return left < -0.5 || right > innerWidth + 0.5 || element.scrollWidth > element.clientWidth + 1;
      })
      .filter((element) => getComputedStyle(element).display !== 'inline')
      .map((element) => `<${element.localName} class="${element.className}">`),
  );
}

/** What can be pressed but hardly hit. */
function tooSmall(page: Page): Promise<string[]> {
  return page.evaluate(
    ([comfortable, least]) => {
      const modal = [...document.querySelectorAll('dialog[open]')].at(-1);
      const pressable = (modal ?? document).querySelectorAll<HTMLElement>(
        'a, button, input, select, textarea',
      );
      return [...pressable]
        .filter((element) => element.checkVisibility() && !element.matches('[type=hidden]'))
        .map((element) => {
          const { width, height } = element.getBoundingClientRect();
          const name = element.getAttribute('aria-label') ?? element.textContent;
          const isCorner = /^(?:Enlarge|Load again|Agrandir|Charger de nouveau|放大|重新加载)/.test(name);
          return { name, width, height, least: isCorner ? least : comfortable };
        })
        .filter((one) => Math.min(one.width, one.height) < one.least - 0.5)
        .map(({ name, width, height }) => `${name}: ${width} by ${height}`);
    },
    [COMFORTABLE, LEAST] as const,
  );
}
