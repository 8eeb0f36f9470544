import { lifecycle } from '@/contract/lifecycle';

/**
 * A home's payout of one month. `carried`: too little to send, so it stays for the next one. `held`: it waits for what
 * `heldFor` says. It goes out in one part for each person it is split between.
 */
export const payoutLifecycle = lifecycle({
  ready: { send: 'sent', hold: 'held' },
  held: { clear: 'ready' },
  sent: { pay: 'paid', return: 'returned' },
  paid: { return: 'returned' },
  returned: { send: 'sent' },
  carried: {},
});
export type PayoutStatus = (typeof payoutLifecycle.states)[number];

/**
 * One person's part of a payout, on its way to their bank. One that the processor refuses for a reason that is not the
 * bank account stays ready. One that came back is sent again as a part of its own.
 */
export const payoutPartLifecycle = lifecycle({
  ready: { claim: 'sending' },
  sending: { accept: 'sent', refuse: 'returned', wait: 'ready' },
  sent: { pay: 'paid', return: 'returned' },
  paid: { return: 'returned' },
  returned: {},
});
export type PayoutPartStatus = (typeof payoutPartLifecycle.states)[number];

/** Why a part that is ready was not sent: our balance at the processor, the payee's account there, or another refusal. */
export type WaitReason = 'balance' | 'capability' | 'busy' | 'other';

/** Money from our trust bank account to our balance at the processor. */
export const topUpLifecycle = lifecycle({
  ordered: { accept: 'pending', refuse: 'failed' },
  pending: { arrive: 'succeeded', fail: 'failed' },
  succeeded: {},
  failed: {},
});
export type TopUpStatus = (typeof topUpLifecycle.states)[number];

/**
 * An advance on the rents of a lease. `signing`: its disclosure waits for everyone on the title. `accepted`: all have signed,
 * and it is in the books. `lapsed`: it was not taken in time, declined, or no longer possible once it was signed.
 */
export const advanceLifecycle = lifecycle({
  offered: { disclose: 'signing', lapse: 'lapsed' },
  signing: { sign: 'accepted', lapse: 'lapsed' },
  accepted: {},
  lapsed: {},
});
export type AdvanceStatus = (typeof advanceLifecycle.states)[number];

/** Payouts of one day, prepared together and released by another staff member. */
export const payoutRunLifecycle = lifecycle({
  open: { release: 'released', discard: 'discarded' },
  released: {},
  discarded: {},
});
export type PayoutRunStatus = (typeof payoutRunLifecycle.states)[number];

/** Why a payout waits. */
export const HOLD_REASONS = ['w9', 'w8', 'no_account', 'staff'] as const;
export type HoldReason = (typeof HOLD_REASONS)[number];

/** What a line of a payout is about. The order is the order of the statement: our own fees first. */
export const PAYOUT_LINE_KINDS = [
  'management_fee',
  'placement_fee',
  'advance_fee',
  'markup',
  'rent',
  'late_rent',
  'guarantee',
  'guarantee_repaid',
  'charge',
  'vendor_invoice',
  'hoa_dues',
  'insurance',
  'property_tax',
  'mortgage_interest',
  'mortgage_principal',
  'mortgage_payment',
  'utilities',
  'cleaning',
  'expense',
  'prepaid_work',
  'contribution',
  'credit',
  'deposit',
  'advance',
  'advance_repaid',
  'clawback',
  'installment_plan',
  'installment',
  'installment_fee',
  'correction',
  'carried',
  'reserve',
  'withholding',
  'state_withholding',
  'carried_forward',
] as const;
export type PayoutLineKind = (typeof PAYOUT_LINE_KINDS)[number];

/**
 * Rent that is reported: line 3 of Schedule E and box 1 of Form 1099-MISC (26 CFR § 1.6041-1). What is kept of a deposit is
 * income of the year in which it is kept (IRS Publication 527, “Security deposits”).
 */
export const REPORTED_RENT_KINDS: readonly PayoutLineKind[] = [
  'rent',
  'late_rent',
  'guarantee',
  'guarantee_repaid',
  'charge',
  'credit',
  'deposit',
];

/** What we earn. */
export const FEE_LINE_KINDS: readonly PayoutLineKind[] = ['management_fee', 'placement_fee', 'advance_fee', 'markup'];

export const payoutLineLabels: Readonly<Record<PayoutLineKind, string>> = {
  management_fee: 'Management fee',
  placement_fee: 'Placement fee',
  advance_fee: 'Advance fee',
  markup: 'Markup on repairs',
  rent: 'Rent collected',
  late_rent: 'Late rent collected',
  guarantee: 'Rent guarantee',
  guarantee_repaid: 'Guaranteed rent repaid',
  charge: 'Other charges collected',
  vendor_invoice: 'Repair',
  hoa_dues: 'HOA dues',
  insurance: 'Insurance',
  property_tax: 'Property tax',
  mortgage_interest: 'Mortgage interest',
  mortgage_principal: 'Mortgage payment without the interest',
  mortgage_payment: 'Mortgage payment, its interest not known to us',
  utilities: 'Utilities',
  cleaning: 'Cleaning',
  expense: 'Vendor paid for you',
  prepaid_work: 'Work you paid already',
  contribution: 'What you paid in',
  credit: 'Credit to the resident',
  deposit: 'From the security deposit',
  advance: 'Rent paid in advance',
  advance_repaid: 'Rent you already got in advance',
  clawback: 'Advance taken back',
  installment_plan: 'Bill moved to installments',
  installment: 'Installment',
  installment_fee: 'Finance charge of the installment',
  correction: 'Correction',
  carried: 'From earlier months',
  reserve: 'Reserve',
  withholding: 'Backup withholding (24%)',
  state_withholding: 'California nonresident withholding (7%)',
  carried_forward: 'Kept for the next payout',
};

/** Rent that can be paid in advance, a month, in cents. */
export const ADVANCE_MIN_RENT_CENTS = 80_000;
export const ADVANCE_MAX_RENT_CENTS = 500_000;
export const ADVANCE_MIN_MONTHS = 6;
export const ADVANCE_MAX_MONTHS = 12;
