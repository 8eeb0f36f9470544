// What a payout plan leaves a homeowner in the first year, in whole cents.
import { monthlyRate } from '@/contract/amounts/annualRate';
import { basisPoints, type Cents, cents, sumCents } from '@/contract/amounts/cents';
import type { PayoutPlan } from './endpoints';

export interface FirstYearPayout {
  /** Twelve rents. */
  rent: Cents;
  management: Cents;
  /** Once for the new lease. */
  placement: Cents;
  /** What having the year’s rent at once costs; 0 elsewhere. */
  advance: Cents;
  net: Cents;
}

type Fees = Pick<PayoutPlan, 'managementFeeBps' | 'placementFeeBps' | 'advanceFeeBps'>;

/** A year with one new lease, rented but for so many days at its start. Fees of full months are rounded month by month, as they are charged. */
export function firstYearPayout(
  rent: Cents,
  { managementFeeBps, placementFeeBps, advanceFeeBps }: Fees,
  vacantDays = 0,
): FirstYearPayout {
  const year = cents(Math.round((rent * 12 * (365 - vacantDays)) / 365));
  const management =
    vacantDays === 0 ? cents(basisPoints(rent, managementFeeBps) * 12) : basisPoints(year, managementFeeBps);
  const placement = basisPoints(rent, placementFeeBps);
  const advance = basisPoints(year, advanceFeeBps);
  return {
    rent: year,
    management,
    placement,
    advance,
    net: sumCents([year, cents(-management), cents(-placement), cents(-advance)]),
  };
}

const MONTHS = 12;
/**
 * What it costs a year, in basis points, to have monthly amounts (twelve of them, unless said otherwise) at once: the
 * effective annual rate at which the amount paid today is worth all of them, of which the first would have come today as
 * well. Null where no rate makes them equal.
 */
export function effectiveAnnualRateBps(monthly: Cents, paidToday: Cents, months = MONTHS): number | null {
  if (monthly <= 0) return null;
  const payments = Array.from({ length: months }, (_, month) => ({ amount: monthly, months: month, fraction: 0 }));
  const rate = monthlyRate(paidToday, payments);
  return rate === null ? null : Math.round(((1 + rate) ** 12 - 1) * 10_000);
}

export interface PlanOffer {
  plan: PayoutPlan;
  /** Expected monthly rent. */
  rentCents: Cents;
  year: FirstYearPayout;
  /** Each month after the management fee. */
  monthlyCents: Cents;
  /** What a yearly advance pays at once, before the placement fee; null for the plans that pay month by month. */
  advanceCents: Cents | null;
  /** What the advance costs a year; null for the plans without one. */
  annualRateBps: number | null;
}

/** One payout plan in dollars for a home with this rent. */
export function planOffer(rent: Cents, plan: PayoutPlan): PlanOffer {
  const year = firstYearPayout(rent, plan);
  const monthlyCents = cents(rent - basisPoints(rent, plan.managementFeeBps));
  const advanceCents = plan.plan === 'Yearly' ? cents(monthlyCents * MONTHS - year.advance) : null;
  const annualRateBps = advanceCents === null ? null : effectiveAnnualRateBps(monthlyCents, advanceCents);
  return { plan, rentCents: rent, year, monthlyCents, advanceCents, annualRateBps };
}
