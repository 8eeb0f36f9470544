import { disputes } from '@/contract/money/disputes/endpoints';
import { disputesSchemas } from '@/contract/money/disputes/schemas';
import { implement, withResource } from '@/server/http/implement';
import { requirePerson } from '@/server/http/person';
import { answerDispute } from './index';
import { canHandleDisputes } from './policy';
import { presentDisputes } from './presenter';
import * as repo from './repo';

export const disputesRoutes = implement(disputes, disputesSchemas, {
  listDisputes: {
    duties: ['money'],
    authorize: canHandleDisputes,
    runAs: 'system',
    handle: ({ db, now }) => presentDisputes(db, now),
  },
  sendDisputeEvidence: withResource({
    duties: ['money'],
    load: ({ db, params }) => repo.find(db, params.disputeId),
    authorize: canHandleDisputes,
    runAs: 'system',
    handle: async ({ db, loaded, body, person, now, auditSubject }) => {
      const { text, parts } = body;
      auditSubject(`payment:${loaded.paymentId}`, { dispute: loaded.id, parts });
      await answerDispute(db, loaded, { text, parts, personId: requirePerson(person).id, now });
      return presentDisputes(db, now);
    },
  }),
});
