// A settlement that our bank sends back after it counted as paid, and what the processor takes as an amount of its own.
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { asSystem } from '@/server/db/client';
import { accountBalance, accounts } from '@/server/modules/money/ledger';
import { takePayment } from '@/server/modules/money/payments';
import { testApi } from '@/tests/support/api';
import { createLivedInLease } from '@/tests/support/fixtures/money/charges';
import { reconcileTrust } from './jobs';
import { findRecordDifferences } from './records/records';

const api = testApi();

test('reverses a settlement that fails after it was paid, and books the next one, with fees and reserves as amounts', async () => {
  api.now = new Date('2026-12-01T18:00:00Z');
  const lease = await createLivedInLease(api);
  const sandbox = api.services.payments.sandbox ?? expect.fail('no sandbox');
  const balances = () =>
    asSystem(api.services.db, async (db) => [
      await accountBalance(db, accounts.bankTrust),
      await accountBalance(db, accounts.processor),
      await accountBalance(db, accounts.processorFees),
    ]);
  const start = await balances();
  const moved = async () => (await balances()).map((amount, n) => amount - (start[n] ?? 0));
  const on = async (day: string) => {
    api.now = new Date(`${day}T18:00:00Z`);
    await reconcileTrust(api.services);
  };
  const settledOn = async () =>
    (await api.rows('select settled_on::text as day from payments where id = $1', [payment.id]))[0];

  const payment = await takePayment(api.services, {
    payerId: lease.residents[0]?.id ?? '',
    amount: 100_000,
    purpose: 'rent',
    purposeId: randomUUID(),
    method: 'card',
    methodRef: 'pm_card_visa',
    lease: { leaseId: lease.id, homeId: lease.homeId, ownerId: null },
  });
  await on('2026-12-01');
  expect(await moved()).toEqual([0, 100_000, 0]);
  await sandbox.chargeBalance({ type: 'stripe_fee', amount: -930 });
  await on('2026-12-04');
  expect(await moved()).toEqual([99_070, 0, 930]);
  expect(await settledOn()).toEqual({ day: '2026-12-04' });

  const [made] = await api.services.payments.listSettlements(new Date('2026-12-04T00:00:00Z'));
  await sandbox.failSettlement(made?.ref ?? '');
  await on('2026-12-04');
  await on('2026-12-05');
  expect(await moved()).toEqual([0, 99_070, 930]);
  expect(await settledOn()).toEqual({ day: null });

  // The same money comes with the next settlement, without what the processor holds back.
  await sandbox.chargeBalance({ type: 'reserve_transaction', amount: -5_000 });
  await on('2026-12-07');
  expect(await moved()).toEqual([94_070, 5_000, 930]);
  expect(await settledOn()).toEqual({ day: '2026-12-07' });
  await sandbox.chargeBalance({ type: 'reserve_transaction', amount: 5_000 });
  await on('2026-12-08');
  expect(await moved()).toEqual([99_070, 0, 930]);

  // A settlement below zero takes from our bank.
  await sandbox.chargeBalance({ type: 'adjustment', amount: -700 });
  await on('2026-12-09');
  expect(await moved()).toEqual([98_370, 700, 930]);
  api.now = new Date('2026-12-11T18:00:00Z');
  expect(
    (await findRecordDifferences(api.services)).filter(({ subject }) => subject.startsWith('settlement:')),
  ).toEqual([]);
});
