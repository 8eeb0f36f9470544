import type { NewListingReport } from '@/contract/homes/listingReports/endpoints';
import type { Db } from '@/server/db/client';

interface NewRow extends NewListingReport {
  id: string;
  homeId: string;
  personId: string | null;
  checkBy: Date;
  createdAt: Date;
}

/** Visitors may write a report and not read it, so nothing is returned. */
export async function insert(db: Db, { name, email, ...row }: NewRow): Promise<void> {
  await db
    .insertInto('listingReports')
    .values({ ...row, name: name || null, email: email ?? null })
    .execute();
}
