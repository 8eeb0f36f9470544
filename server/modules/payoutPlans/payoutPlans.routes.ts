import { payoutPlans } from '@/contract/payoutPlans';
import { payoutPlansSchemas } from '@/contract/payoutPlans.schemas';
import { implement } from '@/server/http/implement';
import { plansOf } from './payoutPlans.service';

export const payoutPlansRoutes = implement(payoutPlans, payoutPlansSchemas, {
  listPayoutPlans: {
    may: 'anyone',
    handle: ({ db, query }) => plansOf(db, query.regionId),
  },
});
