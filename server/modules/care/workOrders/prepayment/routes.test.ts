// Repairs that their owner pays as they approve them: what is taken, held apart, billed, and given back.
import { afterEach, describe, expect, test } from 'vitest';
import { cents } from '@/contract/amounts/cents';
import { workOrders } from '@/contract/care/workOrders/endpoints';
import { paymentMethods } from '@/contract/money/paymentMethods/endpoints';
import { asSystem } from '@/server/db/client';
import * as repo from '@/server/modules/care/workOrders/repo';
import { accountBalance, homePayable, homePrepaidWork } from '@/server/modules/money/ledger';
import { applyReturn } from '@/server/modules/money/payments';
import { refusalOf, testApi } from '@/tests/support/api';
import { createLivedInHome, fridge, move, quoteOf, report } from '@/tests/support/fixtures/care/workOrders';
import { findMessages } from '@/tests/support/fixtures/logins';
import { completeMethodSetup } from '@/tests/support/fixtures/money/charges';
import { expectConsistentLedger } from '@/tests/support/fixtures/money/ledger';
import { takeJobs } from '@/tests/support/jobs';
import { decideAndPay, handleRepairPaymentStatus, settlePaidRepair } from './system';

const api = testApi();
const PRICE = 45_000;
afterEach(() => expectConsistentLedger(api));

type Place = Awaited<ReturnType<typeof createLivedInHome>>;

async function quoted(place?: Place, issue = fridge()) {
  const home = place ?? (await createLivedInHome(api));
  const { id } = await report(api, home, home.resident, issue);
  const params = { workOrderId: id };
  const { quotes } = await api.callAs(home.staff, workOrders.addQuote, { params, body: quoteOf(PRICE) });
  return { ...home, id, params, quoteId: quotes[0]?.id ?? '' };
}
type Quoted = Awaited<ReturnType<typeof quoted>>;

async function addMethod({ owner }: Pick<Quoted, 'owner'>, way: string): Promise<string> {
  const session = await completeMethodSetup(api, owner, way.startsWith('pm_card') ? 'card' : 'bank', way);
  return (await api.callAs(owner, paymentMethods.addPaymentMethod, { body: { session } })).id;
}
const approval = (quoteId: string, paymentMethodId: string, feeCents = 0) => ({
  decision: 'approve' as const,
  quoteId,
  payment: 'now' as const,
  months: null,
  method: { paymentMethodId, feeCents: cents(feeCents) },
});
const payNow = ({ owner, params, quoteId }: Quoted, method: string, feeCents = 0) =>
  api.callAs(owner, workOrders.decideApproval, { params, body: approval(quoteId, method, feeCents) });
const read = ({ owner, params }: Quoted) => api.callAs(owner, workOrders.getWorkOrder, { params });
const balanceOf = (account: ReturnType<typeof homePayable>) =>
  asSystem(api.services.db, (db) => accountBalance(db, account));
const held = ({ homeId, id }: Quoted) => balanceOf(homePrepaidWork({ homeId, workOrderId: id }));
const payable = ({ homeId }: Quoted) => balanceOf(homePayable({ homeId }));
const payments = ({ id }: Quoted) =>
  api.rows<{ id: string; status: string; amount: number; refunded: number; ref: string }>(
    `select id, status, amount::int as amount, refunded::int as refunded, processor_ref as ref from payments
     where purpose_id in (select id from work_order_quotes where work_order_id = $1) order by created_at, amount desc`,
    [id],
  );
const runStatus = async () => {
  for (const job of await takeJobs(api, 'handleRepairPaymentStatus'))
    await handleRepairPaymentStatus(api.services, job);
};
const runSettling = async () => {
  for (const job of await takeJobs(api, 'settlePaidRepair')) await settlePaidRepair(api.services, job);
};
const subjectsTo = async ({ email }: { email: string }) =>
  (await findMessages(api, email)).map(({ data }) => String(data.subject));

async function bill({ id, params, staff }: Quoted, totalCents: number): Promise<void> {
  await api.rows("update users set duties = '{care,money}' where id = $1", [staff.id]);
  await api.rows("update work_orders set status = 'confirmed', confirmed_at = now() where id = $1", [id]);
  const { invoices } = await api.callAs(staff, workOrders.addInvoice, {
    params,
    body: {
      vendorName: 'Alder Repairs',
      vendorAddress: '1 Elm St',
      number: 'A-1',
      lines: [{ label: 'Work', cents: cents(totalCents) }],
    },
  });
  await api.callAs(staff, workOrders.postInvoice, {
    params: { invoiceId: invoices[0]?.id ?? '' },
    body: { payer: 'owner', chargeBackReason: '' },
  });
}

describe('decideApproval, paying now', () => {
  test('takes the quote once, the invoice takes its own, and what is left goes to the owner', async () => {
    const place = await quoted();
    const other = await quoted(place, { ...fridge(), symptom: 'oven_dead' });
    const method = await addMethod(place, 'pm_card_visa_debit');
    expect(await payNow(place, method)).toMatchObject({
      status: 'approved',
      approval: { payment: 'now', prepaidCents: PRICE, paid: { amountCents: PRICE, feeCents: 0, status: 'succeeded' } },
    });
    expect((await refusalOf(payNow(place, method))).status).toBe(409);
    expect(await payments(place)).toHaveLength(1);
    await payNow(other, method);
    await bill(place, 40_000);
    expect([await held(place), await held(other), await payable(place)]).toEqual([5_000, PRICE, 0]);
    await move(api, place.staff, place.id, { event: 'close' });
    await runSettling();
    await settlePaidRepair(api.services, { workOrderId: place.id });
    expect([await held(place), await held(other), await payable(place)]).toEqual([0, PRICE, 5_000]);
  });

  test('a declined card approves nothing, and an unknown fee takes nothing', async () => {
    const place = await quoted();
    const stopped = await addMethod(place, 'pm_card_authenticationRequired');
    expect(await refusalOf(payNow(place, stopped, 1))).toMatchObject({ status: 409 });
    expect(await payments(place)).toEqual([]);
    const fee = Math.floor((PRICE * 290) / 10_000);
    expect(await refusalOf(payNow(place, stopped, fee))).toMatchObject({ code: 'paymentDeclined' });
    expect(await read(place)).toMatchObject({
      status: 'awaiting_approval',
      approval: { payment: null, prepaidCents: 0, paid: { status: 'failed' } },
    });
    await payNow(place, await addMethod(place, 'pm_usBankAccount_success'));
    expect((await payments(place)).map(({ status }) => status)).toEqual(['failed', 'processing']);
  });

  test('twice at once pays once', async () => {
    const place = await quoted();
    const method = await addMethod(place, 'pm_card_visa_debit');
    const results = await Promise.allSettled([payNow(place, method), payNow(place, method)]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect([(await payments(place)).length, await held(place)]).toEqual([1, PRICE]);
  });

  test('money that came while the process ended approves its quote, and nothing else is decided before', async () => {
    const place = await quoted();
    const method = await addMethod(place, 'pm_card_visa_debit');
    const crashing = {
      ...api.services,
      __failpoint: (name: string) => {
        if (name === 'workOrders:paid') throw new Error('The process ends');
      },
    };
    const row = await asSystem(api.services.db, (db) => repo.findById(db, place.id));
    if (!row) expect.fail('no work order');
    const participant = { row, role: 'owner', decides: true, personId: place.owner.id } as const;
    await expect(decideAndPay(crashing, participant, approval(place.quoteId, method))).rejects.toThrow('process ends');
    const decline = api.callAs(place.owner, workOrders.decideApproval, {
      params: place.params,
      body: { decision: 'decline', reason: 'Too much' },
    });
    expect(await refusalOf(decline)).toMatchObject({ status: 409, message: expect.stringContaining('paid for') });
    await runStatus();
    expect(await read(place)).toMatchObject({ status: 'approved', approval: { payment: 'now', approvedCents: PRICE } });
    expect(await subjectsTo(place.owner)).toContainEqual(expect.stringContaining('We received your payment'));
  });

  test('a second, higher quote costs only the rest', async () => {
    const place = await quoted();
    const method = await addMethod(place, 'pm_card_visa_debit');
    await payNow(place, method);
    const { quotes } = await api.callAs(place.staff, workOrders.addQuote, {
      params: place.params,
      body: quoteOf(60_000),
    });
    const higher = quotes.find(({ totalCents }) => totalCents === 60_000);
    await payNow({ ...place, quoteId: higher?.id ?? '' }, method);
    expect((await payments(place)).map(({ amount }) => amount)).toEqual([PRICE, 15_000]);
    expect(await held(place)).toBe(60_000);
  });
});

test('money that the bank took back before the quote was approved approves nothing', async () => {
  const place = await quoted();
  const method = await addMethod(place, 'pm_card_visa_debit');
  await payNow(place, method);
  const [{ id = '', ref = '' } = {}] = await payments(place);
  await asSystem(api.services.db, (db) =>
    applyReturn(db, id, { ref, status: 'failed', failure: 'fraudulent' }, api.now),
  );
  await api.rows("update work_orders set status = 'awaiting_approval', payment = null where id = $1", [place.id]);
  await api.rows("update work_order_quotes set status = 'offered' where id = $1", [place.quoteId]);
  expect(await refusalOf(payNow(place, method))).toMatchObject({ status: 409, code: 'conflict' });
  expect(await read(place)).toMatchObject({ status: 'awaiting_approval' });
});

describe('settlePaidRepair', () => {
  test('a canceled repair is refunded once, whatever runs twice', async () => {
    const place = await quoted();
    await payNow(place, await addMethod(place, 'pm_card_visa_debit'));
    await move(api, place.staff, place.id, { event: 'cancel', reason: 'The fridge was replaced' });
    await runSettling();
    await settlePaidRepair(api.services, { workOrderId: place.id });
    expect(await payments(place)).toMatchObject([{ status: 'refunded', refunded: PRICE }]);
    expect([await held(place), await payable(place)]).toEqual([0, 0]);
    expect(await subjectsTo(place.owner)).toContainEqual(expect.stringContaining('refunded'));
  });

  test('a bank that takes the money back leaves the repair to be paid from rent', async () => {
    const place = await quoted();
    await payNow(place, await addMethod(place, 'pm_card_visa_debit'));
    await bill(place, PRICE);
    const [{ id = '', ref = '' } = {}] = await payments(place);
    await asSystem(api.services.db, (db) =>
      applyReturn(db, id, { ref, status: 'failed', failure: 'fraudulent' }, api.now),
    );
    await runStatus();
    expect([await held(place), await payable(place)]).toEqual([0, -PRICE]);
    expect(await read(place)).toMatchObject({ approval: { payment: 'from_rent', paid: { status: 'returned' } } });
  });
});
