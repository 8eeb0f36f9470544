// Three ways to rent out a home, in dollars over three years. Everything that is not our own price list is an
// assumption of the visitor's: it is shown, and they may change it.
import { basisPoints, type Cents, cents, sumCents } from '@/contract/money';
import type { PayoutPlan } from '@/contract/payoutPlans';

export const ways = ['belong', 'manager', 'self'] as const;
export type Way = (typeof ways)[number];

/** What a visitor may change. Money in cents, parts in basis points. */
export interface Assumptions {
  /** A month. */
  rent: number;
  /** What the home is worth; repairs are reckoned from it. */
  value: number;
  /** Repairs a year, of the home's value. */
  repairsBps: number;
  /** Days empty at each new lease. */
  emptyDays: number;
  /** Years that a resident stays. */
  stayYears: number;
  /** Months of rent that are never paid, in the first year. */
  unpaidMonths: number;
  /** The manager's part of the rent collected. */
  managerFeeBps: number;
  /** The manager's part of one month's rent for each new lease. */
  managerPlacementBps: number;
  /** The manager's fee for each year that a lease goes on. */
  managerRenewal: number;
  /** What the manager adds to the invoices of repairs. */
  managerMarkupBps: number;
  /** Finding residents by oneself: advertising, screening, a lease. */
  selfPlacement: number;
  /** Hours a month of one's own. */
  selfHours: number;
  /** What an hour is worth to the visitor. */
  hourWorth: number;
}

export interface WayYear {
  /** Rent that comes in: what was due, less what nobody paid, with what a guarantee paid instead. */
  collected: Cents;
  /** Rent lost while empty. */
  empty: Cents;
  /** Rent nobody paid and no guarantee covered. */
  lost: Cents;
  fee: Cents;
  placement: Cents;
  renewal: Cents;
  repairs: Cents;
  markup: Cents;
  time: Cents;
  hours: number;
  /** What is left, before mortgage, tax and insurance: they are the same whichever way. */
  kept: Cents;
}

export interface WayTotal {
  way: Way;
  years: readonly WayYear[];
  /** Of all years together. */
  kept: Cents;
}

export const YEARS = 3;

type Terms = Pick<PayoutPlan, 'managementFeeBps' | 'placementFeeBps' | 'advanceFeeBps' | 'guaranteeLimitCents'>;

interface WayTerms {
  feeBps: number;
  advanceBps: number;
  placement: number;
  renewal: number;
  markupBps: number;
  hours: number;
  covered: number;
}

function termsOf(way: Way, told: Assumptions, ours: Terms): WayTerms {
  const rent = cents(told.rent);
  const none = { feeBps: 0, advanceBps: 0, placement: 0, renewal: 0, markupBps: 0, hours: 0, covered: 0 };
  switch (way) {
    case 'belong':
      return {
        ...none,
        feeBps: ours.managementFeeBps,
        advanceBps: ours.advanceFeeBps,
        placement: basisPoints(rent, ours.placementFeeBps),
        covered: ours.guaranteeLimitCents,
      };
    case 'manager':
      return {
        ...none,
        feeBps: told.managerFeeBps,
        placement: basisPoints(rent, told.managerPlacementBps),
        renewal: told.managerRenewal,
        markupBps: told.managerMarkupBps,
      };
    case 'self':
      return { ...none, placement: told.selfPlacement, hours: told.selfHours * 12 };
  }
}

/** One year of one way. A resident moves in at its start when the one before has stayed as long as was assumed. */
function yearOf(year: number, told: Assumptions, terms: WayTerms): WayYear {
  const moving = (year - 1) % told.stayYears === 0;
  const rents = told.rent * 12;
  const empty = moving ? Math.round((rents * told.emptyDays) / 365) : 0;
  const due = rents - empty;
  const unpaid = year === 1 ? Math.min(told.rent * told.unpaidMonths, due) : 0;
  const covered = Math.min(unpaid, terms.covered);
  const collected = cents(due - unpaid + covered);
  const fee = cents(basisPoints(collected, terms.feeBps) + basisPoints(collected, terms.advanceBps));
  const placement = cents(moving ? terms.placement : 0);
  const renewal = cents(moving ? 0 : terms.renewal);
  const repairs = basisPoints(cents(told.value), told.repairsBps);
  const markup = basisPoints(repairs, terms.markupBps);
  const time = cents(Math.round(terms.hours * told.hourWorth));
  return {
    collected,
    empty: cents(empty),
    lost: cents(unpaid - covered),
    fee,
    placement,
    renewal,
    repairs,
    markup,
    time,
    hours: terms.hours,
    kept: cents(collected - fee - placement - renewal - repairs - markup - time),
  };
}

/** All three ways over `YEARS` years at one rent: nobody knows next year's, and it would be the same for all. */
export function compareWays(told: Assumptions, ours: Terms): readonly WayTotal[] {
  return ways.map((way) => {
    const terms = termsOf(way, told, ours);
    const years = Array.from({ length: YEARS }, (_, n) => yearOf(n + 1, told, terms));
    return { way, years, kept: sumCents(years.map(({ kept }) => kept)) };
  });
}
