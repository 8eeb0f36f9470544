import { type Cents, cents } from '@/contract/amounts/cents';
import type { InstallmentPlan } from '@/contract/money/smoothPayments/endpoints';
import { officeDay } from '@/server/calendar/officeDeadline';
import type { Db } from '@/server/db/client';
import { installmentAmount } from './installments';
import * as repo from './repo';

/** What is left without the fees of what is not due yet; null where all of it is due. */
function payOffAmount(open: readonly repo.InstallmentRow[], today: string): Cents | null {
  if (open.every(({ dueOn }) => dueOn <= today)) return null;
  return cents(open.reduce((sum, { dueOn, principal, fee }) => sum + principal + (dueOn > today ? 0 : fee), 0));
}

/** As of a day, as `2027-01-31`. */
export async function presentPlans(db: Db, plans: readonly repo.PlanRow[], today: string): Promise<InstallmentPlan[]> {
  const ids = plans.map(({ id }) => id);
  const installments = await repo.listInstallments(db, ids);
  const bills = await repo.listBills(db, ids);
  return plans.map(({ id, status, months, amount, fee, aprBps, envelopeId }) => {
    const own = installments.filter(({ planId }) => planId === id);
    const open = own.filter(({ paidAt }) => paidAt === null);
    return {
      id,
      status,
      months,
      aprBps,
      envelopeId,
      amount: cents(amount),
      fee: cents(fee),
      left: cents(status === 'signing' ? amount + fee : open.reduce((sum, each) => sum + installmentAmount(each), 0)),
      payOff: status === 'active' ? payOffAmount(open, today) : null,
      bills: bills
        .filter(({ planId }) => planId === id)
        .map(({ description, amount: billed }) => ({ description, amount: cents(billed) })),
      installments: own.map((each) => ({
        seq: each.seq,
        dueOn: each.dueOn,
        amount: cents(installmentAmount(each)),
        paidOn: each.paidAt ? officeDay(each.paidAt) : null,
        isMissed: each.missedAt !== null && each.paidAt === null,
      })),
    };
  });
}
