// People of an empty site: each opens an account on its screens, in a browser of their own.
import { type Browser, expect, type Page } from '@playwright/test';
import { generateSync } from 'otplib';
import { openPage } from '../support/fixtures.ts';
import { randomIp } from '../support/leases.ts';
import { countActions } from './counts.ts';
import { codeIn, emailTo, linkIn } from './mail.ts';

export const PASSWORD = 'four calm lamps at seven';

export interface Person {
  page: Page;
  firstName: string;
  lastName: string;
  email: string;
}

export const nameOf = ({ firstName, lastName }: Person) => `${firstName} ${lastName}`;

/** A person with a browser and no account. */
export async function openBrowser(browser: Browser, firstName: string, lastName: string): Promise<Person> {
  const context = await browser.newContext({
    baseURL: process.env.E2E_URL ?? '',
    locale: 'en-US',
    timezoneId: 'America/Los_Angeles',
    extraHTTPHeaders: { 'x-forwarded-for': randomIp() },
  });
  await countActions(context);
  // There is no second try: a slow machine gets its time.
  context.setDefaultTimeout(60_000);
  const page = await context.newPage();
  return { page, firstName, lastName, email: `${firstName}.${lastName}@example.test`.toLowerCase() };
}

/** From the link of an invitation to the account: a name, a password, and an authenticator app. */
export async function joinTeam({ page, firstName, lastName }: Person, link: string): Promise<void> {
  await openPage(page, link);
  await page.getByLabel('First name').fill(firstName);
  await page.getByLabel('Last name').fill(lastName);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Join' }).click();
  await page.waitForURL('**/auth/two-step');
  await page.getByRole('button', { name: 'Set up authenticator app' }).click();
  const secret = ((await page.locator('code').textContent()) ?? '').replaceAll(' ', '');
  await page.getByLabel('Authenticator code').fill(generateSync({ secret }));
  await page.getByRole('button', { name: 'Turn on' }).click();
  await page.getByRole('button', { name: 'I’ve saved my codes' }).click();
  await page.getByRole('link', { name: 'Continue' }).click();
  await page.waitForURL(/\/accounts$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(firstName);
}

/** Opens an account in the dialog that is open, which may know who it is for. */
export async function signUp({ page, firstName, lastName, email }: Person): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Create your account' });
  for (const [label, value] of [
    ['First name', firstName],
    ['Last name', lastName],
    ['Email', email],
  ] as const) {
    const field = dialog.getByLabel(label);
    await expect(field).toBeVisible();
    if ((await field.inputValue()) === '') await field.fill(value);
  }
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Create my account' }).click();
  const code = dialog.getByLabel('Code');
  await expect(code).toBeVisible();
  await code.fill(codeIn(await emailTo(email, /verification code/)));
  await code.press('Enter');
}

/** What matters most is confirmed with the password where the login is older than that. */
export async function confirmIdentity({ page }: Person): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Confirm it’s you' });
  await dialog.getByLabel('Your password').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog).toHaveCount(0);
}

export const invitationOf = async ({ email }: Person) => linkIn(await emailTo(email, /Join the team/));
