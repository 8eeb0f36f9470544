import { createPdf } from '../../../server/modules/account/documents/fixture.ts';
import { expect, expectAccessible, openPage, reloadPage, test, waitUntilStable } from '../support/fixtures.ts';

test('a region answers to its slug, its id and its name, and says under which address it wants to be known', async ({
  page,
}) => {
  for (const key of ['los-angeles', '2', 'la-area']) {
    await openPage(page, `/homeowners/${key}`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('the LA Area');
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/homeowners\/los-angeles$/);
    await expect(page.getByRole('complementary', { name: 'News' })).toContainText('Virginia');
  }
  await expect(page.getByText(/^As of /)).toBeVisible();
  await expect(page.getByText('Median asking rent, by bedrooms')).toBeVisible();
});

test('a place we do not serve is a 404 with the regions we do', async ({ page, expected }) => {
  expected.push(/404/);
  const answer = await openPage(page, '/homeowners/atlantis');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Where we operate' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Bay Area' })).toBeVisible();
});

test('an address typed on a region’s page is not asked again where the estimate begins', async ({ page }) => {
  const line = '12 Alder St, Oakland, CA 94607';
  await openPage(page, '/homeowners/bay-area');
  await page.getByLabel('Enter your home’s address').fill(line);
  await page.getByRole('button', { name: 'Get a free rent estimate' }).click();
  await expect(page).toHaveURL(/\/rent-estimate/);
  await expect(page.getByRole('combobox').first()).toHaveValue(/12 Alder St/);
});

test('who wants residents found types the address once, and is thanked with a day', async ({ page }) => {
  await openPage(page, '/homeowners/leasing');
  await page.getByLabel('Home address').fill('14 Alder St, Oakland, CA 94607');
  await page.getByRole('button', { name: 'Find residents' }).click();
  const contact = page.getByRole('dialog', { name: 'How can we reach you?' });
  await expect(contact.getByText('14 Alder St', { exact: false })).toBeVisible();
  await contact.getByLabel('First name').fill('Ada');
  await contact.getByLabel('Last name').fill('Lovelace');
  await contact.getByLabel('Email').fill('ada.leasing@example.test');
  await contact.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText(/^We’ll get in touch by /)).toBeVisible();
});

test('where we are not yet, one line is enough to hear from us', async ({ page }) => {
  await openPage(page, '/homeowners');
  await page.getByRole('link', { name: 'Get an email when we open there' }).click();
  const waitlist = page.getByRole('dialog', { name: 'We’re not in your area yet' });
  await waitlist.getByLabel('City or ZIP code').fill('Denver, CO');
  await waitlist.getByLabel('Email').fill('ada.denver@example.test');
  await waitlist.getByRole('button', { name: 'Notify me' }).click();
  await expect(page.getByText('You’re on the list')).toBeVisible();
});

test('a lease is handed in without an account, looked at on arrival, there after a reload, and taken back', async ({
  page,
}) => {
  await openPage(page, '/homeowners/x/onboarding/info');
  const address = page.getByRole('combobox', { name: /Home address/ });
  await address.fill('12 Alder St, Oakland, CA 94601');
  await address.press('Tab');
  await page.getByRole('radio', { name: /It’s rented/ }).check({ force: true });
  await page.getByLabel('First name').fill('Grace');
  await page.getByLabel('Last name').fill('Hopper');
  await page.getByLabel('Email').fill('grace.lease@example.test');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL('**/onboarding/lease');
  const words =
    'Lease between Ada Lovelace and Zoe Miller, signed on 03/01/2026, for the home at 12 Alder St in Oakland';
  await page
    .getByLabel('Choose files')
    .setInputFiles({ name: 'Lease.pdf', mimeType: 'application/pdf', buffer: createPdf(words) });
  const files = page.getByRole('list', { name: 'Uploaded files' });
  await expect(files).toContainText('Lease.pdf');
  await expect(files).toContainText('We can’t find your name in this file');
  await waitUntilStable(page);
  await expectAccessible(page);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await reloadPage(page);
  await expect(files).toContainText('Lease.pdf');
  await page.getByRole('button', { name: 'Remove Lease.pdf' }).click();
  await expect(files).toHaveCount(0);
});

test('a link to say when a home is free that does not work explains itself and tells nothing', async ({
  page,
  expected,
}) => {
  expected.push(/410/);
  const home = '01980000-0000-7000-8000-000000000001';
  await openPage(page, `/homeowners/availability-check-in/${home}#token=${'a'.repeat(43)}`);
  await expect(page.getByText('This link doesn’t work or has expired')).toBeVisible();
  await expect(page.getByRole('main').getByRole('radio')).toHaveCount(0);
  await expectAccessible(page);
});
