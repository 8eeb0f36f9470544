import { lifecycle } from '@/contract/lifecycle';

/** Decided by the homeowner, or by our team. An accommodation is the law's, and never the homeowner's, to decide. */
export const OWNER_KINDS = ['add_roommate', 'remove_roommate', 'pet', 'sublet', 'due_date', 'transfer'] as const;
/** What a homeowner may propose: the signatures of the residents decide. */
export const PROPOSABLE_KINDS = ['add_roommate', 'pet', 'due_date'] as const;
export type ProposableKind = (typeof PROPOSABLE_KINDS)[number];
/** Done as soon as they are asked for. */
export const RECORDED_KINDS = ['rent_reporting', 'residency_letter', 'ledger_letter'] as const;
export const LETTER_KINDS = ['residency_letter', 'ledger_letter'] as const;
export const REQUEST_KINDS = [...OWNER_KINDS, 'accommodation', ...RECORDED_KINDS] as const;
export type RequestKind = (typeof REQUEST_KINDS)[number];
export type LetterKind = (typeof LETTER_KINDS)[number];

export const isLetter = (kind: RequestKind): kind is LetterKind => LETTER_KINDS.some((each) => each === kind);
export const isDecidedByOwner = (kind: RequestKind) => OWNER_KINDS.some((each) => each === kind);
export const isRecorded = (kind: RequestKind) => RECORDED_KINDS.some((each) => each === kind);

export const leaseRequestLifecycle = lifecycle({
  open: { approve: 'approved', decline: 'declined', withdraw: 'withdrawn' },
  approved: {},
  declined: {},
  withdrawn: {},
  recorded: {},
});
export type LeaseRequestEvent = Parameters<typeof leaseRequestLifecycle.after>[1];

/** Our own promise for an accommodation; the law asks for a prompt answer. */
export const ACCOMMODATION_DAYS = 10;
export const MAX_OPEN_REQUESTS = 10;

/** The change to a lease that follows from an approved request. Its paper has a lifecycle of its own, which moves this one. */
export const addendumLifecycle = lifecycle({
  sent: { sign: 'signed', refuse: 'declined', lapse: 'expired', void: 'voided' },
  // A transfer lapses where the new lease isn’t signed by the last day here.
  signed: { begin: 'active', lapse: 'expired' },
  active: {},
  declined: {},
  expired: {},
  voided: {},
});
export type AddendumStatus = (typeof addendumLifecycle.states)[number];
export type AddendumEvent = Parameters<typeof addendumLifecycle.after>[1];

/** Days everyone has to sign an addendum. */
export const DAYS_TO_SIGN_ADDENDUM = 14;
/** The latest day of a month on which rent may be due: every month has it. */
export const LAST_DUE_DAY = 28;
/** Charges stand on the account so many days ahead: a new due day begins after them. */
export const DUE_DAY_NOTICE_DAYS = 32;
