import type { SiteVisit } from '@/contract/siteVisits/endpoints';
import type { Db } from '@/server/db/client';

export async function insert(db: Db, { experiments, trackingId = null, ...visit }: SiteVisit): Promise<void> {
  await db
    .insertInto('siteVisits')
    .values({ ...visit, trackingId, experiments: JSON.stringify(experiments) })
    .execute();
}
