import { lifecycle } from '@/contract/lifecycle';

/** An offer to renew a lease. The amendment has a lifecycle of its own (contract/platform/signing/constants.ts), which moves this one. */
export const renewalLifecycle = lifecycle({
  draft: { approve: 'approved', withdraw: 'withdrawn' },
  approved: { send: 'sent', withdraw: 'withdrawn' },
  sent: {
    view: 'viewed',
    counter: 'countered',
    accept: 'accepted',
    decline: 'declined',
    expire: 'expired',
    withdraw: 'withdrawn',
  },
  viewed: {
    counter: 'countered',
    accept: 'accepted',
    decline: 'declined',
    expire: 'expired',
    withdraw: 'withdrawn',
  },
  countered: {
    keepOffer: 'viewed',
    acceptCounter: 'accepted',
    accept: 'accepted',
    decline: 'declined',
    expire: 'expired',
    withdraw: 'withdrawn',
  },
  accepted: { sign: 'signed', refuse: 'declined', lapse: 'expired', void: 'withdrawn' },
  signed: { begin: 'active' },
  active: {},
  declined: { moveOut: 'move_out' },
  move_out: {},
  expired: { moveOut: 'move_out' },
  withdrawn: {},
});
export type RenewalStatus = (typeof renewalLifecycle.states)[number];
export type RenewalEvent = Parameters<typeof renewalLifecycle.after>[1];

/** Statuses in which a home has an offer under way. */
export const OPEN_RENEWAL_STATUSES = [
  'draft',
  'approved',
  'sent',
  'viewed',
  'countered',
  'accepted',
] as const satisfies readonly RenewalStatus[];
/** Statuses in which residents can answer. */
export const ANSWERABLE_STATUSES = ['sent', 'viewed', 'countered'] as const satisfies readonly RenewalStatus[];

/** Terms one may offer, in months; null is month to month. */
export const RENEWAL_TERMS = [12, 18, 24, 6, null] as const;
export const MAX_RENEWAL_OPTIONS = 3;
/** Days residents have at least and at most to answer, and how many we suggest. */
export const MIN_ANSWER_DAYS = 7;
export const MAX_ANSWER_DAYS = 60;
export const DEFAULT_ANSWER_DAYS = 21;
/** Days everybody has to sign the amendment. */
export const DAYS_TO_SIGN_RENEWAL = 7;
/** From so many days before a lease ends, its owner sees that a renewal is due; earlier where a notice takes longer. */
export const RENEWAL_DUE_DAYS = 120;
