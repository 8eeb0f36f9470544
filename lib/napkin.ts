// The homeowners' calculator: what a month and a first year leave, in whole cents. A negative amount is an answer too.
import { basisPoints, type Cents, cents, sumCents } from '@/contract/money';
import type { PayoutPlan } from '@/contract/payoutPlans';

export interface NapkinInputs {
  /** A month. */
  rent: Cents;
  /** A month. */
  mortgage: Cents;
  /** A month. */
  hoa: Cents;
  /** A year. */
  tax: Cents;
  /** A year. */
  insurance: Cents;
  /** Set aside for repairs, of each month's rent. */
  upkeepBps: number;
  /** Part of the year that the home stands empty. */
  vacancyBps: number;
}

export interface Napkin {
  /** The parts of an average month, those taken off as negatives; they add up to `takeHome`. */
  month: readonly { readonly name: NapkinLine; readonly amount: Cents }[];
  takeHome: Cents;
  /** The year in which somebody moves in: rents less our fees, before the owner's own costs. */
  firstYearAfterFees: Cents;
  /** The same after every cost that was told. */
  firstYear: Cents;
  /** The lowest rent in whole dollars at which an average month costs nothing; null where no rent does. */
  breakEven: Cents | null;
}

export type NapkinLine =
  | 'rent'
  | 'vacancy'
  | 'management'
  | 'advance'
  | 'mortgage'
  | 'hoa'
  | 'tax'
  | 'insurance'
  | 'upkeep';

type Fees = Pick<PayoutPlan, 'managementFeeBps' | 'placementFeeBps' | 'advanceFeeBps'>;

/** Most that a field may say: a million a month, or a year. Beyond it nobody reckons on a napkin. */
export const MOST_NAPKIN_CENTS = 100_000_000;
/** Empty half the year, and a third of the rent for repairs: beyond it no rent would break even. */
export const MOST_VACANCY_BPS = 5_000;
export const MOST_UPKEEP_BPS = 3_000;

const less = (amount: number): Cents => cents(-amount || 0);
const monthly = (year: Cents): Cents => cents(Math.round(year / 12));

/** Our fee is of what is collected, month by month, as it is charged; placement of one full rent, once. */
export function napkin(inputs: NapkinInputs, fees: Fees): Napkin {
  const { rent, mortgage, hoa, tax, insurance, upkeepBps, vacancyBps } = inputs;
  const vacancy = basisPoints(rent, vacancyBps);
  const collected = cents(rent - vacancy);
  const management = basisPoints(collected, fees.managementFeeBps);
  const advance = basisPoints(cents(collected * 12), fees.advanceFeeBps);
  const placement = basisPoints(rent, fees.placementFeeBps);
  const upkeep = basisPoints(rent, upkeepBps);

  const month = [
    { name: 'rent', amount: rent },
    { name: 'vacancy', amount: less(vacancy) },
    { name: 'management', amount: less(management) },
    { name: 'advance', amount: less(monthly(advance)) },
    { name: 'mortgage', amount: less(mortgage) },
    { name: 'hoa', amount: less(hoa) },
    { name: 'tax', amount: less(monthly(tax)) },
    { name: 'insurance', amount: less(monthly(insurance)) },
    { name: 'upkeep', amount: less(upkeep) },
  ] as const;
  const firstYearAfterFees = cents((collected - management) * 12 - advance - placement);
  return {
    month,
    takeHome: sumCents(month.map(({ amount }) => amount)),
    firstYearAfterFees,
    firstYear: cents(firstYearAfterFees - (mortgage + hoa + upkeep) * 12 - tax - insurance),
    breakEven: breakEvenRent(inputs, fees),
  };
}

const DOLLAR = 100;

/** Solved on paper, then set right to the dollar: rounding each fee by itself can move it by one. */
function breakEvenRent(inputs: NapkinInputs, fees: Fees): Cents | null {
  const left = ((1 - inputs.vacancyBps / 10_000) * (10_000 - fees.managementFeeBps - fees.advanceFeeBps)) / 10_000;
  const share = left - inputs.upkeepBps / 10_000;
  const fixed = inputs.mortgage + inputs.hoa + (inputs.tax + inputs.insurance) / 12;
  if (share <= 0) return fixed === 0 ? cents(0) : null;
  const takeHome = (rent: number) => takeHomeOf({ ...inputs, rent: cents(rent) }, fees);
  let rent = Math.ceil(fixed / share / DOLLAR) * DOLLAR;
  while (takeHome(rent) < 0) rent += DOLLAR;
  while (rent >= DOLLAR && takeHome(rent - DOLLAR) >= 0) rent -= DOLLAR;
  return cents(rent);
}

function takeHomeOf({ rent, mortgage, hoa, tax, insurance, upkeepBps, vacancyBps }: NapkinInputs, fees: Fees): number {
  const collected = cents(rent - basisPoints(rent, vacancyBps));
  const ours =
    basisPoints(collected, fees.managementFeeBps) + monthly(basisPoints(cents(collected * 12), fees.advanceFeeBps));
  return collected - ours - basisPoints(rent, upkeepBps) - mortgage - hoa - monthly(tax) - monthly(insurance);
}
