// A debit that the bank sends back: what the resident sees, what is due again, and what it costs.
import { createListedHome, createPerson } from '../support/applications';
import { expect, expectAccessibleInThemes, openPage, reloadPage, test, widths } from '../support/fixtures.ts';
import { sendLeaseForHome } from '../support/leases';
import { queryRows } from '../support/rentEstimate';

test('rent is due again after a returned debit, with the fee of the lease', async ({ page: _, browser }) => {
  test.slow();
  const [owner, ada] = [await createPerson(browser, 'homeowner'), await createPerson(browser)];
  const home = await createListedHome(owner);
  const lease = await sendLeaseForHome(browser, home.id, { residents: [{ name: 'Canary Finch', email: ada.email }] });
  await queryRows(
    `update leases set status = 'active', signed_at = now(),
       terms = terms || jsonb_build_object('startOn', to_char(date_trunc('month', now()), 'YYYY-MM-DD')) where id = $1`,
    [lease.id],
  );
  await queryRows("update envelope_signers set status = 'signed' where envelope_id = $1", [lease.envelopeId]);
  await queryRows("select graphile_worker.add_job('createDueCharges', '{}')");
  await expect
    .poll(() => queryRows("select id from charges where lease_id = $1 and kind = 'rent'", [lease.id]))
    .not.toHaveLength(0);

  const { page } = ada;
  await page.setViewportSize({ width: widths.phone, height: 780 });
  await openPage(page, '/accounts/home/payments');
  await page.getByRole('button', { name: 'Add bank account' }).click();
  await page.getByRole('radio', { name: /A bank account with too little in it/ }).check();
  await page.getByRole('button', { name: 'Use this one' }).click();
  const dialog = page.getByRole('dialog', { name: 'Payment methods' });
  await expect(dialog.getByText('Sandbox Bank ending in 2227 is saved')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await page.getByText('Everything due').click();
  await page.getByRole('button', { name: /^Pay \$/ }).click();
  await expect(page.getByText(/^\$[\d,.]+ is on its way$/)).toBeVisible();
  const history = page.getByRole('list', { name: 'Payment history' });
  await expect(history.getByText('On its way')).toBeVisible();

  // Four days later the bank says no.
  await queryRows(
    `update sandbox.objects set body = jsonb_set(body, '{due}', '1') where id in (
       select processor_ref from payments where lease_id = $1)`,
    [lease.id],
  );
  await queryRows("select graphile_worker.add_job('advanceSandbox', '{}')");
  await expect
    .poll(() => queryRows("select id from charges where lease_id = $1 and kind = 'returned_payment_fee'", [lease.id]), {
      timeout: 30_000,
    })
    .toHaveLength(1);
  await reloadPage(page);
  await expect(history.getByText('Did not go through')).toBeVisible();
  await expect(history.getByText('Returned-payment fee', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Pay \$/ })).toBeVisible();
  await expect(page.getByText('Due now', { exact: true })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await expectAccessibleInThemes(page);
  // It is sent once more by itself, on a business day.
  expect(
    await queryRows(
      `select job.id from graphile_worker.jobs job where job.task_identifier = 'retryReturnedPayment' and job.key in (
         select 'retry-payment:' || id from payments where lease_id = $1)`,
      [lease.id],
    ),
  ).toHaveLength(1);
});
