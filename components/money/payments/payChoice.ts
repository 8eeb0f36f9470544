// The amount of a payment, from the choices: pure, so that the amount on the button is the amount that is sent.

import { type Cents, cents } from '@/contract/amounts/cents';
import type { Charge, LeaseAccount } from '@/contract/money/charges/endpoints';
import { equalPart, payableCents, shareLeft } from '@/contract/money/charges/share';

export const payWays = ['all', 'plan', 'charges', 'share', 'amount'] as const;
export type PayWay = (typeof payWays)[number];

export interface PayDraft {
  way: PayWay;
  chargeIds: readonly string[];
  amountCents: number | null;
}

export interface PayRequest {
  chargeIds: string[];
  amountCents?: Cents;
}

/** Whether something is late that no payment on its way covers. */
export const hasLateCharge = ({ charges }: LeaseAccount): boolean =>
  charges.some((charge) => charge.isLate && payableCents(charge) > 0);

/** Charges that are due, or, while none is, the ones due next. */
export function chargesToPay({ charges, today, nextDue }: LeaseAccount): Charge[] {
  const open = charges.filter((charge) => payableCents(charge) > 0 && !charge.isPlanned);
  const due = open.filter(({ dueOn }) => dueOn <= today);
  return due.length > 0 ? due : open.filter(({ dueOn }) => dueOn === nextDue?.dueOn);
}

export const totalOf = (charges: readonly Charge[]): Cents =>
  cents(charges.reduce((sum, charge) => sum + payableCents(charge), 0));

/** The caller’s equal part of what was asked for on these days, and what is left of it after what they paid themselves. */
export function shareOf({ charges, residents }: LeaseAccount, due: readonly Charge[]): { part: Cents; left: Cents } {
  const days = new Set(due.map(({ dueOn }) => dueOn));
  const asked = charges.filter(({ dueOn, isPlanned }) => days.has(dueOn) && !isPlanned);
  const whole = asked.reduce((sum, { sharedCents }) => sum + sharedCents, 0);
  return { part: equalPart(whole, residents), left: shareLeft(asked, residents) };
}

/** The amount of a choice, and what is sent for it; why it cannot be sent, for one that is not complete. */
export function resolveChoice(
  account: LeaseAccount,
  { way, chargeIds, amountCents }: PayDraft,
): { amount: Cents; request: PayRequest } | { problem: string } {
  const due = chargesToPay(account);
  const ids = due.map(({ id }) => id);
  const total = totalOf(due);
  if (way === 'all' && total > 0) return { amount: total, request: { chargeIds: ids } };
  if (way === 'all' && account.plan) return resolveChoice(account, { way: 'plan', chargeIds, amountCents });
  if (way === 'plan' && account.plan)
    return {
      amount: account.plan.cents,
      request: { chargeIds: account.plan.chargeIds, amountCents: account.plan.cents },
    };
  if (way === 'share') {
    const { left } = shareOf(account, due);
    if (left === 0) return { problem: 'You’ve paid your share.' };
    return { amount: left, request: { chargeIds: ids, amountCents: left } };
  }
  if (way === 'charges') {
    const chosen = account.charges.filter((charge) => chargeIds.includes(charge.id) && payableCents(charge) > 0);
    if (chosen.length === 0) return { problem: 'Choose at least one charge.' };
    return { amount: totalOf(chosen), request: { chargeIds: chosen.map(({ id }) => id) } };
  }
  if (amountCents === null || amountCents < 100) return { problem: 'Enter an amount of at least $1.' };
  if (amountCents > total) return { problem: 'That’s more than is due. Enter a smaller amount.' };
  return { amount: cents(amountCents), request: { chargeIds: ids, amountCents: cents(amountCents) } };
}
