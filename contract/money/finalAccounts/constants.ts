/** What former residents owe leaves the books, or is expected again. */
export const WRITE_OFF_KINDS = ['write_off', 'reversal'] as const;
export type WriteOffKind = (typeof WRITE_OFF_KINDS)[number];

export const writeOffKindLabels: Readonly<Record<WriteOffKind, string>> = {
  write_off: 'Written off',
  reversal: 'Expected again',
};

/** Ended leases of a home of which the final account is listed, the newest first. */
export const FINAL_ACCOUNT_PAGE = 3;
