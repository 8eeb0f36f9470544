import * as z from 'zod';
import { Home } from '@/contract/homes/homes/schemas';
import { LISTING_FEED_FORMATS, listingFeedLifecycle } from './constants';

export const ListingFeedFormat = z.enum(LISTING_FEED_FORMATS);
export type ListingFeedFormat = z.infer<typeof ListingFeedFormat>;
export const ListingFeedStatus = z.enum(listingFeedLifecycle.states);
export type ListingFeedStatus = z.infer<typeof ListingFeedStatus>;

export const ListingFeed = z.object({
  id: z.uuid(),
  /** Name of the portal that reads it. */
  portal: z.string(),
  /** Null for homes of every region. */
  region: z.object({ id: z.int(), name: z.string() }).nullable(),
  format: ListingFeedFormat,
  status: ListingFeedStatus,
  /** Address of the file; it holds a secret. */
  url: z.url(),
  createdAt: z.iso.datetime(),
  lastDelivery: z.object({ at: z.iso.datetime(), homes: z.int().min(0) }).nullable(),
});
export type ListingFeed = z.infer<typeof ListingFeed>;

export const ListingFeedInput = z.strictObject({
  portal: z.string().trim().min(1, 'Enter the name of the portal').max(80, 'Use at most 80 characters'),
  regionId: z.int().positive().nullable(),
  format: ListingFeedFormat,
});
export type ListingFeedInput = z.infer<typeof ListingFeedInput>;

export const ListingFeedDelivery = z.object({
  id: z.uuid(),
  deliveredAt: z.iso.datetime(),
  homes: z.int().min(0),
  /** Name that the reader gave itself. */
  reader: z.string(),
});
export type ListingFeedDelivery = z.infer<typeof ListingFeedDelivery>;

/** A home as a portal gets it. `updatedAt` is the last change of the home or its listing. */
export const FeedHome = Home.extend({ unit: z.string().nullable(), street: z.string(), updatedAt: z.iso.datetime() });
export type FeedHome = z.infer<typeof FeedHome>;

/** One page of a feed; `next` is the id to continue after, null on the last page. */
export const ListingFeedPage = z.object({
  format: ListingFeedFormat,
  homes: z.array(FeedHome),
  next: z.uuid().nullable(),
});
export type ListingFeedPage = z.infer<typeof ListingFeedPage>;

const PageInput = z.strictObject({ token: z.string().min(1).max(64), after: z.uuid().nullable() });
const DeliveryInput = z.strictObject({
  token: z.string().min(1).max(64),
  homes: z.int().min(0).max(10_000_000),
  reader: z.string().max(200),
});

export const listingFeedsSchemas = {
  listListingFeeds: { result: z.array(ListingFeed) },
  createListingFeed: { body: ListingFeedInput, result: ListingFeed },
  pauseListingFeed: { result: ListingFeed },
  resumeListingFeed: { result: ListingFeed },
  listDeliveries: { result: z.array(ListingFeedDelivery) },
  readListingFeed: { body: PageInput, result: ListingFeedPage },
  recordDelivery: { body: DeliveryInput, result: z.object({}) },
};
