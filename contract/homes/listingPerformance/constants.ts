export const PERFORMANCE_DAYS = 30;

/** Where visitors come from, by the page that led them to us. */
export const VISIT_CHANNELS = [
  'belong',
  'direct',
  'search',
  'listing_site',
  'social',
  'partner',
  'other',
  'unknown',
] as const;
export type VisitChannel = (typeof VISIT_CHANNELS)[number];

export const MIN_RULE_DAYS = 7;
export const MAX_RULE_DAYS = 60;
/** Of the rent at the time, for one automatic cut. */
export const MAX_RULE_CUT_BPS = 500;
/** Homes with a rent that may be lowered: found by visitors, or about to be. */
export const REPRICEABLE_STATUSES = ['in_review', 'coming_soon', 'active'] as const;
