import { lifecycle } from '@/contract/lifecycle';

/** What one staff member may do alone on the account of a lease, up to a limit for the day. */
export const LIMITED_ACTIONS = ['waiver', 'credit', 'charge', 'recorded_payment'] as const;
export type LimitedAction = (typeof LIMITED_ACTIONS)[number];

export const limitedActionLabels: Readonly<Record<LimitedAction, string>> = {
  waiver: 'Waive a charge',
  credit: 'Give a credit',
  charge: 'Add a charge',
  recorded_payment: 'Record a check or money order',
};

/** What takes two people whatever the amount. */
export const ALWAYS_TWO_PEOPLE =
  'Refunds, manual entries, deposit returns, the rent guarantee, and changes of the reconciliation always take two people.';

/** One administrator proposes an amount and another one approves it; it holds from its day. */
export const approvalLimitLifecycle = lifecycle({
  proposed: { approve: 'approved', decline: 'declined', withdraw: 'withdrawn' },
  approved: {},
  declined: {},
  withdrawn: {},
});
export type ApprovalLimitStatus = (typeof approvalLimitLifecycle.states)[number];

export const approvalLimitStatusLabels: Readonly<Record<ApprovalLimitStatus, string>> = {
  proposed: 'Waiting for another administrator',
  approved: 'Approved',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
};

/** The highest limit that can be set, in cents. */
export const MAX_APPROVAL_LIMIT_CENTS = 10_000_000;
/** Changes that are listed at once, the newest first. */
export const APPROVAL_LIMIT_PAGE = 50;
