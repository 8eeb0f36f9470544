import { listFormat } from '@/contract/format/intl';
import { lifecycle } from '@/contract/lifecycle';

/** The end of a tenancy. `itemized`: the statement is out; `settled`: every line is agreed; `returned`: nothing is held. */
export const moveOutLifecycle = lifecycle({
  planned: { leave: 'left' },
  left: { sendStatement: 'itemized' },
  itemized: { settle: 'settled' },
  // A line that stood without an answer is disputed after all, or its work cost less than the estimate.
  settled: { finish: 'returned', reopen: 'itemized' },
  returned: { reopen: 'itemized', correct: 'settled' },
});
export type MoveOutStatus = (typeof moveOutLifecycle.states)[number];
export type MoveOutEvent = Parameters<typeof moveOutLifecycle.after>[1];

/**
 * One line of the statement. `unanswered`: no answer came in time, so it stands; residents may still dispute it. A
 * homeowner who does not answer a dispute leaves the residents’ amount (`accept`), or what stood before it (`stand`).
 */
export const deductionLifecycle = lifecycle({
  proposed: { accept: 'accepted', dispute: 'disputed', drop: 'dropped', stand: 'unanswered' },
  disputed: { accept: 'accepted', offer: 'proposed', drop: 'dropped', stand: 'unanswered' },
  unanswered: { dispute: 'disputed' },
  accepted: {},
  dropped: {},
});
export type DeductionStatus = (typeof deductionLifecycle.states)[number];
export type DeductionEvent = Parameters<typeof deductionLifecycle.after>[1];

/** Where the law sets no days to object, and after each dispute and offer: so many days to answer the amount that was named. */
export const STANDING_DAYS = 30;

/** So many days before an amount stands, who has to answer it is reminded. */
export const ANSWER_REMINDER_DAYS = 7;

/**
 * To whom a deposit is paid: one payment to all residents of the lease, unless all of them agreed otherwise in writing
 * (Cal. Civ. Code § 1950.5 as amended by AB 414, Va. Code § 55.1-1226(B); the same in every state).
 */
export const payeeOf = (residents: readonly string[]): string => listFormat().format(residents);

/** How a deposit goes back. */
export const returnMethods = ['check', 'bank'] as const;
export type ReturnMethod = (typeof returnMethods)[number];

export const returnMethodLabels: Readonly<Record<ReturnMethod, string>> = { check: 'Check', bank: 'Bank payment' };

/** Days after today on which a payment that waits for a second person may be sent. */
export const RETURN_DAYS_AHEAD = 7;

/** What the owner does with the home next. */
export const nextUses = ['re_lease', 'return', 'sell', 'renovate'] as const;
export type NextUse = (typeof nextUses)[number];

/** What residents do before they leave. */
export const checklistItems = [
  { id: 'forwarding', label: 'Share your forwarding address' },
  { id: 'utilities', label: 'End or transfer your utilities as of your last day' },
  { id: 'cleaning', label: 'Clean every room, the oven, and the refrigerator' },
  { id: 'filters', label: 'Change filters and replace burned-out bulbs' },
  { id: 'holes', label: 'Fill nail holes' },
  { id: 'belongings', label: 'Take everything with you, including from the yard and garage' },
  { id: 'photos', label: 'Take a photo of every room once it’s empty' },
  { id: 'keys', label: 'Return all keys, remotes, and cards' },
] as const;
export type ChecklistItemId = (typeof checklistItems)[number]['id'];

/** Work on the home between two leases. */
export const turnScopes = ['cleaning', 'paint', 'floors', 'repairs', 'locks', 'photos'] as const;

/** What one phone sends at once about the inspection, and how many photos it has. */
export const MAX_MOVE_OUT_CHANGES = 200;
export const MAX_MOVE_OUT_PHOTOS = 200;
export const MAX_MOVE_OUT_PHOTO_BYTES = 20 * 1024 * 1024;
