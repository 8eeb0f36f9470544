// A home's payout of one month, in whole cents: from what came in, through what the plan promises and costs, to what is
// sent and to whom. Lines always add up to the payout.
import { basisPoints, type Cents, cents } from '@/contract/amounts/cents';
import { splitByWeight } from '@/contract/amounts/split';
import { effectiveAnnualRateBps } from '@/contract/money/payoutPlans/payout';
import type { PayoutPlan } from '@/contract/money/payoutPlans/schemas';
import {
  ADVANCE_MAX_MONTHS,
  ADVANCE_MAX_RENT_CENTS,
  ADVANCE_MIN_MONTHS,
  ADVANCE_MIN_RENT_CENTS,
  PAYOUT_LINE_KINDS,
  type PayoutLineKind,
  REPORTED_RENT_KINDS,
} from './constants';

export interface PayoutLine {
  kind: PayoutLineKind;
  amount: Cents;
  /** What it is for, where the kind does not say it. */
  description?: string;
  /** The repair of the invoice. */
  workOrderId?: string | null;
}

type PlanTerms = Pick<
  PayoutPlan,
  'plan' | 'managementFeeBps' | 'placementFeeBps' | 'advanceFeeBps' | 'guaranteeLimitCents'
>;

export interface MonthFacts {
  plan: PlanTerms;
  /** Rent of the month, without fees beside it, and what came in of it until the payout day. */
  rentDue: number;
  rentCollected: number;
  /** Rent of earlier months that came in since the last payout. */
  lateRent: number;
  /** A month's rent of a lease that we placed, while its fee is unpaid; 0 without one. */
  newLeaseRent: number;
  /** What we paid in the place of residents and did not get back. */
  guaranteeUsed: number;
  /** Something ended the guarantee. */
  isGuaranteeVoid: boolean;
  /** Rent paid in advance that is still to come in. */
  advanceOutstanding: number;
  /** The lease ended early: what is left of the advance is due. */
  isAdvanceCalled: boolean;
  /** Installments that are due, with their finance charge. */
  installments: number;
  /** The finance charge in them. */
  installmentFees?: number;
  /** Everything else since the last payout, without our fee: repairs below zero, fees and charges of residents above. */
  other: readonly (Omit<PayoutLine, 'amount'> & { amount: number })[];
  /** What stayed with us at the last payout, without the reserve; below zero where the homeowner owed us. */
  carried: number;
  reserveHeld: number;
  reserveTarget: number;
  minimum: number;
  withholdingBps: number;
  /** What was to be withheld before and had no money to take it from; below zero after rent that went back. */
  withholdingOwed: number;
  /** What the state of the home withholds from owners who live elsewhere; absent where it withholds nothing. */
  stateTax?: {
    /** Of the reported rent. */
    bps: number;
    /** What was to be withheld before and was not. */
    owed: number;
    /** Reported rent of the calendar year before this payout. */
    rentOfYear: number;
    /** Nothing is withheld before the rent of the year is above it. */
    limit: number;
  };
}

export interface MonthPayout {
  /** In the order of the statement; they add up to `payout`. */
  lines: PayoutLine[];
  payout: Cents;
  guaranteePaid: Cents;
  guaranteeRepaid: Cents;
  managementFee: Cents;
  placementFee: Cents;
  advanceRepaid: Cents;
  withheld: Cents;
  /** What is still to be withheld; the next payout's `withholdingOwed`. */
  withholdingLeft: Cents;
  stateWithheld: Cents;
  /** The next payout's `stateTax.owed`. */
  stateWithholdingLeft: Cents;
  reserveKept: Cents;
  /** What stays for the next payout, without the reserve. */
  carriedForward: Cents;
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

/** What the guarantee pays of rent that did not come in, and what it gets back of rent that came late. */
function guaranteeOf({ plan, rentDue, rentCollected, lateRent, guaranteeUsed, isGuaranteeVoid }: MonthFacts) {
  const repaid = Math.max(0, Math.min(lateRent, guaranteeUsed));
  const left = Math.max(0, plan.guaranteeLimitCents - (guaranteeUsed - repaid));
  // Rent that a bank took back after we paid it out is missing, too.
  const missing = Math.max(0, rentDue - rentCollected) + Math.max(0, -lateRent);
  const paid = plan.plan === 'NoGuarantee' || isGuaranteeVoid ? 0 : Math.min(missing, left);
  return { paid, repaid };
}

/** Rents as they are reported, before anything is taken from them. */
const reportedOf = ({ other }: MonthFacts, rentPaid: number) =>
  rentPaid + sum(other.map(({ kind, amount }) => (REPORTED_RENT_KINDS.includes(kind) ? amount : 0)));

const shareOf = (reported: number, bps: number) => Math.sign(reported) * basisPoints(cents(Math.abs(reported)), bps);

/** What a rate takes of the reported rent and of what is owed from before, and what stays owed. */
function withholdingAt(
  { reported, bps, owed }: { reported: number; bps: number; owed: number },
  available: number,
): { withheld: number; left: number } {
  const due = owed + shareOf(reported, bps);
  const withheld = Math.max(0, Math.min(due, available));
  // Rent that went back lowers what is withheld next, for as long as anything is.
  return { withheld, left: bps === 0 ? Math.max(0, due - withheld) : due - withheld };
}

/**
 * What is to be withheld for the IRS: of the rents that are reported, before anything is taken from them (26 U.S.C.
 * § 3406(a)(1), 26 CFR §§ 31.3406(a)-1(b), 1.6041-1(e)). It is due when the rent comes in, also where nothing is sent.
 */
const withholdingOf = (
  { withholdingBps: bps, withholdingOwed: owed }: MonthFacts,
  { reported, available }: { reported: number; available: number },
) => withholdingAt({ reported, bps, owed }, available);

/** The same for the state of the home, of what the IRS leaves. */
function stateWithholdingOf(
  { stateTax }: MonthFacts,
  { reported, available }: { reported: number; available: number },
): { withheld: number; left: number } {
  if (!stateTax) return { withheld: 0, left: 0 };
  const { rentOfYear, limit } = stateTax;
  return withholdingAt({ reported, ...stateTax }, rentOfYear + reported > limit ? available : 0);
}

/** The payout of a month. What is too little to send stays. */
export function monthPayout(facts: MonthFacts): MonthPayout {
  const { plan, rentCollected, lateRent, advanceOutstanding, isAdvanceCalled, installmentFees = 0 } = facts;
  const guarantee = guaranteeOf(facts);
  // The fee on guaranteed rent was taken with the guarantee.
  const rentPaid = rentCollected + lateRent + guarantee.paid - guarantee.repaid;
  const managementFee = basisPoints(cents(rentPaid), plan.managementFeeBps);
  const placementFee = basisPoints(cents(facts.newLeaseRent), plan.placementFeeBps);
  const before = sum([
    facts.carried,
    facts.reserveHeld,
    rentPaid,
    ...facts.other.map(({ amount }) => amount),
    -managementFee,
    -placementFee,
    -facts.installments,
  ]);
  // Taxes come before the advance, the reserve, and installments.
  const [reported, available] = [reportedOf(facts, rentPaid), before + facts.installments];
  const { withheld, left } = withholdingOf(facts, { reported, available });
  const state = stateWithholdingOf(facts, { reported, available: available - withheld });
  const taxes = withheld + state.withheld;
  const repayable = (isAdvanceCalled ? before : rentPaid - managementFee) - taxes;
  const advanceRepaid = Math.min(advanceOutstanding, Math.max(0, repayable));
  const total = before - taxes - advanceRepaid;
  const reserveKept = Math.min(facts.reserveTarget, Math.max(0, total));
  const gross = total - reserveKept;
  const isSent = gross >= Math.max(1, facts.minimum);
  const payout = isSent ? gross : 0;
  const all: MonthFacts['other'] = [
    { kind: 'management_fee', amount: -managementFee },
    { kind: 'placement_fee', amount: -placementFee },
    { kind: 'rent', amount: rentCollected },
    { kind: 'late_rent', amount: lateRent },
    { kind: 'guarantee', amount: guarantee.paid },
    { kind: 'guarantee_repaid', amount: -guarantee.repaid },
    { kind: isAdvanceCalled ? 'clawback' : 'advance_repaid', amount: -advanceRepaid },
    { kind: 'installment', amount: installmentFees - facts.installments },
    { kind: 'installment_fee', amount: -installmentFees },
    ...facts.other,
    { kind: 'carried', amount: facts.carried },
    { kind: 'reserve', amount: facts.reserveHeld - reserveKept },
    { kind: 'withholding', amount: -withheld },
    { kind: 'state_withholding', amount: -state.withheld },
    { kind: 'carried_forward', amount: isSent ? 0 : -gross },
  ];
  const lines = all
    .filter(({ amount }) => amount !== 0)
    .map((line) => ({ ...line, amount: cents(line.amount) }))
    .sort((one, two) => PAYOUT_LINE_KINDS.indexOf(one.kind) - PAYOUT_LINE_KINDS.indexOf(two.kind));
  return {
    lines,
    payout: cents(payout),
    guaranteePaid: cents(guarantee.paid),
    guaranteeRepaid: cents(guarantee.repaid),
    managementFee,
    placementFee,
    advanceRepaid: cents(advanceRepaid),
    withheld: cents(withheld),
    withholdingLeft: cents(left),
    stateWithheld: cents(state.withheld),
    stateWithholdingLeft: cents(state.left),
    reserveKept: cents(reserveKept),
    carriedForward: cents(isSent ? 0 : gross),
  };
}

/** An amount in parts by basis points: whole cents, and the parts are the whole. Cents left over go to the largest rests. */
export function splitPayout<T extends { basisPoints: number }>(
  amount: Cents,
  shares: readonly T[],
): (T & { amount: Cents })[] {
  const parts = splitByWeight(
    amount,
    shares.map(({ basisPoints }) => basisPoints),
  );
  return shares.map((share, n) => ({ ...share, amount: parts[n] ?? cents(0) }));
}

export interface AdvanceFacts {
  plan: PlanTerms;
  rent: number;
  /** Full months left on the lease. */
  monthsLeft: number;
  hasPaidFirstMonth: boolean;
  owedRent: number;
  advanceOutstanding: number;
  hasUsableAccount: boolean;
}

/** Why there is no advance now, for the homeowner; undefined where there is one. */
export function advanceProblem(facts: AdvanceFacts): string | undefined {
  const problems: [boolean, string][] = [
    [facts.plan.plan !== 'Yearly', 'Your payout plan pays month by month.'],
    [facts.advanceOutstanding > 0, 'You can have one advance at a time.'],
    [facts.rent < ADVANCE_MIN_RENT_CENTS, 'Advances start at a rent of $800 a month.'],
    [facts.rent > ADVANCE_MAX_RENT_CENTS, 'Advances end at a rent of $5,000 a month.'],
    [facts.monthsLeft < ADVANCE_MIN_MONTHS, 'The lease has fewer than 6 months left.'],
    [!facts.hasPaidFirstMonth, 'The resident pays the first month first.'],
    [facts.owedRent > 0, 'The resident owes rent now.'],
    [!facts.hasUsableAccount, 'Add a bank account first.'],
  ];
  return problems.find(([is]) => is)?.[1];
}

export interface Advance {
  months: number;
  /** A month after the management fee. */
  monthly: Cents;
  /** All of these months. */
  whole: Cents;
  fee: Cents;
  /** What is paid at once. */
  paid: Cents;
  annualRateBps: number | null;
}

/** The advance of a lease: up to twelve months and never past its end. */
export function advanceOf(rent: number, monthsLeft: number, plan: PlanTerms): Advance {
  const months = Math.min(ADVANCE_MAX_MONTHS, Math.max(0, monthsLeft));
  const monthly = cents(rent - basisPoints(cents(rent), plan.managementFeeBps));
  const whole = cents(monthly * months);
  const fee = basisPoints(cents(rent * months), plan.advanceFeeBps);
  const paid = cents(whole - fee);
  return { months, monthly, whole, fee, paid, annualRateBps: effectiveAnnualRateBps(monthly, paid, months) };
}
