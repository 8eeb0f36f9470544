import type { Duty } from '@/contract/account/users/endpoints';

/** Items of a page, and how many can be assigned in one go. */
export const QUEUE_PAGE_SIZE = 25;
/** Counting stops here: a queue that long is long. */
export const MAX_QUEUE_COUNT = 1_000;
export const MAX_SEARCH_RESULTS = 8;
/** The queue in which tasks of staff wait. */
export const TASK_QUEUE = 'tasks';
/** Days for which an item is snoozed at most. */
export const MAX_SNOOZE_DAYS = 180;
export const MAX_WAITING_FOR = 200;
export const MAX_TASK_TITLE = 200;
export const MAX_NOTE = 2_000;
export const MAX_VIEWS = 20;
export const MAX_REPLIES = 100;

export const queueGroups = [
  'Requests',
  'Applications',
  'Leases and move-ins',
  'Care',
  'Money',
  'Homes',
  'Partners',
] as const;
export type QueueGroup = (typeof queueGroups)[number];

interface BehalfAction {
  readonly label: string;
  /** What the email to the person says we did. */
  readonly done: string;
  readonly duty: Duty;
}

/** All that our team may do for a person who asked us to. Each is audited, and the person gets an email about it. */
export const behalfActions = {
  cancelAppointment: {
    label: 'Cancel a tour or call',
    done: 'We canceled your tour or call.',
    duty: 'support',
  },
  withdrawApplication: {
    label: 'Withdraw an application',
    done: 'We withdrew your application.',
    duty: 'leasing',
  },
  endSessions: { label: 'Log out every device', done: 'We logged out all of your devices.', duty: 'support' },
} as const satisfies Record<string, BehalfAction>;
export type BehalfActionId = keyof typeof behalfActions;
export const behalfActionIds = Object.keys(behalfActions) as [BehalfActionId, ...BehalfActionId[]];

/** Never allowed on behalf of another person: these operations take the person's own login alone. */
export const NEVER_FOR_OTHERS =
  'Only the person can sign, give consent, pay, submit an application, or enter their Social Security number.';

/** Characters of what one contact of a homeowner tells the next. */
export const MAX_HAND_OVER_NOTE = 1_500;
