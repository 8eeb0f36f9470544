import { DAY_MS } from '@/contract/calendar/durations';
import { MAX_LEASING_HOMES } from '@/contract/leasing/decisions/constants';
import { decisions } from '@/contract/leasing/decisions/endpoints';
import { decisionsSchemas } from '@/contract/leasing/decisions/schemas';
import { notFound } from '@/server/http/errors';
import { implement, withResource } from '@/server/http/implement';
import { requirePerson } from '@/server/http/person';
import { rowLevel } from '@/server/http/policy';
import { isId } from '@/server/ids';
import { decide, presentHomeApplications } from './index';
import { canDecideForOwner, canReviewApplication } from './policy';
import { presentLeasing, presentReceipt } from './presenter';
import * as repo from './repo';
import { decideForOwner, listSilent } from './silentOwners';

const TOURS_WINDOW_DAYS = 30;

export const decisionsRoutes = implement(decisions, decisionsSchemas, {
  listLeasing: withResource({
    load: ({ person }) => requirePerson(person).id,
    authorize: rowLevel,
    // Names of applicants and visitors stand in rows that homeowners do not see.
    runAs: 'system',
    handle: async ({ db, loaded: ownerId, now }) => {
      const all = await repo.findHomes(db, ownerId, MAX_LEASING_HOMES + 1);
      const homes = all.slice(0, MAX_LEASING_HOMES);
      const ids = homes.map(({ id }) => id);
      const since = new Date(now.getTime() - TOURS_WINDOW_DAYS * DAY_MS);
      const [received, tours] = [await repo.findReceivedByHomes(db, ids, now), await repo.findTours(db, ids, since)];
      return { ...presentLeasing(homes, received, tours, now), hasMore: all.length > homes.length };
    },
  }),
  listReceivedApplications: withResource({
    load: async ({ db, params, person }) =>
      isId(params.homeId) ? repo.findHome(db, params.homeId, requirePerson(person).id) : undefined,
    authorize: rowLevel,
    runAs: 'system',
    handle: ({ db, loaded, now }) => presentHomeApplications(db, loaded, now),
  }),
  decideApplication: withResource({
    load: async ({ db, params, person }) =>
      isId(params.receivedApplicationId)
        ? repo.findReceived(db, params.receivedApplicationId, requirePerson(person).id)
        : undefined,
    authorize: rowLevel,
    runAs: 'system',
    handle: ({ services, db, loaded, body, person }) => decide(services, db, requirePerson(person).id, loaded, body),
  }),
  listSilentApplications: {
    duties: ['leasing'],
    authorize: canDecideForOwner,
    runAs: 'system',
    handle: ({ db, now }) => listSilent(db, now),
  },
  getApplicationReview: withResource({
    duties: ['leasing'],
    load: ({ db, params }) =>
      isId(params.receivedApplicationId) ? repo.findApplicationHome(db, params.receivedApplicationId) : undefined,
    authorize: canReviewApplication,
    runAs: 'system',
    handle: async ({ db, loaded, params, now }) => {
      const all = await presentHomeApplications(db, loaded, now);
      const applications = all.applications.filter(({ id }) => id === params.receivedApplicationId);
      if (applications.length === 0) throw notFound();
      return { ...all, applications };
    },
  }),
  decideForOwner: {
    duties: ['leasing'],
    authorize: canDecideForOwner,
    runAs: 'system',
    handle: ({ services, db, params, body, person }) =>
      decideForOwner(services, db, {
        id: params.receivedApplicationId,
        staff: { id: requirePerson(person).id, reason: body.reason },
        message: body.message,
      }),
  },
  getDecision: withResource({
    load: async ({ db, params, person }) =>
      isId(params.applicationId) ? repo.isInGroup(db, params.applicationId, requirePerson(person).id) : undefined,
    authorize: rowLevel,
    handle: ({ loaded }) => presentReceipt(loaded),
  }),
});
