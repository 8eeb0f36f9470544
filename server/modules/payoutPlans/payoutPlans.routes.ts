import { cents } from '@/contract/money';
import { payoutPlans } from '@/contract/payoutPlans';
import { payoutPlansSchemas } from '@/contract/payoutPlans.schemas';
import { implement } from '@/server/http/implement';
import * as repo from './payoutPlans.repo';

export const payoutPlansRoutes = implement(payoutPlans, payoutPlansSchemas, {
  listPayoutPlans: {
    may: 'anyone',
    handle: async ({ db, query }) => {
      const plans = await repo.list(db, query.regionId);
      return plans.map((plan) => ({ ...plan, guaranteeLimitCents: cents(plan.guaranteeLimitCents) }));
    },
  },
});
