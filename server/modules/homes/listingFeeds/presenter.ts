import {
  type FeedHome,
  type ListingFeed,
  type ListingFeedDelivery,
  listingFeedPath,
} from '@/contract/homes/listingFeeds/endpoints';
import { type HomeRow, presentHome } from '@/server/modules/homes/homes';
import type { Delivery, ListingFeedRow } from './repo';

export function presentFeed(row: ListingFeedRow, siteUrl: string): ListingFeed {
  const { id, portal, regionId, regionName, format, status, token, createdAt, deliveredAt, deliveredHomes } = row;
  return {
    id,
    portal,
    region: regionId === null ? null : { id: regionId, name: regionName ?? '' },
    format,
    status,
    url: `${siteUrl}${listingFeedPath(token, format)}`,
    createdAt: createdAt.toISOString(),
    lastDelivery: deliveredAt && { at: deliveredAt.toISOString(), homes: deliveredHomes ?? 0 },
  };
}

export const presentDelivery = ({ id, deliveredAt, homes, reader }: Delivery): ListingFeedDelivery => ({
  id,
  deliveredAt: deliveredAt.toISOString(),
  homes,
  reader,
});

/** A home for a portal: its street and its unit apart, as feeds want them. */
export const presentFeedHome = ({ updatedAt, ...row }: HomeRow & { updatedAt: Date }, now: Date): FeedHome => ({
  ...presentHome(row, now),
  street: row.streetAddress,
  unit: row.unit,
  updatedAt: updatedAt.toISOString(),
});
