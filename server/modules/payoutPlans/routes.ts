import { payoutPlans } from '@/contract/payoutPlans/endpoints';
import { payoutPlansSchemas } from '@/contract/payoutPlans/schemas';
import { implement } from '@/server/http/implement';
import { audienceOnly } from '@/server/http/policy';
import { listPlans } from './service';

export const payoutPlansRoutes = implement(payoutPlans, payoutPlansSchemas, {
  listPayoutPlans: {
    authorize: audienceOnly,
    handle: ({ db, query }) => listPlans(db, query.regionId),
  },
});
