// Every way into an account, by keyboard alone: nothing here uses a mouse.
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, openPage, test, waitUntilStable } from '../support/fixtures.ts';
import {
  codeInEmail,
  createMember,
  emailTo,
  enableAuthenticator,
  logIn,
  PASSWORD,
  press,
  tabTo,
  type,
} from '../support/members.ts';

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const account = /\/accounts/;

/** The browser logs refusals that a journey provokes to the console. */
const rejectedMessage = /Failed to load resource: the server responded with a status of 4\d\d/;

async function logOut(page: Page): Promise<void> {
  for (const name of ['jwt-token', 'refresh-token', 'signed_in']) await page.context().clearCookies({ name });
}

test.describe('by keyboard alone', () => {
  // Each stop of the Tab key is looked at.
  test.slow();
  test.use({ expected: [rejectedMessage] });

  test('a visitor opens an account where they are, and stays there', async ({ page }) => {
    const email = `grace-${randomUUID()}@example.test`;
    await openPage(page, '/homes?beds=2');
    await press(page, page.getByRole('banner').getByRole('link', { name: 'Log in' }));
    await press(
      page,
      page.getByRole('dialog', { name: 'Welcome back' }).getByRole('button', { name: 'Create an account' }),
    );
    const dialog = page.getByRole('dialog', { name: 'Create your account' });
    await expect(dialog).toBeVisible();
    // Anyone who comes from a search is looking for a home, and is not asked.
    await expect(dialog.getByRole('radio')).toHaveCount(0);
    await type(page, field(page, 'First name'), 'Grace');
    await type(page, field(page, 'Last name'), 'Hopper');
    await type(page, field(page, 'Email'), email);
    await type(page, field(page, 'Password'), 'gracehopper');
    await expect(dialog.getByText(/Don’t use your name|easy to guess/)).toBeVisible();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(PASSWORD);
    await expect(dialog.getByText('Strong password.')).toBeVisible();
    await press(page, button(page, 'Create my account'));
    await expect(field(page, 'Code')).toBeFocused();
    await page.keyboard.type(codeInEmail(await emailTo(email, 'registerCode')));
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL('/homes?beds=2');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toHaveCount(0);
    await openPage(page, '/accounts');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Grace');
  });

  test('a password and the code of an app lead to the page that was wanted', async ({ page }) => {
    const member = await createMember();
    await logIn(page, member);
    const code = await enableAuthenticator(page);
    await logOut(page);
    await openPage(page, '/accounts/documents');
    await expect(page).toHaveURL(/\/auth\/login\?returnTo=%2Faccounts%2Fdocuments/);
    await type(page, field(page, 'Email'), member.email);
    await type(page, field(page, 'Password'), 'not my password');
    await page.keyboard.press('Enter');
    await expect(
      page
        .getByRole('alert')
        .or(page.getByRole('status'))
        .filter({ hasText: /password/ })
        .first(),
    ).toBeVisible();
    await expect(field(page, 'Email')).toHaveValue(member.email);
    await tabTo(page, field(page, 'Password'));
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(PASSWORD);
    await page.keyboard.press('Enter');
    await expect(field(page, 'Authenticator code')).toBeFocused();
    await waitUntilStable(page);
    await expectAccessible(page);
    await page.keyboard.type(code());
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/accounts/documents');
    await expect(page.getByRole('heading', { level: 1, name: 'Documents' })).toBeVisible();
  });

  test('a passkey is added in the settings, and is all one needs from then on', async ({ page }) => {
    const device = await page.context().newCDPSession(page);
    await device.send('WebAuthn.enable');
    await device.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    await logIn(page, await createMember());
    await openPage(page, '/accounts/settings');
    await press(page, button(page, 'Add a passkey'));
    await expect(page.getByText(/^My (Linux|Mac|Windows)$/)).toBeVisible();
    await logOut(page);
    await openPage(page, '/auth/login');
    // The browser may offer it by itself, before anybody asks.
    const offered = await page.waitForURL(account, { timeout: 5_000 }).then(
      () => true,
      () => false,
    );
    if (!offered) await press(page, button(page, 'Use a passkey'));
    await expect(page).toHaveURL(account);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Robin');
  });

  test('a forgotten password is chosen again by the link in our letter, which leaves no trace', async ({ page }) => {
    const { email } = await createMember();
    await openPage(page, '/auth/login');
    await press(page, button(page, 'Forgot your password?'));
    await expect(field(page, 'Email')).toBeFocused();
    await page.keyboard.type(email);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Check your email')).toBeVisible();
    const link = /https?:\/\/\S+/.exec(await emailTo(email, 'resetPassword'))?.[0] ?? '';
    expect(link).toContain('#token=');
    await openPage(page, new URL(link).pathname + new URL(link).hash);
    await type(page, field(page, 'New password'), 'five green doors by noon');
    expect(page.url()).not.toContain('token');
    await press(page, button(page, 'Save and log in'));
    await expect(page).toHaveURL(account);
    await logOut(page);
    await openPage(page, '/auth/login');
    await type(page, field(page, 'Email'), email);
    await type(page, field(page, 'Password'), 'five green doors by noon');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(account);
  });
});

test.describe('an account elsewhere', () => {
  // Its pages are another site, with a style of their own.
  test.use({ expected: [/foreign request|Content Security Policy|favicon|Failed to load resource/] });

  test('opens one here, and the same one the next time', async ({ page }) => {
    const email = `robin-${randomUUID()}@example.test`;
    const openLink = async (isNew: boolean) => {
      await openPage(page, '/auth/login');
      await press(page, button(page, /^Continue with/));
      await page.locator('input[name=login]').fill(email);
      await page.locator('input[name=password]').fill('x');
      await page.keyboard.press('Enter');
      await page.getByRole('button', { name: 'Continue' }).press('Enter');
      // The login page sets no role: it makes no one a homeowner without asking.
      if (isNew) await press(page, button(page, 'I own a home'));
      await expect(page).toHaveURL(account);
    };
    await openLink(true);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Robin');
    await logOut(page);
    await page.context().clearCookies({ name: /^_/ });
    await openLink(false);
  });
});

test.describe('the first screen of the dialog', () => {
  const open = '/homes?activeModal=LOGIN';
  const cookie = (name: string, value: string) => ({ name, value, url: process.env.E2E_URL ?? '' });

  test('is an account for newcomers, the login for members, and a code for who last used one', async ({ page }) => {
    const dialog = page.getByRole('dialog');
    await openPage(page, open);
    await expect(dialog).toContainText('Create your account');
    await page.context().addCookies([cookie('has_account', '1')]);
    await openPage(page, open);
    await expect(dialog).toContainText('Welcome back');
    await page.context().addCookies([cookie('auth_method', 'code')]);
    await openPage(page, open);
    await expect(dialog).toContainText('Log in with a code');
  });

  test('leads back to the page beneath, with its search, once one is in', async ({ page }) => {
    const { email } = await createMember('resident');
    await page.context().addCookies([cookie('has_account', '1')]);
    await openPage(page, '/homes?beds=3&activeModal=LOGIN');
    await type(page, field(page, 'Email'), email);
    await type(page, field(page, 'Password'), PASSWORD);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL('/homes?beds=3');
  });
});
