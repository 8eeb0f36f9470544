import { siteVisits } from '@/contract/siteVisits';
import { siteVisitsSchemas } from '@/contract/siteVisits.schemas';
import { implement } from '@/server/http/implement';
import * as repo from './siteVisits.repo';

export const siteVisitsRoutes = implement(siteVisits, siteVisitsSchemas, {
  recordVisit: {
    may: 'anyone',
    handle: async ({ db, body }) => {
      await repo.insert(db, body);
      return {};
    },
  },
});
