// Writing to us without an account, sending us a homeowner, becoming a partner, and the desk where staff answer.
import { randomUUID } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { bookTour } from '../support/bookings.ts';
import { expect, expectAccessible, openPage, reloadPage, test, waitUntilStable, widths } from '../support/fixtures.ts';

const password = 'rent-with-love';

async function logIn(page: Page, who: string, to: string): Promise<void> {
  await openPage(page, `/auth/login?returnTo=${encodeURIComponent(to)}`);
  await waitUntilStable(page);
  await page.getByLabel(/e-?mail/i).fill(`${who}@demo.belong.test`);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page
    .getByRole('main')
    .getByRole('button', { name: /^log in/i })
    .click();
  await page.waitForURL((url) => url.pathname !== '/auth/login');
}

async function staff(browser: Browser, baseURL: string | undefined, to: string): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  await logIn(page, 'iris', to);
  return page;
}

test('a visitor without an account writes to us and learns when we answer', async ({ page }) => {
  await page.setViewportSize({ width: widths.phone, height: 800 });
  await openPage(page, '/support');
  const form = page.getByRole('region', { name: 'Message us' });
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(form.getByText('Please write something first')).toBeVisible();
  await form.getByLabel('Subject').fill('A key');
  await form.getByLabel('Your message').fill('I have lost it.');
  await form.getByLabel('First name').fill('Ada');
  await form.getByLabel('Last name').fill('Byron');
  await form.getByLabel('Email').fill(`ada-${randomUUID()}@example.test`);
  await waitUntilStable(page);
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(form.getByText('We got your message')).toBeVisible();
  await expect(form).toContainText('We’ll reply by');
});

test('a homeowner gets a link at once, makes one for a friend and takes it back', async ({ page }) => {
  await logIn(page, 'maya', '/referral');
  const part = page.getByRole('region', { name: 'Your link' });
  await expect(part.getByLabel('For anyone you know')).toHaveValue(/\/homeowners\?referral_user=[a-z0-9]{10}$/);
  await part.getByLabel('For one person').fill('Aunt Ada');
  await part.getByRole('button', { name: 'Create link' }).click();
  const invitation = part.getByRole('listitem').filter({ hasText: 'Aunt Ada' });
  await expect(invitation.getByLabel('Their link')).toHaveValue(/referral_id=[0-9a-f-]{36}$/);
  await waitUntilStable(page);
  await expectAccessible(page);
  await invitation.getByRole('button', { name: 'Cancel' }).click();
  await expect(invitation).toHaveCount(0);
});

test('a friend who comes by a link is remembered for two hours, in both cookies', async ({ page }) => {
  await openPage(page, '/homeowners?referral_user=abcdefgh23&referral_id=0190a0a0-0000-7000-8000-000000000000');
  const referralCookie = (await page.context().cookies()).filter(({ name }) => name.startsWith('referral_'));
  expect(referralCookie.map(({ name }) => name).sort()).toEqual(['referral_id', 'referral_user']);
  for (const { expires } of referralCookie) expect(Math.abs(expires - Date.now() / 1_000 - 7_200)).toBeLessThan(60);
});

test('a resident applies as a partner, staff approve, and the key is there', async ({ page, browser, baseURL }) => {
  await logIn(page, 'sam', '/affiliates');
  const part = page.getByRole('region', { name: 'Become a partner' });
  await part.getByLabel('Your site or channel').fill('garden.example');
  await part.getByLabel('A newsletter').check();
  await part.getByLabel('Who is your audience?').fill('Gardeners who own homes');
  await part.getByLabel('How would you promote Belong?').fill('A page about renting out a home');
  await part.getByRole('button', { name: 'Apply' }).click();
  await expect(part).toContainText('We got your application');
  const desk = await staff(browser, baseURL, '/accounts/desk?queue=partners');
  await desk.getByRole('button', { name: 'Approve partner' }).first().click();
  await expect(desk.getByText(/key [\w-]{12}/).first()).toBeVisible();
  await waitUntilStable(desk);
  await expectAccessible(desk);
  await reloadPage(page);
  await expect(part.getByLabel('Your link')).toHaveValue(/partner_key=[\w-]{12}$/);
  await desk.context().close();
});

test('our own absence calls a tour off, and its visitor finds homes like it', async ({
  page,
  request,
  browser,
  baseURL,
}) => {
  const lastName = `Lovelace-${randomUUID()}`;
  const tour = await bookTour(request, lastName);
  const desk = await staff(browser, baseURL, '/accounts/desk?queue=tours');
  await desk.getByText('Upcoming').click();
  const recorded = desk.waitForResponse((answer) => answer.url().endsWith('/outcome') && answer.ok());
  await desk
    .getByRole('listitem')
    .filter({ hasText: lastName })
    .getByRole('button', { name: 'Host unavailable' })
    .click();
  await recorded;
  await openPage(page, tour);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your tour is canceled');
  await expect(page.getByText('We’re sorry')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Similar homes' })).toBeVisible();
  await desk.context().close();
});
