// What goes back with a refund, and what a refund costs once the bank takes its payment back.
import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { charges } from '@/contract/money/charges/endpoints';
import { asSystem } from '@/server/db/client';
import {
  accountBalance,
  accounts,
  type LedgerAccount,
  leasePrepaid,
  leaseReceivable,
} from '@/server/modules/money/ledger';
import { refundableOf, takePayment } from '@/server/modules/money/payments';
import { applyEvent, receiveEvent } from '@/server/modules/money/payments/events';
import { find } from '@/server/modules/money/payments/repo';
import { findRecordDifferences } from '@/server/modules/money/reconciliations/records/records';
import { testApi } from '@/tests/support/api';
import { agreed, createLivedInLease } from '@/tests/support/fixtures/money/charges';
import { expectConsistentLedger } from '@/tests/support/fixtures/money/ledger';
import { createPerson } from '@/tests/support/fixtures/people';
import { refund, refundByCheck } from './refunds';

const api = testApi();
let lease: Awaited<ReturnType<typeof createLivedInLease>>;

/** A lease on which a credit paid everything: what is paid beside it is spare. */
beforeEach(async () => {
  api.now = new Date('2026-12-01T18:00:00Z');
  lease = await createLivedInLease(api);
  const body = { amountCents: 900_000, reason: 'Two months without a kitchen' };
  const giver = await createPerson(api, 'staff');
  const params = { leaseId: lease.id };
  const call = api.callAs(giver, charges.addCredit, { params, body: body as never }, { idempotencyKey: randomUUID() });
  await agreed(api, call);
});

const read = <T>(work: Parameters<typeof asSystem<T>>[1]) => asSystem(api.services.db, work);
const balance = (account: LedgerAccount) => read((db) => accountBalance(db, account));
const sandbox = () => api.services.payments.sandbox ?? expect.fail('no sandbox');
const paid = (id: string) => read((db) => find(db, id));
const give = (paymentId: string, amount: number) =>
  refund(api.services, { id: randomUUID(), paymentId, amount, reason: 'Paid too much' });
const take = (method: 'card' | 'bank', methodRef: string, feeCents: number) =>
  takePayment(api.services, {
    payerId: lease.residents[0]?.id ?? '',
    amount: 100_000,
    feeCents,
    purpose: 'rent',
    purposeId: randomUUID(),
    method,
    methodRef,
    label: 'Saved method',
    lease: { leaseId: lease.id, homeId: lease.homeId, ownerId: null },
  });

/** Days pass; the bank acts, notifies us, and our job applies its messages. */
async function days(number: number): Promise<void> {
  api.now = new Date(api.now.getTime() + number * 86_400_000);
  await sandbox().advance((body, signature) => receiveEvent(api.services, body, signature));
  for (const event of await api.rows<{ id: string }>('select id from processor_events where applied_at is null'))
    await applyEvent(api.services, event);
}

test('each refund gives its share of the card fee back, by card and by check, and a dispute takes the rest', async () => {
  const before = await balance(accounts.cardFees);
  const trust = await balance(accounts.bankTrust);
  const fees = async () => (await balance(accounts.cardFees)) - before;
  const { id } = await take('card', 'pm_card_visa', 2_900);
  expect(await fees()).toBe(2_900);
  expect(await give(id, 33_333)).toEqual({ status: 'succeeded', amount: 33_333 + 966 });
  expect(await fees()).toBe(1_934);
  await read((db) =>
    refundByCheck(
      db,
      { id: randomUUID(), paymentId: id, amount: 16_667, reason: 'Paid too much', checkNumber: '2001' },
      api.now,
    ),
  );
  expect([await fees(), (await balance(accounts.bankTrust)) - trust]).toEqual([1_451, -(16_667 + 483)]);
  expect(await give(id, 50_000)).toEqual({ status: 'succeeded', amount: 50_000 + 1_451 });
  expect([await fees(), (await paid(id)).status]).toEqual([0, 'refunded']);

  const other = await take('card', 'pm_card_visa', 2_900);
  await give(other.id, 40_000);
  await sandbox().dispute((await paid(other.id)).processorRef ?? '', {});
  await days(0);
  expect([await fees(), (await paid(other.id)).status]).toEqual([0, 'returned']);
  expect(await balance(leasePrepaid(lease.id))).toBe(0);
  await expectConsistentLedger(api);
  expect(await findRecordDifferences(api.services)).toEqual([]);
});

test('bills $400 that were refunded of a debit of $1,000 when the bank takes the debit back', async () => {
  const losses = await balance(accounts.returnLosses);
  const { id } = await take('bank', 'pm_usBankAccount_dispute', 0);
  await days(4);
  expect(await give(id, 40_000)).toEqual({ status: 'succeeded', amount: 40_000 });
  await days(10);
  expect(await paid(id)).toMatchObject({ status: 'returned', refundCovered: 40_000 });
  const account = async () =>
    api.callAs(lease.residents[0] ?? expect.fail('no resident'), charges.listCharges, {
      params: { leaseId: lease.id },
    });
  const billed = async () => (await account()).charges.filter(({ kind }) => kind === 'returned_refund');
  expect(await billed()).toMatchObject([
    { description: 'Refund to pay back', amountCents: 40_000, openCents: 40_000, dueOn: '2026-12-15', isLate: false },
  ]);
  expect(await account()).toMatchObject({ owedCents: 40_000 });
  const books = async () => [
    await balance(leasePrepaid(lease.id)),
    await balance(leaseReceivable(lease.id)),
    (await balance(accounts.returnLosses)) - losses,
  ];
  expect(await books()).toEqual([0, 40_000, 0]);
  expect(await findRecordDifferences(api.services)).toEqual([]);

  // The dispute is won: the debit pays what it was billed for, and no more can go back than it left.
  const [dispute] = await api.rows<{ id: string }>('select id from disputes where payment_id = $1', [id]);
  await sandbox().closeDispute(dispute?.id ?? '', true);
  await days(0);
  expect(await billed()).toMatchObject([{ openCents: 0, status: 'paid' }]);
  expect(await books()).toEqual([60_000, 0, 0]);
  expect(await read(async (db) => refundableOf(db, await find(db, id)))).toBe(60_000);
  expect(await findRecordDifferences(api.services)).toEqual([]);
  await expectConsistentLedger(api);
});
