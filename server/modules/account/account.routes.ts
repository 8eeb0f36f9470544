import { account } from '@/contract/account';
import { accountSchemas } from '@/contract/account.schemas';
import { implement, on } from '@/server/http/implement';
import { signedIn } from '@/server/http/person';
import { presentEvent, presentHome, presentQuestion } from './account.presenter';
import * as repo from './account.repo';

const MONTH_MS = 30 * 86_400_000;

export const accountRoutes = implement(account, accountSchemas, {
  getAccount: on({
    load: ({ db, person, now }) => repo.findAccount(db, signedIn(person).id, now),
    may: 'own',
    handle: ({ loaded, person }) => ({
      ...loaded,
      roles: [signedIn(person).type],
      homes: loaded.homes.map(presentHome),
    }),
  }),
  getOwnedHome: on({
    load: ({ db, person, params }) => repo.findOwnedHome(db, params.homeId, signedIn(person).id),
    may: 'own',
    handle: async ({ db, loaded }) => ({
      ...presentHome(loaded),
      events: (await repo.findHomeEvents(db, loaded.id)).map(presentEvent),
    }),
  }),
  getHomeInterest: on({
    load: ({ db, person, params }) => repo.findOwnedHome(db, params.homeId, signedIn(person).id),
    may: 'own',
    handle: async ({ db, loaded, now }) => ({
      ...(await repo.findInterest(db, loaded.id, new Date(now.getTime() - MONTH_MS))),
    }),
  }),
  listQuestions: {
    may: 'own',
    handle: async ({ db, person }) => (await repo.findQuestions(db, signedIn(person).id)).map(presentQuestion),
  },
});
