import { createPerson } from '../support/applications';
import { expect, expectAccessible, openPage, test, widths } from '../support/fixtures.ts';
import { emailTo } from '../support/members';
import { createPaidMonth } from '../support/paidMonths';

test('a homeowner reads a statement, adds a bank account, and cancels it during its hold', async ({ browser }) => {
  test.slow();
  const { page, id, email } = await createPerson(browser, 'homeowner');
  await page.setViewportSize({ width: widths.phone, height: 740 });
  await openPage(page, '/accounts/portfolio/earnings');
  await expect(page.getByText('Your first statement comes with your first rent')).toBeVisible();
  await createPaidMonth(id, `${new Date().getUTCFullYear()}-01-01`);
  await openPage(page, '/accounts/portfolio/earnings');
  const statement = page.getByRole('article', { name: /77 Payout Lane/ });
  await expect(statement).toContainText('Management fee');
  await expect(statement).toContainText('$2,850.00');
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Add a bank account' }).click();
  await page.getByLabel('Name on the account').fill('Robin Vale');
  await page.getByLabel('Routing number').fill('110000001');
  await page.getByLabel('Account number', { exact: true }).fill('000123456789');
  await page.getByLabel('Account number again').fill('000123456789');
  await page.getByRole('button', { name: 'Add bank account' }).click();
  await expect(page.getByText(/Check the routing number/)).toBeVisible();
  await page.getByLabel('Routing number').fill('110000000');
  await page.getByRole('button', { name: 'Add bank account' }).click();
  const accounts = page.getByRole('region', { name: 'Payout account' });
  await expect(accounts).toContainText('STRIPE TEST BANK ending in 6789');
  await expect(accounts).toContainText('In security hold');
  await expectAccessible(page);
  expect(await emailTo(email, 'payoutAccountAdded')).toContain('STRIPE TEST BANK ending in 6789');
  await accounts.getByRole('button', { name: 'Cancel this account' }).click();
  await expect(accounts).toContainText('Add the bank account your payouts go to.');
});
