import type { Selectable } from 'kysely';
import type { Db } from '@/server/db/client';
import type { PayoutPlans } from '@/server/db/types';

/** A plan with the state of its region; `NA` for All Cities. */
export type PlanRow = Selectable<PayoutPlans> & { state: string };

/** Plans of one region, or of all. */
export const list = (db: Db, regionId?: number): Promise<PlanRow[]> =>
  db
    .selectFrom('payoutPlans')
    .innerJoin('regions', 'regions.id', 'payoutPlans.regionId')
    .selectAll('payoutPlans')
    .select('regions.state')
    .$if(regionId !== undefined, (query) => query.where('regionId', '=', regionId ?? 0))
    .orderBy('regionId')
    .orderBy('payoutPlans.name')
    .orderBy('plan')
    .execute();
