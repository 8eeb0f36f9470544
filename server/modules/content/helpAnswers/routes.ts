import { helpAnswers } from '@/contract/content/helpAnswers/endpoints';
import { helpAnswersSchemas } from '@/contract/content/helpAnswers/schemas';
import { implement } from '@/server/http/implement';
import { audienceOnly } from '@/server/http/policy';
import { publishedAnswers } from './index';
import * as repo from './repo';

export const helpAnswersRoutes = implement(helpAnswers, helpAnswersSchemas, {
  listHelpAnswers: {
    authorize: audienceOnly,
    handle: async ({ db, query }) => repo.findBest(db, await publishedAnswers(), query.q),
  },
});
