// What somebody pays, from what they chose: pure, so that the amount on the button is the amount that is sent.
import type { Charge, LeaseAccount } from '@/contract/charges/endpoints';
import { type Cents, cents } from '@/contract/money/cents';

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

/** What of a charge can be paid now: what is open and not on its way. */
export const payable = ({ openCents, pendingCents }: Charge): Cents => cents(Math.max(0, openCents - pendingCents));

/** Whether something is late that no payment on its way covers. */
export const hasLateCharge = ({ charges }: LeaseAccount): boolean =>
  charges.some((charge) => charge.isLate && payable(charge) > 0);

/** Charges that are due, or, while none is, the ones due next. */
export function chargesToPay({ charges, today, nextDue }: LeaseAccount): Charge[] {
  const open = charges.filter((charge) => payable(charge) > 0 && !charge.isPlanned);
  const due = open.filter(({ dueOn }) => dueOn <= today);
  return due.length > 0 ? due : open.filter(({ dueOn }) => dueOn === nextDue?.dueOn);
}

export const totalOf = (charges: readonly Charge[]): Cents =>
  cents(charges.reduce((sum, charge) => sum + payable(charge), 0));

/** One resident’s equal part of what was asked for on these days, rounded up so that all parts pay the whole. */
export function shareOf({ charges, residents }: LeaseAccount, due: readonly Charge[]): Cents {
  const days = new Set(due.map(({ dueOn }) => dueOn));
  const whole = charges.reduce((sum, { dueOn, amountCents }) => sum + (days.has(dueOn) ? amountCents : 0), 0);
  return cents(Math.min(totalOf(due), Math.ceil(whole / Math.max(1, residents))));
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
    const share = shareOf(account, due);
    return { amount: share, request: { chargeIds: ids, amountCents: share } };
  }
  if (way === 'charges') {
    const chosen = account.charges.filter((charge) => chargeIds.includes(charge.id) && payable(charge) > 0);
    if (chosen.length === 0) return { problem: 'Choose at least one charge.' };
    return { amount: totalOf(chosen), request: { chargeIds: chosen.map(({ id }) => id) } };
  }
  if (amountCents === null || amountCents < 100) return { problem: 'Enter an amount of at least $1.' };
  if (amountCents > total) return { problem: 'That’s more than is due. Enter a smaller amount.' };
  return { amount: cents(amountCents), request: { chargeIds: ids, amountCents: cents(amountCents) } };
}
