import { payoutPlans } from '@/contract/money/payoutPlans/endpoints';
import { payoutPlansSchemas } from '@/contract/money/payoutPlans/schemas';
import { implement } from '@/server/http/implement';
import { audienceOnly } from '@/server/http/policy';
import { listPlans } from './index';

export const payoutPlansRoutes = implement(payoutPlans, payoutPlansSchemas, {
  listPayoutPlans: {
    authorize: audienceOnly,
    handle: ({ db, query }) => listPlans(db, query.regionId),
  },
});
