import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { asSystem } from '@/server/db/client';
import {
  accountBalance,
  homePayable,
  leasePrepaid,
  leaseReceivable,
  paymentReceived,
} from '@/server/modules/money/ledger';
import { testApi } from '@/tests/support/api';
import { createLivedInLease } from '@/tests/support/fixtures/money/charges';
import { expectConsistentLedger } from '@/tests/support/fixtures/money/ledger';
import { creditLastInterest, sumDepositInterest } from './depositInterest';
import { creditDepositInterest } from './jobs';

const api = testApi();

/** A lease with a deposit of $4,000 that arrived on February 1, 2024. */
async function createHeld(city: string, zipcode: string) {
  api.now = new Date('2026-11-29T18:00:00Z');
  const lease = await createLivedInLease(api);
  await api.rows(
    `update leases set terms = jsonb_set(jsonb_set(terms, '{address,city}', to_jsonb($2::text)), '{address,zipcode}',
      to_jsonb($3::text)) where id = $1`,
    [lease.id, city, zipcode],
  );
  const parts = { charges: 0, deposit: 400_000, prepaid: 0 };
  await asSystem(api.services.db, (db) =>
    paymentReceived(
      db,
      { id: randomUUID(), leaseId: lease.id, clearing: 'bank' },
      parts,
      new Date('2024-02-01T20:00:00Z'),
    ),
  );
  return lease;
}

const credits = (leaseId: string) =>
  api.rows('select amount::int as amount, reason from credits where lease_id = $1 order by created_at, amount desc', [
    leaseId,
  ]);
const balance = (account: Parameters<typeof accountBalance>[1]) =>
  asSystem(api.services.db, (db) => accountBalance(db, account));
const call = () => ({ now: api.now, siteUrl: 'https://belong.test' });

test('a deposit of $4,000 in San Francisco earns $208, then $200, then $168, each once, at the rate of its day', async () => {
  const lease = await createHeld('San Francisco', '94110');
  const [payable, owed] = [await balance(homePayable(lease)), await balance(leaseReceivable(lease.id))];
  for (let time = 0; time < 2; time += 1) await creditDepositInterest(api.services);
  expect(await credits(lease.id)).toEqual([
    { amount: 20_800, reason: 'Interest on your deposit for the year until Feb 1, 2025' },
    { amount: 20_000, reason: 'Interest on your deposit for the year until Feb 1, 2026' },
  ]);
  // The homeowner owes it, and it pays what the residents owe.
  expect(await balance(homePayable(lease))).toBe(payable - 40_800);
  expect((await balance(leaseReceivable(lease.id))) - (await balance(leasePrepaid(lease.id)))).toBe(owed - 40_800);
  api.now = new Date('2027-02-01T20:00:00Z');
  await creditDepositInterest(api.services);
  expect(await asSystem(api.services.db, (db) => sumDepositInterest(db, lease.id))).toBe(20_800 + 20_000 + 16_800);
  await expectConsistentLedger(api);
});

test('at move-out the days since the last year are credited at the rate of that day', async () => {
  const lease = await createHeld('San Francisco', '94110');
  api.now = new Date('2026-06-01T20:00:00Z');
  for (let time = 0; time < 2; time += 1)
    await asSystem(api.services.db, (db) => creditLastInterest(db, lease.id, '2026-06-01', call()));
  // 120 days at 4.2%: $400,000 × 0.042 × 120 / 365 cents.
  expect(await credits(lease.id)).toContainEqual({
    amount: 5_523,
    reason: 'Interest on your deposit from Feb 1, 2026 to Jun 1, 2026',
  });
  expect(await credits(lease.id)).toHaveLength(3);
});

test('a deposit that was held for less than a year, or elsewhere, earns none; a rate not announced yet is awaited', async () => {
  const young = await createHeld('San Francisco', '94110');
  await asSystem(api.services.db, (db) => creditLastInterest(db, young.id, '2025-01-31', call()));
  expect(await credits(young.id)).toEqual([]);
  const elsewhere = await createHeld('Oakland', '94607');
  await creditDepositInterest(api.services);
  expect(await credits(elsewhere.id)).toEqual([]);
  api.now = new Date('2028-02-02T20:00:00Z');
  await creditDepositInterest(api.services);
  expect(await credits(young.id)).toHaveLength(3);
});
