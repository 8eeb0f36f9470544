// The homeowners' calculator: what a month and a first year leave, in whole cents. A negative amount is an answer too.
import { basisPoints, type Cents, cents, sumCents } from '@/contract/amounts/cents';
import type { PayoutPlan } from '@/contract/money/payoutPlans/endpoints';

export interface RentalCalculatorInputs {
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

export interface RentalCalculation {
  /** The parts of an average month, those taken off as negatives; they add up to `takeHome`. */
  month: readonly { readonly name: RentalCalculatorLine; readonly amount: Cents }[];
  takeHome: Cents;
  /** The year in which residents move in: rents less our fees, before the owner's own costs. */
  firstYearAfterFees: Cents;
  /** The same after every entered cost. */
  firstYear: Cents;
  /** The lowest rent in whole dollars at which an average month costs nothing; null where no rent does. */
  breakEven: Cents | null;
}

export type RentalCalculatorLine =
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

/** Most that a field may say: a million a month, or a year. A napkin calculation needs no more. */
export const MAX_CALCULATOR_CENTS = 100_000_000;
/** Empty half the year, and a third of the rent for repairs: beyond it no rent would break even. */
export const MAX_VACANCY_BPS = 5_000;
export const MAX_UPKEEP_BPS = 3_000;

const negate = (amount: number): Cents => cents(-amount || 0);
const perMonth = (year: Cents): Cents => cents(Math.round(year / 12));

/** Our fee is of what is collected, month by month, as it is charged; placement of one full rent, once. */
export function calculateRental(inputs: RentalCalculatorInputs, fees: Fees): RentalCalculation {
  const { rent, mortgage, hoa, tax, insurance, upkeepBps, vacancyBps } = inputs;
  const vacancy = basisPoints(rent, vacancyBps);
  const collected = cents(rent - vacancy);
  const management = basisPoints(collected, fees.managementFeeBps);
  const advance = basisPoints(cents(collected * 12), fees.advanceFeeBps);
  const placement = basisPoints(rent, fees.placementFeeBps);
  const upkeep = basisPoints(rent, upkeepBps);

  const month = [
    { name: 'rent', amount: rent },
    { name: 'vacancy', amount: negate(vacancy) },
    { name: 'management', amount: negate(management) },
    { name: 'advance', amount: negate(perMonth(advance)) },
    { name: 'mortgage', amount: negate(mortgage) },
    { name: 'hoa', amount: negate(hoa) },
    { name: 'tax', amount: negate(perMonth(tax)) },
    { name: 'insurance', amount: negate(perMonth(insurance)) },
    { name: 'upkeep', amount: negate(upkeep) },
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

const DOLLAR_CENTS = 100;

/** Solved on paper, then set right to the dollar: rounding each fee by itself can move it by one. */
function breakEvenRent(inputs: RentalCalculatorInputs, fees: Fees): Cents | null {
  const left = ((1 - inputs.vacancyBps / 10_000) * (10_000 - fees.managementFeeBps - fees.advanceFeeBps)) / 10_000;
  const share = left - inputs.upkeepBps / 10_000;
  const fixed = inputs.mortgage + inputs.hoa + (inputs.tax + inputs.insurance) / 12;
  if (share <= 0) return fixed === 0 ? cents(0) : null;
  const takeHome = (rent: number) => monthlyTakeHome({ ...inputs, rent: cents(rent) }, fees);
  let rent = Math.ceil(fixed / share / DOLLAR_CENTS) * DOLLAR_CENTS;
  while (takeHome(rent) < 0) rent += DOLLAR_CENTS;
  while (rent >= DOLLAR_CENTS && takeHome(rent - DOLLAR_CENTS) >= 0) rent -= DOLLAR_CENTS;
  return cents(rent);
}

function monthlyTakeHome(
  { rent, mortgage, hoa, tax, insurance, upkeepBps, vacancyBps }: RentalCalculatorInputs,
  fees: Fees,
): number {
  const collected = cents(rent - basisPoints(rent, vacancyBps));
  const belongFees =
    basisPoints(collected, fees.managementFeeBps) + perMonth(basisPoints(cents(collected * 12), fees.advanceFeeBps));
  return collected - belongFees - basisPoints(rent, upkeepBps) - mortgage - hoa - perMonth(tax) - perMonth(insurance);
}
