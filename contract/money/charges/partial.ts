// Parts of what is due, where an owner asks for rent in full: a whole charge, a roommate's share, and what a payment plan
// asks for are no parts.

import { equalPart } from './share';

interface PartChoice {
  amount: number;
  /** What is due now and can be paid, whatever plan it is in. */
  due: number;
  /** Amounts of the charges that can be paid. */
  charges: readonly number[];
  residents: number;
  /** What the payment plan asks for next. */
  planPart: number | null;
}

export function isPartial({ amount, due, charges, residents, planPart }: PartChoice): boolean {
  if (amount >= due || amount === planPart) return false;
  if (residents > 1 && amount >= equalPart(due, residents)) return false;
  return !charges.includes(amount);
}
