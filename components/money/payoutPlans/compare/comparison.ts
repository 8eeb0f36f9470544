// Three ways to rent out a home, in dollars over three years. Everything that is not our own price list is an
// assumption of the visitor's: it is shown, and they may change it.
import { basisPoints, type Cents, cents, sumCents } from '@/contract/amounts/cents';
import type { PayoutPlan } from '@/contract/money/payoutPlans/endpoints';

export const managementOptions = ['belong', 'manager', 'self'] as const;
export type ManagementOption = (typeof managementOptions)[number];

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

export interface OptionYear {
  /** Rent that comes in: what was due, less unpaid rent, with what a guarantee paid instead. */
  collected: Cents;
  /** Rent lost while empty. */
  vacancyLoss: Cents;
  /** Unpaid rent that no guarantee covered. */
  unpaidRent: Cents;
  fee: Cents;
  placement: Cents;
  renewal: Cents;
  repairs: Cents;
  markup: Cents;
  time: Cents;
  hours: number;
  /** What is left, before mortgage, tax and insurance: they are the same whichever way. */
  netIncome: Cents;
}

export interface OptionTotal {
  way: ManagementOption;
  years: readonly OptionYear[];
  /** Of all years together. */
  netTotal: Cents;
}

export const YEARS = 3;

type Terms = Pick<PayoutPlan, 'managementFeeBps' | 'placementFeeBps' | 'advanceFeeBps' | 'guaranteeLimitCents'>;

interface OptionTerms {
  feeBps: number;
  advanceBps: number;
  placement: number;
  renewal: number;
  markupBps: number;
  hours: number;
  covered: number;
}

function optionTerms(option: ManagementOption, assumptions: Assumptions, belongTerms: Terms): OptionTerms {
  const rent = cents(assumptions.rent);
  const none = { feeBps: 0, advanceBps: 0, placement: 0, renewal: 0, markupBps: 0, hours: 0, covered: 0 };
  switch (option) {
    case 'belong':
      return {
        ...none,
        feeBps: belongTerms.managementFeeBps,
        advanceBps: belongTerms.advanceFeeBps,
        placement: basisPoints(rent, belongTerms.placementFeeBps),
        covered: belongTerms.guaranteeLimitCents,
      };
    case 'manager':
      return {
        ...none,
        feeBps: assumptions.managerFeeBps,
        placement: basisPoints(rent, assumptions.managerPlacementBps),
        renewal: assumptions.managerRenewal,
        markupBps: assumptions.managerMarkupBps,
      };
    case 'self':
      return { ...none, placement: assumptions.selfPlacement, hours: assumptions.selfHours * 12 };
  }
}

/** One year of one way. A resident moves in at its start when the one before has stayed as long as was assumed. */
function computeYear(year: number, assumptions: Assumptions, terms: OptionTerms): OptionYear {
  const moving = (year - 1) % assumptions.stayYears === 0;
  const rents = assumptions.rent * 12;
  const empty = moving ? Math.round((rents * assumptions.emptyDays) / 365) : 0;
  const due = rents - empty;
  const unpaid = year === 1 ? Math.min(assumptions.rent * assumptions.unpaidMonths, due) : 0;
  const covered = Math.min(unpaid, terms.covered);
  const collected = cents(due - unpaid + covered);
  const fee = cents(basisPoints(collected, terms.feeBps) + basisPoints(collected, terms.advanceBps));
  const placement = cents(moving ? terms.placement : 0);
  const renewal = cents(moving ? 0 : terms.renewal);
  const repairs = basisPoints(cents(assumptions.value), assumptions.repairsBps);
  const markup = basisPoints(repairs, terms.markupBps);
  const time = cents(Math.round(terms.hours * assumptions.hourWorth));
  return {
    collected,
    vacancyLoss: cents(empty),
    unpaidRent: cents(unpaid - covered),
    fee,
    placement,
    renewal,
    repairs,
    markup,
    time,
    hours: terms.hours,
    netIncome: cents(collected - fee - placement - renewal - repairs - markup - time),
  };
}

/** All three ways over `YEARS` years at one rent: next year's is unknown, and it would be the same for all. */
export function compareManagementOptions(assumptions: Assumptions, belongTerms: Terms): readonly OptionTotal[] {
  return managementOptions.map((option) => {
    const terms = optionTerms(option, assumptions, belongTerms);
    const years = Array.from({ length: YEARS }, (_, n) => computeYear(n + 1, assumptions, terms));
    return { way: option, years, netTotal: sumCents(years.map(({ netIncome }) => netIncome)) };
  });
}
