// What spreading an amount costs and when it is paid, in whole cents.
import { monthlyRate, nominalBps } from '@/contract/amounts/annualRate';
import { basisPoints, type Cents, cents } from '@/contract/amounts/cents';
import { type InstallmentMonths, installmentFeeBps } from './constants';

export interface InstallmentPart {
  principal: Cents;
  fee: Cents;
}

export interface InstallmentOffer {
  months: InstallmentMonths;
  amount: Cents;
  fee: Cents;
  total: Cents;
  /** Annual percentage rate, in basis points (Regulation Z, Appendix J: actuarial, monthly periods). */
  aprBps: number;
  parts: InstallmentPart[];
}

/** Parts that differ by at most a cent; the first ones are the larger. */
function inParts(amount: number, count: number): Cents[] {
  const base = Math.floor(amount / count);
  const rest = amount - base * count;
  return Array.from({ length: count }, (_, at) => cents(base + (at < rest ? 1 : 0)));
}

/** The yearly rate at which payments at the end of each month are worth the amount today. */
const aprBpsOf = (amount: number, payments: readonly number[]): number =>
  nominalBps(
    monthlyRate(
      amount,
      payments.map((payment, at) => ({ amount: payment, months: at + 1, fraction: 0 })),
    ) ?? 0,
  );

/** An amount in equal parts, one with each payout. */
export function installmentOffer(amount: Cents, months: InstallmentMonths): InstallmentOffer {
  const fee = basisPoints(amount, installmentFeeBps[months]);
  const fees = inParts(fee, months);
  const parts = inParts(amount, months).map((principal, at) => ({ principal, fee: fees[at] ?? cents(0) }));
  const payments = parts.map((part) => part.principal + part.fee);
  return { months, amount, fee, total: cents(amount + fee), aprBps: aprBpsOf(amount, payments), parts };
}
