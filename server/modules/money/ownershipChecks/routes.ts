import { ownershipChecks } from '@/contract/money/ownershipChecks/endpoints';
import { ownershipChecksSchemas } from '@/contract/money/ownershipChecks/schemas';
import { implement, withResource } from '@/server/http/implement';
import { requirePerson } from '@/server/http/person';
import { decide } from './decisions';
import { canDecideOwnership, canSeeOwnershipChecks } from './policy';
import { presentChecks } from './presenter';
import * as repo from './repo';

export const ownershipChecksRoutes = implement(ownershipChecks, ownershipChecksSchemas, {
  listOwnershipChecks: {
    duties: ['money'],
    authorize: canSeeOwnershipChecks,
    runAs: 'system',
    handle: ({ db }) => presentChecks(db),
  },
  decideOwnershipCheck: withResource({
    duties: ['money'],
    load: ({ db, params }) => repo.find(db, params.ownershipCheckId),
    authorize: canDecideOwnership,
    runAs: 'system',
    handle: async ({ db, loaded, body, person, now, auditSubject }) => {
      auditSubject(`user:${loaded.personId}`, { check: loaded.id, decision: body.decision });
      await decide(db, loaded.id, { ...body, decidedBy: requirePerson(person).id, now });
      return presentChecks(db);
    },
  }),
});
