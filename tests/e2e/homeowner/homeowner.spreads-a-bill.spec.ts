// A repair bill over six payouts: chosen with its cost in view, disclosed, signed, and on its schedule.
import { randomUUID } from 'node:crypto';
import { readAndSign, signAgreement } from '../support/agreements';
import { createPerson } from '../support/applications';
import { expect, expectAccessible, openPage, test, waitUntilStable, widths } from '../support/fixtures.ts';
import { createProposal } from '../support/proposals.ts';
import { queryRows } from '../support/rentEstimate';

/** A home under a signed agreement with a repair bill of $1,200. */
async function createBilledHome(ownerId: string): Promise<string> {
  const [homeId, workOrderId] = [randomUUID(), randomUUID()];
  await queryRows(
    `insert into homes (id, owner_id, status, region_id, city_id, type, street_address, zipcode, lat, lng, headline,
       description, beds, baths, rent_cents, deposit_cents, available_on)
     select $1, $2, 'leased', region_id, city_id, type, '9 Faucet Court', zipcode, lat, lng, headline, description, beds,
       baths, rent_cents, deposit_cents, available_on from homes where status = 'active' limit 1`,
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
       total_cents, status, payer, posted_at, created_at, updated_at)
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
});

/** The work of a home is done and billed, each order at this price. */
async function billWork(homeId: string, cents: number): Promise<void> {
  await queryRows(
    `insert into work_order_invoices (id, work_order_id, home_id, owner_id, vendor_name, vendor_address, number, lines,
       total_cents, status, payer, posted_at, created_at, updated_at)
     select gen_random_uuid(), id, home_id, owner_id, 'Alder Repairs', '1 Elm St', 'A-' || row_number() over (), '[]', $2,
       'posted', 'owner', now(), now(), now() from work_orders where home_id = $1`,
    [homeId, cents],
  );
}

test('a homeowner accepts work, spreads its cost, and signs once it is billed', async ({ browser }) => {
  test.slow();
  const { page, id: ownerId } = await createPerson(browser, 'homeowner');
  const { id: proposalId, homeId } = await createProposal(ownerId);
  await signAgreement(homeId, ownerId);
  await openPage(page, `/post-inspection/homeowners/proposal/decide/${proposalId}`);
  for (const n of [0, 1, 2]) {
    const item = page.getByRole('article').nth(n);
    await item.getByText('Accept', { exact: true }).click();
    await expect(item.getByRole('radio', { name: 'Accept' })).toBeChecked();
  }
  await expect(page.getByText('Total: $870')).toBeVisible();
  await page.getByRole('link', { name: 'Review and submit' }).click();
  await page.getByText('Spread over months').click();
  await expect(page.getByText('About $147.90 from each payout, fee $17.40, APR 6.82%')).toBeVisible();
  await page.getByRole('button', { name: 'Submit decisions' }).click();
  await expect(page.getByText('Choose over how many months.')).toBeVisible();
  await page.getByRole('radio', { name: /^6 months/ }).check();
  await waitUntilStable(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Submit decisions' }).click();
  await page.waitForURL(/\/status\//);
  await expect(page.getByText('$870 · Spread over 6 months')).toBeVisible();
  await expect(page.getByText('Nothing to sign yet')).toBeVisible();

  await billWork(homeId, 25_000);
  await queryRows("select graphile_worker.add_job('offerProposalSpread', $1)", [JSON.stringify({ proposalId })]);
  await expect
    .poll(async () => (await queryRows('select status from installment_plans where home_id = $1', [homeId]))[0]?.status)
    .toBe('signing');
  await page.reload();
  await page.getByRole('link', { name: 'See your plan and bills' }).click();
  // What is billed is spread, not what was proposed.
  await expect(page.getByText('$765.00')).toBeVisible();
  await page.getByRole('link', { name: 'Read and sign' }).click();
  await readAndSign(page);
  await page.getByRole('link', { name: 'See your schedule' }).click();
  await expect
    .poll(async () => (await queryRows('select status from installment_plans where home_id = $1', [homeId]))[0]?.status)
    .toBe('active');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your bills are spread');
  await expect(page.getByText('$127.50')).toHaveCount(6);
  await expectAccessible(page);
});
