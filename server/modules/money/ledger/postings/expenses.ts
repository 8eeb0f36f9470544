// Expenses of a home that we pay for its owner: owed to the payee once the order is given, and paid by the bank order.
import type { Db } from '@/server/db/client';
import { accounts, homePayable } from '@/server/modules/money/ledger/accounts';
import { post, reverse } from '@/server/modules/money/ledger/entries';

interface ExpensePayment {
  /** Of the expense. */
  id: string;
  /** The number of its order: one that came back is ordered again. */
  attempt: number;
}

const RELEASED = 'expenseReleased';
const sourceOf = ({ id, attempt }: ExpensePayment) => ({ type: 'expense', id: `${id}:${attempt}` });

/** The order is given: it comes out of what we owe the homeowner, and is on its way until the bank has the order. */
export const expenseReleased = (
  db: Db,
  { homeId, ownerId, ...payment }: ExpensePayment & { homeId: string; ownerId: string },
  amount: number,
  effectiveAt: Date,
) =>
  post(db, {
    kind: RELEASED,
    source: sourceOf(payment),
    effectiveAt,
    entries: [
      { account: homePayable({ homeId, ownerId }), amount },
      { account: accounts.bankOrders, amount: -amount },
    ],
  });

/** The bank refused the order, sent it back, or stopped its check: the money is the homeowner’s again. */
export const expenseReturned = (db: Db, payment: ExpensePayment, effectiveAt: Date) =>
  reverse(db, { kind: RELEASED, source: sourceOf(payment) }, { kind: 'expenseReturned', effectiveAt });
