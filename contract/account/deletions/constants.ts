import { lifecycle } from '@/contract/lifecycle';

/** The end of an account: asked for, taken back while there is time, or carried out. */
export const deletionLifecycle = lifecycle({
  requested: { keep: 'canceled', erase: 'erased' },
  canceled: {},
  erased: {},
});

/** Days in which a member can cancel the deletion. The law gives us 45 to be done (Cal. Civ. Code § 1798.130(a)(2)). */
export const COOLING_OFF_DAYS = 14;
