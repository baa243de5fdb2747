import type { Page } from '@playwright/test';
import { inspect } from './inspect.ts';
import { expect, journey } from './journey.ts';
import { goHome, rightAnswer } from './play.ts';

/** The date of a puzzle in full, as a Frenchman writes it: `samedi 21 novembre 2026`. */
const FRENCH_DATE = /^(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)\s\d{1,2}\s\p{L}+\s\d{4}$/u;

journey.describe('where the site offers French and Chinese', () => {
  journey.use({ variables: { LANGUAGES: 'en,fr,cn' } });

  journey(
    'a visitor reads the app in French, in the midst of a game and ever after',
    async ({ page, server }) => {
      await goHome(page);
      await page.getByRole('link', { name: 'Demo' }).click();
      const prompt = page.getByRole('dialog', { name: 'Phrase is' });
      await prompt.click();
      const phrase = (await page.getByRole('main').getByRole('heading', { level: 2 }).innerText()).trim();
      const right = await rightAnswer(server, phrase);
      await page.getByPlaceholder('Type your answer...').fill(right.text);
      await page.getByRole('radio', { name: right.picture, exact: true }).click();

      await journey.step('the game under way is kept, and its labels are French', async () => {
        await page.getByLabel('Language').selectOption({ label: 'French' });
        await expect(page.getByRole('alert')).toHaveText('Les énigmes, elles, restent en anglais.');
        await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
        await expect(page).toHaveTitle('Démo · Twofold');
        await expect(page.getByPlaceholder('Tapez votre réponse...')).toHaveValue(right.text);
        await expect(page.getByRole('radio', { name: right.picture, exact: true })).toBeChecked();
        await page.getByRole('button', { name: 'Fermer' }).click();
        await expect(page.getByLabel('Langue')).toBeFocused();
        await inspect(page, 'game in French');
        await page.getByRole('button', { name: 'Confirmer la sélection' }).click();
        const moment = page.getByRole('dialog', { name: 'À retenir' });
        await expect(moment).toContainText(/2\s000/);
        await moment.getByRole('button', { name: 'Continuer' }).click();
      });

      await journey.step('home is French from its first word on', async () => {
        const words = await wordsSeen(page, () => page.goto('/'));
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Un mot et une image, chaque jour');
        await expect(page.getByText(FRENCH_DATE)).toBeVisible();
        await expect(page.getByRole('button', { name: 'Jeu 3x3', exact: true })).toBeVisible();
        expect(await words()).not.toContain('A word and a picture, every day');
      });

      await journey.step('and English again when it is chosen', async () => {
        await page.getByLabel('Langue').selectOption({ label: 'English' });
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('A word and a picture, every day');
        await expect(page.locator('html')).toHaveAttribute('lang', 'en');
        await page.reload();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('A word and a picture, every day');
      });
    },
  );

  journey('a visitor reads the app in Chinese', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('language', '"cn"'));
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans');
    await page.getByRole('dialog', { name: '今日寄语' }).getByRole('button', { name: '开始玩' }).click();
    await expect(page.getByText(/^\d{4}年\d{1,2}月\d{1,2}日\u200b?星期[一二三四五六日]$/)).toBeVisible();
    await inspect(page, 'home in Chinese');
    await page.goto('/signup');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('注册');
    await page.getByRole('button', { name: '注册' }).click();
    await expect(page.getByRole('alert')).toHaveText('请填写所有字段');
  });

  journey(
    'words that do not arrive are English, and come when the network is back',
    async ({ page, expectedErrors }) => {
      expectedErrors.push(/Failed to load resource/, /preloaded using link preload/);
      await page.addInitScript(() => localStorage.setItem('language', '"fr"'));
      let isAway = true;
      await page.route('/locales/fr/*.json', (route) => (isAway ? route.abort() : route.continue()));
      await page.goto('/');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('A word and a picture, every day');
      isAway = false;
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Un mot et une image, chaque jour');
    },
  );
});

journey('a language that the site does not offer any more is set aside', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('language', '"fr"'));
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A word and a picture, every day');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByLabel('Language')).toHaveValue('en');
});

/** Notes the texts that the page shows while something happens, up to when it is asked for them. */
async function wordsSeen(page: Page, action: () => Promise<unknown>) {
  await page.addInitScript(() => {
    const seen = new Set<string>();
    const look = () => {
      seen.add(document.querySelector('body')?.innerText ?? '');
      requestAnimationFrame(look);
    };
    look();
    Object.assign(window, { textsSeen: () => [...seen].join('\n') });
  });
  await action();
  return () => page.evaluate(() => (window as unknown as { textsSeen: () => string }).textsSeen());
}
