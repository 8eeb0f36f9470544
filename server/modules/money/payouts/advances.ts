// Rent before it comes in: offered under the yearly plan, for a week, one at a time.

import { sql } from 'kysely';
import { Temporal } from 'temporal-polyfill';
import { cents } from '@/contract/amounts/cents';
import { DAY_MS } from '@/contract/calendar/durations';
import type { AdvanceOffer } from '@/contract/money/payouts/endpoints';
import { advanceOf, advanceProblem } from '@/contract/money/payouts/payout';
import { officeDay } from '@/server/calendar/officeDeadline';
import type { Db } from '@/server/db/client';
import { leaseTerms } from '@/server/db/jsonReaders';
import { audit } from '@/server/http/audit';
import { conflict } from '@/server/http/errors';
import { newId } from '@/server/ids';
import { accountBalance, advancePaid, homeAdvance } from '@/server/modules/money/ledger';
import { usableAccount } from '@/server/modules/money/payoutAccounts';
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

/** What could be advanced for a home now, or why nothing can. As the system. */
export async function advanceFor(db: Db, home: PayableHome, now: Date) {
  const today = officeDay(now);
  const lease = await readLease(db, home.homeId, today);
  if (!lease) return { problem: 'The home has no resident now.' };
  const monthsLeft = monthsUntil(today, lease.endOn);
  const { plan } = home.terms.offer;
  const problem = advanceProblem({
    plan,
    monthsLeft,
    rent: lease.rent,
    hasPaidFirstMonth: lease.hasPaidFirstMonth,
    owedRent: lease.owedRent,
    advanceOutstanding: await accountBalance(db, homeAdvance(home)),
    hasUsableAccount: (await usableAccount(db, home.ownerId, home.homeId)) !== undefined,
  });
  return problem ? { problem } : { lease, advance: advanceOf(lease.rent, monthsLeft, plan) };
}

const openOffer = (db: Db, homeId: string) =>
  db.selectFrom('advances').selectAll().where('homeId', '=', homeId).where('status', '=', 'offered').executeTakeFirst();

/** The offer of a home as its owner sees it; null where there is none, or it lapsed. */
export async function readAdvanceOffer(db: Db, homeId: string, now: Date): Promise<AdvanceOffer | null> {
  const offer = await openOffer(db, homeId);
  if (!offer || offer.expiresAt <= now) return null;
  const whole = offer.monthly * offer.months;
  return {
    id: offer.id,
    months: offer.months,
    annualRateBps: offer.annualRateBps,
    monthly: cents(offer.monthly),
    whole: cents(whole),
    fee: cents(offer.fee),
    paid: cents(whole - offer.fee),
    expiresAt: offer.expiresAt.toISOString(),
  };
}

/** Offers an advance where there may be one, once; true where a new one was made. As the system. */
export async function offerAdvance(db: Db, home: PayableHome, now: Date, siteUrl: string): Promise<boolean> {
  const { homeId, ownerId } = home;
  await db
    .updateTable('advances')
    .set({ status: 'lapsed' })
    .where('homeId', '=', homeId)
    .where('status', '=', 'offered')
    .where('expiresAt', '<=', now)
    .execute();
  const recent = await db
    .selectFrom('advances')
    .select('id')
    .where('homeId', '=', homeId)
    .where('createdAt', '>', new Date(now.getTime() - QUIET_DAYS * DAY_MS))
    .executeTakeFirst();
  if (recent) return false;
  const { lease, advance } = await advanceFor(db, home, now);
  if (!lease || !advance) return false;
  const { months, monthly, fee, annualRateBps, paid } = advance;
  const id = newId(now.getTime());
  const made = await db
    .insertInto('advances')
    .values({
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
    })
    .onConflict((clash) => clash.column('homeId').where('status', '=', 'offered').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!made) return false;
  await audit(db, { event: 'advance.offered', subject: `advance:${id}`, detail: { homeId, months, paid, fee } });
  await notifyAdvance(db, { id, homeId, ownerId, amount: paid }, siteUrl);
  return true;
}

/** The owner takes it. What the offer rests on has to hold still. As the system. */
export async function acceptAdvance(
  db: Db,
  home: PayableHome,
  { offerId, personId, now }: { offerId: string; personId: string; now: Date },
): Promise<void> {
  const offer = await db.selectFrom('advances').selectAll().where('id', '=', offerId).forUpdate().executeTakeFirst();
  if (!offer || offer.homeId !== home.homeId || offer.status !== 'offered' || offer.expiresAt <= now)
    throw conflict('This offer has ended. We’ll email you when there is a new one.');
  const { problem, lease, advance } = await advanceFor(db, home, now);
  if (problem) throw conflict(problem);
  if (lease?.leaseId !== offer.leaseId || (advance?.months ?? 0) < offer.months)
    throw conflict('The lease changed since this offer. We’ll email you when there is a new one.');
  const { homeId, ownerId } = home;
  await db.updateTable('advances').set({ status: 'accepted', acceptedAt: now }).where('id', '=', offerId).execute();
  const whole = offer.monthly * offer.months;
  await advancePaid(db, { id: offerId, homeId, ownerId }, { whole, fee: offer.fee }, now);
  await audit(db, {
    event: 'advance.accepted',
    subject: `advance:${offerId}`,
    personId,
    detail: { homeId, whole, fee: offer.fee, annualRateBps: offer.annualRateBps },
  });
}
