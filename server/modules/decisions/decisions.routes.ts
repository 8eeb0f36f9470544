import { decisions } from '@/contract/decisions';
import { decisionsSchemas } from '@/contract/decisions.schemas';
import { asSystem } from '@/server/db/client';
import { implement, withResource } from '@/server/http/implement';
import { requirePerson } from '@/server/http/person';
import { rowLevel } from '@/server/http/policy';
import { isId } from '@/server/ids';
import { presentLeasing, presentReceipt } from './decisions.presenter';
import * as repo from './decisions.repo';
import { decide, receivedForHome } from './decisions.service';

const DAY_MS = 86_400_000;
const TOURS_SINCE_DAYS = 30;

export const decisionsRoutes = implement(decisions, decisionsSchemas, {
  listLeasing: {
    authorize: rowLevel,
    // As the system, because names of applicants and visitors stand in rows that homeowners do not see.
    handle: ({ services, person, now }) =>
      asSystem(services.db, async (trx) => {
        const homes = await repo.homesOf(trx, requirePerson(person).id);
        const ids = homes.map(({ id }) => id);
        const since = new Date(now.getTime() - TOURS_SINCE_DAYS * DAY_MS);
        return presentLeasing(homes, await repo.receivedFor(trx, ids), await repo.toursOf(trx, ids, since), now);
      }),
  },
  listReceived: withResource({
    load: async ({ db, params, person }) =>
      isId(params.homeId) ? repo.homeOf(db, params.homeId, requirePerson(person).id) : undefined,
    authorize: rowLevel,
    handle: ({ services, loaded, now }) => asSystem(services.db, (trx) => receivedForHome(trx, loaded, now)),
  }),
  decideApplication: withResource({
    load: async ({ db, params, person }) =>
      isId(params.receivedApplicationId)
        ? repo.received(db, params.receivedApplicationId, requirePerson(person).id)
        : undefined,
    authorize: rowLevel,
    handle: ({ services, loaded, body, person }) => decide(services, requirePerson(person).id, loaded, body),
  }),
  getDecision: withResource({
    load: async ({ db, params, person }) =>
      isId(params.applicationId) ? repo.ofGroup(db, params.applicationId, requirePerson(person).id) : undefined,
    authorize: rowLevel,
    handle: ({ loaded }) => presentReceipt(loaded),
  }),
});
