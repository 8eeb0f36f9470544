// Where the money to move in stands: what is due, what has come, and what is on its way, no matter which resident paid it.

import { type Cents, cents } from '@/contract/amounts/cents';
import { splitEvenly } from '@/contract/amounts/split';
import type { LeaseTerms } from '@/contract/leasing/leases/endpoints';
import type { MoveIn } from '@/contract/leasing/moveIns/endpoints';
import { dueAtMoveIn, moveInCharges } from '@/contract/money/charges/leaseTerms';
import type { Db } from '@/server/db/client';
import * as repo from '@/server/modules/leasing/moveIns/repo';
import { expectedOn } from '@/server/modules/money/charges/account/account';
import { declineMessage } from '@/server/modules/money/payments/declines';

export interface MoveInMoney {
  payments: repo.MoveInPaymentRow[];
  due: Cents;
  paid: Cents;
  /** A bank debit that has not cleared, or a card that has not answered. */
  pending: Cents;
  /** What can be paid now. */
  left: Cents;
}

const sum = (rows: readonly { amount: number }[]) => rows.reduce((all, { amount }) => all + amount, 0);
const isOnItsWay = ({ status }: repo.MoveInPaymentRow) => status === 'started' || status === 'processing';

export async function findMoveInMoney(db: Db, leaseId: string, terms: LeaseTerms): Promise<MoveInMoney> {
  const payments = await repo.listPayments(db, leaseId);
  const due = dueAtMoveIn(terms);
  const paid = cents(sum(payments.filter(({ status }) => status === 'succeeded')));
  const pending = cents(sum(payments.filter(isOnItsWay)));
  return { payments, due, paid, pending, left: cents(Math.max(0, due - paid - pending)) };
}

function stateOf({ payments, due, paid, pending, left }: MoveInMoney): MoveIn['money']['state'] {
  if (paid >= due) return 'paid';
  if (left === 0) return 'pending';
  if (['failed', 'returned'].includes(payments.at(-1)?.status ?? '')) return 'failed';
  return paid + pending > 0 ? 'part' : 'none';
}

interface Viewer {
  side: MoveIn['side'];
  personId: string;
  timeZone: string;
  /** How many residents owe it together. */
  residents: number;
}

/** The homeowner sees how much has come and nothing of who paid it. */
export function presentMoney(
  money: MoveInMoney,
  terms: LeaseTerms,
  { side, personId, timeZone, residents }: Viewer,
): Omit<MoveIn['money'], 'dueBy' | 'canEndLease'> {
  const { payments, due, paid, pending, left } = money;
  const charges = moveInCharges(terms);
  const [share = due] = splitEvenly(due, residents);
  const mine = payments.filter(({ payerId }) => payerId === personId);
  const myPart = sum(mine.filter((payment) => payment.status === 'succeeded' || isOnItsWay(payment)));
  const newest = payments.at(-1);
  const isRefused = stateOf(money) === 'failed' && newest?.payerId === personId;
  return {
    dueCents: due,
    paidCents: paid,
    pendingCents: pending,
    leftCents: left,
    shareCents: side === 'resident' ? cents(Math.max(0, Math.min(left, share - myPart))) : cents(0),
    residents,
    state: stateOf(money),
    failure: side === 'resident' && isRefused ? declineMessage(newest.failure) : null,
    payments:
      side === 'homeowner'
        ? []
        : payments
            .filter(({ status }) => status !== 'failed')
            .map((payment) => ({
              id: payment.id,
              payer: payment.payerId === personId ? null : payment.payer,
              label: payment.label,
              cents: cents(payment.amount),
              status: payment.status === 'started' ? 'processing' : payment.status,
              expectedOn: expectedOn(payment, { timeZone }),
            })),
    lines: charges.map(({ name, start, end, amount }) => ({
      name,
      period: start && end ? { start, end } : null,
      cents: amount,
    })),
  };
}
