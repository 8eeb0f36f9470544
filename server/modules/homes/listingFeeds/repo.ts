import { sql } from 'kysely';
import type { ListingFeedFormat, ListingFeedInput, ListingFeedStatus } from '@/contract/homes/listingFeeds/endpoints';
import type { Db } from '@/server/db/client';
import { idOrNull } from '@/server/ids';

/** Feeds that the desk shows. */
export const MAX_FEEDS = 200;

export interface ListingFeedRow {
  id: string;
  portal: string;
  regionId: number | null;
  regionName: string | null;
  format: ListingFeedFormat;
  status: ListingFeedStatus;
  token: string;
  createdAt: Date;
  deliveredAt: Date | null;
  deliveredHomes: number | null;
}

const FEEDS = sql`select feed.id, feed.portal, feed.region_id as "regionId", region.name as "regionName", feed.format,
    feed.status, feed.token, feed.created_at as "createdAt", feed.delivered_at as "deliveredAt",
    feed.delivered_homes as "deliveredHomes"
  from listing_feeds feed left join regions region on region.id = feed.region_id`;

export async function listFeeds(db: Db): Promise<ListingFeedRow[]> {
  const { rows } = await sql<ListingFeedRow>`${FEEDS}
    order by feed.portal, feed.id limit ${sql.lit(MAX_FEEDS)}`.execute(db);
  return rows;
}

export async function findFeed(db: Db, id: string): Promise<ListingFeedRow | undefined> {
  const { rows } = await sql<ListingFeedRow>`${FEEDS} where feed.id = ${idOrNull(id)}`.execute(db);
  return rows[0];
}

/** The feed at an address; undefined for a paused one. */
export async function findActiveByToken(db: Db, token: string): Promise<ListingFeedRow | undefined> {
  const { rows } = await sql<ListingFeedRow>`${FEEDS}
    where feed.token = ${token} and feed.status = 'active'`.execute(db);
  return rows[0];
}

export async function countFeeds(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from listing_feeds`.execute(db);
  return rows[0]?.count ?? 0;
}

export async function regionExists(db: Db, id: number): Promise<boolean> {
  const found = await db.selectFrom('regions').select('id').where('id', '=', id).executeTakeFirst();
  return found !== undefined;
}

type NewFeed = ListingFeedInput & { id: string; token: string; createdAt: Date };

export const insertFeed = (db: Db, feed: NewFeed) => db.insertInto('listingFeeds').values(feed).execute();

/** False where another person has changed the status meanwhile. */
export async function setStatus(
  db: Db,
  { id, status: from }: ListingFeedRow,
  status: ListingFeedStatus,
): Promise<boolean> {
  const done = await db
    .updateTable('listingFeeds')
    .set({ status })
    .where('id', '=', id)
    .where('status', '=', from)
    .executeTakeFirst();
  return done.numUpdatedRows === 1n;
}

export interface Delivery {
  id: string;
  deliveredAt: Date;
  homes: number;
  reader: string;
}

/** Writes a delivery down: in the log, and at its feed as the last one. */
export async function insertDelivery(
  db: Db,
  listingFeedId: string,
  { id, deliveredAt, homes, reader }: Delivery,
): Promise<void> {
  await db.insertInto('listingFeedDeliveries').values({ id, listingFeedId, deliveredAt, homes, reader }).execute();
  await db
    .updateTable('listingFeeds')
    .set({ deliveredAt, deliveredHomes: homes })
    .where('id', '=', listingFeedId)
    .execute();
}

/** The latest deliveries of a feed, newest first. */
export const listDeliveries = (db: Db, listingFeedId: string, limit: number): Promise<Delivery[]> =>
  db
    .selectFrom('listingFeedDeliveries')
    .select(['id', 'deliveredAt', 'homes', 'reader'])
    .where('listingFeedId', '=', listingFeedId)
    .orderBy('deliveredAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
