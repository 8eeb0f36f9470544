import { lifecycle } from '@/contract/lifecycle';

/**
 * What becomes of a lease. Its paper has a lifecycle of its own (signing.facts.ts), which moves this one. `end`: signed,
 * but the money to move in never came; `finish`: the residents moved out.
 */
export const leaseLifecycle = lifecycle({
  draft: { send: 'sent', void: 'voided' },
  sent: { sign: 'signed', decline: 'declined', expire: 'expired', void: 'voided' },
  signed: { begin: 'active', end: 'ended' },
  active: { finish: 'ended' },
  ended: {},
  declined: {},
  expired: {},
  voided: {},
});
export type LeaseStatus = (typeof leaseLifecycle.states)[number];
export type LeaseEvent = Parameters<typeof leaseLifecycle.after>[1];

/** Days people have to sign. */
export const DAYS_TO_SIGN = 7;

/** Days residents have to let the money to move in be held, from when everything before it is done. */
export const DAYS_TO_PAY = 5;
/** Days left at least when it has to be held a second time: a card has let it go, or the record was signed again. */
export const DAYS_TO_PAY_AGAIN = 2;
