import { lifecycle } from '@/contract/lifecycle';

/**
 * What becomes of a charge. Money or credit pays it, in part or in full, and it opens again when a payment comes back.
 * `waive`: what is left is not owed any more. `void`: it should not have been there, and nothing was paid.
 */
export const chargeLifecycle = lifecycle({
  open: { payPart: 'partly_paid', pay: 'paid', waive: 'waived', void: 'voided' },
  partly_paid: { payPart: 'partly_paid', pay: 'paid', reopen: 'open', waive: 'waived' },
  paid: { reopen: 'open', reopenPart: 'partly_paid' },
  waived: { reopen: 'open', reopenPart: 'partly_paid' },
  voided: {},
});
export type ChargeStatus = (typeof chargeLifecycle.states)[number];

/** How money reached us. Staff record checks and money orders; the rest goes through the processor. */
export const recordedMethods = ['check', 'money_order'] as const;
export type RecordedMethod = (typeof recordedMethods)[number];

/** Longest reason for what our team changes by hand. */
export const MAX_REASON = 600;
/** The most that can be paid at once. */
export const MAX_PAYMENT_CENTS = 10_000_000;
/** Business days until a bank payment is surely through. */
export const BANK_CLEARING_DAYS = 4;

/** Why a fee was waived that a resident asked us to waive, which we do once for each lease. */
export const REQUESTED_WAIVER = 'Waived once, as you asked.';
