// Checks of refunds: found by the request they went out for, and taken back where they never reached anyone.
import type { Db } from '@/server/db/client';
import { findPosting, reverse } from '@/server/modules/money/ledger/entries';

const checkPostings = {
  refund: { kind: 'refund', type: 'refund' },
  owed_refund: { kind: 'refundPaid', type: 'refund_check' },
  credit_refund: { kind: 'refund', type: 'credit_refund' },
} as const;
type CheckKind = keyof typeof checkPostings;

/** What the books say of a check that went out; `id` is of the request for it. */
export const findCheckPosting = (db: Db, check: CheckKind, id: string) => {
  const { kind, type } = checkPostings[check];
  return findPosting(db, { kind, source: { type, id } });
};

/** A check was stopped before the bank paid it. */
export const checkStopped = (db: Db, check: CheckKind, id: string, effectiveAt: Date) => {
  const { kind, type } = checkPostings[check];
  return reverse(db, { kind, source: { type, id } }, { kind: 'checkStopped', effectiveAt });
};
