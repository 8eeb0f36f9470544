// What another payout plan would mean for the lease that a home has now.

import { sql } from 'kysely';
import { formatDay } from '@/contract/format/days';
import { advanceLawProblem } from '@/contract/law/advances';
import type { PayoutPlanName } from '@/contract/money/payoutPlans/endpoints';
import { ADVANCE_MAX_MONTHS, ADVANCE_MIN_MONTHS } from '@/contract/money/payouts/constants';
import type { PlanYearTerms } from '@/contract/money/payouts/stress';
import { officeDay } from '@/server/calendar/officeDeadline';
import type { Db } from '@/server/db/client';
import { leaseTerms } from '@/server/db/jsonReaders';
import { monthsUntil } from '@/server/modules/money/payouts/advances';

interface LeaseRow {
  /** Cents a month. */
  rent: number;
  /** The last day. */
  endsOn: string;
  isPlacementCharged: boolean;
}

/** The signed or running lease; undefined for a home without one. As the system. */
export async function findRunningLease(db: Db, homeId: string): Promise<LeaseRow | undefined> {
  const { rows } = await sql<LeaseRow>`select ${leaseTerms('lease').text('rentCents')}::int8 as rent,
      ${leaseTerms('lease').text('endOn')} as "endsOn",
      exists (select from payouts where placement_lease_id = lease.id) as "isPlacementCharged"
    from leases lease where lease.home_id = ${homeId} and lease.status in ('signed', 'active')
    order by lease.signed_at desc limit 1`.execute(db);
  return rows[0];
}

/** Months that an advance may cover from the next payout month on, and whether a placement fee is still to come. */
export function planTermsOf(lease: LeaseRow | undefined, now: Date): PlanYearTerms {
  if (!lease) return { advanceMonths: ADVANCE_MAX_MONTHS, hasPlacementFee: true };
  const months = Math.min(ADVANCE_MAX_MONTHS, monthsUntil(officeDay(now), lease.endsOn));
  return { advanceMonths: months, hasPlacementFee: !lease.isPlacementCharged };
}

/** Why a home cannot change to this plan now, for its owner; null where it can. */
export function planProblem(
  plan: PayoutPlanName,
  { state, lease }: { state: string; lease: LeaseRow | undefined },
  now: Date,
): string | null {
  if (plan !== 'Yearly') return null;
  const unchecked = advanceLawProblem(state, officeDay(now), null);
  if (unchecked) return unchecked;
  if (!lease || planTermsOf(lease, now).advanceMonths >= ADVANCE_MIN_MONTHS) return null;
  return `The lease ends ${formatDay(lease.endsOn, 'medium')}. A year up front needs at least ${ADVANCE_MIN_MONTHS} months left.`;
}
