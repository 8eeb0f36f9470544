// Rent before it comes in: offered under the yearly plan, for a week, one at a time.

import { sql } from 'kysely';
import { Temporal } from 'temporal-polyfill';
import { DAY_MS } from '@/contract/calendar/durations';
import { advanceLawProblem } from '@/contract/law/advances';
import { advanceOf, advanceProblem } from '@/contract/money/payouts/payout';
import { officeDay } from '@/server/calendar/officeDeadline';
import type { Db } from '@/server/db/client';
import { leaseTerms } from '@/server/db/jsonReaders';
import { audit } from '@/server/http/audit';
import { newId } from '@/server/ids';
import { accountBalance, homeAdvance } from '@/server/modules/money/ledger';
import { usableAccount } from '@/server/modules/money/payoutAccounts';
import * as repo from '@/server/modules/money/payouts/disclosures/repo';
import { notifyAdvance } from '@/server/modules/money/payouts/notifications';
import type { PayableHome } from '@/server/modules/money/payouts/repo';

const OFFER_DAYS = 7;
/** After an offer lapsed, the next one comes so much later. */
const QUIET_DAYS = 30;

interface LeaseMoney {
  leaseId: string;
  rent: number;
  endOn: string;
  hasPaidFirstMonth: boolean;
  owedRent: number;
}

/** The running lease of a home, and how its rent was paid so far. */
async function readLease(db: Db, homeId: string, today: string): Promise<LeaseMoney | undefined> {
  const { rows } = await sql<LeaseMoney>`
    select lease.id as "leaseId", ${leaseTerms('lease').text('rentCents')}::int8 as rent, ${leaseTerms('lease').text('endOn')} as "endOn",
      exists (select from charges where lease_id = lease.id and kind = 'rent' and status = 'paid' and paid > 0) as "hasPaidFirstMonth",
      coalesce((select sum(amount - credited - paid) from charges where lease_id = lease.id and kind = 'rent'
        and status <> 'voided' and due_on <= ${today}), 0)::int8 as "owedRent"
    from leases lease where lease.home_id = ${homeId} and lease.status = 'active' and ${leaseTerms('lease').text('endOn')} >= ${today}
    order by lease.signed_at desc limit 1`.execute(db);
  return rows[0];
}

/** Full months from the next first of a month to the end of the lease. */
export const monthsUntil = (today: string, endOn: string): number => {
  const first = Temporal.PlainDate.from(today).with({ day: 1 }).add({ months: 1 });
  const end = Temporal.PlainDate.from(endOn).add({ days: 1 });
  return Temporal.PlainDate.compare(first, end) >= 0 ? 0 : first.until(end, { largestUnit: 'months' }).months;
};

/**
 * What could be advanced for a home now, or why nothing can; `isLaw`: because of the law of its state, which comes first. As
 * the system.
 */
export async function advanceFor(db: Db, home: PayableHome, now: Date) {
  const today = officeDay(now);
  const { plan } = home.terms.offer;
  const unchecked = advanceLawProblem(home.state, today, null);
  if (unchecked) return { problem: unchecked, isLaw: true };
  const lease = await readLease(db, home.homeId, today);
  if (!lease) return { problem: 'The home has no resident now.' };
  const monthsLeft = monthsUntil(today, lease.endOn);
  const problem = advanceProblem({
    plan,
    monthsLeft,
    rent: lease.rent,
    hasPaidFirstMonth: lease.hasPaidFirstMonth,
    owedRent: lease.owedRent,
    advanceOutstanding: await accountBalance(db, homeAdvance(home)),
    hasUsableAccount: (await usableAccount(db, home.ownerId, home.homeId)) !== undefined,
  });
  if (problem) return { problem };
  const advance = advanceOf(lease.rent, monthsLeft, plan);
  const limited = advanceLawProblem(home.state, today, advance.paid);
  return limited ? { problem: limited, isLaw: true } : { lease, advance };
}

/** Why the law of the state keeps us from offering an advance under the plan of a home; null where it does not. As the system. */
export async function advanceLawProblemOf(db: Db, home: PayableHome, now: Date): Promise<string | null> {
  if (home.terms.offer.plan.plan !== 'Yearly') return null;
  const { problem, isLaw } = await advanceFor(db, home, now);
  return isLaw ? problem : null;
}

/** Offers an advance where there may be one, once; true where a new one was made. As the system. */
export async function offerAdvance(db: Db, home: PayableHome, now: Date, siteUrl: string): Promise<boolean> {
  const { homeId, ownerId } = home;
  await repo.lapseOffers(db, homeId, now);
  if (await repo.hasOfferSince(db, homeId, new Date(now.getTime() - QUIET_DAYS * DAY_MS))) return false;
  const { lease, advance } = await advanceFor(db, home, now);
  if (!lease || !advance) return false;
  const { months, monthly, fee, annualRateBps, paid } = advance;
  const id = newId(now.getTime());
  const made = await repo.insertOnce(db, {
    id,
    homeId,
    ownerId,
    leaseId: lease.leaseId,
    months,
    monthly,
    fee,
    annualRateBps,
    createdAt: now,
    expiresAt: new Date(now.getTime() + OFFER_DAYS * DAY_MS),
  });
  if (!made) return false;
  await audit(db, { event: 'advance.offered', subject: `advance:${id}`, detail: { homeId, months, paid, fee } });
  await notifyAdvance(db, { id, homeId, ownerId, amount: paid }, siteUrl);
  return true;
}
