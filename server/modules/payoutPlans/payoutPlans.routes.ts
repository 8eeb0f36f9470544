import { payoutPlans } from '@/contract/payoutPlans';
import { payoutPlansSchemas } from '@/contract/payoutPlans.schemas';
import { implement } from '@/server/http/implement';
import { audienceOnly } from '@/server/http/policy';
import { plansOf } from './payoutPlans.service';

export const payoutPlansRoutes = implement(payoutPlans, payoutPlansSchemas, {
  listPayoutPlans: {
    authorize: audienceOnly,
    handle: ({ db, query }) => plansOf(db, query.regionId),
  },
});
