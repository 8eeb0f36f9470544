// What other modules change on the account of a lease.
import { addDays } from '@/contract/calendar/days';
import type { LeaseTerms } from '@/contract/leasing/leases/endpoints';
import { scheduleTerms } from '@/contract/money/charges/leaseTerms';
import { leaseSchedule } from '@/contract/money/charges/schedule';
import type { Db } from '@/server/db/client';
import { createCharge } from '@/server/modules/money/charges/creation';
import * as repo from '@/server/modules/money/charges/repo';
import { chargedUntil, createLeaseCharges } from '@/server/modules/money/charges/schedule';
import { addCredit, waiveCharge } from '@/server/modules/money/charges/staff/actions';

export { addCredit, waiveCharge } from '@/server/modules/money/charges/staff/actions';

/** The same terms with another rent from a local day. */
export const withRentFrom = (terms: LeaseTerms, from: string, rentCents: LeaseTerms['rentCents']): LeaseTerms => ({
  ...terms,
  rentSteps: [
    ...(terms.rentSteps ?? [{ from: terms.startOn, rentCents: terms.rentCents }]).filter((step) => step.from < from),
    { from, rentCents },
  ],
});

const MONTHLY = /^\d{4}-\d{2}:/;
/** What was charged later for the same thing in the same month is named after its first charge. */
const baseOf = (source: string) => source.split('+')[0] ?? source;

interface Revision {
  /** The first local day that changes. */
  from: string;
  reason: string;
  by: string | null;
  now: Date;
  /** The last day that is charged for; as its notice says where it is left out. */
  until?: string;
}

/**
 * After a signed change of the terms, or where people leave sooner or later than was thought: months from that day on
 * that were charged already follow it. What was too much is taken off, and what is missing is charged. As the system.
 */
export async function reviseCharges(
  db: Db,
  leaseId: string,
  { from, reason, by, now, until }: Revision,
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
  const terms = scheduleTerms(lease.terms, until ?? chargedUntil(lease, now), lease.dueDay);
  const right = new Map(leaseSchedule(terms, addDays(last, 31)).map((charge) => [charge.source, charge]));
  let credit = 0;
  for (const [source, charges] of Map.groupBy(made, (charge) => baseOf(charge.source))) {
    const due = right.get(source);
    const dueCents = due?.amount ?? 0;
    // What was waived has been charged: it is not asked for again.
    const missing = dueCents - charges.reduce((sum, { amount }) => sum + amount, 0);
    if (due && missing > 0) {
      const { name: description, ...scheduled } = due;
      const rest = { ...scheduled, description, source: `${source}+${charges.length}`, amount: missing, reason };
      await createCharge(db, lease, rest, now);
    }
    let over = charges.reduce((sum, { amount, credited }) => sum + amount - credited, 0) - dueCents;
    for (const charge of charges.toReversed()) {
      const open = repo.openCents(charge);
      if (over <= 0 || open === 0 || charge.paid > 0 || open > over) continue;
      await waiveCharge(db, charge.id, { reason, now });
      over -= open;
    }
    credit += Math.max(0, over);
  }
  if (until === undefined) await createLeaseCharges(db, lease, now);
  if (credit > 0) await addCredit(db, leaseId, { amountCents: credit, reason, by, now });
}
