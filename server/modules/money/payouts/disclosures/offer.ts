// The offer of an advance in figures: what is paid, what is paid back when, and at which rate.

import { annualPercentageRateBps } from '@/contract/amounts/annualRate';
import { cents } from '@/contract/amounts/cents';
import { addMonths } from '@/contract/calendar/days';
import type { AdvanceOffer } from '@/contract/money/payouts/endpoints';
import type { Db } from '@/server/db/client';
import { nextPayOn } from '@/server/modules/money/payouts/nextPayouts/nextPayouts';
import type { PayableHome } from '@/server/modules/money/payouts/repo';
import { payoutDays } from '@/server/modules/money/payouts/runs/runs';
import type { AdvanceRow } from './repo';
import * as repo from './repo';

/** Whole amounts of an offer in cents: what is paid back, and what is paid out. */
export const amountsOf = ({ monthly, months, fee }: Pick<AdvanceRow, 'monthly' | 'months' | 'fee'>) => ({
  whole: cents(monthly * months),
  paid: cents(monthly * months - fee),
});

/**
 * The payouts that would pay an advance back, and its annual percentage rate in basis points. The advance comes with the first
 * of them. Null where the rate cannot be computed: one payment would be all of it.
 */
export async function scheduleOf(
  db: Db,
  home: PayableHome,
  offer: Pick<AdvanceRow, 'monthly' | 'months' | 'fee'>,
  now: Date,
): Promise<{ dueOn: string[]; aprBps: number | null }> {
  const { payoutDay } = home.terms.offer.plan;
  const dueOn = payoutDays(payoutDay, await nextPayOn(db, home, now), offer.months);
  const first = `${dueOn[0]?.slice(0, 7)}-${String(payoutDay).padStart(2, '0')}`;
  const payments = dueOn.map((_, at) => ({ on: addMonths(first, at), amount: cents(offer.monthly) }));
  return { dueOn, aprBps: annualPercentageRateBps(amountsOf(offer).paid, first, payments) };
}

/** The offer of a home as a person sees it; null where there is none, or it ended. As the system. */
export async function readAdvanceOffer(
  db: Db,
  home: PayableHome,
  { personId, now }: { personId: string; now: Date },
): Promise<AdvanceOffer | null> {
  const offer = await repo.findOpen(db, home.homeId);
  if (!offer || (offer.status === 'offered' && offer.expiresAt <= now)) return null;
  const { id, months, monthly, fee, aprBps, envelopeId, expiresAt } = offer;
  return {
    id,
    months,
    ...amountsOf(offer),
    monthly: cents(monthly),
    fee: cents(fee),
    aprBps: aprBps ?? (await scheduleOf(db, home, offer, now)).aprBps,
    expiresAt: expiresAt.toISOString(),
    disclosure: envelopeId ? { envelopeId, ...(await repo.readSigning(db, envelopeId, personId)) } : null,
  };
}
