import { ada, comeAsPlayer, createAccount, fillInSignUp, signIn, signUp, welcome } from './account.ts';
import { expect, journey } from './journey.ts';

journey('sign-up says what is wrong, beside the fields, until it is put right', async ({ page }) => {
  await page.goto('/signup');
  const submit = page.getByRole('button', { name: 'Sign Up' });
  await page.getByLabel('Email').fill(ada.email);
  await submit.click();
  await expect(page.getByRole('alert')).toHaveText('Please enter all fields');
  await expect(page.getByLabel('Username')).toBeFocused();

  await fillInSignUp(page, { ...ada, password: 'short' }, 'sharp');
  await submit.click();
  await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
    'Password needs to be at least 6 characters',
  );
  await expect(page.getByLabel('Confirm password')).toHaveAccessibleDescription(
    "Password and confirm password don't match",
  );
  await expect(page).toHaveURL('/signup');
});

journey(
  'sign-up leaves it to the server to refuse a password that is too short',
  async ({ page, expectedErrors }) => {
    expectedErrors.push(/status of 422/);
    await page.goto('/signup');
    await signUp(page, { ...ada, password: 'short' });
    await expect(page.getByText('error with email or password')).toBeVisible();
    await expect(page.getByText('Password needs to be at least 6 characters')).toBeVisible();
  },
);

journey(
  'a server that is away is told from a refusal, and what was typed stays',
  async ({ page, server, expectedErrors }) => {
    expectedErrors.push(/Failed to (load resource|fetch)/);
    await createAccount(page, server, ada);
    await page.goto('/signin');
    await page.route('**/auth/v1/token**', (route) => route.abort());
    await signIn(page);
    await expect(page.getByRole('alert')).toContainText('error signing in');
    await expect(page.getByRole('alert')).toContainText('cannot be reached');
    await page.unroute('**/auth/v1/token**');
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(welcome(page, 'Welcome back')).toBeVisible();
  },
);

journey('passwords: what cannot be mailed or changed is said', async ({ page, server, expectedErrors }) => {
  expectedErrors.push(/Failed to load resource/);
  await page.goto('/reset-password');
  await page.getByLabel('Email').fill('nobody');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Please input your valid email.')).toBeVisible();

  await journey.step('a mail is asked for once, however often Enter is pressed', async () => {
    let asked = 0;
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/auth/v1/recover*', async (route) => {
      asked += 1;
      await held;
      await route.continue();
    });
    await page.getByLabel('Email').fill(ada.email);
    await page.getByLabel('Email').press('Enter');
    await expect(page.getByRole('button', { name: 'Submit' })).toHaveAttribute('aria-busy');
    await page.getByLabel('Email').press('Enter');
    release();
    await expect(page.getByText('Success! Please check your email to reset your password.')).toBeVisible();
    expect(asked).toBe(1);
  });

  await comeAsPlayer(page, server);
  await page.goto('/update-password');
  await expect(page.getByLabel('Email')).toHaveValue(ada.email);
  await expect(page.getByLabel('Email')).not.toBeEditable();
  await page.getByLabel('New password').fill(ada.password);
  await page.getByLabel('Confirm password').fill(ada.password);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('There was an error updating your password.')).toBeVisible();
});

journey('signing in and up is for those who are signed out', async ({ page, server }) => {
  await comeAsPlayer(page, server);
  for (const path of ['/signin', '/signup', '/confirm-invite/bob%40players.test/nobody']) {
    await page.goto(path);
    await expect(page).toHaveURL('/');
    await expect(page.getByText('Hello, Ada!')).toBeVisible();
  }
});

journey('whoever wanted a screen of players gets there after signing up', async ({ page }) => {
  await page.goto('/statistics');
  await expect(page).toHaveURL('/signin');
  await page.getByRole('link', { name: 'Sign Up' }).click();
  await signUp(page);
  await expect(page).toHaveURL('/statistics');
});
