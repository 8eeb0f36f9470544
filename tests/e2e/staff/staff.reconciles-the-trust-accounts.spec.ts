// A bank statement that is one fee ahead of the books: staff upload it, see the difference, and say why it is right.
import { expect, expectAccessible, openPage, test, waitUntilStable } from '../support/fixtures.ts';
import { createMember, logIn } from '../support/members.ts';
import { queryRows } from '../support/rentEstimate.ts';

test('staff upload a statement, find a bank fee that is not in the books, and explain it', async ({ page }) => {
  const staff = await createMember();
  await queryRows("update users set type = 'staff', duties = '{money}' where id = $1", [staff.id]);
  const [{ day } = { day: '' }] = await queryRows(
    `select to_char(coalesce(min(day), '2024-01-10'::date) - 3, 'YYYY-MM-DD') as day from bank_statements
     where account = 'deposits'`,
    [],
  );
  const fee = `Fee ${staff.id.slice(0, 8)}`;
  await logIn(page, staff);
  await openPage(page, '/accounts/desk/reconciliation');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Trust accounts');
  await waitUntilStable(page);
  await expectAccessible(page);

  await page.getByLabel('Bank account', { exact: true }).selectOption('Security deposit account');
  await page.getByLabel('Choose a file').setInputFiles({
    name: 'statement.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`Date,Description,Amount\n${day},${fee},-12.34\n`),
  });
  await expect(page.getByText('1 day read: 1 new line, 0 already here. 0 lines matched the books.')).toBeVisible();
  await expect(page.getByText('Some things don’t agree yet.')).toBeVisible();
  const card = page.getByText(`${fee}: −$12.34`).locator('xpath=ancestor::*[.//button][1]');
  await card.getByRole('button', { name: 'Mark as explained' }).click();
  await page.getByLabel('Why this is right').fill('The bank paid it back');
  await page.getByRole('button', { name: 'Mark as explained' }).and(page.locator('[type=submit]')).click();
  // A second person approves it before the difference goes.
  await expect(page.getByText(/A second person approves it before anything changes/)).toBeVisible();
  await expect(page.getByText(`${fee}: −$12.34`)).toBeVisible();
});
