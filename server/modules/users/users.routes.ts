import { type UserType, users } from '@/contract/users';
import { usersSchemas } from '@/contract/users.schemas';
import type { Db } from '@/server/db/client';
import { notFound } from '@/server/http/errors';
import { implement, withResource } from '@/server/http/implement';
import { type Person, requirePerson } from '@/server/http/person';
import { audienceOnly, rowLevel } from '@/server/http/policy';
import { consume } from '@/server/http/throttle';
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
  getUser: withResource({
    load: ({ db, person }) => repo.findSelf(db, person?.id),
    authorize: rowLevel,
    handle: ({ loaded, person }) => ({ ...loaded, type: requirePerson(person).type }),
  }),
  getClaims: withResource({
    load: roles,
    authorize: rowLevel,
    handle: ({ loaded, person }) => claims(loaded, requirePerson(person).type),
  }),
  getChatIdentity: withResource({
    load: ({ db, person }) => repo.findSelf(db, person?.id),
    authorize: rowLevel,
    handle: ({ loaded, services }) => {
      if (!services.messengerSecret) throw notFound();
      return chatIdentity(loaded, services.messengerSecret);
    },
  }),
  switchRole: withResource({
    load: roles,
    // Who works for us acts as nobody else.
    authorize: (_, { type }) => type !== 'staff',
    handle: async ({ db, services, person, body, loaded, about }) => {
      const { id, sessionId } = requirePerson(person);
      const both = body.type === loaded.type ? loaded : { ...loaded, otherType: body.type };
      await repo.actAs(db, { id, sessionId }, body.type, both.otherType);
      services.forgetSession(sessionId);
      about(`user:${id}`, { actingAs: body.type });
      return claims(both, body.type);
    },
  }),
  register: {
    authorize: audienceOnly,
    transaction: 'manual',
    handle: async (call) => {
      const { email, password, firstName, lastName, type } = call.body;
      await consume(call.services.db, [askingBudget(call.from.address)], call.now);
      await demandStrength(password, email, firstName, lastName);
      const registration = { firstName, lastName, type, passwordHash: await hashPassword(password) };
      return sendCode(call.services, { email, registration }, visitOf(call), call.now);
    },
  },
  forgotPassword: {
    authorize: audienceOnly,
    transaction: 'manual',
    handle: async (call) => {
      await sendResetLink(call.services, call.body.email, visitOf(call), call.now);
      return {};
    },
  },
  resetPassword: {
    authorize: audienceOnly,
    transaction: 'manual',
    handle: async (call) => {
      const entry = await resetPassword(call.services, call.body, visitOf(call), call.now);
      if ('step' in entry) return { step: entry.step };
      hand(call.answer, entry.grant);
      return { step: null };
    },
  },
  setPassword: {
    authorize: rowLevel,
    transaction: 'manual',
    handle: async (call) => {
      hand(
        call.answer,
        await setPassword(call.services, requirePerson(call.person), call.body, visitOf(call), call.now),
      );
      return {};
    },
  },
});
