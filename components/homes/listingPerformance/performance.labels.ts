import type { VisitChannel } from '@/contract/homes/listingPerformance/endpoints';

export const channelLabels: Readonly<Record<VisitChannel, string>> = {
  belong: 'Search on Belong',
  direct: 'Direct links',
  search: 'Search engines',
  listing_site: 'Listing sites',
  social: 'Social media',
  partner: 'Partners',
  unknown: 'Not recorded',
  other: 'Other sites',
};
