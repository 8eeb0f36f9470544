// A large first bank debit: its money stays in an account of its own until some days after its settlement.
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { debitHolds } from '@/contract/money/debitHolds/endpoints';
import { canPostByHand } from '@/contract/money/ledger/constants';
import { ownerContributions } from '@/contract/money/ownerContributions/endpoints';
import type { PayoutPlanName } from '@/contract/money/payoutPlans/endpoints';
import { asSystem } from '@/server/db/client';
import { accountBalance, homeHeld, homePayable } from '@/server/modules/money/ledger';
import { applyPayment, applyReturn } from '@/server/modules/money/payments';
import { fundsFor, ownerFunds } from '@/server/modules/money/payouts';
import { computePayout } from '@/server/modules/money/payouts/computation/computation';
import { makePayouts } from '@/server/modules/money/payouts/jobs';
import { listPayableHomes } from '@/server/modules/money/payouts/repo';
import { createRun, releaseRun } from '@/server/modules/money/payouts/runs/runs';
import { refusalOf, testApi } from '@/tests/support/api';
import { chargeRent, createPaidHome } from '@/tests/support/fixtures/money/payouts';
import { createPerson } from '@/tests/support/fixtures/people';
import { followDebitHolds } from './jobs';

const api = testApi();
type Home = Awaited<ReturnType<typeof createPaidHome>>;
let staff: Awaited<ReturnType<typeof createPerson>>;
let payerId: string;

beforeEach(async () => {
  api.now = new Date('2026-12-01T18:00:00Z');
  for (const table of ['payment_allocations', 'disputes', 'payments']) await api.rows(`delete from ${table}`);
  staff = await createPerson(api, 'staff', ['money']);
  payerId = (await createPerson(api, 'resident')).id;
});

/** Rent of a month that a bank debit paid, which the processor settled on a day, or has not yet. */
async function debit(home: Home, { amount = home.rent, settledOn = null as string | null, dueOn = '2026-12-01' } = {}) {
  const chargeId = await chargeRent(api, home, { dueOn, amount, paid: amount });
  const id = randomUUID();
  await api.rows(
    `insert into payments (id, payer_id, purpose, purpose_id, amount, method, method_ref, processor_ref, status, lease_id, home_id,
       owner_id, created_at, updated_at, settled_on)
     values ($1::uuid, $2, 'rent', gen_random_uuid(), $3, 'bank', 'pm_x', $1::uuid::text, 'succeeded', $4, $5, $6, $7, $7, $8)`,
    [id, payerId, amount, home.leaseId, home.homeId, home.owner.id, api.now.toISOString(), settledOn],
  );
  await api.rows(
    `insert into payment_allocations (id, payment_id, charge_id, lease_id, home_id, owner_id, amount, created_at, applied_at)
     values (gen_random_uuid(), $1, $2, $3, $4, $5, $6, $7, $7)`,
    [id, chargeId, home.leaseId, home.homeId, home.owner.id, amount, api.now.toISOString()],
  );
  await followDebitHolds(api.services);
  return id;
}

/** What the books owe the home, and what they hold of it. */
const inBooks = ({ homeId }: Home) =>
  asSystem(api.services.db, async (db) => ({
    payable: await accountBalance(db, homePayable({ homeId })),
    held: await accountBalance(db, homeHeld({ homeId })),
  }));

const createRented = (rent: number, plan: PayoutPlanName = 'NoGuarantee') => createPaidHome(api, { rent, plan });

/** What would be paid out on a day, and what would be held then. */
const payoutOn = ({ homeId }: Home, payOn: string) =>
  asSystem(api.services.db, async (db) => {
    const [home] = await listPayableHomes(db, homeId);
    if (!home) throw new Error('The home has no agreement');
    const { result } = await computePayout(db, home, { period: `${payOn.slice(0, 7)}-01`, payOn }, api.now);
    const held = result.lines.filter(({ kind }) => kind === 'reserve').reduce((sum, { amount }) => sum + amount, 0);
    return { payout: Number(result.payout), held: 0 - held };
  });
const list = async () => (await api.callAs(staff, debitHolds.listDebitHolds)).items;

describe('listDebitHolds', () => {
  test('$12,000 of rent, settled on Dec 7, stay until Dec 13 and are paid out from Dec 14 on', async () => {
    const home = await createRented(12_000);
    const paymentId = await debit(home, { settledOn: '2026-12-07' });
    const fee = 1_200_000 - (await payoutOn(home, '2026-12-14')).payout;
    expect(fee).toBeGreaterThan(0);
    expect(await payoutOn(home, '2026-12-13')).toEqual({ payout: 0, held: 1_200_000 });
    expect(await payoutOn(home, '2026-12-14')).toEqual({ payout: 1_200_000 - fee, held: 0 });
    expect(await inBooks(home)).toEqual({ payable: 0, held: 1_200_000 });
    expect(await list()).toMatchObject([
      { paymentId, payerId, homeId: home.homeId, amountCents: 1_200_000, heldCents: 1_200_000, until: '2026-12-13' },
    ]);
    api.now = new Date('2026-12-14T18:00:00Z');
    staff = await createPerson(api, 'staff', ['money']);
    expect(await list()).toEqual([]);
    await followDebitHolds(api.services);
    await followDebitHolds(api.services);
    expect(await inBooks(home)).toEqual({ payable: 1_200_000, held: 0 });
    expect(await payoutOn(home, '2026-12-14')).toEqual({ payout: 1_200_000 - fee, held: 0 });
  });

  test('money that is not settled has no day of release', async () => {
    const home = await createRented(12_000);
    await debit(home);
    expect(await payoutOn(home, '2026-12-20')).toMatchObject({ payout: 0 });
    expect(await list()).toMatchObject([{ until: null }]);
  });

  test('a debit that the bank takes back is held no more', async () => {
    const home = await createRented(12_000);
    const id = await debit(home, { settledOn: '2026-12-07' });
    await api.rows("update payments set status = 'returned', returned_at = now() where id = $1", [id]);
    expect(await list()).toEqual([]);
    await followDebitHolds(api.services);
    expect(await inBooks(home)).toEqual({ payable: 1_200_000, held: 0 });
  });
});

test('no expense takes held money, and its owner does not read that they owe it', async () => {
  const home = await createRented(12_000);
  await debit(home, { settledOn: '2026-12-01' });
  const funds = () => asSystem(api.services.db, (db) => ownerFunds(db, home.homeId, api.now));
  expect(fundsFor(await funds(), null)).toBe(0);
  expect(
    await api.callAs(home.owner, ownerContributions.getContributions, { params: { homeId: home.homeId } }),
  ).toMatchObject({ owedCents: 0 });
  api.now = new Date('2026-12-08T18:00:00Z');
  await followDebitHolds(api.services);
  expect(fundsFor(await funds(), null)).toBeGreaterThan(0);
});

test('a debit that the owner paid in is held as it comes, and no more once the bank takes it back', async () => {
  const home = await createRented(3_000);
  const [id, ref, at] = [randomUUID(), `pi_${randomUUID()}`, api.now.toISOString()];
  await api.rows(
    `insert into owner_contributions (id, home_id, owner_id, kind, amount, created_at) values ($1, $2, $3, 'reserve', 1200000, $4)`,
    [id, home.homeId, home.owner.id, at],
  );
  await api.rows(
    `insert into payments (id, payer_id, purpose, purpose_id, amount, method, method_ref, processor_ref, status, created_at, updated_at)
     values ($1::uuid, $2, 'owner_contribution', $1::uuid, 1200000, 'bank', 'pm_x', $3, 'processing', $4, $4)`,
    [id, home.owner.id, ref, at],
  );
  await asSystem(api.services.db, (db) => applyPayment(db, id, { ref, status: 'succeeded' }, api.now));
  expect(await inBooks(home)).toEqual({ payable: 0, held: 1_200_000 });
  await asSystem(api.services.db, (db) => applyReturn(db, id, { ref, status: 'failed', failure: 'R10' }, api.now));
  expect(await inBooks(home)).toEqual({ payable: 0, held: 0 });
});

test('a posting by hand cannot reach held money', () => {
  expect(canPostByHand(`home:${randomUUID()}:held`)).toBe(false);
  expect(canPostByHand(`home:${randomUUID()}:payable`)).toBe(true);
});

test.each([
  ['$9,999.99', 999_999, 0],
  ['$10,000.00', 1_000_000, 1],
  ['$10,000.01', 1_000_001, 1],
])('of a first debit of %s, %i cents, %i are held', async (_, amount, held) => {
  const home = await createRented(20_000);
  await debit(home, { amount, settledOn: '2026-12-07' });
  expect(await list()).toHaveLength(held);
});

test('the second debit of a payer is not held, and neither is a card', async () => {
  const home = await createRented(12_000);
  await debit(home, { settledOn: '2026-12-01' });
  api.now = new Date('2026-12-20T18:00:00Z');
  staff = await createPerson(api, 'staff', ['money']);
  await debit(home, { dueOn: '2027-01-01' });
  expect(await list()).toEqual([]);
  await api.rows('delete from payment_allocations');
  await api.rows('delete from payments');
  await debit(home, { dueOn: '2027-02-01' });
  await api.rows("update payments set method = 'card'");
  expect(await list()).toEqual([]);
});

test('a debit that came back before does not count as the first', async () => {
  const home = await createRented(12_000);
  const id = await debit(home);
  await api.rows("update payments set status = 'failed', failure = 'R01' where id = $1", [id]);
  api.now = new Date('2026-12-02T18:00:00Z');
  staff = await createPerson(api, 'staff', ['money']);
  const second = await debit(home, { dueOn: '2026-12-02' });
  expect(await list()).toMatchObject([{ paymentId: second }]);
});

test('rent that we guarantee is paid out as promised', async () => {
  const home = await createRented(12_000, 'Monthly');
  await debit(home, { settledOn: '2026-12-07' });
  expect(await inBooks(home)).toMatchObject({ held: 1_200_000 });
  const { payout, held } = await payoutOn(home, '2026-12-07');
  expect(held).toBe(0);
  expect(payout).toBeGreaterThan(0);
  api.now = new Date('2026-12-07T18:00:00Z');
  const run = await asSystem(api.services.db, (db) => createRun(db, '2026-12-07', null, api.now));
  await asSystem(api.services.db, (db) => releaseRun(db, run.id, staff.id, api.now));
  await makePayouts(api.services);
  const rows = await api.rows<{ amount: number; corrections: number }>(
    `select amount::int, (select count(*)::int from payout_lines line where line.payout_id = payouts.id and kind = 'correction')
       as corrections from payouts where home_id = $1`,
    [home.homeId],
  );
  expect(rows).toEqual([{ amount: payout, corrections: 0 }]);
  // It is not held again, though its days are not over.
  await followDebitHolds(api.services);
  expect(await inBooks(home)).toMatchObject({ held: 0 });
});

test('is for the people who handle money', async () => {
  const other = await createPerson(api, 'staff', ['care']);
  expect(await refusalOf(api.callAs(other, debitHolds.listDebitHolds))).toMatchObject({ status: 403 });
});
