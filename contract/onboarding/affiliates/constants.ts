import { lifecycle } from '@/contract/lifecycle';

/** Anyone who was refused may apply again; anyone who was ended writes to us. */
export const affiliateLifecycle = lifecycle({
  applied: { approve: 'approved', decline: 'declined', apply: 'applied' },
  approved: { end: 'ended' },
  declined: { apply: 'applied' },
  ended: {},
});

/** Where partners speak about us. */
export const CHANNELS = ['website', 'newsletter', 'video', 'podcast', 'social', 'inPerson'] as const;
/** So many days of figures are shown. */
export const STATS_DAYS = 90;
