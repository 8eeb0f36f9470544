import type { HoldReason, PayoutRunStatus } from '@/contract/money/payouts/constants';

export const runStatusLabels: Readonly<Record<PayoutRunStatus, string>> = {
  open: 'Waiting for release',
  released: 'Released',
  discarded: 'Discarded',
};

/** Why a payout waits, as our team reads it. */
export const staffHoldLabels: Readonly<Record<HoldReason, string>> = {
  w9: 'Held: the owner’s Form W-9 is missing',
  w8: 'Held: the owner’s Form W-8 is missing',
  no_account: 'Held: the owner has no bank account',
  staff: 'Held by our team',
};
