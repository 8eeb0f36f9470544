// Accepted work is spread over payouts: its cost is in view before it is chosen, and disclosed and signed once it is billed.
import { readAndSign, signAgreement } from '../support/agreements';
import { createPerson } from '../support/applications';
import { expect, expectAccessible, openPage, test, waitUntilStable } from '../support/fixtures.ts';
import { createProposal } from '../support/proposals.ts';
import { queryRows } from '../support/rentEstimate';

/** The work of a home is done and billed, each order at this price. */
async function billWork(homeId: string, cents: number): Promise<void> {
  await queryRows(
    `insert into work_order_invoices (id, work_order_id, home_id, owner_id, vendor_name, vendor_address, number, lines,
       total, status, payer, posted_at, created_at, updated_at)
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
  await page.getByText('About $147.90').click();
  await expect(page.getByRole('radio', { name: /^6 months/ })).toBeChecked();
  await waitUntilStable(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Submit decisions' }).click();
  await page.waitForURL(/\/status\//);
  await expect(page.getByText('$870 · Spread over 6 months')).toBeVisible();
  await expect(page.getByText('Nothing to sign yet')).toBeVisible();

  await billWork(homeId, 25_000);
  await queryRows("select graphile_worker.add_job('offerProposalSpread', $1)", [JSON.stringify({ proposalId })]);
  const planStatus = async () =>
    (await queryRows('select status from installment_plans where home_id = $1', [homeId]))[0]?.status;
  await expect.poll(planStatus).toBe('signing');
  await page.reload();
  await page.getByRole('link', { name: 'See your plan and bills' }).click();
  // What is billed is spread, not what was proposed.
  await expect(page.getByText('$765.00')).toBeVisible();
  await page.getByRole('link', { name: 'Read and sign' }).click();
  await readAndSign(page);
  await page.getByRole('link', { name: 'See your schedule' }).click();
  await expect(page).toHaveURL(`/smooth-payments/${homeId}/success`);
  await expect.poll(planStatus).toBe('active');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your bills are spread');
  await expect(page.getByText('$127.50')).toHaveCount(6);
  await expectAccessible(page);
});
