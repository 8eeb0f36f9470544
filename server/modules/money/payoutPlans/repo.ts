import type { Db } from '@/server/db/client';

/** Plans of one region, or of all. */
export function list(db: Db, regionId?: number) {
  return db
    .selectFrom('payoutPlans')
    .selectAll()
    .$if(regionId !== undefined, (query) => query.where('regionId', '=', regionId ?? 0))
    .orderBy('regionId')
    .orderBy('name')
    .orderBy('plan')
    .execute();
}
