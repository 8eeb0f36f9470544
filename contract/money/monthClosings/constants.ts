import type { TrustAccount } from '@/contract/money/reconciliations/constants';

/** Files of a reconciliation pack. */
export const PACK_FORMATS = ['pdf', 'csv'] as const;
export type PackFormat = (typeof PACK_FORMATS)[number];

/** Why a month cannot be closed yet. */
export const BLOCKER_KINDS = [
  'not_over',
  'statement_missing',
  'exceptions_open',
  'difference',
  'totals_differ',
] as const;
export type BlockerKind = (typeof BLOCKER_KINDS)[number];

/** Names of the files of a pack. */
export const packTitles: Readonly<Record<TrustAccount, string>> = {
  trust: 'Reconciliation of the trust account',
  deposits: 'Reconciliation of the security deposit account',
};

/** Closings that are listed at once, the newest month first. */
export const MONTH_CLOSING_PAGE = 36;
/** Rows of a list in the PDF; the CSV has all of them. */
export const PACK_ROWS = 400;
