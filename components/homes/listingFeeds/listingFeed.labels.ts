import type { ListingFeedFormat } from '@/contract/homes/listingFeeds/endpoints';

export const formatLabels: Record<ListingFeedFormat, string> = {
  hotpads: 'HotPads XML: Zillow, Trulia, HotPads',
  json: 'JSON: portals that read our own fields',
};
