import { availabilityChecks } from '@/contract/homes/availabilityChecks/endpoints';
import { availabilityChecksSchemas } from '@/contract/homes/availabilityChecks/schemas';
import { implement, type OperationContext, withResource } from '@/server/http/implement';
import { audienceOnly } from '@/server/http/policy';
import { answerCheck, findByLink, present, undoAnswer } from './index';

type ByLink = Pick<OperationContext, 'db' | 'now'> & { params: { homeId: string }; body: { token: string } };

const load = ({ db, params, body, now }: ByLink) => findByLink(db, params.homeId, body.token, now);

/** Anyone who holds the link that was mailed may read and answer: its token is the permission. */
export const availabilityChecksRoutes = implement(availabilityChecks, availabilityChecksSchemas, {
  openCheck: withResource({
    load,
    authorize: audienceOnly,
    runAs: 'linkHolder',
    handle: ({ loaded }) => present(loaded),
  }),
  answerCheck: withResource({
    load,
    authorize: audienceOnly,
    runAs: 'linkHolder',
    handle: ({ db, params, body, loaded, now, requestId }) =>
      answerCheck(db, loaded, body, { homeId: params.homeId, now, requestId }),
  }),
  undoAnswer: withResource({
    load,
    authorize: audienceOnly,
    runAs: 'linkHolder',
    handle: ({ db, params, loaded, requestId }) => undoAnswer(db, loaded, { homeId: params.homeId, requestId }),
  }),
});
