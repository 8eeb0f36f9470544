// Accepted work that its owner pays at once, or spreads: what is taken, held, billed, and given back.
import { afterEach, describe, expect, test } from 'vitest';
import { cents } from '@/contract/amounts/cents';
import { workOrders } from '@/contract/care/workOrders/endpoints';
import { paymentMethods } from '@/contract/money/paymentMethods/endpoints';
import { smoothPayments } from '@/contract/money/smoothPayments/endpoints';
import { proposals } from '@/contract/onboarding/proposals/endpoints';
import { asSystem } from '@/server/db/client';
import { accountBalance, homeInstallments, homePayable, homePrepaidWork } from '@/server/modules/money/ledger';
import { applyReturn } from '@/server/modules/money/payments';
import { handleInstallmentEnvelope } from '@/server/modules/money/smoothPayments/jobs';
import {
  handleProposalPaymentStatus,
  offerProposalSpread,
  settleProposedWork,
} from '@/server/modules/onboarding/proposals/jobs';
import * as repo from '@/server/modules/onboarding/proposals/repo';
import { sealEnvelope } from '@/server/modules/platform/signing/jobs';
import { refusalOf, testApi } from '@/tests/support/api';
import { createInspectableHome } from '@/tests/support/fixtures/care/inspections';
import { sendProposal } from '@/tests/support/fixtures/care/proposals';
import { signEnvelope } from '@/tests/support/fixtures/leases';
import { findMessages } from '@/tests/support/fixtures/logins';
import { completeMethodSetup } from '@/tests/support/fixtures/money/charges';
import { expectConsistentLedger } from '@/tests/support/fixtures/money/ledger';
import { createSignedAgreement } from '@/tests/support/fixtures/money/payouts';
import { takeJobs } from '@/tests/support/jobs';
import { submitAndPay } from './system';

const api = testApi();
type Sent = Awaited<ReturnType<typeof sendProposal>>;
const PRICE = 12_500;
afterEach(() => expectConsistentLedger(api));

async function acceptAll(sent: Sent): Promise<void> {
  for (const { id } of sent.proposal.items)
    await api.callAs(sent.owner, proposals.decideItem, { params: { itemId: id }, body: { decision: 'accept' } });
}
async function addMethod({ owner }: Sent, way: string): Promise<string> {
  const session = await completeMethodSetup(api, owner, way.startsWith('pm_card') ? 'card' : 'bank', way);
  return (await api.callAs(owner, paymentMethods.addPaymentMethod, { body: { session } })).id;
}
const payNow = (sent: Sent, paymentMethodId: string, feeCents = 0) =>
  api.callAs(sent.owner, proposals.submitDecisions, {
    params: sent.params,
    body: { payment: 'now', method: { paymentMethodId, feeCents: cents(feeCents) } },
  });
const balanceOf = (account: ReturnType<typeof homePayable>) =>
  asSystem(api.services.db, (db) => accountBalance(db, account));
const held = ({ homeId }: Sent) => balanceOf(homePrepaidWork({ homeId }));
const payable = ({ homeId }: Sent) => balanceOf(homePayable({ homeId }));
const payments = ({ proposal }: Sent) =>
  api.rows<{ id: string; status: string; amount: number; ref: string }>(
    'select id, status, amount::int as amount, processor_ref as ref from payments where purpose_id = $1 order by created_at',
    [proposal.id],
  );

/** Every work order of the proposal is done, confirmed, and billed at this price. */
async function bill({ staff, homeId }: Sent, totalCents: number): Promise<void> {
  await api.rows("update users set duties = '{care,money,leasing}' where id = $1", [staff.id]);
  const orders = await api.rows<{ id: string }>('select id from work_orders where home_id = $1 order by id', [homeId]);
  for (const [n, { id: workOrderId }] of orders.entries()) {
    await api.rows("update work_orders set status = 'confirmed', confirmed_at = now() where id = $1", [workOrderId]);
    const params = { workOrderId };
    const { invoices } = await api.callAs(staff, workOrders.addInvoice, {
      params,
      body: {
        vendorName: 'Alder Repairs',
        vendorAddress: '1 Elm St',
        vendorPhone: '+15105550100',
        vendorLicense: '',
        number: `A-${n}`,
        lines: [{ label: 'Work', quantity: 1, cents: cents(totalCents) }],
        taxCents: cents(0),
        markupCents: cents(0),
      },
    });
    await api.callAs(staff, workOrders.postInvoice, {
      params: { invoiceId: invoices[0]?.id ?? '' },
      body: { payer: 'owner', chargeBackReason: '' },
    });
  }
}

describe('paying now', () => {
  test('takes the total once, and the invoices are settled from it; what is left is the owner’s', async () => {
    const sent = await sendProposal(api, ['stove', 'caulk']);
    await acceptAll(sent);
    const method = await addMethod(sent, 'pm_card_visa_debit');
    expect(await payNow(sent, method)).toMatchObject({
      status: 'accepted',
      payment: 'now',
      paid: { amountCents: 2 * PRICE, feeCents: 0, status: 'succeeded' },
    });
    expect((await refusalOf(payNow(sent, method))).status).toBe(409);
    expect(await payments(sent)).toHaveLength(1);
    expect(await held(sent)).toBe(2 * PRICE);
    await bill(sent, 10_000);
    expect([await held(sent), await payable(sent)]).toEqual([5_000, 0]);
    await settleProposedWork(api.services);
    expect(await held(sent)).toBe(5_000);
    await api.rows("update work_orders set status = 'closed' where home_id = $1", [sent.homeId]);
    await settleProposedWork(api.services);
    await settleProposedWork(api.services);
    expect([await held(sent), await payable(sent)]).toEqual([0, 5_000]);
  });

  test('a declined card submits nothing, and another method pays', async () => {
    const sent = await sendProposal(api, ['stove']);
    await acceptAll(sent);
    const stopped = await addMethod(sent, 'pm_card_authenticationRequired');
    const fee = Math.floor((PRICE * 290) / 10_000);
    expect(await refusalOf(payNow(sent, stopped, fee))).toMatchObject({ code: 'paymentDeclined' });
    const read = await api.callAs(sent.owner, proposals.getProposal, { params: sent.params });
    expect(read).toMatchObject({ status: 'sent', payment: null, paid: { status: 'failed' } });
    await payNow(sent, await addMethod(sent, 'pm_usBankAccount_success'));
    expect((await payments(sent)).map(({ status }) => status)).toEqual(['failed', 'processing']);
  });

  test('rejects a fee that was not shown and a method of another person', async () => {
    const sent = await sendProposal(api, ['stove']);
    const other = await sendProposal(api, ['yard'], await createInspectableHome(api));
    await acceptAll(sent);
    expect(await refusalOf(payNow(sent, await addMethod(sent, 'pm_card_visa')))).toMatchObject({ status: 409 });
    const theirs = await addMethod(other, 'pm_usBankAccount_success');
    expect(await refusalOf(payNow(sent, theirs))).toMatchObject({ status: 409 });
    expect(await payments(sent)).toEqual([]);
  });

  test('money that came while the decisions were not submitted submits them', async () => {
    const sent = await sendProposal(api, ['stove']);
    await acceptAll(sent);
    const method = await addMethod(sent, 'pm_card_visa_debit');
    const crashing = {
      ...api.services,
      __failpoint: (name: string) => {
        if (name === 'proposals:paid') throw new Error('The process ends');
      },
    };
    const row = await asSystem(api.services.db, (db) => repo.findById(db, sent.proposal.id));
    if (!row) expect.fail('no proposal');
    const body = { payment: 'now', method: { paymentMethodId: method, feeCents: cents(0) }, months: null } as const;
    await expect(submitAndPay(crashing, row, body, sent.owner.id)).rejects.toThrow('The process ends');
    const item = sent.proposal.items[0]?.id ?? '';
    const late = api.callAs(sent.owner, proposals.decideItem, {
      params: { itemId: item },
      body: { decision: 'own_vendor', vendorName: 'Mine' },
    });
    expect(await refusalOf(late)).toMatchObject({ status: 409 });
    for (const job of await takeJobs(api, 'handleProposalPaymentStatus'))
      await handleProposalPaymentStatus(api.services, job);
    const read = await api.callAs(sent.owner, proposals.getProposal, { params: sent.params });
    expect(read).toMatchObject({ status: 'accepted', payment: 'now', paid: { status: 'succeeded' } });
  });

  test('a bank that takes the money back leaves the work to be paid from rent', async () => {
    const sent = await sendProposal(api, ['stove']);
    await acceptAll(sent);
    await payNow(sent, await addMethod(sent, 'pm_card_visa_debit'));
    await bill(sent, PRICE);
    expect([await held(sent), await payable(sent)]).toEqual([0, 0]);
    const [{ id = '', ref = '' } = {}] = await payments(sent);
    await asSystem(api.services.db, (db) =>
      applyReturn(db, id, { ref, status: 'failed', failure: 'fraudulent' }, api.now),
    );
    for (const job of await takeJobs(api, 'handleProposalPaymentStatus'))
      await handleProposalPaymentStatus(api.services, job);
    expect([await held(sent), await payable(sent)]).toEqual([0, -PRICE]);
    const read = await api.callAs(sent.owner, proposals.getProposal, { params: sent.params });
    expect(read).toMatchObject({ payment: 'from_rent', paid: { status: 'returned' } });
    const messaged = (await findMessages(api, sent.owner.email)).map(({ data }) => data.event);
    expect(messaged).toContain('paymentFailed');
  });
});

describe('spreading', () => {
  const spread = (sent: Sent, months: 3 | 6 | 12 | null) =>
    api.callAs(sent.owner, proposals.submitDecisions, { params: sent.params, body: { payment: 'spread', months } });

  test('asks for the months, and for a total that can be spread', async () => {
    const small = await sendProposal(api, ['stove']);
    await acceptAll(small);
    expect(await refusalOf(spread(small, 3))).toMatchObject({ status: 400, message: expect.stringContaining('$300') });
    const huge = await sendProposal(api, ['stove']);
    await acceptAll(huge);
    await api.rows('update proposal_items set price = 1500001 where proposal_id = $1', [huge.proposal.id]);
    expect(await refusalOf(spread(huge, 3))).toMatchObject({ message: expect.stringContaining('$15,000') });
    const large = await sendProposal(api, ['stove', 'caulk', 'yard']);
    await acceptAll(large);
    expect(await refusalOf(spread(large, null))).toMatchObject({ status: 400 });
    expect(await spread(large, 6)).toMatchObject({ status: 'accepted', payment: 'spread', spreadMonths: 6 });
  });

  test('once the last invoice is posted, the owner is asked to sign the installments, once', async () => {
    const sent = await sendProposal(api, ['stove', 'caulk', 'yard']);
    await acceptAll(sent);
    await spread(sent, 3);
    await offerProposalSpread(api.services, { proposalId: sent.proposal.id });
    const messaged = async () =>
      (await findMessages(api, sent.owner.email)).flatMap(({ data }) =>
        String(data.event).startsWith('spread') ? [data.event] : [],
      );
    expect(await messaged()).toEqual([]);
    await bill(sent, PRICE);
    for (const job of await takeJobs(api, 'offerProposalSpread')) await offerProposalSpread(api.services, job);
    await settleProposedWork(api.services);
    // Without a signed agreement there are no payouts to take installments from: the owner is messaged where to choose.
    expect(await messaged()).toEqual(['spreadLater']);
    expect(await payable(sent)).toBe(-3 * PRICE);
  });

  test('under a signed agreement the disclosure has the exact bills, and its signature spreads them', async () => {
    const place = await createInspectableHome(api);
    const { homeId, owner } = place;
    await createSignedAgreement(api, { homeId, ownerId: owner.id, plan: 'Monthly', rent: 3_000 });
    const sent = await sendProposal(api, ['stove', 'caulk', 'yard'], place);
    await acceptAll(sent);
    await spread(sent, 6);
    // The work came out cheaper than its price: what is billed is what is spread.
    await bill(sent, 11_000);
    for (const job of await takeJobs(api, 'offerProposalSpread')) await offerProposalSpread(api.services, job);
    await offerProposalSpread(api.services, { proposalId: sent.proposal.id });
    const messaged = (await findMessages(api, owner.email)).map(({ data }) => data.event);
    expect(messaged.filter((event) => String(event).startsWith('spread'))).toEqual(['spreadReady']);
    const read = () => api.callAs(owner, smoothPayments.getSmoothPayments, { params: { homeId } });
    const { plans, bills } = await read();
    expect(bills).toEqual([]);
    expect(plans).toMatchObject([{ status: 'signing', months: 6, amount: 33_000, fee: 660, left: 33_660 }]);
    expect(await payable(sent)).toBe(-33_000);
    const [{ id = '', envelopeId } = {}] = plans;
    if (!envelopeId) expect.fail('nothing to sign');
    await signEnvelope(api, owner, envelopeId);
    await sealEnvelope(api.services, { id: envelopeId });
    await handleInstallmentEnvelope(api.services, { subject: `installmentPlan:${id}` });
    const [plan] = (await read()).plans;
    expect(plan).toMatchObject({ id, status: 'active', left: 33_660 });
    expect(plan?.installments.map(({ amount }) => amount)).toEqual(Array(6).fill(5_610));
    expect([await payable(sent), await balanceOf(homeInstallments({ homeId }))]).toEqual([0, 33_000]);
  });
});
