// Paying with a saved method, and what goes wrong on the way: each case leaves the account and the books as they should be.
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { cents } from '@/contract/amounts/cents';
import { charges } from '@/contract/money/charges/endpoints';
import { paymentMethods } from '@/contract/money/paymentMethods/endpoints';
import { asSystem } from '@/server/db/client';
import type { Person } from '@/server/http/person';
import { handleLeasePaymentStatus } from '@/server/modules/money/charges/jobs';
import { accountBalance, accounts } from '@/server/modules/money/ledger';
import { applyReturn } from '@/server/modules/money/payments';
import { applyEvent, receiveEvent } from '@/server/modules/money/payments/events';
import { refusalOf, testApi } from '@/tests/support/api';
import { agreed, completeMethodSetup, createLivedInLease } from '@/tests/support/fixtures/money/charges';
import { expectConsistentLedger } from '@/tests/support/fixtures/money/ledger';
import { createPerson } from '@/tests/support/fixtures/people';
import { takeJobs } from '@/tests/support/jobs';

const api = testApi();
let sam: Awaited<ReturnType<typeof createPerson>>;
let leaseId: string;
beforeEach(async () => {
  api.now = new Date('2026-12-01T20:00:00Z');
  sam = await createPerson(api, 'resident');
  leaseId = (await createLivedInLease(api, { residents: [sam] })).id;
});
afterEach(() => expectConsistentLedger(api));

const account = () => api.callAs(sam, charges.listCharges, { params: { leaseId } });
async function addMethod(way: string, person: Person = sam) {
  const session = await completeMethodSetup(api, person, way.startsWith('pm_card') ? 'card' : 'bank', way);
  return (await api.callAs(person, paymentMethods.addPaymentMethod, { body: { session } })).id;
}
const rent = async () => (await account()).charges.find(({ kind }) => kind === 'rent') ?? expect.fail('no rent');
const pay = async (paymentMethodId: string, { feeCents = 0, key = randomUUID(), chargeIds = [''] } = {}) =>
  api.callAs(
    sam,
    charges.payCharges,
    { params: { leaseId }, body: { chargeIds, method: { paymentMethodId, feeCents: cents(feeCents) } } },
    { idempotencyKey: key },
  );
const taken = () =>
  api.rows<{ amount: number; fee: number; status: string }>(
    `select amount::int as amount, fee::int as fee, status from payments where lease_id = $1 and status <> 'failed'`,
    [leaseId],
  );
const cardFees = () => asSystem(api.services.db, (db) => accountBalance(db, accounts.cardFees));
const outcomeOf = (call: Promise<unknown>) =>
  call.then(
    () => 200,
    ({ status }: { status: number }) => status,
  );

describe('a saved method', () => {
  test('pays a charge from a bank account at no fee, and it is on its way', async () => {
    const { id, amountCents } = await rent();
    const payment = await pay(await addMethod('pm_usBankAccount_success'), { chargeIds: [id] });
    expect(payment).toMatchObject({
      amountCents,
      feeCents: 0,
      status: 'processing',
      label: 'Sandbox Bank ending in 6789',
      expectedOn: '2026-12-07',
    });
    expect(await rent()).toMatchObject({ pendingCents: amountCents, status: 'open' });
  });

  test('takes the card fee that was shown, beside the amount, and books it as ours', async () => {
    const before = await cardFees();
    const { id, amountCents } = await rent();
    const fee = Math.floor((amountCents * 290) / 10_000);
    const method = await addMethod('pm_card_visa');
    expect(await refusalOf(pay(method, { chargeIds: [id], feeCents: fee - 1 }))).toMatchObject({
      status: 409,
      message: 'The amount or the card fee has changed. Check the total, then pay again.',
    });
    expect(await taken()).toEqual([]);
    expect(await pay(method, { chargeIds: [id], feeCents: fee })).toMatchObject({
      amountCents,
      feeCents: fee,
      status: 'succeeded',
    });
    expect(await rent()).toMatchObject({ status: 'paid', openCents: 0 });
    expect((await cardFees()) - before).toBe(fee);
  });

  test('a fee goes back with a payment that the bank takes back', async () => {
    const before = await cardFees();
    const { id, amountCents } = await rent();
    const fee = Math.floor((amountCents * 290) / 10_000);
    await pay(await addMethod('pm_card_visa'), { chargeIds: [id], feeCents: fee });
    const [{ ref = '' } = {}] = await api.rows<{ ref: string }>(
      'select processor_ref as ref from payments where lease_id = $1',
      [leaseId],
    );
    const [{ id: paymentId = '' } = {}] = await api.rows<{ id: string }>(
      'select id from payments where lease_id = $1',
      [leaseId],
    );
    await asSystem(api.services.db, (db) =>
      applyReturn(db, paymentId, { ref, status: 'failed', failure: 'fraudulent' }, api.now),
    );
    expect((await cardFees()) - before).toBe(0);
    expect(await rent()).toMatchObject({ status: 'open', openCents: amountCents });
  });

  test('rejects a method of another person or an unconfirmed one', async () => {
    const { id } = await rent();
    const others = await addMethod('pm_usBankAccount_success', await createPerson(api, 'resident'));
    const waiting = await addMethod('pm_usBankAccount_microdeposits');
    for (const method of [others, waiting])
      expect(await refusalOf(pay(method, { chargeIds: [id] }))).toMatchObject({
        status: 409,
        message: 'This payment method can’t be used. Choose another one.',
      });
    expect(await taken()).toEqual([]);
  });
});

describe('an amount that was just paid', () => {
  const payAmount = (paymentMethodId: string, more: { isRepeat?: boolean; key?: string } = {}) =>
    api.callAs(
      sam,
      charges.payCharges,
      {
        params: { leaseId },
        body: {
          amountCents: cents(6_240),
          method: { paymentMethodId, feeCents: cents(0) },
          ...(more.isRepeat && { isRepeat: true }),
        },
      },
      { idempotencyKey: more.key ?? randomUUID() },
    );

  test('is taken once by mistake, and again on purpose', async () => {
    const method = await addMethod('pm_usBankAccount_success');
    const answers = await Promise.all([1, 2, 3].map(() => outcomeOf(payAmount(method))));
    expect(answers.toSorted()).toEqual([200, 409, 409]);
    expect(await refusalOf(payAmount(method))).toMatchObject({
      code: 'repeatedPayment',
      message: 'You paid $62.40 a minute ago. Pay again?',
    });
    expect(await taken()).toHaveLength(1);
    await payAmount(method, { isRepeat: true });
    expect(await taken()).toHaveLength(2);
    api.now = new Date(api.now.getTime() + 11 * 60_000);
    await payAmount(method);
    expect(await taken()).toHaveLength(3);
  });

  test('answers the same key with the same payment, without a question', async () => {
    const [method, key] = [await addMethod('pm_usBankAccount_success'), randomUUID()];
    await payAmount(method, { key });
    await payAmount(method, { key });
    expect(await taken()).toHaveLength(1);
  });
});

describe('what goes wrong', () => {
  test('M7: two tabs pay one charge: one does, the other hears that it is on its way', async () => {
    const [{ id }, method] = [await rent(), await addMethod('pm_usBankAccount_success')];
    const answers = await Promise.all([1, 2].map(() => outcomeOf(pay(method, { chargeIds: [id] }))));
    expect(answers.toSorted()).toEqual([200, 409]);
    expect(await taken()).toHaveLength(1);
  });

  test('M7: 50 clicks are one payment', async () => {
    const [{ id, amountCents }, method] = [await rent(), await addMethod('pm_card_visa_debit')];
    const key = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => outcomeOf(pay(method, { chargeIds: [id], key }))),
    );
    // Those that come while the first is under way are asked to wait; none is taken twice.
    expect(new Set(answers)).not.toContain(500);
    expect(answers).toContain(200);
    expect(await taken()).toEqual([{ amount: amountCents, fee: 0, status: 'succeeded' }]);
    expect(await outcomeOf(pay(method, { chargeIds: [id], key }))).toBe(200);
  });

  test('a charge that was waived meanwhile is not paid, and the account says so', async () => {
    const [{ id }, method] = [await rent(), await addMethod('pm_card_visa_debit')];
    const staff = await createPerson(api, 'staff');
    const body = { reason: 'We gave a free month.' };
    await agreed(api, api.callAs(staff, charges.waiveCharge, { params: { chargeId: id }, body }));
    expect(await refusalOf(pay(method, { chargeIds: [id] }))).toMatchObject({ status: 409 });
    expect(await taken()).toEqual([]);
    expect(await rent()).toMatchObject({ status: 'waived', openCents: 0 });
  });

  test('a card that stops at 3-D Secure takes nothing, and another method pays', async () => {
    const { id, amountCents } = await rent();
    const card = await addMethod('pm_card_authenticationRequired');
    const fee = Math.floor((amountCents * 290) / 10_000);
    expect(await refusalOf(pay(card, { chargeIds: [id], feeCents: fee }))).toMatchObject({
      code: 'paymentDeclined',
      message: expect.stringContaining('Your bank asked to confirm this payment, and that didn’t work.'),
    });
    expect(await taken()).toEqual([]);
    expect(await rent()).toMatchObject({ status: 'open', pendingCents: 0 });
    await pay(await addMethod('pm_usBankAccount_success'), { chargeIds: [id] });
    expect(await rent()).toMatchObject({ pendingCents: amountCents });
  });

  /** Five days pass: the bank acts, and our jobs do what follows. */
  async function bankDays(): Promise<void> {
    api.now = new Date(api.now.getTime() + 5 * 86_400_000);
    await api.services.payments.sandbox?.advance((body, signature) => receiveEvent(api.services, body, signature));
    for (const event of await api.rows<{ id: string }>('select id from processor_events where applied_at is null'))
      await applyEvent(api.services, event);
    for (const job of await takeJobs(api, 'handleLeasePaymentStatus'))
      await handleLeasePaymentStatus(api.services, job);
  }
  const saved = () => api.callAs(sam, paymentMethods.listPaymentMethods);

  test('a bank debit that comes back opens the charge again, and the account stays usable', async () => {
    const { id, amountCents } = await rent();
    await pay(await addMethod('pm_usBankAccount_insufficientFunds'), { chargeIds: [id] });
    await bankDays();
    expect(await rent()).toMatchObject({ openCents: amountCents, pendingCents: 0 });
    expect(await taken()).toEqual([]);
    expect(await saved()).toMatchObject([{ status: 'active' }]);
  });

  test('a closed account is blocked for good, with the reason', async () => {
    const { id } = await rent();
    const method = await addMethod('pm_usBankAccount_accountClosed');
    await pay(method, { chargeIds: [id] });
    await bankDays();
    expect(await saved()).toMatchObject([{ status: 'blocked', blockReason: 'account_closed', isDefault: false }]);
    expect(await refusalOf(pay(method, { chargeIds: [id] }))).toMatchObject({ status: 409 });
  });
});
