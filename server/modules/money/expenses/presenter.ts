import { cents } from '@/contract/amounts/cents';
import type { Expense, Expenses } from '@/contract/money/expenses/endpoints';
import type { Db } from '@/server/db/client';
import { fundsFor, type OwnerFunds, ownerFunds } from '@/server/modules/money/payouts';
import { nextDueOn } from './repeats';
import * as repo from './repo';

interface Reader {
  personId: string;
  /** Our team sees who entered and approved. */
  isStaff: boolean;
}

const presentExpense = (row: repo.ExpenseView, funds: OwnerFunds, { personId, isStaff }: Reader): Expense => ({
  id: row.id,
  category: row.category,
  payeeName: row.payeeName,
  method: row.method,
  accountEnding: row.accountEnding,
  reference: row.reference,
  amountCents: cents(row.amount),
  interestCents: row.interest === null ? null : cents(row.interest),
  dueOn: row.dueOn,
  memo: row.memo,
  status: row.status,
  missingCents: row.status === 'waiting' ? cents(Math.max(0, row.amount - fundsFor(funds, row.requestId))) : null,
  note: row.note,
  ruleId: row.ruleId,
  enteredBy: isStaff ? (row.entererName ?? 'A former colleague') : null,
  enteredAt: row.enteredAt.toISOString(),
  approvedBy: isStaff ? row.approverName : null,
  isOwn: row.enteredBy === personId,
  paidOn: row.paidOn,
});

/** Expenses of a home, as the system. */
export async function presentExpenses(db: Db, homeId: string, reader: Reader, now: Date): Promise<Expenses> {
  const funds = await ownerFunds(db, homeId, now);
  return {
    homeId,
    fundsCents: cents(fundsFor(funds, null)),
    expenses: (await repo.listByHome(db, homeId)).map((row) => presentExpense(row, funds, reader)),
    rules: (await repo.listRules(db, homeId))
      .map((rule) => ({
        id: rule.id,
        category: rule.category,
        payeeName: rule.payeeName,
        amountCents: cents(rule.amount),
        every: rule.every,
        nextDueOn: nextDueOn(rule),
        untilOn: rule.untilOn,
        isFixed: rule.isFixed,
      }))
      .filter(({ nextDueOn: next, untilOn }) => untilOn === null || next <= untilOn),
  };
}
