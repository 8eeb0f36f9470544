import { type UserType, users } from '@/contract/users';
import { usersSchemas } from '@/contract/users.schemas';
import type { Db } from '@/server/db/client';
import { notFound } from '@/server/http/errors';
import { implement, on } from '@/server/http/implement';
import { type Person, signedIn } from '@/server/http/person';
import { spend } from '@/server/http/throttle';
import { askingBudget, hand, sendCode, visitOf } from '@/server/modules/sessions/sessions.service';
import { chatIdentity } from './users.chat';
import { hashPassword } from './users.passwords';
import { resetPassword, sendResetLink, setPassword } from './users.recovery';
import * as repo from './users.repo';
import { demandStrength } from './users.strength';

const roles = ({ db, person }: { db: Db; person: Person | null }) => repo.findRoles(db, person?.id);
const claims = ({ type, otherType }: repo.Roles, actingAs: UserType) => ({
  roles: otherType ? [type, otherType] : [type],
  actingAs,
});

export const usersRoutes = implement(users, usersSchemas, {
  getUser: on({
    load: ({ db, person }) => repo.findSelf(db, person?.id),
    may: 'own',
    handle: ({ loaded, person }) => ({ ...loaded, type: signedIn(person).type }),
  }),
  getClaims: on({ load: roles, may: 'own', handle: ({ loaded, person }) => claims(loaded, signedIn(person).type) }),
  getChatIdentity: on({
    load: ({ db, person }) => repo.findSelf(db, person?.id),
    may: 'own',
    handle: ({ loaded, services }) => {
      if (!services.messengerSecret) throw notFound();
      return chatIdentity(loaded, services.messengerSecret);
    },
  }),
  switchRole: on({
    load: roles,
    // Who works for us acts as nobody else.
    may: (_, { type }) => type !== 'staff',
    handle: async ({ db, services, person, body, loaded, about }) => {
      const { id, sessionId } = signedIn(person);
      const both = body.type === loaded.type ? loaded : { ...loaded, otherType: body.type };
      await repo.actAs(db, { id, sessionId }, body.type, both.otherType);
      services.forgetSession(sessionId);
      about(`user:${id}`, { actingAs: body.type });
      return claims(both, body.type);
    },
  }),
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
      const entry = await resetPassword(call.services, call.body, visitOf(call), call.now);
      if ('step' in entry) return { step: entry.step };
      hand(call.answer, entry.grant);
      return { step: null };
    },
  },
  setPassword: {
    may: 'own',
    alone: true,
    handle: async (call) => {
      hand(call.answer, await setPassword(call.services, signedIn(call.person), call.body, visitOf(call), call.now));
      return {};
    },
  },
});
