import type { Page } from '@playwright/test';
import { createPerson } from '../support/applications';
import { expect, expectAccessible, openPage, reloadPage, test, widths } from '../support/fixtures.ts';
import { queryRows } from '../support/rentEstimate';

const choose = (page: Page, name: RegExp | string) => page.getByRole('radio', { name }).click({ force: true });

test('a W-9 with an impossible number is refused at its field; struck out and signed, it is done and masked', async ({
  browser,
}) => {
  test.slow();
  const { page, id } = await createPerson(browser, 'homeowner');
  await page.setViewportSize({ width: widths.phone, height: 740 });
  await openPage(page, '/accounts/w9-flow/new');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Start the form' }).click();
  await choose(page, /^Yes/);
  // It starts with the name of the account.
  await expect(page.getByLabel('Name as on your tax return')).toHaveValue(/\w/);
  await page.getByLabel('Name as on your tax return').fill('Robin Vale');
  await choose(page, /^Individual or sole proprietor/);
  await page.getByLabel('Street address').fill('1 Main St');
  await page.getByRole('textbox', { name: 'City' }).fill('Oakland');
  await page.getByRole('textbox', { name: 'State' }).fill('CA');
  await page.getByLabel('ZIP code').fill('94607');
  await choose(page, /^Social Security number/);
  await page.getByLabel('Number', { exact: true }).fill('666-12-3456');
  await page.getByLabel('Number again').fill('666-12-3456');
  await page.getByRole('checkbox', { name: /^Strike out item 2/ }).check();
  await page.getByRole('checkbox', { name: /^I certify this/ }).check();
  await page.getByLabel('Signature').fill('Robin Vale');
  await page.getByRole('button', { name: 'Certify and sign' }).click();
  await expect(page.getByText('This can’t be a Social Security number. Check each digit.')).toBeVisible();
  await expectAccessible(page);
  // The number is typed again after a reload; everything else is still there.
  await reloadPage(page);
  await choose(page, /^Yes/);
  await expect(page.getByLabel('Street address')).toHaveValue('1 Main St');
  await expect(page.getByLabel('Number', { exact: true })).toHaveValue('');
  await page.getByLabel('Number', { exact: true }).fill('536-90-4399');
  await page.getByLabel('Number again').fill('536-90-4390');
  await page.getByRole('button', { name: 'Certify and sign' }).click();
  await expect(page.getByText('The two numbers don’t match.')).toBeVisible();
  await page.getByLabel('Number again').fill('536-90-4399');
  await page.getByRole('button', { name: 'Certify and sign' }).click();

  const done = page.getByRole('region', { name: 'Your Form W-9' });
  await expect(done).toContainText('•••-••-4399');
  await expect(done).toContainText('item 2 is struck out');
  await expect(page.locator('body')).not.toContainText('536-90');
  await expectAccessible(page);
  await expect
    .poll(async () => (await queryRows('select match_code from w9s where user_id = $1', [id]))[0]?.match_code, {
      timeout: 30_000,
    })
    .toBe(0);
  await openPage(page, '/accounts/documents');
  await expect(page.getByText(/^Substitute Form W-9/).first()).toBeVisible();
});

test('stops a person who is not a US person and refers them to staff', async ({ browser }) => {
  const { page } = await createPerson(browser, 'homeowner');
  await openPage(page, '/accounts/w9-flow/new');
  await page.getByRole('button', { name: 'Start the form' }).click();
  await choose(page, /^No/);
  await page.getByRole('button', { name: 'I’m not a US person' }).click();
  await expect(page.getByText('You need a Form W-8')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Certify and sign' })).toHaveCount(0);
  await expectAccessible(page);
});
