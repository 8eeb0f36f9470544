import { endpoint, resource } from '@/contract/endpoint';
import type { listingFeedsSchemas } from './schemas';

export * from './constants';
export type * from './schemas';

/** Files of our listed homes that rental portals read. */
export const listingFeeds = resource<typeof listingFeedsSchemas>('listingFeeds')({
  listListingFeeds: endpoint('GET', '/listing-feeds', {
    summary: 'Every feed, with its last delivery',
    access: 'staff',
  }),
  createListingFeed: endpoint('POST', '/listing-feeds', {
    summary: 'Makes a feed for a portal, with an address of its own',
    access: 'staff',
    audit: 'listing_feed.created',
  }),
  pauseListingFeed: endpoint('POST', '/listing-feeds/:listingFeedId/pause', {
    summary: 'Stops a feed; its address answers 404',
    access: 'staff',
    audit: 'listing_feed.paused',
  }),
  resumeListingFeed: endpoint('POST', '/listing-feeds/:listingFeedId/resume', {
    summary: 'Starts a paused feed again, at the same address',
    access: 'staff',
    audit: 'listing_feed.resumed',
  }),
  listDeliveries: endpoint('GET', '/listing-feeds/:listingFeedId/deliveries', {
    summary: 'The latest deliveries of a feed, newest first',
    access: 'staff',
  }),
  readListingFeed: endpoint('POST', '/listing-feeds/pages', {
    summary: 'One page of the homes of a feed, by the secret in its address',
    access: 'public',
  }),
  recordDelivery: endpoint('POST', '/listing-feeds/deliveries', {
    summary: 'Records that a portal has read a feed to its end',
    access: 'public',
  }),
});
