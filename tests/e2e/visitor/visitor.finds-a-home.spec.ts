// The journey everything else stands on: find a stored home, narrow, open, ask; the question is kept.
import type { Locator, Page } from '@playwright/test';
import { asOwner, databaseUrl } from '../../../scripts/ci/database.ts';
import { connectionFor } from '../../../server/host/database/embeddedPostgres.ts';
import { expect, expectAccessible, openPage, test } from '../support/fixtures.ts';
import { linkInEmail } from '../support/rentEstimate.ts';

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const dollars = (text: string) => Number(/\$([\d,]+)/.exec(text)?.[1]?.replaceAll(',', ''));

/** What the database of this run holds. */
async function rows(sql: string, values: string[]): Promise<Record<string, unknown>[]> {
  const server = await connectionFor(process.env.E2E_DATA_DIR ?? '');
  return asOwner(databaseUrl(server ?? '', 'test_site'), async (client) => (await client.query(sql, values)).rows);
}

async function choose(page: Page, pill: string, fill: (open: Locator) => Promise<void>) {
  const open = page.getByRole('dialog', { name: pill });
  await page
    .getByRole('button', { name: new RegExp(`^${pill}`) })
    .first()
    .click();
  await fill(open);
  await open.getByRole('button', { name: /^Show .*homes?\b/ }).click();
}

test('a visitor finds a home by place, rent and bedrooms, opens it and asks a question that is kept', async ({
  page,
}) => {
  await openPage(page, '/');
  const city = page.getByLabel('Where would you like to live?');
  await city.fill('Seattle');
  await city.press('Enter');
  await expect(page).toHaveURL(/\/homes\/seattle/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Seattle');
  await expect(cards(page).first()).toBeVisible();

  await choose(page, 'Rent', (open) => open.getByLabel('Max').fill('4500'));
  await expect(page).toHaveURL(/maxRent=4500/);
  await choose(page, 'Beds', (open) => open.getByText('2+', { exact: true }).click());
  await expect(page).toHaveURL(/beds=2/);
  await expect(cards(page).first()).toBeVisible();
  // What was found before stays until the answer is there.
  await expect(async () => {
    for (const text of await cards(page).allTextContents()) {
      expect(dollars(text), text).toBeLessThanOrEqual(4_500);
      expect(Number(/(\d+) beds?/.exec(text)?.[1]), text).toBeGreaterThanOrEqual(2);
    }
  }).toPass();
  const narrowed = page.url();
  await openPage(page, narrowed);
  await expect(cards(page).first()).toBeVisible();
  expect(page.url()).toBe(narrowed);

  const opened = cards(page)
    .filter({ hasNotText: /Application pending/ })
    .first()
    .getByRole('link')
    .first();
  const href = (await opened.getAttribute('href')) ?? '';
  await opened.click();
  await expect(page).toHaveURL(new RegExp(`${href}$`));
  const homeId = href.split('/').at(-1) ?? '';
  await expect(page.getByText('Total to move in')).toBeVisible();

  await page.getByRole('main').getByRole('link', { name: 'Ask a question' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Ask about this home' });
  const email = `visitor-${Date.now()}@example.test`;
  await dialog.getByRole('button', { name: 'Send question' }).click();
  await expect(dialog).toContainText('What would you like to know?');
  await dialog.getByLabel('Your question').fill('Which way does the kitchen face?');
  await dialog.getByLabel('First name').fill('Ada');
  await dialog.getByLabel('Last name').fill('Lovelace');
  await dialog.getByLabel('Email').fill(email);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Send question' }).click();
  await expect(page.getByRole('dialog')).toContainText('We got your question');

  expect(await rows('select type, home_id, message from leads where email = $1', [email])).toEqual([
    { type: 'ask_a_question', home_id: homeId, message: 'Which way does the kitchen face?' },
  ]);
  await expect
    .poll(async () => (await rows('select status from outbox where recipient = $1', [email]))[0]?.status)
    .toBe('sent');

  await page.keyboard.press('Escape');
  await page.goBack();
  await expect(page).toHaveURL(narrowed);
});

test('sends emails about new homes to a visitor without results or an account', async ({ page }) => {
  const email = `alert-${Date.now()}@example.test`;
  await openPage(page, '/homes/oakland-ca?maxRent=100');
  await page.getByRole('main').getByRole('button', { name: 'Notify me' }).click();
  const dialog = page.getByRole('dialog');
  await expectAccessible(page);
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByRole('button', { name: 'Notify me' }).click();
  await expect(page.getByRole('dialog', { name: 'Check your email' })).toBeVisible();
  expect(await rows('select confirmed_at, filters from home_alerts where email = $1', [email])).toEqual([
    { confirmed_at: null, filters: { place: 'oakland-ca', maxRent: '100' } },
  ]);
  const { pathname } = new URL(await linkInEmail(email, 'confirmAlert'));
  await openPage(page, pathname);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Yes, email me' }).click();
  await expect(page.getByText('You’re all set')).toBeVisible();
  const [alert] = await rows('select confirmed_at from home_alerts where email = $1', [email]);
  expect(alert?.confirmed_at).not.toBeNull();
});

test('a sentence is answered: law words by what holds for every home, the rest as it was typed', async ({ page }) => {
  await openPage(page, '/');
  const box = page.getByLabel('Where would you like to live?');
  await box.fill('Section 8 ok, 2 bed in Tacoma, Quiet street');
  await box.press('Enter');
  await expect(page).toHaveURL(/\/homes\/tacoma-wa\?beds=2&answers=vouchers&leftOut=Quiet\+street/);
  await expect(page.getByText(/Every home here accepts housing vouchers/)).toBeVisible();
  await expect(page.getByText('We can’t search by “Quiet street” yet. Check each listing.')).toBeVisible();
  await expectAccessible(page);
});

test('a city that we do not serve is said to be so, with the nearest homes and a way to hear of it', async ({
  page,
}) => {
  await openPage(page, '/');
  const box = page.getByLabel('Where would you like to live?');
  await box.fill('pet friendly apartment in Sacramento');
  await box.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Homes for rent near Sacramento, CA');
  await expect(page.getByText('We’re not in Sacramento, CA yet')).toBeVisible();
  await expect(cards(page)).toHaveCount(6);
  for (const text of await cards(page).allTextContents()) expect(text).toMatch(/In .+, [\d.]+ miles away/);
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link', { name: 'Notify me' }).click();
  await expect(page.getByRole('dialog').getByLabel('City or ZIP code')).toHaveValue('Sacramento, CA');
});
