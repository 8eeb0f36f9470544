// Worked examples of repairs, entries by hand, and corrections: which accounts they move, in cents, debits above zero.
import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { asSystem, type Db } from '@/server/db/client';
import * as ledger from '@/server/modules/money/ledger';
import { testApi } from '@/tests/support/api';

const api = testApi();
let home: { homeId: string; ownerId: null };
let leaseId: string;
let id: string;
const at = new Date('2026-12-01T12:00:00Z');
beforeEach(() => {
  home = { homeId: randomUUID(), ownerId: null };
  [leaseId, id] = [randomUUID(), randomUUID()];
});

const record = <T>(work: (db: Db) => Promise<T>) => asSystem(api.services.db, work);

/** The entries of the newest transaction of a kind, with the ids of the lease and the home left out. */
async function entries(kind: string): Promise<Record<string, number>> {
  const rows = await api.rows<{ code: string; amount: string }>(
    `select code, amount from ledger_entries entry join ledger_accounts account on account.id = entry.account_id
     where transaction_id = (select id from ledger_transactions where kind = $1 order by xid desc limit 1) order by code`,
    [kind],
  );
  const short = (code: string) => code.replace(leaseId, 'L').replace(home.homeId, 'H');
  return Object.fromEntries(rows.map(({ code, amount }) => [short(code), Number(amount)]));
}
const negated = (of: Record<string, number>) =>
  Object.fromEntries(Object.entries(of).map(([code, amount]) => [code, -amount]));

test('a repair of $400 with a markup of $40 is billed to the owner, and one of $300 is ours', async () => {
  const invoice = { ...home, id, totalCents: 44_000, markupCents: 4_000, payer: 'owner' as const };
  await record((db) => ledger.invoicePosted(db, invoice, at));
  expect(await entries('invoicePosted')).toEqual({
    'home:H:payable': 44_000,
    'pros:payable': -40_000,
    'fees:management': -4_000,
  });
  const ours = { ...home, id: randomUUID(), totalCents: 30_000, markupCents: 0, payer: 'us' as const };
  await record((db) => ledger.invoicePosted(db, ours, at));
  expect(await entries('invoicePosted')).toEqual({ 'expenses:care': 30_000, 'pros:payable': -30_000 });
});

test('$304 of $400 leave for a Pro, $96 are withheld, and the bank sends the money back', async () => {
  const payment = { id, amount: 30_400, withheld: 9_600, payer: 'owner' as const };
  await record((db) =>
    ledger.invoicePosted(db, { ...home, id, totalCents: 40_000, markupCents: 0, payer: 'owner' }, at),
  );
  await record((db) => ledger.invoicePaid(db, payment, at));
  const paid = { 'pros:payable': 40_000, 'taxes:withheld': -9_600, 'processor:connected': -30_400 };
  expect(await entries('invoicePaid')).toEqual(paid);
  await record((db) => ledger.invoicePaymentReturned(db, id, at));
  expect(await entries('invoicePaymentReturned')).toEqual(negated(paid));
});

test('$300 leave for a repair that is ours: our own money replaces them in the trust account', async () => {
  const ours = { ...home, id, totalCents: 30_000, markupCents: 0, payer: 'us' as const };
  await record((db) => ledger.invoicePosted(db, ours, at));
  await record((db) => ledger.invoicePaid(db, { id, amount: 30_000, withheld: 0, payer: 'us' }, at));
  expect(await entries('invoicePaid')).toEqual({
    'pros:payable': 30_000,
    'processor:connected': -30_000,
    'bank:operating': -30_000,
    'bank:trust': 30_000,
  });
});

test('$450 that an owner paid for a repair go back to a bank after $400 were billed: $400 come out of rent', async () => {
  const work = { ...home, id };
  await record((db) => ledger.prepaidWorkReceived(db, work, 45_000, at));
  await record((db) => ledger.prepaidWorkApplied(db, { ...home, id: randomUUID() }, 40_000, at, true));
  await record((db) => ledger.prepaidWorkReturned(db, work, at));
  expect(await entries('return')).toEqual({ processor: -45_000, 'home:H:prepaid': 45_000 });
  expect(await entries('prepaidWorkShort')).toEqual({ 'home:H:payable': 40_000, 'home:H:prepaid': -40_000 });
  await record((db) => ledger.prepaidWorkReinstated(db, work, 45_000, at));
  expect(await entries('reinstated')).toEqual({ processor: 45_000, 'home:H:payable': -45_000 });
});

test('the bank took $25 for a wire: two people enter that it is our cost', async () => {
  const lines = [
    { account: ledger.accounts.bankFees, amount: 2_500 },
    { account: ledger.accounts.bankTrust, amount: -2_500 },
  ];
  await record((db) => ledger.manualEntryPosted(db, { id, entries: lines }, at));
  expect(await entries('manualEntry')).toEqual({ 'expenses:bank': 2_500, 'bank:trust': -2_500 });
});

test('a settlement of $990.70 is sent back by our bank, and one that was never posted moves nothing', async () => {
  await record((db) => ledger.processorSettled(db, { id: `po_${id}`, amount: 99_070 }, at));
  await record((db) => ledger.processorSettlementFailed(db, `po_${id}`, at));
  expect(await entries('processorSettlementFailed')).toEqual({ processor: 99_070, 'bank:trust': -99_070 });
  const before = await api.rows('select count(*) from ledger_transactions');
  await record((db) => ledger.processorSettlementFailed(db, `po_${randomUUID()}`, at));
  expect(await api.rows('select count(*) from ledger_transactions')).toEqual(before);
});

test('the processor kept $9.30 of what it collected', async () => {
  await record((db) => ledger.processorFeesTaken(db, { id: `po_${id}`, amount: 930 }, at));
  expect(await entries('processorFees')).toEqual({ 'expenses:processor': 930, processor: -930 });
});

test.each([
  ['a return of a deposit of $2,400 was wrong', false, 'depositReturnReversed'],
  ['the check of a deposit of $2,400 is stopped', true, 'checkStopped'],
])('%s', async (_what, isStopped, kind) => {
  await record((db) => ledger.openingDepositPosted(db, { leaseId, amount: 240_000 }, at));
  await record((db) => ledger.depositRefunded(db, { id, leaseId, amount: 240_000 }, at));
  await record((db) => ledger.depositReturnReversed(db, { id, isStopped }, at));
  expect(await entries(kind)).toEqual({ 'lease:L:deposit': -240_000, 'bank:deposits': 240_000 });
});
