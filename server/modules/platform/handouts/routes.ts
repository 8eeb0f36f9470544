import { handouts } from '@/contract/platform/handouts/endpoints';
import { handoutsSchemas } from '@/contract/platform/handouts/schemas';
import { implement } from '@/server/http/implement';
import { requirePerson } from '@/server/http/person';
import { enqueue } from '@/server/jobs/queue';
import { addEdition } from './index';
import { canKeepHandouts } from './policy';
import { presentHandouts } from './presenter';
import * as repo from './repo';

export const handoutsRoutes = implement(handouts, handoutsSchemas, {
  listHandouts: {
    duties: ['leasing'],
    authorize: canKeepHandouts,
    runAs: 'system',
    handle: async ({ db }) => presentHandouts(await repo.list(db)),
  },
  addHandoutEdition: {
    duties: ['leasing'],
    authorize: canKeepHandouts,
    runAs: 'system',
    handle: async ({ db, person, body, now, auditSubject }) => {
      const id = await addEdition(db, body, { personId: requirePerson(person).id, now });
      const { handout, language, edition } = body;
      auditSubject(`handout:${id}`, { handout, language, edition });
      // A lease that was accepted and could not be sent for want of this paper goes out now.
      await enqueue(db, 'retryAcceptedLeases', {});
      return presentHandouts(await repo.list(db));
    },
  },
});
