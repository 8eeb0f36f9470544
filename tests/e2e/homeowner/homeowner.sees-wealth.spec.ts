import { createListedHome, createPerson } from '../support/applications';
import { expect, expectAccessible, openPage, test, widths } from '../support/fixtures.ts';

test('a home that loses money shows its loss, and keeps the owner’s figures', async ({ browser }) => {
  const owner = await createPerson(browser, 'homeowner');
  const home = await createListedHome(owner, { state: 'CA' });
  const { page } = owner;
  await page.setViewportSize({ width: widths.phone, height: 740 });
  await openPage(page, '/accounts/portfolio/wealth');
  await expect(page.getByRole('heading', { level: 1, name: 'Wealth' })).toBeVisible();
  await page.getByRole('link', { name: 'Enter its value' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Sell or keep');
  // Above what the dearest homes of the seed bring.
  await page.getByLabel('Value today').fill('2000000');
  await page.locator('summary').filter({ hasText: 'Loan' }).click();
  await page.getByLabel('Loan balance').fill('1900000');
  await page.getByLabel('Interest rate').fill('7');
  await page.getByLabel('Months left').fill('360');
  await expect(page.getByRole('heading', { name: 'Negative cash flow in all 10 years' })).toBeVisible();
  await page.getByRole('button', { name: 'Save assumptions' }).click();
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await openPage(page, `/accounts/portfolio/wealth`);
  await expect(page.getByRole('region', { name: 'All homes together' })).toContainText('Cash flow a month\u2212$');
  await expect(page.getByText(home.streetAddress)).toBeVisible();
  await expectAccessible(page);
});
