import { lifecycle } from '@/contract/lifecycle';

/**
 * What becomes of a management agreement. Its document has a lifecycle of its own (contract/platform/signing/constants.ts), which
 * moves this one once it was sent.
 */
export const agreementLifecycle = lifecycle({
  draft: { send: 'sent' },
  sent: { sign: 'signed', decline: 'declined', expire: 'expired', void: 'voided' },
  signed: {},
  declined: {},
  expired: {},
  voided: {},
});
export type AgreementStatus = (typeof agreementLifecycle.states)[number];
export type AgreementEvent = Parameters<typeof agreementLifecycle.after>[1];

/** How title is held. */
export const OWNERSHIP_KINDS = ['individual', 'trust', 'company'] as const;
export type OwnershipKind = (typeof OWNERSHIP_KINDS)[number];

/** Steps of the flow, in their order; the first with something missing is where it goes on. */
export const AGREEMENT_STEPS = ['ownership', 'plan', 'terms', 'signing'] as const;
export type AgreementStep = (typeof AGREEMENT_STEPS)[number];

export const MAX_TITLE_HOLDERS = 8;
export const MAX_EVIDENCE_FILES = 6;
/** Days everyone has to sign. */
export const DAYS_TO_SIGN_AGREEMENT = 14;
/** Months an agreement runs before it continues month to month. */
export const AGREEMENT_MONTHS = 12;
/** Days of notice with which either side ends it. */
export const TERMINATION_NOTICE_DAYS = 30;
/** Days after the end in which we pay out what we hold. */
export const FINAL_PAYOUT_DAYS = 30;
/** Repairs above this wait for the owner's approval, in cents; the owner can change it in the setup. */
export const REPAIR_APPROVAL_CENTS = 30_000;

/** What the rent guarantee and the eviction cover never pay for. */
export const GUARANTEE_EXCLUSIONS = [
  'Rent before the first payout date of a lease, or after a lease or our management has ended',
  'Months when the home is vacant or being repaired',
  'Rent that the resident may lawfully withhold because of the home’s condition',
  'Damage to the home, utility bills, HOA dues, and fines',
  'A resident you placed without our screening',
] as const;

/** What ends the guarantee for a home, beside what its plan lists. */
export const GUARANTEE_VOIDED_BY = [
  'You collect rent yourself or agree on other terms with the resident without us',
  'You refuse a repair that safety or the law requires',
  'You don’t keep property insurance on the home, or the mortgage is in default',
  'Something you told us about who owns the home was not true',
] as const;
