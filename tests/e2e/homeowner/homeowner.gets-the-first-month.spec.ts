// The first month under each payout plan: late rent, rent that came in, and rent in advance, paid to a bank account after
// its hold.
import { randomUUID } from 'node:crypto';
import { Temporal } from 'temporal-polyfill';
import { isBankDay } from '../../../server/calendar/bankDays';
import { createListedHome, createPerson, type TestPerson } from '../support/applications';
import { expect, expectAccessibleInThemes, openPage, test, waitUntilStable, widths } from '../support/fixtures.ts';
import { callApi, sendLeaseForHome } from '../support/leases';
import { fundBalance } from '../support/processor.ts';
import { queryRows } from '../support/rentEstimate';

type Plan = 'Monthly' | 'Yearly' | 'NoGuarantee';

/** The last business day, until today, that has no payout run yet. */
async function lastFreeDay(): Promise<Temporal.PlainDate> {
  const rows = await queryRows("select pay_on::text as day from payout_runs where status <> 'discarded'");
  const taken = new Set(rows.map(({ day }) => String(day)));
  let day = Temporal.Now.plainDateISO('America/Los_Angeles');
  while (!isBankDay(day) || taken.has(day.toString())) day = day.subtract({ days: 1 });
  return day;
}

/** A home with a running lease of $3,000 under this plan, paid on a day of the month. */
async function createPlanHome(
  browser: Parameters<typeof createPerson>[0],
  { owner, resident, plan, payOn }: { owner: TestPerson; resident: TestPerson; plan: Plan; payOn: Temporal.PlainDate },
) {
  const home = await createListedHome(owner);
  const residents = [{ name: 'Canary Finch', email: resident.email }];
  const lease = await sendLeaseForHome(browser, home.id, { residents });
  const startOn = payOn.with({ day: 1 });
  await queryRows(
    `update leases set status = 'active', signed_at = now(), terms = terms || jsonb_build_object('rentCents', 300000,
       'fees', '[]'::jsonb, 'startOn', $2::text, 'endOn', $3::text) where id = $1`,
    [lease.id, startOn.toString(), startOn.add({ years: 1 }).subtract({ days: 1 }).toString()],
  );
  await queryRows("update envelope_signers set status = 'signed', user_id = $2 where envelope_id = $1", [
    lease.envelopeId,
    resident.id,
  ]);
  await queryRows("update homes set status = 'leased' where id = $1", [home.id]);
  const offered = {
    regionId: 1,
    name: plan,
    plan,
    managementFeeBps: 500,
    placementFeeBps: 0,
    advanceFeeBps: 500,
    payoutDay: payOn.day,
    guaranteeLimitCents: plan === 'NoGuarantee' ? 0 : 900_000,
    evictionCover: false,
    deductions: [],
    endedBy: [],
  };
  await queryRows(
    `insert into agreements (id, home_id, owner_id, status, plan, terms, holders, created_at, signed_at)
     select $1, $2, $3, 'signed', $4, $5, jsonb_build_array(jsonb_build_object(
       'name', first_name || ' ' || last_name, 'email', email, 'capacity', '')), now(), now() from users where id = $3`,
    [randomUUID(), home.id, owner.id, plan, JSON.stringify({ offer: { plan: offered } })],
  );
  return { ...home, leaseId: lease.id };
}

const runJob = (task: string) => queryRows(`select graphile_worker.add_job('${task}', '{}')`);

test('a homeowner is paid the first month under each plan, and sees why it is that much', async ({
  page: _,
  browser,
}) => {
  test.slow();
  const [owner, resident] = [await createPerson(browser, 'homeowner'), await createPerson(browser)];
  const [preparer, releaser] = [await createPerson(browser, 'staff'), await createPerson(browser, 'staff')];
  await queryRows("update users set duties = '{money}' where id = any($1::uuid[])", [[preparer.id, releaser.id]]);
  await queryRows(
    `insert into w9s (id, user_id, status, form, tin_kind, tin, tin_last_four, created_at, certified_at)
     values ($1, $2, 'certified', '{"struckOut": false, "name": "Robin Vale"}', 'ssn', '\\x00', '6789', now(), now())`,
    [randomUUID(), owner.id],
  );
  const payOn = await lastFreeDay();
  await fundBalance(10_000_000);
  const made = { owner, resident, payOn };
  const late = await createPlanHome(browser, { ...made, plan: 'Monthly' });
  const collected = await createPlanHome(browser, { ...made, plan: 'NoGuarantee' });
  const unpaid = await createPlanHome(browser, { ...made, plan: 'NoGuarantee' });
  const yearly = await createPlanHome(browser, { ...made, plan: 'Yearly' });
  const homes = [late, collected, unpaid, yearly];
  await runJob('createDueCharges');
  const chargesOf = (status: string) =>
    queryRows(
      `select lease_id from charges where kind = 'rent' and due_on = $3 and status = $2 and lease_id = any($1::uuid[])`,
      [homes.map(({ leaseId }) => leaseId), status, payOn.with({ day: 1 }).toString()],
    );
  await expect.poll(() => chargesOf('open'), { timeout: 30_000 }).toHaveLength(4);

  // Two residents pay by check; two are late.
  for (const { leaseId } of [collected, yearly])
    await callApi(preparer.page, 'POST', `/leases/${leaseId}/recorded-payments`, {
      payerId: resident.id,
      kind: 'check',
      number: `${leaseId.slice(0, 8)}`,
      depositReference: 'Deposit 1',
      amountCents: 300_000,
      receivedOn: payOn.toString(),
      reason: 'Came by mail',
    });
  expect(await chargesOf('paid')).toHaveLength(2);

  const { page } = owner;
  await page.setViewportSize({ width: widths.phone, height: 780 });
  await openPage(page, '/accounts/portfolio/earnings');
  await page.getByRole('button', { name: 'Add a bank account' }).click();
  await page.getByLabel('Name on the account').fill('Robin Vale');
  await page.getByLabel('Routing number').fill('110000000');
  await page.getByLabel('Account number', { exact: true }).fill('000123456789');
  await page.getByLabel('Account number again').fill('000123456789');
  await page.getByRole('button', { name: 'Add bank account' }).click();
  const accounts = page.getByRole('region', { name: 'Payout account' });
  await expect(accounts).toContainText('In security hold');
  // Three days later.
  await queryRows("update payout_accounts set usable_from = now() - interval '1 minute' where owner_id = $1", [
    owner.id,
  ]);
  await runJob('makePayouts');
  await expect(async () => {
    await openPage(page, '/accounts/portfolio/earnings');
    await expect(accounts).toContainText('Active', { timeout: 2_000 });
  }).toPass({ timeout: 30_000 });

  // Rent in advance: the offer says what it costs in a year.
  await runJob('offerAdvances');
  const card = page.getByRole('region', { name: yearly.streetAddress, exact: false });
  const offer = card.getByRole('region', { name: 'Advance' });
  await expect(async () => {
    await openPage(page, '/accounts/portfolio/earnings');
    await expect(offer).toContainText('Effective annual rate', { timeout: 2_000 });
  }).toPass({ timeout: 30_000 });
  await waitUntilStable(page);
  await expectAccessibleInThemes(page);
  const amount = /Get (\$[\d,.]+) of rent now/.exec((await offer.textContent()) ?? '')?.[1];
  await offer.getByRole('button', { name: 'Accept the advance' }).click();
  await expect(card).toContainText('Rent paid in advance that is still to come in');

  // One of our team prepares the day's payouts, another releases them.
  const desk = preparer.page;
  await openPage(desk, '/accounts/desk/payouts');
  await desk.getByLabel('Payout day').fill(payOn.toString());
  await desk.getByRole('button', { name: 'Prepare payouts' }).click();
  await expect(desk.getByText('You prepared this run, so someone else on the team has to release it.')).toBeVisible();
  await waitUntilStable(desk);
  await expectAccessibleInThemes(desk);
  await openPage(releaser.page, new URL(desk.url()).pathname);
  await releaser.page.getByRole('button', { name: 'Release payouts' }).click();
  await releaser.page
    .getByRole('dialog')
    .getByRole('button', { name: /^Release/ })
    .click();
  await expect(releaser.page.getByText('Released', { exact: true })).toBeVisible();
  await runJob('makePayouts');

  const statement = ({ streetAddress }: { streetAddress: string }) =>
    page.getByRole('article', { name: new RegExp(streetAddress) });
  await expect(async () => {
    await openPage(page, '/accounts/portfolio/earnings');
    await expect(statement(yearly)).toContainText('On its way', { timeout: 2_000 });
  }).toPass({ timeout: 60_000 });
  // The resident is late, and the day and the amount hold: $3,000 less 5%.
  await expect(statement(late)).toContainText('Rent guarantee');
  await expect(statement(late)).toContainText('Payout$2,850.00');
  await expect(page.getByRole('region', { name: late.streetAddress })).toContainText('$6,000 of $9,000 left');
  // What came in is paid, and what did not is not.
  await expect(statement(collected)).toContainText('Rent collected');
  await expect(statement(collected)).toContainText('Payout$2,850.00');
  await expect(statement(unpaid)).toHaveCount(0);
  // The first month paid back what it could of the advance.
  await expect(statement(yearly)).toContainText('Rent paid in advance');
  await expect(statement(yearly)).toContainText(String(amount));
  await expect(statement(yearly)).toContainText('STRIPE TEST BANK ending in 6789');
  await waitUntilStable(page);
  await expectAccessibleInThemes(page);
});
