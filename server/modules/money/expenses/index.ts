// Expenses of homes that we pay for their owners: entered, agreed on by a second person, and ordered once the owner's own
// money covers them. As the system.

import { formatExactMoney } from '@/contract/amounts/cents';
import { addDays } from '@/contract/calendar/days';
import { localDay } from '@/contract/calendar/localDay';
import { formatDay } from '@/contract/format/days';
import {
  expenseCategoryLabels,
  expenseLifecycle,
  MAX_DAYS_AHEAD,
  MAX_DAYS_LATE,
  PAY_AHEAD_DAYS,
} from '@/contract/money/expenses/constants';
import type { NewExpense } from '@/contract/money/expenses/endpoints';
import { officeDay } from '@/server/calendar/officeDeadline';
import type { Db } from '@/server/db/client';
import { audit } from '@/server/http/audit';
import { ApiError, conflict } from '@/server/http/errors';
import { newId } from '@/server/ids';
import { orderExpense } from '@/server/modules/money/bankOrders';
import { followHolds } from '@/server/modules/money/debitHolds';
import { expenseReleased } from '@/server/modules/money/ledger';
import { endRequest, requestForCost } from '@/server/modules/money/ownerContributions';
import { fundsFor, lockHomeMoney, ownerFunds } from '@/server/modules/money/payouts';
import { openAccount, sealAccount } from './payeeAccounts';
import * as repo from './repo';

interface Caller {
  personId: string;
  now: Date;
}

interface PayingCaller extends Caller {
  siteUrl: string;
}

const subjectOf = (id: string) => `expense:${id}`;
const invalid = (field: string, message: string) => new ApiError('invalid', message, { fields: { [field]: message } });
const gone = () => conflict('This expense has moved on. Please look at it again.');

/** Enters an expense, alone or as the first of a series. */
export async function enterExpense(
  db: Db,
  home: repo.ExpenseHome,
  { amountCents: amount, interestCents: interest, accountNumber, repeats, untilOn, isFixed, ...entered }: NewExpense,
  { personId: enteredBy, now }: Caller,
): Promise<string> {
  const { homeId, ownerId, timeZone } = home;
  if (!ownerId) throw conflict('This home has no owner.');
  const today = localDay(now, timeZone);
  const [first, last] = [addDays(today, -MAX_DAYS_LATE), addDays(today, MAX_DAYS_AHEAD)];
  if (entered.dueOn < first || entered.dueOn > last)
    throw invalid('dueOn', `Choose a day from ${formatDay(first, 'medium')} to ${formatDay(last, 'medium')}.`);
  const { dueOn, method, routingNumber, address, ...rest } = entered;
  const facts = {
    ...rest,
    homeId,
    ownerId,
    method,
    amount,
    enteredBy,
    enteredAt: now,
    routingNumber: method === 'ach' ? routingNumber : null,
    address: method === 'check' ? address : null,
  };
  const number = method === 'ach' ? accountNumber : null;
  const sealed = (table: 'expenses' | 'expense_rules', id: string) => ({
    payeeAccount: number === null ? null : sealAccount(table, id, number),
    accountEnding: number?.slice(-4) ?? null,
  });
  const ruleId = repeats && newId(now.getTime());
  if (repeats && ruleId)
    await repo.insertRule(db, {
      ...facts,
      ...sealed('expense_rules', ruleId),
      id: ruleId,
      every: repeats,
      firstDueOn: dueOn,
      untilOn,
      made: 1,
      isFixed,
    });
  const id = newId(now.getTime());
  await repo.insert(db, { ...facts, ...sealed('expenses', id), id, ruleId, interest, dueOn, status: 'requested' });
  return id;
}

/** Another amount, also of the rest of its series: a second person approves it again. */
export async function changeExpense(
  db: Db,
  id: string,
  { amountCents: amount, interestCents: interest }: { amountCents: number; interestCents: number | null },
  { personId: enteredBy, now }: Caller,
): Promise<void> {
  const row = await repo.lock(db, id);
  const status = expenseLifecycle.after(row.status, 'change');
  if (!status) throw gone();
  if (interest !== null && row.category !== 'mortgage')
    throw invalid('interestCents', 'The interest is a part of a mortgage payment.');
  await closeRequest(db, row, { personId: enteredBy, now });
  const open = { approvedBy: null, approvedAt: null, requestId: null, note: null };
  await repo.update(db, id, { ...open, status, amount, interest, enteredBy, enteredAt: now });
  if (row.ruleId) await repo.updateRule(db, row.ruleId, { amount, enteredBy, approvedAmount: null, approvedBy: null });
}

/** Ends what the owner was asked to pay in for it. */
async function closeRequest(db: Db, { requestId }: Pick<repo.ExpenseRow, 'requestId'>, caller: Caller): Promise<void> {
  if (requestId) await endRequest(db, requestId, caller);
}

/** A second person agrees; where it is due soon and the money is there, it is ordered at once. */
export async function approveExpense(db: Db, id: string, caller: PayingCaller): Promise<void> {
  const { personId: approvedBy, now } = caller;
  const row = await repo.lock(db, id);
  if (row.enteredBy === approvedBy) throw conflict('You entered this, so another person approves it.');
  const status = expenseLifecycle.after(row.status, 'approve');
  if (!status) throw gone();
  await repo.update(db, id, { status, approvedBy, approvedAt: now, note: null });
  const rule = row.ruleId === null ? null : await repo.lockRule(db, row.ruleId);
  if (rule?.isFixed && rule.amount === row.amount && rule.enteredBy !== approvedBy)
    await repo.updateRule(db, rule.id, { approvedAmount: row.amount, approvedBy });
  await payExpense(db, id, caller);
}

export async function refuseExpense(
  db: Db,
  id: string,
  { personId, reason }: { personId: string; reason: string },
): Promise<void> {
  const row = await repo.lock(db, id);
  if (row.enteredBy === personId) throw conflict('You entered this. Cancel it instead.');
  const status = expenseLifecycle.after(row.status, 'refuse');
  if (!status) throw gone();
  await repo.update(db, id, { status, note: reason });
}

/** Before the bank has an order. */
export async function cancelExpense(
  db: Db,
  id: string,
  { reason, ...caller }: Caller & { reason: string },
): Promise<void> {
  const row = await repo.lock(db, id);
  const status = expenseLifecycle.after(row.status, 'cancel');
  if (!status) throw conflict('The bank pays this expense already.');
  await closeRequest(db, row, caller);
  await repo.update(db, id, { status, note: reason, approvedBy: null, approvedAt: null });
}

export async function endRule(db: Db, id: string, { personId: endedBy, now: endedAt }: Caller): Promise<void> {
  const rule = await repo.lockRule(db, id);
  if (rule.endedAt) throw conflict('This series has ended already.');
  await repo.updateRule(db, id, { endedBy, endedAt });
}

/** Opens the account number of the payee for a person who says why; on record. */
export async function readPayeeAccount(
  db: Db,
  { id, routingNumber, payeeAccount }: repo.ExpenseRow,
  { personId, why }: { personId: string; why: string },
): Promise<{ routingNumber: string; accountNumber: string }> {
  if (!payeeAccount || !routingNumber) throw conflict('This payee gets a check.');
  await audit(db, { event: 'vault.opened', subject: subjectOf(id), personId, detail: { why } });
  return { routingNumber, accountNumber: openAccount('expenses', { id, payeeAccount }) };
}

const titleOf = ({ category, payeeName, dueOn }: Pick<repo.ExpenseRow, 'category' | 'payeeName' | 'dueOn'>) =>
  `${expenseCategoryLabels[category]}, ${payeeName}, due ${formatDay(dueOn, 'medium')}`;

/**
 * Orders an approved expense that is due soon, or makes it wait where the owner's own money in the home does not cover it:
 * then the owner is asked to pay in what is missing. Safe to run twice.
 */
export async function payExpense(db: Db, id: string, { now, siteUrl }: { now: Date; siteUrl: string }): Promise<void> {
  const { homeId } = (await repo.find(db, id)) ?? {};
  const home = homeId ? await repo.findHome(db, homeId) : undefined;
  if (!home) return;
  await lockHomeMoney(db, home.homeId);
  const row = await repo.lock(db, id);
  const { amount, ownerId, approvedBy } = row;
  const ordered = expenseLifecycle.after(row.status, 'order');
  if (!ordered || !approvedBy || row.dueOn > addDays(localDay(now, home.timeZone), PAY_AHEAD_DAYS)) return;
  await followHolds(db, { day: officeDay(now), homeId: home.homeId }, now);
  // The home changed hands: its money is that of another owner, who is asked for nothing.
  const isOwners = home.ownerId === ownerId;
  const funds = isOwners ? fundsFor(await ownerFunds(db, home.homeId, now), row.requestId) : 0;
  if (funds < amount) return waitForMoney(db, row, { missing: amount - funds, isOwners, siteUrl, now });
  const attempt = row.attempts + 1;
  const orderId = await orderExpense(db, {
    amount,
    payee: [row.payeeName, row.reference].filter(Boolean).join(', '),
    method: row.method,
    reason: [titleOf(row), home.address, row.address].filter(Boolean).join('. '),
    proposedBy: row.enteredBy,
    decidedBy: approvedBy,
    now,
  });
  await expenseReleased(db, { id, attempt, homeId: home.homeId, ownerId }, amount, now);
  await closeRequest(db, row, { personId: approvedBy, now });
  await repo.update(db, id, { status: ordered, attempts: attempt, orderId });
  await audit(db, {
    event: 'expense.ordered',
    subject: subjectOf(id),
    detail: { orderId, amount, homeId: home.homeId },
  });
}

async function waitForMoney(
  db: Db,
  row: repo.ExpenseRow,
  { missing, isOwners, siteUrl, now }: { missing: number; isOwners: boolean; siteUrl: string; now: Date },
): Promise<void> {
  const status = expenseLifecycle.after(row.status, 'wait');
  if (!status || !row.approvedBy) return;
  const { id, homeId, dueOn, approvedBy: personId } = row;
  const reason = `${titleOf(row)}: ${formatExactMoney(row.amount)}. Your money in this home does not cover it yet.`;
  const wanted = { homeId, amountCents: missing, reason, dueOn };
  const requestId = isOwners ? await requestForCost(db, wanted, { personId, now, siteUrl }) : null;
  await repo.update(db, id, { status, requestId });
  await audit(db, { event: 'expense.waits', subject: subjectOf(id), detail: { missing, homeId } });
}
