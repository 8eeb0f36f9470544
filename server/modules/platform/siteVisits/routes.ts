import { siteVisits } from '@/contract/platform/siteVisits/endpoints';
import { siteVisitsSchemas } from '@/contract/platform/siteVisits/schemas';
import { implement } from '@/server/http/implement';
import { audienceOnly } from '@/server/http/policy';
import * as repo from './repo';

export const siteVisitsRoutes = implement(siteVisits, siteVisitsSchemas, {
  recordVisit: {
    authorize: audienceOnly,
    handle: async ({ db, body }) => {
      await repo.insert(db, body);
      return {};
    },
  },
});
