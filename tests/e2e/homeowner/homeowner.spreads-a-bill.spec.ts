// A repair bill over six payouts: chosen with its cost in view, disclosed, signed, and on its schedule.
import { randomUUID } from 'node:crypto';
import { readAndSign, signAgreement } from '../support/agreements';
import { createPerson } from '../support/applications';
import { expect, expectAccessible, openPage, test, widths } from '../support/fixtures.ts';
import { queryRows } from '../support/rentEstimate';

/** A home under a signed agreement with a repair bill of $1,200. */
async function createBilledHome(ownerId: string): Promise<string> {
  const [homeId, workOrderId] = [randomUUID(), randomUUID()];
  await queryRows(
    `insert into homes (id, owner_id, status, region_id, city_id, type, street_address, zipcode, lat, lng, headline,
       description, beds, baths, rent, deposit, available_on)
     select $1, $2, 'leased', region_id, city_id, type, '9 Faucet Court', zipcode, lat, lng, headline, description, beds,
       baths, rent, deposit, available_on from homes where status = 'active' limit 1`,
    [homeId, ownerId],
  );
  await signAgreement(homeId, ownerId);
  await queryRows(
    `insert into work_orders (id, home_id, owner_id, source, title, area, tier, tier_reason, status, status_since,
       response_due_at, created_at, updated_at)
     values ($1, $2, $3, 'owner', 'New water heater', 'plumbing', 'standard', 'Asked for', 'closed', now(), now(), now(), now())`,
    [workOrderId, homeId, ownerId],
  );
  await queryRows(
    `insert into work_order_invoices (id, work_order_id, home_id, owner_id, vendor_name, vendor_address, number, lines,
       total, status, payer, posted_at, created_at, updated_at)
     values ($1, $2, $3, $4, 'Cho Plumbing', '1 Elm St', '77', '[]', 120000, 'posted', 'owner', now(), now(), now())`,
    [randomUUID(), workOrderId, homeId, ownerId],
  );
  return homeId;
}

test('a homeowner spreads a repair over six payouts, signs the disclosure, and sees the schedule', async ({
  browser,
}) => {
  test.slow();
  const { page, id } = await createPerson(browser, 'homeowner');
  await page.setViewportSize({ width: widths.phone, height: 740 });
  const homeId = await createBilledHome(id);
  await openPage(page, `/smooth-payments/${homeId}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Smooth payments');
  await page.getByRole('checkbox', { name: /New water heater, Cho Plumbing/ }).check();
  await page.getByText('6 payouts', { exact: true }).click();
  await expect(page.getByText('$204.00 comes out of each of 6 payouts')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Review and sign' }).click();
  await expect(page.getByText('Check the box to continue.')).toBeVisible();
  await page.getByRole('checkbox', { name: /I own this home as a rental/ }).check();
  await page.getByRole('button', { name: 'Review and sign' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Smooth payments for 9 Faucet Court');
  await readAndSign(page);
  await page.getByRole('link', { name: 'See your schedule' }).click();
  await expect(page).toHaveURL(`/smooth-payments/${homeId}/success`);
  await expect
    .poll(async () => (await queryRows('select status from installment_plans where home_id = $1', [homeId]))[0]?.status)
    .toBe('active');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your bills are spread');
  await expect(page.getByText('$1,224.00')).toBeVisible();
  await expectAccessible(page);

  // Paying off says what it takes, asks first, and still says so after a reload.
  await page.getByRole('button', { name: 'Pay off from next payout' }).click();
  await expect(page.getByText(/^It takes \$1,2\d\d\.\d\d\./)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Keep installments' }).click();
  await expect(page.getByText(/^It takes /)).toHaveCount(0);
  await page.getByRole('button', { name: 'Pay off from next payout' }).click();
  await page.getByRole('button', { name: 'Pay off', exact: true }).click();
  const next = page.getByText('We’ll take what is left from your next payout.');
  await expect(next).toBeVisible();
  await page.reload();
  await expect(next).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pay off from next payout' })).toHaveCount(0);
});
