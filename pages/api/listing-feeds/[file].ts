export const config = { api: { externalResolver: true } };

export { listingFeed as default } from '@/lib/listingFeeds/listingFeed.server';
