import { lifecycle } from '@/contract/lifecycle';

/** What becomes of autopay. Anyone who ends it and sets it again has a new one. */
export const autopayLifecycle = lifecycle({
  active: { pause: 'paused', end: 'ended' },
  paused: { resume: 'active', end: 'ended' },
  ended: {},
});
export type AutopayStatus = (typeof autopayLifecycle.states)[number];

/** What became of one month. A `requested` one has a payment, which says the rest. */
export const autopayRunStatuses = [
  'started',
  'requested',
  'failed',
  'skipped',
  'over_cap',
  'nothing_due',
  'method_blocked',
] as const;
export type AutopayRunStatus = (typeof autopayRunStatuses)[number];

/**
 * Days ahead at which autopay announces an amount that differs from the one it took last: 12 CFR 1005.10(d)(1). What stays
 * within a range that the payer chose needs no such notice: 1005.10(d)(2).
 */
export const NOTICE_DAYS = 10;

/** Every month has these days. */
export const MAX_AUTOPAY_DAY = 28;
