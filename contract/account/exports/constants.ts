import { lifecycle } from '@/contract/lifecycle';

/** A copy of all data of a person: requested, gathered by a job, available for a week. */
export const exportLifecycle = lifecycle({
  waiting: { gather: 'gathering', fail: 'failed' },
  gathering: { finish: 'ready', fail: 'failed' },
  ready: { expire: 'expired' },
  failed: {},
  expired: {},
});

/** Days for which a copy can be fetched. */
export const EXPORT_LIFETIME_DAYS = 7;
