// What a payout plan leaves a homeowner in the first year, in whole cents.
import { basisPoints, type Cents, cents, sumCents } from '@/contract/money/cents';
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

/** A year of which every month is let, with one new lease at its start. Fees are rounded month by month, as they are charged. */
export function firstYearPayout(
  rent: Cents,
  { managementFeeBps, placementFeeBps, advanceFeeBps }: Fees,
): FirstYearPayout {
  const year = cents(rent * 12);
  const management = cents(basisPoints(rent, managementFeeBps) * 12);
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
