// Every form of a homeowner, sent as a page by a browser that runs no scripts.
import type { BrowserContext, Page } from '@playwright/test';
import { createListedHome, createPerson } from '../support/applications';
import { expect, expectAccessible, openPage, test, widths } from '../support/fixtures.ts';
import { OAKLAND, queryRows } from '../support/rentEstimate.ts';

const send = (page: Page, name = 'Continue') => page.getByRole('button', { name, exact: true }).click();
const choose = (page: Page, name: string | RegExp) => page.getByRole('radio', { name }).check({ force: true });
const pick = (page: Page, question: string | RegExp, answer: string) =>
  page.getByRole('group', { name: question }).getByLabel(answer, { exact: true }).check({ force: true });

const withoutScriptsAt = () => ({ javaScriptEnabled: false, baseURL: process.env.E2E_URL ?? '' });

/** The same person in a browser that runs no scripts. */
async function withoutScripts(context: BrowserContext): Promise<Page> {
  const browser = context.browser();
  if (!browser) throw new Error('No browser');
  const plain = await browser.newContext({ ...withoutScriptsAt(), storageState: await context.storageState() });
  return plain.newPage();
}

test('a visitor learns whether a home qualifies, from the first question to the answer', async ({ browser }) => {
  const context = await browser.newContext(withoutScriptsAt());
  const page = await context.newPage();
  await page.setViewportSize({ width: widths.phone, height: 740 });
  await page.goto('/homeowners/qualification/start/property/address/1');
  await page.getByRole('link', { name: 'Continue without JavaScript' }).click();
  await page.getByLabel('Home address').fill(OAKLAND);
  await send(page);
  await pick(page, 'What kind of home is it?', 'House');
  await send(page);
  await pick(page, 'Bedrooms', '2');
  await send(page);
  await expect(page.getByText('Some answers are missing or need a change.')).toBeVisible();
  await expect(page.getByRole('group', { name: 'Bedrooms' }).getByLabel('2', { exact: true })).toBeChecked();
  await pick(page, 'Bathrooms', '1');
  await page.getByLabel(/Living area/).fill('900');
  await page.getByLabel(/Year built/).fill('1948');
  await send(page);
  await choose(page, /^No/);
  await send(page);
  await choose(page, /^No one/);
  await send(page);
  await choose(page, /^No/);
  await send(page);
  await pick(page, 'Overall condition', 'Clean and sound');
  await send(page);
  await pick(page, /smoke and carbon monoxide/, 'Yes');
  await send(page);
  await page
    .getByLabel(/When could a resident move in/)
    .fill(new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10));
  await send(page);
  await choose(page, /No mortgage/);
  await choose(page, /Landlord policy/);
  await send(page);
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Lovelace');
  await page.getByLabel('Email').fill('plain-form@example.test');
  await choose(page, /I own it alone/);
  await send(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your answers');
  await send(page, 'Submit answers');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('12 Alder St qualifies');
  await context.close();
});

test('an owner certifies a W-9 and answers a part of the setup', async ({ browser }) => {
  test.slow();
  const ada = await createPerson(browser, 'homeowner');
  const { id } = await createListedHome(ada);
  await queryRows("update homes set status = 'setup' where id = $1", [id]);
  const page = await withoutScripts(ada.page.context());

  await page.goto(`/accounts/portfolio/properties/${id}/setup-flow`);
  await page.getByText('Utilities and trash, HOA').click();
  await page.getByRole('link', { name: 'Start: HOA' }).click();
  await page.getByRole('link', { name: 'Continue without JavaScript' }).click();
  await pick(page, /Is there an HOA/, 'No');
  await send(page);
  await send(page, 'Mark as done');
  await page.getByText('Utilities and trash, HOA').click();
  await expect(page.getByRole('link', { name: 'Change: HOA' })).toBeVisible();

  await page.goto('/accounts/w9-flow/new');
  await page.getByRole('link', { name: 'Continue without JavaScript' }).click();
  await choose(page, /^Yes/);
  await page.getByLabel('Name as on your tax return').fill('Robin Vale');
  await choose(page, /^Individual or sole proprietor/);
  await page.getByLabel('Street address').fill('1 Main St');
  await page.getByRole('textbox', { name: 'City' }).fill('Oakland');
  await page.getByRole('textbox', { name: 'State' }).fill('CA');
  await page.getByLabel('ZIP code').fill('94607');
  await choose(page, /^Social Security number/);
  await page.getByLabel('Number', { exact: true }).fill('666-12-3456');
  await page.getByLabel('Number again').fill('666-12-3456');
  await page.getByRole('checkbox', { name: /^I certify this/ }).check();
  await page.getByLabel('Signature').fill('Robin Vale');
  await send(page, 'Certify and sign');
  await expect(page.getByText('This can’t be a Social Security number. Check each digit.').first()).toBeVisible();
  await expect(page.getByLabel('Street address')).toHaveValue('1 Main St');
  await expect(page.getByLabel('Number', { exact: true })).toHaveValue('');
  await page.getByLabel('Number', { exact: true }).fill('536-90-4399');
  await page.getByLabel('Number again').fill('536-90-4399');
  await send(page, 'Certify and sign');
  await expect(page.getByRole('region', { name: 'Your Form W-9' })).toContainText('•••-••-4399');
  await page.context().close();

  // The same page stands up with scripts, too.
  await openPage(ada.page, '/forms/w9');
  await expect(ada.page.getByRole('button', { name: 'Certify and sign' })).toBeVisible();
  await expectAccessible(ada.page);
});
