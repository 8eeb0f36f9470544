import { lifecycle } from '@/contract/lifecycle';

/** A notice that ends a lease. `held`: our team reviews one of an owner that follows a repair request. */
export const noticeLifecycle = lifecycle({
  held: { give: 'given', withdraw: 'withdrawn' },
  given: { withdraw: 'withdrawn', complete: 'completed' },
  withdrawn: {},
  completed: {},
});
export type NoticeStatus = (typeof noticeLifecycle.states)[number];
export type NoticeEvent = Parameters<typeof noticeLifecycle.after>[1];
