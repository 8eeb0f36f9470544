import { lifecycle } from './lifecycle';

export const homeLifecycle = lifecycle({
  draft: { submit: 'inReview', withdraw: 'offMarket' },
  inReview: { approve: 'comingSoon', publish: 'active', reject: 'draft', withdraw: 'offMarket' },
  comingSoon: { publish: 'active', withdraw: 'offMarket' },
  active: { hold: 'applicationPending', lease: 'leased', withdraw: 'offMarket' },
  applicationPending: { release: 'active', lease: 'leased', withdraw: 'offMarket' },
  leased: { relist: 'inReview', withdraw: 'offMarket' },
  offMarket: { relist: 'inReview' },
});
/** Statuses a visitor finds in a search. */
export const LISTED = [
  'active',
  'comingSoon',
  'applicationPending',
] as const satisfies readonly (typeof homeLifecycle.states)[number][];

/** Statuses in which a host shows it. */
export const TOURED = [
  'active',
  'applicationPending',
] as const satisfies readonly (typeof homeLifecycle.states)[number][];

export const HOMES_A_PAGE = 24;
/** Counting stops here: "1,000+ homes" costs the same in a town and in a country. */
export const COUNT_CAP = 1_000;
export const LAST_PAGE = Math.ceil(COUNT_CAP / HOMES_A_PAGE);
/** Up to so many homes are shown on a map one by one. */
export const PINS_ON_A_MAP = 100;
/** So many homes can be asked for by their ids at once. */
export const HOMES_PICKED = 48;
/** So many homes are shown where none fits. */
export const NEAREST_HOMES = 6;
