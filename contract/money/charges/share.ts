// What one roommate pays of charges that all of them owe together.
import { type Cents, cents } from '@/contract/amounts/cents';

export interface SharedCharge {
  readonly openCents: number;
  readonly writtenOffCents: number;
  readonly pendingCents: number;
  readonly sharedCents: number;
  readonly mineCents: number;
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

/** What can be paid of a charge now: what is open or written off, and not on its way. */
export const payableCents = ({
  openCents,
  writtenOffCents,
  pendingCents,
}: Pick<SharedCharge, 'openCents' | 'writtenOffCents' | 'pendingCents'>): Cents =>
  cents(Math.max(0, openCents + writtenOffCents - pendingCents));

/** One resident’s equal part, rounded up so that all parts pay the whole. */
export const equalPart = (amount: number, residents: number): Cents =>
  cents(Math.ceil(amount / Math.max(1, residents)));

/** What is left of one resident’s equal part of charges: less what they paid themselves, and never more than is open. */
export function shareLeft(charges: readonly SharedCharge[], residents: number): Cents {
  const part = equalPart(sum(charges.map(({ sharedCents }) => sharedCents)), residents);
  const mine = sum(charges.map(({ mineCents }) => mineCents));
  return cents(Math.min(sum(charges.map(payableCents)), Math.max(0, part - mine)));
}
