import { randomUUID } from 'node:crypto';
import { createPerson } from '../support/applications';
import { expect, expectAccessible, openPage, test, widths } from '../support/fixtures.ts';
import { emailTo } from '../support/members';
import { queryRows } from '../support/rentEstimate';

/** A home of somebody with a paid month: $3,000 of rent, 5%, paid out. */
async function createPaidMonth(ownerId: string): Promise<void> {
  const [home] = await queryRows("select id from homes where status = 'leased' and owner_id is not null limit 1");
  const homeId = randomUUID();
  const columns = await queryRows(
    "select column_name as name from information_schema.columns where table_name = 'homes' and is_generated = 'NEVER'",
  );
  const names = columns.map(({ name }) => String(name));
  await queryRows(
    `insert into homes (${names.join(', ')}) select ${names.map((name) => `copy.${name}`).join(', ')}
     from homes, jsonb_populate_record(homes, jsonb_build_object('id', $1::uuid, 'owner_id', $2::uuid,
       'street_address', '77 Payout Lane', 'status', 'leased')) copy where homes.id = $3`,
    [homeId, ownerId, home?.id],
  );
  const [runId, payoutId] = [randomUUID(), randomUUID()];
  await queryRows(
    `insert into payout_runs (id, pay_on, status, created_at) values ($1, current_date, 'discarded', now())`,
    [runId],
  );
  await queryRows(
    `insert into payouts (id, run_id, home_id, owner_id, period, plan, status, pay_on, amount, created_at, updated_at)
     values ($1, $2, $3, $4, date_trunc('year', now())::date, 'Monthly', 'paid', date_trunc('year', now())::date + 4, 285000,
       now(), now())`,
    [payoutId, runId, homeId, ownerId],
  );
  await queryRows(
    `insert into payout_lines (payout_id, seq, home_id, owner_id, kind, amount)
     values ($1, 0, $2, $3, 'management_fee', -15000), ($1, 1, $2, $3, 'rent', 300000)`,
    [payoutId, homeId, ownerId],
  );
}

test('a homeowner reads a statement, adds a bank account, and cancels it during its hold', async ({ browser }) => {
  test.slow();
  const { page, id, email } = await createPerson(browser, 'homeowner');
  await page.setViewportSize({ width: widths.phone, height: 740 });
  await openPage(page, '/accounts/portfolio/earnings');
  await expect(page.getByText('Your first statement comes with your first rent')).toBeVisible();
  await createPaidMonth(id);
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
