import type { SiteVisit } from '@/contract/platform/siteVisits/endpoints';
import type { Db } from '@/server/db/client';

const HOME_PAGE = /\/homes\/(?:[^/?#]+\/)?([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:[/?#]|$)/;

/** The database counts it for the home of the page. */
export async function insert(db: Db, { experiments, trackingId = null, ...visit }: SiteVisit): Promise<void> {
  const homeId = HOME_PAGE.exec(visit.url)?.[1] ?? null;
  await db
    .insertInto('siteVisits')
    .values({ ...visit, trackingId, homeId, experiments: JSON.stringify(experiments) })
    .execute();
}
