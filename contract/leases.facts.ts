import { lifecycle } from './lifecycle';

/** What becomes of a lease. Its paper has a lifecycle of its own (signing.facts.ts), which moves this one. */
export const leaseLifecycle = lifecycle({
  draft: { send: 'sent', void: 'voided' },
  sent: { sign: 'signed', decline: 'declined', expire: 'expired', void: 'voided' },
  signed: { begin: 'active' },
  active: {},
  declined: {},
  expired: {},
  voided: {},
});
export type LeaseStatus = (typeof leaseLifecycle.states)[number];
export type LeaseEvent = Parameters<typeof leaseLifecycle.after>[1];

/** Days people have to sign. */
export const DAYS_TO_SIGN = 7;
