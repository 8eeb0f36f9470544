// What the bank does with the order of an expense. As the system, in the transaction that changes the order.
import { expenseLifecycle } from '@/contract/money/expenses/constants';
import type { Db } from '@/server/db/client';
import { audit } from '@/server/http/audit';
import { enqueue } from '@/server/jobs/queue';
import { expenseReturned } from '@/server/modules/money/ledger';
import { openAccount } from './payeeAccounts';
import * as repo from './repo';

const subjectOf = (id: string) => `expense:${id}`;

/** A statement shows it. */
export async function confirmExpense(db: Db, orderId: string, paidOn: string): Promise<void> {
  const row = await repo.findByOrder(db, orderId);
  const status = row && expenseLifecycle.after(row.status, 'pay');
  if (!row || !status) return;
  await repo.update(db, row.id, { status, paidOn });
  await audit(db, { event: 'expense.paid', subject: subjectOf(row.id), detail: { orderId, paidOn } });
  await enqueue(db, 'handlePaidExpense', { expenseId: row.id }, { jobKey: `expense-paid:${row.id}:${row.attempts}` });
}

/** The bank refused it, sent it back, or stopped its check: the money is the owner’s again, and two people agree once more. */
export async function failExpense(db: Db, orderId: string, { note, at }: { note: string; at: Date }): Promise<void> {
  const row = await repo.findByOrder(db, orderId);
  const status = row && expenseLifecycle.after(row.status, 'return');
  if (!row || !status) return;
  const { id, attempts: attempt } = row;
  const open = { orderId: null, paidOn: null, approvedBy: null, approvedAt: null };
  await repo.update(db, id, { ...open, status, note });
  await expenseReturned(db, { id, attempt }, at);
  await audit(db, { event: 'expense.returned', subject: subjectOf(id), detail: { orderId, note } });
}

/** Where the payee of an order has the account; null for a check. Each opening is on record. */
export async function openOrderAccount(
  db: Db,
  orderId: string,
): Promise<{ routingNumber: string; accountNumber: string } | null> {
  const row = await repo.findByOrder(db, orderId);
  if (!row?.payeeAccount || !row.routingNumber) return null;
  const { id, routingNumber, payeeAccount } = row;
  await audit(db, { event: 'vault.opened', subject: subjectOf(id), detail: { why: `Bank order ${orderId}` } });
  return { routingNumber, accountNumber: openAccount('expenses', { id, payeeAccount }) };
}
