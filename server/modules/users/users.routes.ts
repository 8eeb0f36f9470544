import { users } from '@/contract/users';
import { usersSchemas } from '@/contract/users.schemas';
import { Refusal } from '@/server/http/errors';
import { implement, on } from '@/server/http/implement';
import { spend } from '@/server/http/throttle';
import { askingBudget, hand, sendCode, visitOf } from '@/server/modules/sessions/sessions.service';
import { hashPassword } from './users.passwords';
import { resetPassword, sendResetLink, setPassword } from './users.recovery';
import * as repo from './users.repo';
import { demandStrength } from './users.strength';

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
  register: {
    may: 'anyone',
    alone: true,
    handle: async (call) => {
      const { email, password, firstName, lastName, type } = call.body;
      await spend(call.services.db, [askingBudget(call.from.address)], call.now);
      await demandStrength(password, email, firstName, lastName);
      const registration = { firstName, lastName, type, passwordHash: await hashPassword(password) };
      return sendCode(call.services, { email, registration }, visitOf(call), call.now);
    },
  },
  forgotPassword: {
    may: 'anyone',
    alone: true,
    handle: async (call) => {
      await sendResetLink(call.services, call.body.email, visitOf(call), call.now);
      return {};
    },
  },
  resetPassword: {
    may: 'anyone',
    alone: true,
    handle: async (call) => {
      hand(call.answer, await resetPassword(call.services, call.body, visitOf(call), call.now));
      return {};
    },
  },
  setPassword: {
    may: 'own',
    alone: true,
    handle: async (call) => {
      if (!call.person) throw new Refusal('unauthenticated');
      hand(call.answer, await setPassword(call.services, call.person, call.body, visitOf(call), call.now));
      return {};
    },
  },
});
