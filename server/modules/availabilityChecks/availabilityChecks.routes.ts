import { availabilityChecks } from '@/contract/availabilityChecks';
import { availabilityChecksSchemas } from '@/contract/availabilityChecks.schemas';
import { implement } from '@/server/http/implement';
import { audienceOnly } from '@/server/http/policy';
import { answerCheck, openCheck, undoAnswer } from './availabilityChecks.service';

export const availabilityChecksRoutes = implement(availabilityChecks, availabilityChecksSchemas, {
  openCheck: {
    authorize: audienceOnly,
    transaction: 'manual',
    handle: ({ services, params, body, now }) => openCheck(services, params.homeId, body.token, now),
  },
  answerCheck: {
    authorize: audienceOnly,
    transaction: 'manual',
    handle: ({ services, params, body, now, requestId }) =>
      answerCheck(services, params.homeId, body, { now, requestId }),
  },
  undoAnswer: {
    authorize: audienceOnly,
    transaction: 'manual',
    handle: ({ services, params, body, now, requestId }) =>
      undoAnswer(services, params.homeId, body.token, { now, requestId }),
  },
});
