// Repairs with owners who pay in installments: chosen with the approval, signed once they are billed.
import { afterEach, describe, expect, test } from 'vitest';
import { cents } from '@/contract/amounts/cents';
import { workOrders } from '@/contract/care/workOrders/endpoints';
import { smoothPayments } from '@/contract/money/smoothPayments/endpoints';
import { offerRepairSpread } from '@/server/modules/money/smoothPayments/jobs';
import { refusalOf, testApi } from '@/tests/support/api';
import { createLivedInHome, fridge, quoteOf, report } from '@/tests/support/fixtures/care/workOrders';
import { findMessages } from '@/tests/support/fixtures/logins';
import { expectConsistentLedger } from '@/tests/support/fixtures/money/ledger';
import { createSignedAgreement } from '@/tests/support/fixtures/money/payouts';
import { takeJobs } from '@/tests/support/jobs';

const api = testApi();
afterEach(() => expectConsistentLedger(api));

/** A repair with a quote that waits for its owner. */
async function quoted(quoteCents: number) {
  const place = await createLivedInHome(api);
  const { id } = await report(api, place, place.resident, fridge());
  const params = { workOrderId: id };
  const { quotes } = await api.callAs(place.staff, workOrders.addQuote, { params, body: quoteOf(quoteCents) });
  const approve = (months: 3 | 6 | 12 | null) =>
    api.callAs(place.owner, workOrders.decideApproval, {
      params,
      body: { decision: 'approve', quoteId: quotes[0]?.id ?? '', payment: 'spread', months },
    });
  return { ...place, id, params, approve };
}
type Quoted = Awaited<ReturnType<typeof quoted>>;

/** The work is confirmed, billed at this price, and posted against the owner. */
async function bill({ id, params, staff }: Quoted, totalCents: number, number = 'A-1'): Promise<void> {
  await api.rows("update work_orders set status = 'confirmed', confirmed_at = now() where id = $1", [id]);
  const { invoices } = await api.callAs(staff, workOrders.addInvoice, {
    params,
    body: {
      vendorName: 'Alder Repairs',
      vendorAddress: '1 Elm St',
      number,
      lines: [{ label: 'Work', cents: cents(totalCents) }],
    },
  });
  await api.callAs(staff, workOrders.postInvoice, {
    params: { invoiceId: invoices.at(-1)?.id ?? '' },
    body: { payer: 'owner', chargeBackReason: '' },
  });
}
const runJobs = async () => {
  for (const job of await takeJobs(api, 'offerRepairSpread')) await offerRepairSpread(api.services, job);
};
const subjectsTo = async ({ email }: { email: string }) =>
  (await findMessages(api, email)).map(({ data }) => String(data.subject)).filter((subject) => /spread/.test(subject));

describe('approving with installments', () => {
  test('asks for the months, and for a price that can be spread', async () => {
    expect(await refusalOf((await quoted(30_100)).approve(null))).toMatchObject({
      status: 400,
      fields: { months: 'Choose over how many months' },
    });
    expect(await refusalOf((await quoted(1_500_001)).approve(3))).toMatchObject({
      status: 409,
      message: expect.stringContaining('$15,000'),
    });
    expect(await (await quoted(60_000)).approve(6)).toMatchObject({
      status: 'approved',
      approval: { approvedCents: 60_000, payment: 'spread', spreadMonths: 6 },
    });
  });
});

describe('offerRepairSpread', () => {
  test('makes the disclosure of the exact bills ready to sign, once', async () => {
    const place = await quoted(60_000);
    const { homeId, owner } = place;
    await createSignedAgreement(api, { homeId, ownerId: owner.id, plan: 'Monthly', rent: 3_000 });
    await place.approve(6);
    await bill(place, 55_000);
    await runJobs();
    await offerRepairSpread(api.services, { workOrderId: place.id });
    const { plans } = await api.callAs(owner, smoothPayments.getSmoothPayments, { params: { homeId } });
    expect(plans).toMatchObject([{ status: 'signing', months: 6, amount: 55_000, bills: [{ amount: 55_000 }] }]);
    expect(await subjectsTo(owner)).toEqual([expect.stringContaining('Sign to spread')]);
    const order = await api.callAs(owner, workOrders.getWorkOrder, { params: place.params });
    expect(order.approval?.payment).toBe('from_rent');
  });

  test('waits for what is not posted yet', async () => {
    const place = await quoted(60_000);
    await place.approve(3);
    await api.rows("update work_orders set status = 'confirmed', confirmed_at = now() where id = $1", [place.id]);
    const later = { vendorName: 'Alder Repairs', vendorAddress: '1 Elm St', number: 'A-2' };
    await api.callAs(place.staff, workOrders.addInvoice, {
      params: place.params,
      body: { ...later, lines: [{ label: 'Part', cents: cents(10_000) }] },
    });
    await bill(place, 40_000);
    await runJobs();
    expect(await subjectsTo(place.owner)).toEqual([]);
  });

  test('without an agreement the owner chooses, and a small bill is taken from the next payout', async () => {
    const [large, small] = [await quoted(60_000), await quoted(60_000)];
    for (const [place, price] of [
      [large, 60_000],
      [small, 29_900],
    ] as const) {
      await place.approve(3);
      await bill(place, price);
    }
    await runJobs();
    expect(await subjectsTo(large.owner)).toEqual([expect.stringContaining('Choose the bills to spread')]);
    expect(await subjectsTo(small.owner)).toEqual([expect.stringContaining('too small to spread')]);
  });
});
