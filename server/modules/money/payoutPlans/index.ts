import { cents } from '@/contract/amounts/cents';
import { advanceLawProblem } from '@/contract/law/advances';
import type { PayoutPlan, PayoutPlanName } from '@/contract/money/payoutPlans/endpoints';
import type { Db } from '@/server/db/client';
import * as repo from './repo';

const presentPlan = ({ guaranteeLimit, state: _, ...plan }: repo.PlanRow): PayoutPlan => ({
  ...plan,
  guaranteeLimitCents: cents(guaranteeLimit),
});

/** A plan with an advance is offered where the law of the state is checked. All Cities (`NA`) stands for no state. */
export const isPlanOffered = ({ plan, state }: { plan: PayoutPlanName; state: string }, day: string): boolean =>
  plan !== 'Yearly' || state === 'NA' || advanceLawProblem(state, day, null) === undefined;

/** Plans of one region, or of all. */
export const listPlans = async (db: Db, regionId?: number): Promise<PayoutPlan[]> =>
  (await repo.list(db, regionId)).map(presentPlan);

/** Those of them that new homes can choose on a local day. */
export const listOfferedPlans = async (db: Db, day: string, regionId?: number): Promise<PayoutPlan[]> =>
  (await repo.list(db, regionId)).filter((plan) => isPlanOffered(plan, day)).map(presentPlan);
