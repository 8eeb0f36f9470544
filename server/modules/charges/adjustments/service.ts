// What other modules change on the account of a lease.
import { addDays } from '@/contract/calendar/days';
import { scheduleTerms } from '@/contract/charges/leaseTerms';
import { leaseSchedule } from '@/contract/charges/schedule';
import type { LeaseTerms } from '@/contract/leases/endpoints';
import type { Db } from '@/server/db/client';
import * as repo from '@/server/modules/charges/repo';
import { createLeaseCharges } from '@/server/modules/charges/schedule/service';
import { addCredit, waiveCharge } from '@/server/modules/charges/staff/actions';

export { addCredit, waiveCharge } from '@/server/modules/charges/staff/actions';

/** The same terms with another rent from a local day. */
export const withRentFrom = (terms: LeaseTerms, from: string, rentCents: LeaseTerms['rentCents']): LeaseTerms => ({
  ...terms,
  rentSteps: [
    ...(terms.rentSteps ?? [{ from: terms.startOn, rentCents: terms.rentCents }]).filter((step) => step.from < from),
    { from, rentCents },
  ],
});

const MONTHLY = /^\d{4}-\d{2}:/;

/**
 * After a signed change of the terms: months from its day on that were charged already follow it. What was too much is
 * taken off, and what is missing is charged. As the system.
 */
export async function reviseCharges(
  db: Db,
  leaseId: string,
  { from, reason, by, now }: { from: string; reason: string; by: string | null; now: Date },
): Promise<void> {
  const lease = await repo.lockLease(db, leaseId);
  if (lease.status !== 'active') return;
  const made = (await repo.listCharges(db, leaseId)).filter(
    ({ source, periodEnd }) => MONTHLY.test(source) && periodEnd !== null && periodEnd >= from,
  );
  const last =
    made
      .map(({ periodEnd }) => periodEnd ?? from)
      .toSorted()
      .at(-1) ?? from;
  const right = new Map(
    leaseSchedule(scheduleTerms(lease.terms, null, lease.dueDay), addDays(last, 31)).map(({ source, amount }) => [
      source,
      amount,
    ]),
  );
  let credit = 0;
  for (const charge of made) {
    const over = charge.amount - charge.credited - (right.get(charge.source) ?? 0);
    if (over <= 0) continue;
    if (over === repo.openCents(charge) && charge.paid === 0) await waiveCharge(db, charge.id, { reason, now });
    else credit += over;
  }
  await createLeaseCharges(db, lease, now);
  if (credit > 0) await addCredit(db, leaseId, { amountCents: credit, reason, by, now });
}
