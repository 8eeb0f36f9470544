import { lifecycle } from '@/contract/lifecycle';

/**
 * What becomes of a plan to pay overdue rent in parts. The rule starts one at once, or our team decides. `break`: a part
 * stayed unpaid after its days of grace; `complete`: everything in it is paid.
 */
export const paymentPlanLifecycle = lifecycle({
  requested: { start: 'active', decline: 'declined', withdraw: 'withdrawn' },
  active: { complete: 'completed', break: 'broken' },
  completed: {},
  broken: {},
  declined: {},
  withdrawn: {},
});
export type PaymentPlanStatus = (typeof paymentPlanLifecycle.states)[number];

export const MIN_PARTS = 2;
export const MAX_PARTS = 6;
/** Days from one part to the next. */
export const DAYS_BETWEEN_PARTS = 14;
/** The first part is due at most so many days from now. */
export const MAX_DAYS_TO_FIRST = 14;
/** Days after which an unpaid part ends the plan. */
export const PART_GRACE_DAYS = 5;
/** Overdue amounts up to this many months of rent start a plan without anybody deciding. */
export const AUTOMATIC_MONTHS = 1;
/** Unless there was a plan within so many days. */
export const AUTOMATIC_AFTER_DAYS = 365;
export const MAX_HARDSHIP_TEXT = 1_000;
