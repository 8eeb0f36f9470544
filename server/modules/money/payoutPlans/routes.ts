import { payoutPlans } from '@/contract/money/payoutPlans/endpoints';
import { payoutPlansSchemas } from '@/contract/money/payoutPlans/schemas';
import { officeDay } from '@/server/calendar/officeDeadline';
import { implement } from '@/server/http/implement';
import { audienceOnly } from '@/server/http/policy';
import { listOfferedPlans } from './index';

export const payoutPlansRoutes = implement(payoutPlans, payoutPlansSchemas, {
  listPayoutPlans: {
    authorize: audienceOnly,
    handle: ({ db, query, now }) => listOfferedPlans(db, officeDay(now), query.regionId),
  },
});
