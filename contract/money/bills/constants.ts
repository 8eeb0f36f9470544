import { lifecycle } from '@/contract/lifecycle';
import type { ChargeStatus } from '@/contract/money/charges/constants';

/** What becomes of a dispute. `adjust`: something came off the bill. `uphold`: it stands. */
export const disputeLifecycle = lifecycle({
  open: { adjust: 'adjusted', uphold: 'upheld', withdraw: 'withdrawn' },
  adjusted: {},
  upheld: {},
  withdrawn: {},
});
export type DisputeStatus = (typeof disputeLifecycle.states)[number];

export const billStatuses = ['open', 'disputed', 'adjusted', 'paid'] as const;
export type BillStatus = (typeof billStatuses)[number];

/** Where a bill stands, from its charge and from what was said about it. */
export function billStatusOf(charge: ChargeStatus, disputes: readonly DisputeStatus[]): BillStatus {
  if (disputes.includes('open')) return 'disputed';
  if (charge === 'paid') return 'paid';
  return charge === 'waived' || disputes.includes('adjusted') ? 'adjusted' : 'open';
}

export const MAX_DISPUTE_TEXT = 2_000;
