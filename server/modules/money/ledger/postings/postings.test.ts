// A worked example of each event: which accounts it moves, in cents, debits above zero.
import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { asSystem, type Db } from '@/server/db/client';
import * as ledger from '@/server/modules/money/ledger';
import { testApi } from '@/tests/support/api';

const api = testApi();
let lease: { leaseId: string; homeId: string; ownerId: null };
let id: string;
const at = new Date('2026-12-01T12:00:00Z');
beforeEach(() => {
  lease = { leaseId: randomUUID(), homeId: randomUUID(), ownerId: null };
  id = randomUUID();
});

const record = <T>(work: (db: Db) => Promise<T>) => asSystem(api.services.db, work);

/** The entries of the newest transaction, with the ids of the lease and the home left out. */
async function entries(): Promise<Record<string, number>> {
  const rows = await api.rows<{ code: string; amount: string }>(
    `select code, amount from ledger_entries entry join ledger_accounts account on account.id = entry.account_id
     where transaction_id = (select id from ledger_transactions order by xid desc limit 1) order by code`,
  );
  const short = (code: string) => code.replace(lease.leaseId, 'L').replace(lease.homeId, 'H');
  return Object.fromEntries(rows.map(({ code, amount }) => [short(code), Number(amount)]));
}

const rent = () => ({ ...lease, id, kind: 'rent' as const, amount: 300_000 });

test('rent of $3,000 falls due: residents owe it, and we owe it to the homeowner', async () => {
  await record((db) => ledger.rentCharged(db, rent(), at));
  expect(await entries()).toEqual({ 'lease:L:receivable': 300_000, 'home:H:payable': -300_000 });
});

test('$3,000 goes back to a bank after the deposit had left: residents owe it, until they pay it again', async () => {
  const missing = { leaseId: lease.leaseId, id, amount: 300_000 };
  await record((db) => ledger.depositMissing(db, missing, at));
  expect(await entries()).toEqual({ 'lease:L:shortage': 300_000, 'lease:L:deposit': -300_000 });
  await record((db) => ledger.depositMadeGood(db, { ...missing, id: randomUUID() }, at));
  expect(await entries()).toEqual({ 'lease:L:deposit': 300_000, 'lease:L:shortage': -300_000 });
});

test('a top-up of $1,200 goes from the trust account to the processor, and back where it fails', async () => {
  await record((db) => ledger.processorToppedUp(db, { id, amount: 120_000 }, at));
  expect(await entries()).toEqual({ processor: 120_000, 'bank:trust': -120_000 });
  await record((db) => ledger.processorTopUpFailed(db, id, at));
  expect(await entries()).toEqual({ processor: -120_000, 'bank:trust': 120_000 });
});

test('a late fee of $50 is ours', async () => {
  await record((db) => ledger.rentCharged(db, { ...rent(), kind: 'late_fee', amount: 5_000 }, at));
  expect(await entries()).toEqual({ 'lease:L:receivable': 5_000, 'fees:late': -5_000 });
});

test('$1,200 that is left of a rent is waived', async () => {
  await record((db) => ledger.chargeWaived(db, { ...rent(), amount: 120_000 }, at));
  expect(await entries()).toEqual({ 'home:H:payable': 120_000, 'lease:L:receivable': -120_000 });
});

test('an owner pays $450 for a repair as they approve it: $400 is billed, and $50 is theirs', async () => {
  const home = { homeId: lease.homeId, ownerId: null };
  const workOrderId = randomUUID();
  const work = { ...home, workOrderId, id };
  const posted = async () =>
    Object.fromEntries(Object.entries(await entries()).map(([code, sum]) => [code.replace(workOrderId, 'W'), sum]));
  await record((db) => ledger.prepaidWorkReceived(db, work, 45_000, at));
  expect(await posted()).toEqual({ processor: 45_000, 'home:H:prepaid:W': -45_000 });
  const invoice = { ...work, id: randomUUID() };
  await record((db) => ledger.prepaidWorkApplied(db, invoice, 40_000, at, false));
  expect(await posted()).toEqual({ 'home:H:prepaid:W': 40_000, 'home:H:payable': -40_000 });
  await record((db) => ledger.prepaidWorkReleased(db, work, at));
  expect(await posted()).toEqual({ 'home:H:prepaid:W': 5_000, 'home:H:payable': -5_000 });
});

test('$450 for a repair that is canceled goes back, and no other money of the home is touched', async () => {
  const home = { homeId: lease.homeId, ownerId: null };
  const [one, other] = [randomUUID(), randomUUID()];
  await record((db) => ledger.prepaidWorkReceived(db, { ...home, id, workOrderId: one }, 45_000, at));
  const invoice = { ...home, id: randomUUID(), workOrderId: other };
  await record((db) => ledger.prepaidWorkApplied(db, invoice, 10_000, at, true));
  const refund = { ...home, id: randomUUID(), workOrderId: one };
  await record((db) => ledger.prepaidWorkRefunded(db, refund, 45_000, at));
  expect(Object.values(await entries()).sort()).toEqual([-45_000, 45_000]);
});

test('posts a requested or waived deposit to no one yet', async () => {
  await record((db) => ledger.rentCharged(db, { ...rent(), kind: 'deposit' }, at));
  await record((db) => ledger.chargeWaived(db, { ...rent(), kind: 'deposit' }, at));
  expect(await api.rows('select id from ledger_transactions where source_id = $1', [id])).toEqual([]);
});

test('$6,100 come: rent $3,000, deposit $3,000, and $100 too much', async () => {
  const parts = { charges: 300_000, deposit: 300_000, prepaid: 10_000 };
  await record((db) => ledger.paymentReceived(db, { ...lease, id, clearing: 'processor' }, parts, at));
  const came = {
    processor: 610_000,
    'lease:L:receivable': -300_000,
    'lease:L:deposit': -300_000,
    'lease:L:prepaid': -10_000,
  };
  expect(await entries()).toEqual(came);
  await record((db) => ledger.paymentReturned(db, id, at));
  expect(await entries()).toEqual(Object.fromEntries(Object.entries(came).map(([code, amount]) => [code, -amount])));
  await record((db) =>
    ledger.paymentReinstated(
      db,
      { ...lease, id, clearing: 'processor' },
      { charges: 0, deposit: 0, prepaid: 610_000 },
      at,
    ),
  );
  expect(await entries()).toEqual({ processor: 610_000, 'lease:L:prepaid': -610_000 });
});

test('$500 of $6,000 are disputed: $300 of rent and $200 of the deposit are owed again, and the dispute is won', async () => {
  const parts = { charges: 300_000, deposit: 300_000, prepaid: 0 };
  await record((db) => ledger.paymentReceived(db, { ...lease, id, clearing: 'processor' }, parts, at));
  const payment = { leaseId: lease.leaseId, clearing: 'processor' as const, disputeId: `du_${id}` };
  await record((db) => ledger.paymentPartReturned(db, payment, { charges: 30_000, deposit: 20_000, prepaid: 0 }, at));
  expect(await entries()).toEqual({ 'lease:L:receivable': 30_000, 'lease:L:deposit': 20_000, processor: -50_000 });
  await record((db) => ledger.paymentPartReinstated(db, payment, { charges: 0, deposit: 0, prepaid: 50_000 }, at));
  expect(await entries()).toEqual({ processor: 50_000, 'lease:L:prepaid': -50_000 });
});

test('$20 of an application fee of $38 are disputed, and come again', async () => {
  const part = { id: `du_${id}`, amount: 2_000 };
  await record((db) => ledger.applicationFeePartReturned(db, part, at));
  expect(await entries()).toEqual({ 'fees:application': 2_000, processor: -2_000 });
  await record((db) => ledger.applicationFeePartReinstated(db, part, at));
  expect(await entries()).toEqual({ processor: 2_000, 'fees:application': -2_000 });
});

test('$10 of a card fee go back with a part of its payment, and come again', async () => {
  const part = { id: `du_${id}`, fee: 1_000 };
  await record((db) => ledger.cardFeePartReturned(db, part, at));
  expect(await entries()).toEqual({ 'fees:card': 1_000, processor: -1_000 });
  await record((db) => ledger.cardFeePartReinstated(db, part, at));
  expect(await entries()).toEqual({ processor: 1_000, 'fees:card': -1_000 });
});

test('$200 of $450 for a repair are disputed after $400 were billed: $150 come out of rent, and again to the owner', async () => {
  const work = { homeId: lease.homeId, ownerId: null, id };
  await record((db) => ledger.prepaidWorkReceived(db, work, 45_000, at));
  await record((db) => ledger.prepaidWorkApplied(db, { ...work, id: randomUUID() }, 40_000, at, true));
  const part = { ...work, id: `du_${id}` };
  await record((db) => ledger.prepaidWorkPartReturned(db, part, 20_000, at));
  const balance = (account: ledger.LedgerAccount) => record((db) => ledger.accountBalance(db, account));
  expect(await balance(ledger.homePrepaidWork(lease))).toBe(0);
  expect(await balance(ledger.homePayable(lease))).toBe(40_000 - 15_000);
  await record((db) => ledger.prepaidWorkPartReinstated(db, part, 20_000, at));
  expect(await entries()).toEqual({ processor: 20_000, 'home:H:payable': -20_000 });
});

test('a check for $3,000 is in the trust account', async () => {
  const parts = { charges: 300_000, deposit: 0, prepaid: 0 };
  await record((db) => ledger.paymentReceived(db, { ...lease, id, clearing: 'bank' }, parts, at));
  expect(await entries()).toEqual({ 'bank:trust': 300_000, 'lease:L:receivable': -300_000 });
});

test('a credit of $200 is given, pays rent, and no longer does', async () => {
  const amount = 20_000;
  await record((db) => ledger.creditGiven(db, { ...lease, id, amount }, at));
  expect(await entries()).toEqual({ 'home:H:payable': amount, 'lease:L:prepaid': -amount });
  await record((db) => ledger.prepaidApplied(db, { ...lease, id, amount, isDeposit: false }, at));
  expect(await entries()).toEqual({ 'lease:L:prepaid': amount, 'lease:L:receivable': -amount });
  await record((db) => ledger.prepaidReleased(db, id, at));
  expect(await entries()).toEqual({ 'lease:L:prepaid': -amount, 'lease:L:receivable': amount });
  await record((db) => ledger.prepaidReleased(db, randomUUID(), at));
});

test('a deposit of $4,000 earned $208 in a year: the homeowner owes it, and it pays the next rent', async () => {
  const interest = { ...lease, id: `${lease.leaseId}:2025-02-01`, amount: 20_800 };
  await record((db) => ledger.depositInterestEarned(db, interest, at));
  expect(await entries()).toEqual({ 'home:H:payable': 20_800, 'lease:L:prepaid': -20_800 });
});

test('$100 that was paid ahead goes back to the card, with $2.90 of the card fee', async () => {
  await record((db) => ledger.prepaidRefunded(db, { ...lease, id, amount: 10_000, fee: 290 }, at));
  expect(await entries()).toEqual({ 'lease:L:prepaid': 10_000, 'fees:card': 290, processor: -10_290 });
});

test('a bank takes a payment back of which $400 were refunded: ours until a charge of $400 is paid', async () => {
  await record((db) => ledger.refundCovered(db, { ...lease, id, deposit: 0, prepaid: 40_000 }, at));
  expect(await entries()).toEqual({ 'losses:returns': 40_000, 'lease:L:prepaid': -40_000 });
  const charge = { ...lease, id, kind: 'returned_refund' as const, amount: 40_000 };
  await record((db) => ledger.rentCharged(db, charge, at));
  expect(await entries()).toEqual({ 'lease:L:receivable': 40_000, 'losses:returns': -40_000 });
});

test('a deposit of $3,000 is moved to its own bank account, and $2,400 of it are given back', async () => {
  await record((db) =>
    ledger.paymentReceived(
      db,
      { ...lease, id, clearing: 'processor' },
      { charges: 0, deposit: 300_000, prepaid: 0 },
      at,
    ),
  );
  await record((db) => ledger.processorSettled(db, { id: `po_${id}`, amount: 300_000 }, at));
  expect(await entries()).toEqual({ 'bank:trust': 300_000, processor: -300_000 });
  const order = { id, amount: 300_000 };
  await record((db) => ledger.bankOrderSent(db, { ...order, from: ledger.accounts.bankTrust }, at));
  expect(await entries()).toEqual({ 'bank:orders': 300_000, 'bank:trust': -300_000 });
  await record((db) => ledger.bankOrderArrived(db, { ...order, to: ledger.accounts.bankDeposits }, at));
  expect(await entries()).toEqual({ 'bank:deposits': 300_000, 'bank:orders': -300_000 });
  await record((db) => ledger.depositRefunded(db, { ...lease, id, amount: 240_000 }, at));
  expect(await entries()).toEqual({ 'lease:L:deposit': 240_000, 'bank:deposits': -240_000 });
  const tooMuch = record((db) => ledger.depositRefunded(db, { ...lease, id: randomUUID(), amount: 60_001 }, at));
  await expect(tooMuch).rejects.toThrow(/least balance/);
  await record((db) => ledger.depositHandedOver(db, { ...lease, id, amount: 60_000 }, at));
  expect(await entries()).toEqual({ 'lease:L:deposit': 60_000, 'bank:deposits': -60_000 });
});

test('fees of $150 leave the trust account by an order, and $252 of tax that was paid come back', async () => {
  const order = { id, amount: 15_000 };
  await record((db) => ledger.bankOrderSent(db, { ...order, from: ledger.accounts.bankTrust }, at));
  await record((db) => ledger.bankOrderArrived(db, { ...order, to: ledger.accounts.bankOperating }, at));
  expect(await entries()).toEqual({ 'bank:operating': 15_000, 'bank:orders': -15_000 });
  const payout = { id: randomUUID(), homeId: lease.homeId, ownerId: null as never };
  await record((db) => ledger.stateWithheld(db, payout, 25_200, at));
  expect(await entries()).toEqual({ 'home:H:payable': 25_200, 'taxes:california': -25_200 });
  const [from, to] = [ledger.accounts.bankTrust, ledger.accounts.californiaTaxes];
  const tax = { id: randomUUID(), amount: 25_200 };
  await record((db) => ledger.bankOrderSent(db, { ...tax, from }, at));
  await record((db) => ledger.bankOrderArrived(db, { ...tax, to }, at));
  expect(await entries()).toEqual({ 'taxes:california': 25_200, 'bank:orders': -25_200 });
  await record((db) => ledger.bankOrderReturned(db, { ...tax, from, to }, at));
  expect(await entries()).toEqual({ 'bank:trust': 25_200, 'taxes:california': -25_200 });
});

test('an application fee of $38 comes, is given back, the refund fails, is owed, and is paid by check', async () => {
  const fee = { id, amount: 3_800 };
  await record((db) => ledger.applicationFeeReceived(db, fee, at));
  expect(await entries()).toEqual({ processor: 3_800, 'fees:application': -3_800 });
  await record((db) => ledger.applicationFeeRefunded(db, fee, at));
  expect(await entries()).toEqual({ 'fees:application': 3_800, processor: -3_800 });
  await record((db) => ledger.refundFailed(db, id, at));
  expect(await entries()).toEqual({ processor: 3_800, 'fees:application': -3_800 });
  await record((db) => ledger.refundOwed(db, { ...fee, from: ledger.accounts.applicationFees }, at));
  expect(await entries()).toEqual({ 'fees:application': 3_800, 'refunds:owed': -3_800 });
  await record((db) => ledger.refundPaid(db, fee, at));
  expect(await entries()).toEqual({ 'refunds:owed': 3_800, 'bank:trust': -3_800 });
  await record((db) => ledger.checkStopped(db, 'owed_refund', id, at));
  expect(await entries()).toEqual({ 'refunds:owed': -3_800, 'bank:trust': 3_800 });
});

test('an application fee that a bank takes back, and gives again', async () => {
  const fee = { id, amount: 3_800 };
  await record((db) => ledger.applicationFeeReceived(db, fee, at));
  await record((db) => ledger.applicationFeeReturned(db, id, at));
  expect(await entries()).toEqual({ processor: -3_800, 'fees:application': 3_800 });
  await record((db) => ledger.applicationFeeReinstated(db, fee, at));
  expect(await entries()).toEqual({ processor: 3_800, 'fees:application': -3_800 });
});

test('$6,000 to move in waits in the deposit account, pays on the day of the keys, and is taken back by a bank', async () => {
  const came = { ...lease, id, clearing: 'processor' as const };
  await record((db) => ledger.paymentReceived(db, came, { charges: 0, deposit: 600_000, prepaid: 0 }, at));
  expect(await entries()).toEqual({ processor: 600_000, 'lease:L:deposit': -600_000 });
  await record((db) => ledger.moveInApplied(db, { ...lease, id, amount: 600_000 }, at));
  expect(await entries()).toEqual({ 'lease:L:deposit': 600_000, 'lease:L:prepaid': -600_000 });
  await record((db) => ledger.moveInUnapplied(db, id, at));
  expect(await entries()).toEqual({ 'lease:L:deposit': -600_000, 'lease:L:prepaid': 600_000 });
});

test('$6,000 to move in goes back, because the lease ended before the keys', async () => {
  const came = { ...lease, id: randomUUID(), clearing: 'processor' as const };
  await record((db) => ledger.paymentReceived(db, came, { charges: 0, deposit: 600_000, prepaid: 0 }, at));
  await record((db) => ledger.moveInRefunded(db, { ...lease, id, amount: 600_000 }, at));
  expect(await entries()).toEqual({ 'lease:L:deposit': 600_000, processor: -600_000 });
});

test('a card fee of $29 is ours, goes back with its payment, and comes again with a dispute that is won', async () => {
  const fee = { id, fee: 2_900 };
  await record((db) => ledger.cardFeeReceived(db, fee, at));
  expect(await entries()).toEqual({ processor: 2_900, 'fees:card': -2_900 });
  await record((db) => ledger.cardFeeReturned(db, fee, at));
  expect(await entries()).toEqual({ processor: -2_900, 'fees:card': 2_900 });
  await record((db) => ledger.cardFeeReinstated(db, fee, at));
  expect(await entries()).toEqual({ processor: 2_900, 'fees:card': -2_900 });
});

test('$600 of a deposit of $3,000 go to the homeowner, and leave the account of deposits', async () => {
  await record((db) =>
    ledger.paymentReceived(db, { id, ...lease, clearing: 'bank' }, { charges: 0, deposit: 300_000, prepaid: 0 }, at),
  );
  await record((db) => ledger.bankOrderSent(db, { id, amount: 300_000, from: ledger.accounts.bankTrust }, at));
  await record((db) => ledger.bankOrderArrived(db, { id, amount: 300_000, to: ledger.accounts.bankDeposits }, at));
  await record((db) => ledger.depositClaimed(db, { ...lease, id, amount: 60_000 }, at));
  expect(await entries()).toEqual({
    'lease:L:deposit': 60_000,
    'home:H:payable': -60_000,
    'bank:trust': 60_000,
    'bank:deposits': -60_000,
  });
});

test('$2,400 of a deposit of $3,000 pay rent that was owed, and $400 of it go back', async () => {
  await record((db) =>
    ledger.paymentReceived(db, { id, ...lease, clearing: 'bank' }, { charges: 0, deposit: 300_000, prepaid: 0 }, at),
  );
  await record((db) => ledger.bankOrderSent(db, { id, amount: 300_000, from: ledger.accounts.bankTrust }, at));
  await record((db) => ledger.bankOrderArrived(db, { id, amount: 300_000, to: ledger.accounts.bankDeposits }, at));
  await record((db) => ledger.depositApplied(db, { ...lease, id, amount: 240_000 }, at));
  expect(await entries()).toEqual({
    'lease:L:deposit': 240_000,
    'lease:L:receivable': -240_000,
    'bank:trust': 240_000,
    'bank:deposits': -240_000,
  });
  await record((db) => ledger.depositApplied(db, { ...lease, id, before: 240_000, amount: 200_000 }, at));
  expect(await entries()).toEqual({
    'lease:L:receivable': 40_000,
    'lease:L:deposit': -40_000,
    'bank:deposits': 40_000,
    'bank:trust': -40_000,
  });
});

test('$2,400 that the processor collected arrive in the trust account, and $100 that it gave back leave it', async () => {
  await record((db) => ledger.processorSettled(db, { id, amount: 240_000 }, at));
  expect(await entries()).toEqual({ 'bank:trust': 240_000, processor: -240_000 });
  await record((db) => ledger.processorSettled(db, { id: randomUUID(), amount: -10_000 }, at));
  expect(await entries()).toEqual({ processor: 10_000, 'bank:trust': -10_000 });
});

test('a deposit of $2,900 is carried over from another system, and taken back with the import', async () => {
  await record((db) => ledger.openingDepositPosted(db, { leaseId: lease.leaseId, amount: 290_000 }, at));
  expect(await entries()).toEqual({ 'bank:deposits': 290_000, 'lease:L:deposit': -290_000 });
  await record((db) => ledger.openingReversed(db, lease, at));
  expect(await entries()).toEqual({ 'bank:deposits': -290_000, 'lease:L:deposit': 290_000 });
});

test('$400 that residents paid ahead is carried over', async () => {
  await record((db) => ledger.openingPrepaidPosted(db, { leaseId: lease.leaseId, amount: 40_000 }, at));
  expect(await entries()).toEqual({ 'bank:trust': 40_000, 'lease:L:prepaid': -40_000 });
});

test('$1,250 is owed to an owner when the home is carried over; $20 that an owner owes was our own money', async () => {
  const home = { homeId: lease.homeId, ownerId: null };
  await record((db) => ledger.openingOwnerBalancePosted(db, { ...home, amount: 125_000 }, at));
  expect(await entries()).toEqual({ 'bank:trust': 125_000, 'home:H:payable': -125_000 });
  lease = { ...lease, homeId: randomUUID() };
  const other = { homeId: lease.homeId, ownerId: null };
  await record((db) => ledger.openingOwnerBalancePosted(db, { ...other, amount: -2_000 }, at));
  expect(await entries()).toEqual({ 'home:H:payable': 2_000, 'bank:operating': -2_000 });
});

test('the rent of a lease is taken back with the import that carried it over', async () => {
  await record((db) => ledger.rentCharged(db, rent(), at));
  await record((db) => ledger.chargeUndone(db, id, at));
  expect(await entries()).toEqual({ 'lease:L:receivable': -300_000, 'home:H:payable': 300_000 });
});
