// The charges that follow from signed leases. Each is made once: its source names it, no matter who makes it and how often.

import { addDays } from '@/contract/calendar/days';
import { localDay } from '@/contract/calendar/localDay';
import { chargeKindRules } from '@/contract/money/charges/kinds';
import { scheduleTerms } from '@/contract/money/charges/leaseTerms';
import { leaseSchedule } from '@/contract/money/charges/schedule';
import type { Services } from '@/server/context';
import { asSystem, type Db } from '@/server/db/client';
import { inPages, JOB_PAGE } from '@/server/db/inPages';
import { forEachRow } from '@/server/jobs/forEachRow';
import { createCharge } from '@/server/modules/money/charges/creation';
import type { LeaseRow } from '@/server/modules/money/charges/repo';
import * as repo from '@/server/modules/money/charges/repo';
import { applySpare } from '@/server/modules/money/charges/settlement';
import { chargedSources, chargePayers } from '@/server/modules/money/leasePayers';

/** So many days ahead charges stand on the account: the next due day is always among them. */
const DAYS_AHEAD = 31;

/** The last day a lease charges for, as far as is known: the day they left, or that of a lawful notice, and none before today. */
export function chargedUntil({ status, endedAt, lastDay, timeZone }: LeaseRow, now: Date): string | null {
  if (status === 'ended' && endedAt) return localDay(endedAt, timeZone);
  const today = localDay(now, timeZone);
  return lastDay !== null && lastDay < today ? today : lastDay;
}

/** Makes what is missing of a lease until a day, or a month from now; answers how many. With the lease locked, as the system. */
export async function createLeaseCharges(
  db: Db,
  lease: LeaseRow,
  now: Date,
  through = addDays(localDay(now, lease.timeZone), DAYS_AHEAD),
): Promise<number> {
  const known = new Set((await repo.listCharges(db, lease.leaseId)).map(({ source }) => source));
  for (const source of await chargedSources(db, lease.leaseId)) known.add(source);
  const missing = leaseSchedule(scheduleTerms(lease.terms, chargedUntil(lease, now), lease.dueDay), through).filter(
    ({ source }) => !known.has(source),
  );
  let made = 0;
  for (const { name, ...charge } of missing) {
    // What someone else pays of the rent, its residents do not owe.
    const amount = chargeKindRules[charge.kind].isRent
      ? await chargePayers(db, lease, { ...charge, name }, now)
      : charge.amount;
    if (amount > 0 && (await createCharge(db, lease, { ...charge, amount, description: name }, now))) made += 1;
  }
  if (made > 0) await applySpare(db, lease, now);
  return made;
}

/** For a job, every hour: the charges of the coming month, of every lease that people live under. */
export async function createDueCharges(services: Services): Promise<number> {
  const { db, clock } = services;
  const now = clock();
  const today = now.toISOString().slice(0, 10);
  const leases = inPages((after) =>
    asSystem(db, (trx) => repo.listLeasesToCharge(trx, { after, today, limit: JOB_PAGE })),
  );
  let made = 0;
  await forEachRow(services, leases, async (leaseId) => {
    made += await asSystem(db, async (trx) => {
      const lease = await repo.lockLease(trx, leaseId);
      return lease.status === 'active' ? createLeaseCharges(trx, lease, now) : 0;
    });
  });
  return made;
}
