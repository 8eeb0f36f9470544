import { cents } from '@/contract/amounts/cents';
import type { PayoutPlan } from '@/contract/money/payoutPlans/endpoints';
import type { Db } from '@/server/db/client';
import * as repo from './repo';

/** Plans of one region, or of all. */
export async function listPlans(db: Db, regionId?: number): Promise<PayoutPlan[]> {
  const plans = await repo.list(db, regionId);
  return plans.map(({ guaranteeLimit, ...plan }) => ({ ...plan, guaranteeLimitCents: cents(guaranteeLimit) }));
}
