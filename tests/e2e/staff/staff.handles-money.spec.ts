// A rent account at the desk: staff add and waive a charge, record a check, and refund a part of it with a second person.
import { createListedHome, createPerson } from '../support/applications';
import { expect, expectAccessibleInThemes, openPage, test, waitUntilStable, widths } from '../support/fixtures.ts';
import { sendLeaseForHome } from '../support/leases';
import { queryRows } from '../support/rentEstimate';

test('staff waive a charge and record a check; a refund takes two people and stands in the books', async ({
  page: _,
  browser,
}) => {
  test.slow();
  const [owner, ada] = [await createPerson(browser, 'homeowner'), await createPerson(browser)];
  const [asker, approver] = [await createPerson(browser, 'staff'), await createPerson(browser, 'staff')];
  await queryRows("update users set duties = '{money}' where id = any($1::uuid[])", [[asker.id, approver.id]]);
  const home = await createListedHome(owner);
  const lease = await sendLeaseForHome(browser, home.id, { residents: [{ name: 'Canary Finch', email: ada.email }] });
  await queryRows(
    `update leases set status = 'active', signed_at = now(),
       terms = terms || jsonb_build_object('startOn', to_char(date_trunc('month', now()), 'YYYY-MM-DD')) where id = $1`,
    [lease.id],
  );
  await queryRows("update envelope_signers set status = 'signed', user_id = $2 where envelope_id = $1", [
    lease.envelopeId,
    ada.id,
  ]);
  await queryRows("select graphile_worker.add_job('createDueCharges', '{}')");
  await expect
    .poll(() => queryRows("select id from charges where lease_id = $1 and kind = 'rent'", [lease.id]))
    .not.toHaveLength(0);

  const { page } = asker;
  await openPage(page, `/accounts/desk/money/${lease.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Rent account');
  await page.getByText('Add a charge', { exact: true }).click();
  await page.getByLabel('What it is for').fill('Water, November');
  const charge = page.locator('form', { has: page.getByRole('button', { name: 'Add charge' }) });
  await charge.getByLabel('Amount', { exact: true }).fill('42.10');
  await charge.getByLabel('Reason', { exact: true }).fill('City invoice 17');
  await waitUntilStable(page);
  await expectAccessibleInThemes(page);
  await page.getByRole('button', { name: 'Add charge' }).click();
  await expect(page.getByText('Charge added.')).toBeVisible();

  const open = page.getByRole('region', { name: 'Open charges' });
  const water = open.getByRole('listitem').filter({ hasText: 'Water, November' });
  await water.getByRole('button', { name: 'Waive' }).click();
  await water.getByLabel('Why you waive Water, November').fill('The meter was wrong');
  await water.getByRole('button', { name: 'Waive' }).click();
  await expect(water).toHaveCount(0);
  await expect(page.getByRole('list', { name: 'History' }).getByText('Water, November waived')).toBeVisible();

  await page.getByText('Record a check or money order', { exact: true }).click();
  const check = page.locator('form', { has: page.getByRole('button', { name: 'Record payment' }) });
  await check.getByLabel('Number', { exact: true }).fill('1042');
  await check.getByLabel('Bank deposit', { exact: true }).fill('Slip 311');
  await check.getByLabel('Amount', { exact: true }).fill('30000');
  await check.getByLabel('Note', { exact: true }).fill('Came by mail');
  await page.setViewportSize({ width: widths.phone, height: 780 });
  await waitUntilStable(page);
  await expectAccessibleInThemes(page);
  await page.getByRole('button', { name: 'Record payment' }).click();
  await expect(page.getByText(/A second person approves it before anything changes/)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Changes by our team' })).toContainText('Bank deposit: Slip 311');

  // The check is above the limit of one person, so another one approves it.
  const { page: second } = approver;
  await openPage(second, '/accounts/desk/money');
  // Other journeys may have requests of their own.
  const waiting = second.getByRole('region', { name: 'Waiting for a second person' });
  const recorded = waiting.getByRole('article', { name: 'Recorded payment: Came by mail' });
  const approve = recorded.getByRole('button', { name: 'Approve' });
  await approve.click();
  await expect(approve).toHaveCount(0);
  await openPage(page, `/accounts/desk/money/${lease.id}`);
  await expect(open.getByText('Everything is paid.')).toBeVisible();

  // A check goes back by check, and only what paid nothing.
  await page.getByRole('button', { name: /^Refund up to / }).click();
  await page.getByLabel('Amount to refund').fill('29999');
  await page.getByLabel('Number of the check').fill('2001');
  const payments = page.getByRole('region', { name: 'Payments', exact: true });
  await payments.getByLabel('Reason').fill('Paid twice');
  await payments.getByRole('button', { name: 'Ask for approval' }).click();
  await expect(payments.getByText(/^At most \$[\d,.]+ of this payment can go back/)).toBeVisible();
  await page.getByLabel('Amount to refund').fill('100');
  const requested = page.waitForResponse((answer) => answer.url().endsWith('/money-requests') && answer.ok());
  await payments.getByRole('button', { name: 'Ask for approval' }).click();
  await requested;
  await expect(payments.getByRole('button', { name: 'Ask for approval' })).toHaveCount(0);

  // The person who asked cannot approve it.
  await openPage(page, '/accounts/desk/money');
  const own = page.getByRole('article', { name: 'Refund: Paid twice' });
  await expect(own.getByText('You asked for this, so another person decides.')).toBeVisible();
  await waitUntilStable(page);
  await expectAccessibleInThemes(page);

  // An entry by hand says at its line what is missing, until the line changes.
  await page.getByText('Post an entry by hand', { exact: true }).click();
  const lineOf = (number: number) => page.getByRole('group', { name: `Line ${number}` });
  const [bank, other] = [lineOf(1), lineOf(2)];
  await bank.getByLabel('Account').fill('Trust bank');
  await page.getByRole('option', { name: 'Trust bank account' }).click();
  await bank.getByLabel('Amount').fill('12.50');
  await other.getByLabel('Account').fill('Nobody has this');
  await other.getByLabel('Amount').fill('12.50');
  const form = page.locator('form', { has: bank });
  await form.getByLabel('Effective on').fill('2026-11-02');
  await form.getByLabel('Reason').fill('Bank fee');
  await form.getByRole('button', { name: 'Ask for approval' }).click();
  await expect(other.getByLabel('Account')).toHaveAttribute('aria-invalid', 'true');
  await expect(bank.getByLabel('Account')).not.toHaveAttribute('aria-invalid', 'true');
  await waitUntilStable(page);
  await expectAccessibleInThemes(page);
  await other.getByLabel('Account').fill('Late');
  await expect(other.getByLabel('Account')).not.toHaveAttribute('aria-invalid', 'true');

  await openPage(second, '/accounts/desk/money');
  const request = second.getByRole('article', { name: 'Refund: Paid twice' });
  const approveRefund = request.getByRole('button', { name: 'Approve' });
  await approveRefund.click();
  await expect(approveRefund).toHaveCount(0);
  await second.getByLabel('Find an account').fill('Trust bank');
  await second.getByRole('link', { name: 'Trust bank account', exact: true }).click();
  await expect(second.getByRole('heading', { level: 1 })).toHaveText('Trust bank account');
  const line = second.getByRole('list', { name: 'History' }).getByRole('listitem').first();
  await expect(line).toContainText('Paid twice · check 2001');
  await expect(line).toContainText(/[-−]\$100\.00/);
  await waitUntilStable(second);
  await expectAccessibleInThemes(second);

  // The payer has a receipt, and sees what came back.
  await openPage(ada.page, '/accounts/home/payments');
  const history = ada.page.getByRole('list', { name: 'Payment history' });
  await expect(history.getByText('Refund', { exact: true })).toBeVisible();
  await expect(async () => {
    await openPage(ada.page, '/accounts/home/payments');
    await expect(history.getByRole('button', { name: 'Receipt' })).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 30_000 });
});
