/** Who pays a part of the rent and does not live there. */
export const PAYER_KINDS = ['housing_authority', 'employer', 'guarantor', 'parent', 'other'] as const;
export type PayerKind = (typeof PAYER_KINDS)[number];

export const payerKindLabels: Readonly<Record<PayerKind, string>> = {
  housing_authority: 'Housing authority',
  employer: 'Employer',
  guarantor: 'Guarantor',
  parent: 'Parent',
  other: 'Someone else',
};

/** How their money comes. */
export const PAYER_METHODS = ['ach_credit', 'wire', 'check'] as const;
export type PayerMethod = (typeof PAYER_METHODS)[number];

export const payerMethodLabels: Readonly<Record<PayerMethod, string>> = {
  ach_credit: 'ACH credit',
  wire: 'Wire',
  check: 'Check',
};

/** Charges and payments of a payer that are listed at once, the newest first, and lines of statements that may be theirs. */
export const PAYER_PAGE = 36;
/** Payers of one lease. */
export const MAX_PAYERS = 10;
