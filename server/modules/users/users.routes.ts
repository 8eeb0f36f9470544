import { users } from '@/contract/users';
import { usersSchemas } from '@/contract/users.schemas';
import { Refusal } from '@/server/http/errors';
import { implement, on } from '@/server/http/implement';
import * as repo from './users.repo';

export const usersRoutes = implement(users, usersSchemas, {
  getUser: on({
    load: ({ db, person }) => repo.findSelf(db, person?.id),
    may: 'own',
    handle: ({ loaded }) => loaded,
  }),
  getClaims: {
    may: 'own',
    handle: ({ person }) => {
      if (!person) throw new Refusal('unauthenticated');
      return { roles: [person.type] };
    },
  },
});
