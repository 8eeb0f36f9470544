import { helpAnswers } from '@/contract/helpAnswers/endpoints';
import { helpAnswersSchemas } from '@/contract/helpAnswers/schemas';
import { implement } from '@/server/http/implement';
import { audienceOnly } from '@/server/http/policy';
import * as repo from './repo';
import { publishedAnswers } from './service';

export const helpAnswersRoutes = implement(helpAnswers, helpAnswersSchemas, {
  listHelpAnswers: {
    authorize: audienceOnly,
    handle: async ({ db, query }) => repo.findBest(db, await publishedAnswers(), query.q),
  },
});
