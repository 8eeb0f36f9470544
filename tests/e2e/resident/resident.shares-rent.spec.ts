// Roommates: each pays a share, one asks for a plan for what is left, and a bill is disputed.
import { createListedHome, createPerson } from '../support/applications';
import { expect, expectAccessibleInThemes, openPage, test, waitUntilStable } from '../support/fixtures.ts';
import { sendLeaseForHome } from '../support/leases';
import { queryRows } from '../support/rentEstimate';

test('roommates pay a share, put the rest into a plan, and dispute a bill', async ({ page: _, browser }) => {
  test.slow();
  const owner = await createPerson(browser, 'homeowner');
  const [ada, ben] = [await createPerson(browser), await createPerson(browser)];
  const home = await createListedHome(owner);
  const residents = [
    { name: 'Canary Finch', email: ada.email },
    { name: 'Canary Finch', email: ben.email },
  ];
  const lease = await sendLeaseForHome(browser, home.id, { residents });
  // A week ago, so that rent is overdue on any day of a month.
  await queryRows(
    `update leases set status = 'active', signed_at = now(),
       terms = terms || jsonb_build_object('startOn', to_char(now() - interval '7 days', 'YYYY-MM-DD')) where id = $1`,
    [lease.id],
  );
  await queryRows("update envelope_signers set status = 'signed' where envelope_id = $1", [lease.envelopeId]);
  await queryRows("select graphile_worker.add_job('createDueCharges', '{}')");
  await expect
    .poll(() => queryRows("select id from charges where lease_id = $1 and kind = 'rent'", [lease.id]))
    .not.toHaveLength(0);
  await queryRows(
    `insert into charges (id, lease_id, home_id, owner_id, kind, source, description, due_on, amount, status, created_at,
       updated_at, reason)
     values (gen_random_uuid(), $1, $2, $3, 'bill', 'added:journey', 'HOA fine', current_date, 7500, 'open', now(), now(),
       'Bins left out')`,
    [lease.id, home.id, owner.id],
  );

  const { page } = ada;
  await openPage(page, '/accounts/home/payments');
  await page.getByRole('button', { name: 'Add bank account' }).click();
  await page.getByRole('button', { name: 'Use this one' }).click();
  const dialog = page.getByRole('dialog', { name: 'Payment methods' });
  await expect(dialog.getByText('Sandbox Bank ending in 6789 is saved')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  await openPage(ben.page, '/accounts/home/payments');
  await page.getByText('My share (1 of 2)').click();
  await page.getByRole('button', { name: /^Pay \$/ }).click();
  await expect(page.getByText(/^\$[\d,.]+ is on its way$/)).toBeVisible();

  // The roommate’s open page shows the pending payment without the name of the bank.
  const history = ben.page.getByRole('list', { name: 'Payment history' });
  await expect(history.getByText(/Paid by Canary Finch/)).toBeVisible();
  await expect(ben.page.getByText('Sandbox Bank ending in 6789')).toHaveCount(0);

  // What is left is put into parts.
  await ben.page.getByText('Pay what’s overdue in installments').click();
  await ben.page.getByText('3 payments', { exact: true }).click();
  await ben.page.getByLabel(/^What happened\?/).fill('My hours were cut this month.');
  await ben.page.getByRole('button', { name: /^(Start plan with|Ask for this plan)/ }).click();
  await expect(ben.page.getByText(/Your plan has started\.|We got your request\./)).toBeVisible();

  await openPage(page, '/accounts/bills');
  const bill = page.getByRole('article', { name: /HOA fine/ });
  await bill.getByRole('button', { name: 'Dispute this bill' }).click();
  await bill.getByLabel('What’s wrong with this bill?').fill('The bins were emptied the day before the photo.');
  await waitUntilStable(page);
  await expectAccessibleInThemes(page);
  await bill.locator('[type=submit]').click();
  await expect(bill.getByText('The bins were emptied the day before the photo.')).toBeVisible();
});
