import { availabilityChecks } from '@/contract/availabilityChecks';
import { availabilityChecksSchemas } from '@/contract/availabilityChecks.schemas';
import { implement } from '@/server/http/implement';
import { answerCheck, openCheck, undoAnswer } from './availabilityChecks.service';

export const availabilityChecksRoutes = implement(availabilityChecks, availabilityChecksSchemas, {
  openCheck: {
    may: 'anyone',
    alone: true,
    handle: ({ services, params, body, now }) => openCheck(services, params.homeId, body.token, now),
  },
  answerCheck: {
    may: 'anyone',
    alone: true,
    handle: ({ services, params, body, now, requestId }) =>
      answerCheck(services, params.homeId, body, { now, requestId }),
  },
  undoAnswer: {
    may: 'anyone',
    alone: true,
    handle: ({ services, params, body, now, requestId }) =>
      undoAnswer(services, params.homeId, body.token, { now, requestId }),
  },
});
