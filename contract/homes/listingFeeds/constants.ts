import { lifecycle } from '@/contract/lifecycle';

/** A paused feed answers as if it were not there, so the portal takes the homes down. */
export const listingFeedLifecycle = lifecycle({
  active: { pause: 'paused' },
  paused: { resume: 'active' },
});

/** `hotpads`: the XML that Zillow, Trulia, and HotPads read. `json`: our own fields, for portals that build a reader. */
export const LISTING_FEED_FORMATS = ['hotpads', 'json'] as const;
/** File name extension of each format. */
const extensions = { hotpads: 'xml', json: 'json' } as const;
/** The path at which the site serves a feed; the token is a secret. */
export const listingFeedPath = (token: string, format: keyof typeof extensions): string =>
  `/listing-feeds/${token}.${extensions[format]}`;
/** Seconds for which a portal may keep an answer: a change shows within ten minutes. */
export const LISTING_FEED_CACHE_SECONDS = 300;
/** The statuses of homes that a portal may show. A home with an accepted application is left out. */
export const LISTING_FEED_STATUSES = ['active', 'coming_soon'] as const;
/** Days for which deliveries are kept. */
export const LISTING_FEED_LOG_DAYS = 90;
/** Deliveries that the log of one feed shows. */
export const LISTING_FEED_LOG_ROWS = 100;
/** Homes that one page of a feed holds. */
export const LISTING_FEED_PAGE = 500;
