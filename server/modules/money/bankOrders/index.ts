// Orders to our banks: proposed, approved by a second person, sent, confirmed by a statement, or returned. As the system.

import { cents, formatExactMoney } from '@/contract/amounts/cents';
import { addDays } from '@/contract/calendar/days';
import { csvForPrograms } from '@/contract/format/csv';
import {
  type BankOrderKind,
  type BankPlace,
  bankOrderLifecycle,
  type TaxOrderKind,
  taxPayees,
} from '@/contract/money/bankOrders/constants';
import { officeDay } from '@/server/calendar/officeDeadline';
import type { Db } from '@/server/db/client';
import { audit } from '@/server/http/audit';
import { ApiError, conflict } from '@/server/http/errors';
import { newId } from '@/server/ids';
import { enqueue } from '@/server/jobs/queue';
import {
  accountBalance,
  accounts,
  arrivalOf,
  bankOrderArrived,
  bankOrderReturned,
  bankOrderSent,
  bankOrderStopped,
  type LedgerAccount,
  returnOf,
  unclaimedAccounts,
} from '@/server/modules/money/ledger';
import { orderedExpenses } from '@/server/orderedExpenses';
import { orderedUnclaimed } from '@/server/orderedUnclaimed';
import type { BankOrderRow } from './repo';
import * as repo from './repo';

export const lockOrders = repo.lockOrders;
/** Orders that wait for a second person, the oldest first. As the system. */
export const listProposed = (db: Db): Promise<BankOrderRow[]> => repo.listIn(db, ['proposed']);

const places: Readonly<Record<BankPlace, LedgerAccount>> = {
  trust: accounts.bankTrust,
  deposits: accounts.bankDeposits,
  operating: accounts.bankOperating,
};
const taxes: Readonly<Record<TaxOrderKind, LedgerAccount>> = {
  federal_tax: accounts.taxesWithheld,
  california_tax: accounts.californiaTaxes,
};

const isTax = (kind: BankOrderKind): kind is TaxOrderKind => kind in taxes;
/** Where the money is once it has arrived. That of an expense was owed to the payee until the bank had the order. */
function destinationOf({ kind, fromPlace, toPlace }: BankOrderRow): LedgerAccount {
  if (toPlace) return places[toPlace];
  if (kind === 'unclaimed') return unclaimedAccounts[fromPlace === 'deposits' ? 'deposits' : 'trust'];
  return isTax(kind) ? taxes[kind] : accounts.bankOrders;
}

interface Failure {
  note: string;
  at: Date;
}

/** What an order was for is owed again. */
async function failOrdered(db: Db, { id, kind }: Pick<BankOrderRow, 'id' | 'kind'>, failure: Failure): Promise<void> {
  if (kind === 'expense') await orderedExpenses.fail(db, id, failure);
  if (kind === 'unclaimed') await orderedUnclaimed.fail(db, id, failure);
}

const subjectOf = (id: string) => `bank_order:${id}`;

/** What orders that were approved or sent change and the books do not have yet, as if all of it had arrived. In cents. */
interface Outstanding {
  trust: number;
  deposits: number;
  /** Our own money that is on its way out of the trust account, less what comes to it. */
  own: number;
}

export async function readOutstanding(db: Db): Promise<Outstanding> {
  const found: Outstanding = { trust: 0, deposits: 0, own: 0 };
  for (const { kind, status, fromPlace, toPlace, amount } of await repo.listIn(db, ['approved', 'sent'])) {
    const isSent = status === 'sent';
    if (isTax(kind) || kind === 'unclaimed') {
      // Until it arrives it is still owed: the money stays with what is there for others.
      if (isSent && fromPlace !== 'operating') found[fromPlace] += amount;
      continue;
    }
    if (!isSent && fromPlace !== 'operating') found[fromPlace] -= amount;
    if (toPlace && toPlace !== 'operating') found[toPlace] += amount;
    if (kind !== 'own_funds') continue;
    if (fromPlace === 'trust') found.own += amount;
    else if (!isSent) found.own -= amount;
  }
  return found;
}

/** The moves that a day calls for: above zero out of the trust account, below zero into it. */
const moves = {
  deposits: { from: 'trust', to: 'deposits', reason: 'Deposits have an account of their own' },
  own_funds: { from: 'trust', to: 'operating', reason: 'Our own money must not stay in a trust account' },
} as const satisfies Partial<Record<BankOrderKind, { from: BankPlace; to: BankPlace; reason: string }>>;

/** Proposes a move between our accounts. An undecided one follows the new amount, and ends where nothing is left to move. */
export async function proposeMove(db: Db, kind: keyof typeof moves, amount: number, now: Date): Promise<void> {
  const standing = await repo.findProposedMove(db, kind);
  const { from, to, reason } = moves[kind];
  const [fromPlace, toPlace] = amount < 0 ? [to, from] : [from, to];
  const values = { amount: Math.abs(amount), fromPlace, toPlace };
  if (standing && amount === 0) {
    const status = bankOrderLifecycle.after(standing.status, 'withdraw') ?? standing.status;
    return void (await repo.update(db, standing.id, { status, note: 'Nothing is left to move.' }));
  }
  if (standing) return void (await repo.update(db, standing.id, values));
  if (amount === 0) return;
  const id = newId(now.getTime());
  const payee = 'Our own account';
  await repo.insert(db, {
    ...values,
    id,
    kind,
    payee,
    reason,
    method: 'transfer',
    status: 'proposed',
    proposedAt: now,
  });
  await audit(db, { event: 'bank_order.proposed', subject: subjectOf(id), detail: { kind, amount } });
}

/** What of a tax is withheld and on no order yet, in cents. */
export async function payableTax(db: Db, kind: TaxOrderKind): Promise<number> {
  const open = (await repo.listIn(db, ['proposed', 'approved', 'sent'])).filter((order) => order.kind === kind);
  const owed = await accountBalance(db, taxes[kind]);
  return owed - open.reduce((sum, { amount }) => sum + amount, 0);
}

interface TaxPayment {
  kind: TaxOrderKind;
  method: 'ach' | 'wire';
  amountCents: number;
  reason: string;
  isRepeat?: boolean | undefined;
}

/** How long the same amount counts as proposed once more by mistake. */
const REPEAT_MS = 10 * 60_000;

/** Proposes to pay tax that was withheld; never more than that, and the same amount within minutes only after a question. */
export async function proposeTaxPayment(
  db: Db,
  { kind, method, amountCents: amount, reason, isRepeat }: TaxPayment,
  { personId: proposedBy, now }: { personId: string; now: Date },
): Promise<string> {
  await repo.lockOrders(db);
  const left = await payableTax(db, kind);
  if (amount > left) {
    const message = left > 0 ? `At most ${formatExactMoney(left)} is withheld.` : 'Nothing is withheld to be paid.';
    throw new ApiError('invalid', message, { fields: { amountCents: message } });
  }
  const since = new Date(now.getTime() - REPEAT_MS);
  if (!isRepeat && (await repo.hasProposed(db, { kind, amount, since })))
    throw new ApiError(
      'repeatedPayment',
      `A payment of ${formatExactMoney(cents(amount))} for this tax was proposed minutes ago. Propose it again?`,
    );
  const id = newId(now.getTime());
  const payee = taxPayees[kind];
  await repo.insert(db, {
    id,
    kind,
    method,
    payee,
    amount,
    reason,
    proposedBy,
    fromPlace: 'trust',
    status: 'proposed',
    proposedAt: now,
  });
  return id;
}

interface ExpenseOrder {
  amount: number;
  payee: string;
  method: 'ach' | 'check';
  reason: string;
  /** The two people who agreed on the expense. */
  proposedBy: string;
  decidedBy: string;
  now: Date;
}

/** Orders the payment of an expense that two people agreed on; it goes to the bank by the job that follows. */
export async function orderExpense(db: Db, { now, ...order }: ExpenseOrder): Promise<string> {
  const id = newId(now.getTime());
  await repo.insert(db, {
    ...order,
    id,
    kind: 'expense',
    fromPlace: 'trust',
    status: 'approved',
    proposedAt: now,
    decidedAt: now,
  });
  await enqueue(db, 'sendBankOrders', {}, { jobKey: 'send-bank-orders' });
  return id;
}

interface UnclaimedOrder {
  amount: number;
  payee: string;
  method: 'ach' | 'wire' | 'check';
  place: 'trust' | 'deposits';
  reason: string;
  /** Null where the owner of the money asked for it: then one colleague approves. */
  proposedBy: string | null;
  /** The second person, where two people agreed already. */
  decidedBy?: string;
  now: Date;
}

/** Orders the payment of unclaimed money to its owner or to a state. */
export async function orderUnclaimed(
  db: Db,
  { place: fromPlace, decidedBy, now, ...order }: UnclaimedOrder,
): Promise<string> {
  const id = newId(now.getTime());
  const decision = decidedBy
    ? { status: 'approved' as const, decidedBy, decidedAt: now }
    : { status: 'proposed' as const };
  await repo.insert(db, { ...order, ...decision, id, kind: 'unclaimed', fromPlace, proposedAt: now });
  if (decidedBy) await enqueue(db, 'sendBankOrders', {}, { jobKey: 'send-bank-orders' });
  return id;
}

interface Decision {
  event: 'approve' | 'decline' | 'withdraw';
  note?: string;
  personId: string;
  now: Date;
}

/** An approved order goes to the bank by the job that follows. */
export async function decideOrder(db: Db, id: string, { event, note, personId, now }: Decision): Promise<void> {
  const row = await repo.lock(db, id);
  if (event !== 'withdraw' && row.proposedBy === personId)
    throw conflict('You proposed this, so another person decides.');
  const status = bankOrderLifecycle.after(row.status, event);
  if (!status) throw conflict('This order is already decided. Please look at it again.');
  await repo.update(db, id, { status, note: note ?? null, decidedBy: personId, decidedAt: now });
  if (event === 'approve') return enqueue(db, 'sendBankOrders', {}, { jobKey: 'send-bank-orders' });
  if (row.kind === 'unclaimed') await orderedUnclaimed.fail(db, id, { note: note ?? 'Withdrawn', at: now });
}

/** The bank has it: the money leaves its account in the books. Once. */
export async function markSent(db: Db, id: string, bankRef: string, now: Date): Promise<void> {
  const row = await repo.lock(db, id);
  const status = bankOrderLifecycle.after(row.status, 'send');
  if (!status) throw conflict('Only an approved order goes to the bank.');
  await repo.update(db, id, { status, bankRef, sentAt: now });
  await bankOrderSent(db, { id, amount: row.amount, from: places[row.fromPlace] }, now);
  await audit(db, { event: 'bank_order.sent', subject: subjectOf(id), detail: { bankRef } });
}

/** The bank took none of it: nothing moved. */
export async function markRefused(db: Db, id: string, note: string, now: Date): Promise<void> {
  const row = await repo.lock(db, id);
  const status = bankOrderLifecycle.after(row.status, 'refuse');
  if (!status) return;
  await repo.update(db, id, { status, note });
  await audit(db, { event: 'bank_order.refused', subject: subjectOf(id), detail: { note } });
  await failOrdered(db, row, { note, at: now });
}

/** The bank stopped the check of an order before it paid it: the money never left. */
export async function stopOrder(db: Db, id: string, { note, now }: { note: string; now: Date }): Promise<void> {
  const row = await repo.lock(db, id);
  const status =
    row.status === 'sent' && row.method === 'check' ? bankOrderLifecycle.after(row.status, 'return') : null;
  if (!status) throw conflict('Only a check that is on its way can be stopped.');
  if (await repo.findDebitDay(db, id)) throw conflict('The bank has paid this check already.');
  await repo.update(db, id, { status, note });
  await orderedUnclaimed.refuseHeld(db, id);
  await bankOrderStopped(db, id, now);
  await failOrdered(db, row, { note, at: now });
}

/** Checks of orders that are on their way: our team wrote them, and the bank pays them as they come. */
export const listSentChecks = async (db: Db): Promise<ReadonlySet<string>> =>
  new Set((await repo.listIn(db, ['sent'])).filter(({ method }) => method === 'check').map(({ id }) => id));

/** When a bank line says that it happened. */
const atDay = (day: string) => new Date(`${day}T20:00:00Z`);
/** An arrival without our reference is looked for so long. */
const ARRIVAL_DAYS = 5;

/** The bank line that shows that an order has arrived; of one to another bank, that its money has left. */
async function findArrival(db: Db, { id, toPlace, amount, sentAt }: BankOrderRow): Promise<string | null> {
  if (toPlace === null || toPlace === 'operating') return repo.findDebitDay(db, id);
  const named = await repo.findLineNamed(db, toPlace, arrivalOf(id));
  if (named) return named.day;
  const from = officeDay(sentAt ?? new Date(0));
  const like = { account: toPlace, amount, from, until: addDays(from, ARRIVAL_DAYS) };
  return (await repo.findLineLike(db, like))?.day ?? null;
}

/** Reads what statements say of orders: those that came back, and those that arrived. Before lines are matched with the books. */
export async function followOrders(db: Db): Promise<void> {
  for (const row of await repo.listIn(db, ['sent'])) {
    const { id, amount } = await repo.lock(db, row.id);
    const back = row.fromPlace === 'operating' ? undefined : await repo.findLineNamed(db, row.fromPlace, returnOf(id));
    const status = bankOrderLifecycle.after(row.status, back ? 'return' : 'confirm');
    if (!status) continue;
    if (back) {
      const note = 'The bank sent it back.';
      await repo.update(db, id, { status, note });
      await bankOrderReturned(db, { id, amount, from: places[row.fromPlace] }, atDay(back.day));
      await failOrdered(db, row, { note, at: atDay(back.day) });
      await audit(db, { event: 'bank_order.returned', subject: subjectOf(id), detail: { day: back.day } });
      continue;
    }
    const confirmedOn = await findArrival(db, row);
    if (!confirmedOn) continue;
    await repo.update(db, id, { status, confirmedOn });
    if (row.kind === 'expense') await orderedExpenses.confirm(db, id, confirmedOn);
    else await bankOrderArrived(db, { id, amount, to: destinationOf(row) }, atDay(confirmedOn));
    if (row.kind === 'unclaimed') await orderedUnclaimed.confirm(db, id, atDay(confirmedOn));
    await audit(db, { event: 'bank_order.confirmed', subject: subjectOf(id), detail: { day: confirmedOn } });
  }
  await followReturns(db);
}

/** A payment that a statement had confirmed and that came back later: the tax is owed, or the expense open, again. */
async function followReturns(db: Db): Promise<void> {
  for (const row of await repo.listIn(db, ['confirmed'])) {
    if (row.fromPlace === 'operating') continue;
    const back = await repo.findLineNamed(db, row.fromPlace, returnOf(row.id));
    const status = back && bankOrderLifecycle.after(row.status, 'return');
    if (!back || !status) continue;
    const { id, amount } = await repo.lock(db, row.id);
    const note = 'The bank sent it back.';
    await repo.update(db, id, { status, note });
    const [from, to] = [places[row.fromPlace], destinationOf(row)];
    await bankOrderReturned(db, { id, amount, from, to }, atDay(back.day));
    await failOrdered(db, row, { note, at: atDay(back.day) });
    await audit(db, { event: 'bank_order.returned', subject: subjectOf(id), detail: { day: back.day } });
  }
}

/** The checks that the bank may pay, and those it may not, as banks read them: one line each. */
export async function positivePayFile(db: Db, now: Date): Promise<{ fileName: string; text: string }> {
  const checks = (await repo.listAllChecks(db)).filter(({ status }) => status !== 'paid');
  const rows = checks.map(({ account, number, amount, issuedOn, payee, status }) => [
    account,
    number,
    { amount },
    issuedOn,
    payee,
    status === 'stopped' ? 'VOID' : 'ISSUE',
  ]);
  const header = ['Account', 'Check number', 'Amount', 'Issue date', 'Payee', 'Type'];
  return { fileName: `positive-pay-${officeDay(now)}.csv`, text: csvForPrograms([header, ...rows]) };
}
