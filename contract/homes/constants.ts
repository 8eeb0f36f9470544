import { lifecycle } from '@/contract/lifecycle';

export const homeLifecycle = lifecycle({
  draft: { submit: 'in_review', withdraw: 'off_market' },
  in_review: { approve: 'coming_soon', publish: 'active', reject: 'draft', withdraw: 'off_market' },
  coming_soon: { publish: 'active', withdraw: 'off_market' },
  active: { hold: 'application_pending', lease: 'leased', withdraw: 'off_market' },
  application_pending: { release: 'active', lease: 'leased', withdraw: 'off_market' },
  leased: { relist: 'in_review', withdraw: 'off_market' },
  off_market: { relist: 'in_review' },
});
/** Statuses a visitor finds in a search. */
export const LISTED_STATUSES = [
  'active',
  'coming_soon',
  'application_pending',
] as const satisfies readonly (typeof homeLifecycle.states)[number][];

/** Statuses in which a host shows it. */
export const TOURABLE_STATUSES = [
  'active',
  'application_pending',
] as const satisfies readonly (typeof homeLifecycle.states)[number][];

export const HOMES_PER_PAGE = 24;
/** Counting stops here: "1,000+ homes" costs the same in a town and in a country. */
export const MAX_COUNT = 1_000;
export const LAST_PAGE = Math.ceil(MAX_COUNT / HOMES_PER_PAGE);
/** Up to so many homes are shown on a map one by one. */
export const MAX_MAP_PINS = 100;
/** So many homes can be asked for by their ids at once. */
export const MAX_HOMES_BY_ID = 48;
/** So many homes are shown where none fits. */
export const MAX_NEAREST_HOMES = 6;
