import { lifecycle } from '@/contract/lifecycle';

/** Decided by the homeowner, or by our team. An accommodation is the law's, and never the homeowner's, to decide. */
export const OWNER_KINDS = ['add_roommate', 'remove_roommate', 'pet', 'sublet'] as const;
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
