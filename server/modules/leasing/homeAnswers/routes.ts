import { homeAnswers } from '@/contract/leasing/homeAnswers/endpoints';
import { homeAnswersSchemas } from '@/contract/leasing/homeAnswers/schemas';
import { implement, withResource } from '@/server/http/implement';
import { audienceOnly } from '@/server/http/policy';
import { findReadableHome } from '@/server/modules/homes/homes';
import { draftAnswer, sayAnswer } from './index';

export const homeAnswersRoutes = implement(homeAnswers, homeAnswersSchemas, {
  answerHomeQuestion: withResource({
    load: async (call) => {
      const home = await findReadableHome(call.db, call.person, call.params.homeId);
      return home && draftAnswer(call, home, call.body);
    },
    authorize: audienceOnly,
    transaction: 'manual',
    handle: ({ loaded, services }) => sayAnswer(services, loaded),
  }),
});
