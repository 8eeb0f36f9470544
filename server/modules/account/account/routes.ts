import { account } from '@/contract/account/account/endpoints';
import { accountSchemas } from '@/contract/account/account/schemas';
import { implement, withResource } from '@/server/http/implement';
import { requirePerson } from '@/server/http/person';
import { rowLevel } from '@/server/http/policy';
import { memberHomes } from '@/server/modules/homes/homeMembers';
import { findContactName } from '@/server/modules/platform/desk/contacts/contacts';
import { findOpenSteps } from '@/server/nextSteps';
import { presentEvent, presentHome, presentQuestion, presentResidence } from './presenter';
import * as repo from './repo';
import { findResidences } from './residences';

/** Homes of one page. */
const HOMES = 100;

export const accountRoutes = implement(account, accountSchemas, {
  getAccount: withResource({
    load: ({ db, person }) => repo.findAccount(db, requirePerson(person).id, HOMES + 1),
    authorize: rowLevel,
    handle: async ({ db, loaded, person, now }) => {
      const me = requirePerson(person);
      const { todos, isUnderWay } = await findOpenSteps(db, me, now);
      const places = await memberHomes(db, me.id);
      const isHelper = loaded.homes.length === 0 && places.some(({ role }) => role === 'helper');
      const residences = (await findResidences(db, me.id, now)).flatMap(presentResidence);
      return {
        ...loaded,
        // Anyone who has a place around a home has a portfolio.
        roles: [...new Set([me.type, ...(places.length > 0 ? (['homeowner'] as const) : [])])],
        homes: loaded.homes.slice(0, HOMES).map(presentHome),
        hasMoreHomes: loaded.homes.length > HOMES,
        openTodos: todos.length,
        residences,
        isNewcomer: loaded.homes.length === 0 && residences.length === 0 && !isUnderWay && !isHelper,
        isHelper,
      };
    },
  }),
  listHomes: {
    authorize: rowLevel,
    handle: async ({ db, person, query }) => {
      const rows = await repo.listHomes(db, requirePerson(person).id, { ...query, limit: HOMES + 1 });
      return { items: rows.slice(0, HOMES).map(presentHome), more: rows.length > HOMES };
    },
  },
  getOwnedHome: withResource({
    load: ({ db, person, params }) => repo.findOwnedHome(db, params.homeId, requirePerson(person).id),
    authorize: rowLevel,
    handle: async ({ db, person, loaded }) => ({
      ...presentHome(loaded),
      contactName: loaded.role === 'owner' ? await findContactName(db, requirePerson(person).id) : null,
      events: (await repo.findHomeEvents(db, loaded.id)).map(presentEvent),
    }),
  }),
  listQuestions: {
    authorize: rowLevel,
    handle: async ({ db, person }) => (await repo.findQuestions(db, requirePerson(person).id)).map(presentQuestion),
  },
});
