import { lifecycle } from '@/contract/lifecycle';

/** A to-do is closed by what happened, put off for a week, or waved away where that is allowed. */
export const todoLifecycle = lifecycle({
  open: { close: 'done', snooze: 'snoozed', dismiss: 'dismissed' },
  snoozed: { close: 'done', wake: 'open', dismiss: 'dismissed' },
  done: { open: 'open' },
  dismissed: { open: 'open' },
});
