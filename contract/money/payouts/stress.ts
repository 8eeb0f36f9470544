// Twelve months of a payout plan for one home, with and without trouble: the same computation as the real payouts.
import { type Cents, cents } from '@/contract/amounts/cents';
import type { PayoutPlan } from '@/contract/money/payoutPlans/schemas';
import { ADVANCE_MAX_MONTHS, ADVANCE_MIN_MONTHS, FEE_LINE_KINDS } from './constants';
import { advanceOf, type MonthFacts, monthPayout } from './payout';

export const STRESSES = ['none', 'late', 'vacant', 'broken'] as const;
export type Stress = (typeof STRESSES)[number];

export const stressLabels: Readonly<Record<Stress, string>> = {
  none: 'Everything goes well',
  late: 'The resident pays two months late',
  vacant: 'The home is empty for one month',
  broken: 'The resident leaves after 6 months',
};

/** What each one assumes, in words. */
export const stressHelp: Readonly<Record<Stress, string>> = {
  none: '12 months of rent, each on time.',
  late: 'Rent for months 4 and 5 arrives in month 6.',
  vacant: 'The lease ends after month 9. A new lease starts in month 11, with a new placement fee.',
  broken: 'The resident doesn’t pay month 6 and moves out. A new lease starts in month 8, with a new placement fee.',
};

interface Month {
  due: boolean;
  /** In which month the rent of this one comes in; null for never. */
  paidIn: number | null;
  isNewLease: boolean;
  /** The lease with the advance is over. */
  isBroken: boolean;
}

function monthsOf(stress: Stress): Month[] {
  return Array.from({ length: 12 }, (_, at) => {
    const month = at + 1;
    const plain = { due: true, paidIn: month, isNewLease: month === 1, isBroken: false };
    if (stress === 'late' && (month === 4 || month === 5)) return { ...plain, paidIn: 6 };
    if (stress === 'vacant') {
      if (month === 10) return { ...plain, due: false, paidIn: null, isBroken: true };
      return { ...plain, isNewLease: month === 1 || month === 11, isBroken: month > 10 };
    }
    if (stress === 'broken') {
      if (month === 6) return { ...plain, paidIn: null };
      if (month === 7) return { ...plain, due: false, paidIn: null, isBroken: true };
      return { ...plain, isNewLease: month === 1 || month === 8, isBroken: month > 7 };
    }
    return plain;
  });
}

export interface PlanYear {
  /** What is paid out in each of twelve months. */
  payouts: Cents[];
  net: Cents;
  /** Our own part of it, below zero: what is left of `net` without it is rent. */
  fees: Cents;
  /** What the guarantee paid and did not get back. */
  guaranteePaid: Cents;
  /** What the homeowner still owes us after a year: of an advance on an ended lease. */
  owed: Cents;
}

export interface PlanYearTerms {
  /** Months that an advance covers: never past the end of the lease. */
  advanceMonths: number;
  /** Whether the lease of the first month still brings a placement fee. */
  hasPlacementFee: boolean;
}

const NEW_LEASE: PlanYearTerms = { advanceMonths: ADVANCE_MAX_MONTHS, hasPlacementFee: true };

/** Twelve payouts of a plan. An advance is paid in the first month and comes in with the rent of its lease. */
export function planYear(
  rent: Cents,
  plan: PayoutPlan,
  stress: Stress,
  { advanceMonths, hasPlacementFee }: PlanYearTerms = NEW_LEASE,
): PlanYear {
  const months = monthsOf(stress).map((month, at) => (at === 0 ? { ...month, isNewLease: hasPlacementFee } : month));
  const payouts: Cents[] = [];
  let [carried, guaranteeUsed, advanceOutstanding, fees] = [0, 0, 0, 0];
  for (const [at, { due, paidIn, isNewLease, isBroken }] of months.entries()) {
    const late = months.filter((month, n) => n < at && month.paidIn === at + 1 && n + 1 !== month.paidIn).length;
    const other: { kind: 'advance' | 'advance_fee'; amount: number }[] = [];
    if (at === 0 && plan.plan === 'Yearly' && advanceMonths >= ADVANCE_MIN_MONTHS) {
      const { whole, fee } = advanceOf(rent, advanceMonths, plan);
      other.push({ kind: 'advance', amount: whole }, { kind: 'advance_fee', amount: -fee });
      advanceOutstanding = whole;
    }
    const facts: MonthFacts = {
      plan,
      other,
      carried,
      guaranteeUsed,
      advanceOutstanding,
      rentDue: due ? rent : 0,
      rentCollected: due && paidIn === at + 1 ? rent : 0,
      lateRent: late * rent,
      newLeaseRent: isNewLease ? rent : 0,
      isGuaranteeVoid: false,
      isAdvanceCalled: isBroken,
      installments: 0,
      reserveHeld: 0,
      reserveTarget: 0,
      minimum: 1,
      withholdingBps: 0,
      withholdingOwed: 0,
    };
    const result = monthPayout(facts);
    payouts.push(result.payout);
    for (const { kind, amount } of result.lines) if (FEE_LINE_KINDS.includes(kind)) fees += amount;
    carried = result.carriedForward;
    guaranteeUsed += result.guaranteePaid - result.guaranteeRepaid;
    advanceOutstanding -= result.advanceRepaid;
  }
  const owed = months.some(({ isBroken }) => isBroken) ? advanceOutstanding : 0;
  const net = payouts.reduce((total, payout) => total + payout, 0) + carried - owed;
  return { payouts, net: cents(net), fees: cents(fees), guaranteePaid: cents(guaranteeUsed), owed: cents(owed) };
}
