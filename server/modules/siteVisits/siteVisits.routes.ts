import { siteVisits } from '@/contract/siteVisits';
import { implement } from '@/server/http/implement';
import * as repo from './siteVisits.repo';

export const siteVisitsRoutes = implement(siteVisits, {
  recordVisit: {
    may: 'anyone',
    handle: async ({ db, body }) => {
      await repo.insert(db, body);
      return {};
    },
  },
});
