/** What an account was checked for: payouts to it, or a large first debit from it. */
export const OWNERSHIP_KINDS = ['payout_account', 'debit'] as const;
export type OwnershipKind = (typeof OWNERSHIP_KINDS)[number];

export const ownershipKindLabels: Readonly<Record<OwnershipKind, string>> = {
  payout_account: 'New account for payouts',
  debit: 'Large first bank debit',
};

/** `unknown`: no bank named an owner, and no name was typed. */
export const OWNERSHIP_RESULTS = ['match', 'mismatch', 'unknown'] as const;
export type OwnershipResult = (typeof OWNERSHIP_RESULTS)[number];

export const OWNERSHIP_DECISIONS = ['accepted', 'rejected'] as const;
export type OwnershipDecision = (typeof OWNERSHIP_DECISIONS)[number];

/** Mismatches that are listed at once: those that wait first. */
export const OWNERSHIP_PAGE = 100;
