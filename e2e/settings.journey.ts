/* The settings: what players tell of themselves, who runs the site and by what rules, and leaving. */
import type { Page } from '@playwright/test';
import { ada, comeAsPlayer, createAccount, signIn } from './account.ts';
import { inspect } from './inspect.ts';
import { expect, journey } from './journey.ts';
import type { JourneyServer } from './journeyServer.ts';
import { openAndEscape, press } from './keyboard.ts';

journey(
  'a profile is there again after a reload and on another device',
  async ({ page, server, elsewhere }) => {
    await comeAsPlayer(page, server);
    await page.getByRole('link', { name: 'Settings' }).click();
    await page.getByRole('link', { name: 'Profile' }).click();
    await expect(page.getByLabel('Email')).toHaveValue(ada.email);
    await expect(page.getByLabel('Email')).not.toBeEditable();
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByLabel('Birth Province/State')).toBeDisabled();
    await inspect(page, 'profile');

    await page.getByLabel('Birth Country').selectOption('Canada');
    await expect(page.getByLabel('Birth Province/State').getByRole('option')).toHaveCount(1 + 13);
    await page.getByLabel('Birth Province/State').selectOption('Quebec');
    await save(page);
    await expect(page.getByText('Please choose one.')).toHaveCount(2);
    await expect(page.getByLabel('Country of Residence')).toBeFocused();
    await inspect(page, 'profile with something missing');

    await page.getByLabel('Country of Residence').selectOption('United States');
    const residenceState = page.getByLabel('Province/State of Residence');
    await expect(residenceState.getByRole('option')).toHaveCount(1 + 51);
    await residenceState.selectOption('District of Columbia');
    await page.getByLabel('Highest Level of Education').selectOption('High school Diploma');
    await saveAndSee(page);
    await inspect(page, 'profile, saved');
    const stored = {
      birth_country: 'CA',
      birth_state: 'CA-QC',
      residence_country: 'US',
      residence_state: 'US-DC',
      high_level_education: 'High school Diploma',
    };
    expect(await profileOf(server)).toEqual(stored);

    await page.reload();
    await expect(page.getByLabel('Birth Province/State')).toHaveValue('CA-QC');
    await elsewhere.goto('/profile');
    await signIn(elsewhere);
    await expect(elsewhere.getByLabel('Province/State of Residence')).toHaveValue('US-DC');

    await journey.step('two open forms do not undo each other’s changes', async () => {
      await elsewhere.getByLabel('Highest Level of Education').selectOption('Masters');
      await saveAndSee(elsewhere);
      await page.getByLabel('Birth Country').selectOption('France');
      await expect(page.getByLabel('Birth Province/State')).toHaveValue('');
      await residenceState.selectOption('Select');
      await saveAndSee(page);
      expect(await profileOf(server)).toEqual({
        ...stored,
        birth_country: 'FR',
        birth_state: null,
        residence_state: null,
        high_level_education: 'Masters',
      });
    });
  },
);

journey(
  'languages that cannot be saved are kept until they can',
  async ({ page, server, expectedErrors }) => {
    expectedErrors.push(/status of 500/);
    await comeAsPlayer(page, server);
    await page.goto('/language');
    const home = page.getByLabel('Language Spoken at Home');
    await expect(home.getByRole('option')).toHaveCount(1 + 82 + 1);
    await inspect(page, 'language');
    await home.selectOption('Cantonese');
    await page.getByLabel('Language at School/Work').selectOption('French');
    await page.getByLabel('Other Language 2').selectOption('Another language');
    await fail(page, '**/rest/v1/languages?*');
    await save(page);
    await expect(page.getByRole('alert')).toContainText('Error updating language');
    await expect(home).toHaveValue('yue');
    await inspect(page, 'language, not saved');
    await page.unrouteAll();
    await saveAndSee(page);
    const { rows } = await server.admin.query(
      'select home_language, work_language, other_language1, other_language2 from public.languages',
    );
    expect(rows).toEqual([
      { home_language: 'yue', work_language: 'fr', other_language1: null, other_language2: 'mis' },
    ]);
  },
);

journey('changes to the profile are not lost on the way', async ({ page, server, expectedErrors }) => {
  expectedErrors.push(/status of 500/);
  await comeAsPlayer(page, server);
  await fillProfile(server);
  await page.goto('/settings');
  await fail(page, '**/rest/v1/profiles?*');
  await page.getByRole('link', { name: 'Profile' }).click();
  await expect(page.getByText('What you told us before could not be loaded.')).toBeVisible();
  await inspect(page, 'profile that could not be loaded');
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();

  const education = page.getByLabel('Highest Level of Education');
  await education.selectOption('Doctorate');
  await fail(page, '**/rest/v1/profiles?*');
  await save(page);
  await expect(page.getByRole('alert')).toContainText('Error updating profile');
  await page.unrouteAll();

  await journey.step('by the browser’s own way back they wait', async () => {
    await page.goBack();
    await page.getByRole('link', { name: 'Profile' }).click();
    await expect(page.getByText('They are not saved yet.')).toBeVisible();
    await expect(education).toHaveValue('Doctorate');
  });
  await journey.step('by the way back of the screen it is asked', async () => {
    const ask = page.getByRole('dialog', { name: 'Save your changes?' });
    await page.getByRole('button', { name: 'Back to settings' }).click();
    await inspect(page, 'leaving with unsaved changes');
    await ask.getByRole('button', { name: 'Stay here' }).click();
    await page.getByRole('button', { name: 'Back to settings' }).click();
    await ask.getByRole('button', { name: 'Save' }).click();
    await expect(page).toHaveURL('/settings');
    expect(await profileOf(server)).toMatchObject({ birth_country: 'CA', high_level_education: 'Doctorate' });
  });
  await journey.step('or they are let go', async () => {
    await page.getByRole('link', { name: 'Profile' }).click();
    await education.selectOption('Select');
    await page.getByRole('button', { name: 'Back to settings' }).click();
    await page.getByRole('button', { name: 'Leave without saving' }).click();
    await page.getByRole('link', { name: 'Profile' }).click();
    await expect(education).toHaveValue('Doctorate');
  });
});

journey(
  'signing out everywhere ends the sessions of all browsers',
  async ({ page, server, elsewhere, expectedErrors }) => {
    expectedErrors.push(/status of 40[0-9]/, /ERR_FAILED/, /Failed to fetch/);
    await comeAsPlayer(page, server);
    await elsewhere.goto('/settings');
    await expect(elsewhere.getByText('Sign in to go on to where you were going.')).toBeVisible();
    await signIn(elsewhere);
    await expect(elsewhere.getByText(ada.email)).toBeVisible();

    await page.goto('/settings');
    await page.getByRole('button', { name: 'Sign out everywhere' }).click();
    const ask = page.getByRole('dialog', { name: 'Sign out everywhere?' });
    await inspect(page, 'signing out everywhere');
    await page.route('**/auth/v1/logout?scope=global', (route) => route.abort());
    await ask.getByRole('button', { name: 'Sign out everywhere' }).click();
    await expect(ask.getByRole('alert')).toContainText('you are still signed in everywhere');
    await page.unrouteAll();
    await ask.getByRole('button', { name: 'Sign out everywhere' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('link', { name: 'Sign In' })).toBeVisible();
    const { rows } = await server.admin.query('select from auth.sessions');
    expect(rows).toHaveLength(0);

    // A token lives on until its hour is over; then the browser is not let in any more.
    await elsewhere.evaluate(() => {
      const key = 'sb-127-auth-token';
      const session = JSON.parse(localStorage.getItem(key) ?? '{}') as object;
      localStorage.setItem(key, JSON.stringify({ ...session, expires_at: 1 }));
    });
    await elsewhere.reload();
    await expect(elsewhere).toHaveURL('/signin');
  },
);

journey('signing out here leaves the other browser signed in', async ({ page, server, elsewhere }) => {
  await comeAsPlayer(page, server);
  await elsewhere.goto('/settings');
  await signIn(elsewhere);
  await expect(elsewhere.getByText(ada.email)).toBeVisible();
  await page.goto('/settings');
  await page.getByRole('link', { name: 'Change password' }).click();
  await expect(page.getByLabel('Email')).toHaveValue(ada.email);
  await page.goBack();
  await page.getByRole('button', { name: 'Sign Out', exact: true }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: 'Settings' })).toBeHidden();
  await elsewhere.reload();
  await expect(elsewhere.getByText(ada.email)).toBeVisible();
});

journey.describe('on a site whose operator is known', () => {
  journey.use({
    variables: {
      OPERATOR_NAME: 'The Puzzle Cooperative',
      OPERATOR_ADDRESS: '1 Word Street|Imageville',
      OPERATOR_EMAIL: 'hello@puzzles.test',
    },
  });

  journey('the texts of the settings are read by keyboard', async ({ page, server }) => {
    await comeAsPlayer(page, server);
    await press(page.getByRole('link', { name: 'Settings' }));
    await inspect(page, 'settings');
    for (const name of ['About Us', 'Contact Us', 'Terms of Service', 'Privacy Policy']) {
      const dialog = page.getByRole('dialog', { name });
      await openAndEscape(page.getByRole('button', { name }), dialog);
      await page.keyboard.press('Enter');
      await expect(dialog).toContainText('The Puzzle Cooperative');
      await expect(dialog).toContainText('1 Word Street\nImageville');
      await expect(dialog.getByRole('link', { name: 'hello@puzzles.test' })).toBeVisible();
      await expect(dialog.getByRole('heading', { name, level: 2 })).toBeInViewport();
      await inspect(page, name);
      await page.keyboard.press('Escape');
    }
    await expect(page.getByRole('listitem').filter({ hasText: 'Sounds' })).toContainText('Coming soon');
  });
});

journey(
  'a message to those who run the site arrives, marked as one',
  async ({ page, server, expectedErrors }) => {
    expectedErrors.push(/status of 500/);
    await comeAsPlayer(page, server);
    await page.goto('/settings');
    const open = page.getByRole('button', { name: 'Contact Us' });
    await open.click();
    const dialog = page.getByRole('dialog', { name: 'Contact Us' });
    const send = dialog.getByRole('button', { name: 'Send' });
    await send.click();
    await expect(dialog.getByRole('alert')).toContainText('Please write a message.');
    await dialog.getByLabel('Your message').fill('Where do the pictures come from?');
    await fail(page, '**/rest/v1/feedback*');
    await send.click();
    await expect(dialog.getByRole('alert')).toContainText('Your message did not get through.');
    await inspect(page, 'contact, not sent');
    await page.keyboard.press('Escape');
    await open.click();
    await expect(dialog.getByLabel('Your message')).toHaveValue('Where do the pictures come from?');
    await page.unrouteAll();
    await send.click();
    await expect(dialog.getByText('Thank you! Your message has arrived.')).toBeVisible();
    await inspect(page, 'contact, sent');
    const { rows } = await server.admin.query('select message from public.feedback');
    expect(rows).toEqual([{ message: '[contact] Where do the pictures come from?' }]);
  },
);

journey('somebody about to sign up reads the same texts', async ({ page, server }) => {
  await createAccount(page, server, ada);
  await page.goto('/signup');
  await page.getByRole('button', { name: 'Privacy Policy' }).click();
  const dialog = page.getByRole('dialog', { name: 'Privacy Policy' });
  await expect(dialog).toContainText('the people who run this site');
  await expect(dialog.getByRole('heading', { name: '3. With an account' })).toBeVisible();
});

function save(page: Page): Promise<void> {
  return page.getByRole('button', { name: 'Save' }).click();
}

async function saveAndSee(page: Page): Promise<void> {
  await save(page);
  await expect(page.getByText('Saved.')).toBeVisible();
}

/** Has the server answer that it has failed. */
function fail(page: Page, address: string) {
  return page.route(address, (route) => route.fulfill({ status: 500, json: { message: 'broken' } }));
}

async function profileOf(server: JourneyServer): Promise<unknown> {
  const { rows } = await server.admin.query(
    `select birth_country, birth_state, residence_country, residence_state, high_level_education from public.profiles`,
  );
  return rows[0];
}

/** As a client of before has written it: with names. */
async function fillProfile(server: JourneyServer): Promise<void> {
  await server.admin.query(
    `update public.profiles set birth_country = 'CA', residence_country = 'Canada', high_level_education = 'Masters'`,
  );
}
