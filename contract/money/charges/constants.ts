import { lifecycle } from '@/contract/lifecycle';

/**
 * What becomes of a charge. Money or credit pays it, in part or in full, and it opens again when a payment comes back.
 * `waive`: what is left is not owed any more. `writeOff`: it is still owed, and our books no longer expect it. `void`: it should not have been there, and nothing was paid.
 */
export const chargeLifecycle = lifecycle({
  open: { payPart: 'partly_paid', pay: 'paid', waive: 'waived', writeOff: 'written_off', void: 'voided' },
  partly_paid: { payPart: 'partly_paid', pay: 'paid', reopen: 'open', waive: 'waived', writeOff: 'written_off' },
  paid: { reopen: 'open', reopenPart: 'partly_paid' },
  waived: { reopen: 'open', reopenPart: 'partly_paid' },
  written_off: { reopen: 'open', reopenPart: 'partly_paid' },
  voided: {},
});
export type ChargeStatus = (typeof chargeLifecycle.states)[number];

/** How money reached us. Staff record checks and money orders; the rest goes through the processor. */
export const recordedMethods = ['check', 'money_order'] as const;
export type RecordedMethod = (typeof recordedMethods)[number];

/** Why a bank returns a check or a money order, and whether the fee of the lease may be asked for: only for want of money. */
export const recordedReturns = {
  insufficient_funds: { label: 'Not enough money', hasFee: true },
  account_closed: { label: 'Account closed', hasFee: false },
  payment_stopped: { label: 'Payment stopped', hasFee: false },
  not_genuine: { label: 'Altered, or not genuine', hasFee: false },
  other: { label: 'Another reason', hasFee: false },
} as const satisfies Readonly<Record<string, { label: string; hasFee: boolean }>>;
export type RecordedReturn = keyof typeof recordedReturns;
export const RECORDED_RETURNS = Object.keys(recordedReturns) as [RecordedReturn, ...RecordedReturn[]];

/** After a check came back, no other check of its payer is taken for so many months: Cal. Civ. Code 1947.3(a)(2) names three. */
export const CHECKS_REFUSED_MONTHS = 3;

/** Longest reason for what our team changes by hand. */
export const MAX_REASON = 600;
/** The most that can be paid at once. */
export const MAX_PAYMENT_CENTS = 10_000_000;
/** Business days until a bank payment is surely through. */
export const BANK_CLEARING_DAYS = 4;

/** Why a fee was waived that a resident asked us to waive, which we do once for each lease. */
export const REQUESTED_WAIVER = 'Waived once, as you asked.';
