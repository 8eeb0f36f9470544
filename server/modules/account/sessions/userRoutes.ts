// Operations of an account that begin, change, or end sessions, and those beside them.
import { type Duty, type UserType, users } from '@/contract/account/users/endpoints';
import { usersSchemas } from '@/contract/account/users/schemas';
import type { Db } from '@/server/db/client';
import { notFound } from '@/server/http/errors';
import { implement, withResource } from '@/server/http/implement';
import { type Person, requirePerson } from '@/server/http/person';
import { anyDuty, audienceOnly, rowLevel } from '@/server/http/policy';
import { consume } from '@/server/http/throttle';
import { findProfile, findRoles, type Roles, saveIntercomId, setOtherType } from '@/server/modules/account/users';
import { chatIdentity } from '@/server/modules/account/users/chat';
import { hashPassword } from '@/server/modules/account/users/passwords';
import { clientContext } from './clientContext';
import { setSessionHeaders } from './creation';
import { sendCode } from './emailCodes';
import { assertPasswordStrength } from './passwordStrength';
import { canSwitchRole } from './policy';
import { networkRateLimit } from './rateLimits/policy';
import { resetPassword, sendResetLink, setPassword } from './recovery';
import { actAs } from './repo';

const roles = ({ db, person }: { db: Db; person: Person | null }) => findRoles(db, person?.id);
const claims = ({ type, otherType }: Roles, actingAs: UserType, duties?: readonly Duty[]) => ({
  roles: otherType ? [type, otherType] : [type],
  actingAs,
  ...(duties && { duties: [...duties] }),
});

export const usersRoutes = implement(users, usersSchemas, {
  getUser: withResource({
    duties: anyDuty,
    load: ({ db, person }) => findProfile(db, person?.id),
    authorize: rowLevel,
    handle: ({ loaded, person }) => ({ ...loaded, type: requirePerson(person).type }),
  }),
  getClaims: withResource({
    duties: anyDuty,
    load: roles,
    authorize: rowLevel,
    handle: ({ loaded, person }) => {
      const { type, duties, lacksTwoStep } = requirePerson(person);
      return { ...claims(loaded, type, duties), ...(lacksTwoStep && { lacksTwoStep }) };
    },
  }),
  getChatIdentity: withResource({
    load: ({ db, person }) => findProfile(db, person?.id),
    authorize: rowLevel,
    handle: async ({ db, loaded, services }) => {
      if (!services.messengerSecret) throw notFound();
      const identity = chatIdentity(loaded, services.messengerSecret);
      // From now on we know under which id Intercom knows them, also should ours ever change.
      if (loaded.intercomId === null) await saveIntercomId(db, loaded.userId, identity.userId);
      return identity;
    },
  }),
  switchRole: withResource({
    load: roles,
    authorize: canSwitchRole,
    handle: async ({ db, services, person, body, loaded, auditSubject }) => {
      const { id, sessionId } = requirePerson(person);
      const both = body.type === loaded.type ? loaded : { ...loaded, otherType: body.type };
      await setOtherType(db, id, both.otherType);
      await actAs(db, { userId: id, sessionId }, body.type);
      services.invalidateSession(sessionId);
      auditSubject(`user:${id}`, { actingAs: body.type });
      return claims(both, body.type);
    },
  }),
  register: withResource({
    load: clientContext,
    authorize: audienceOnly,
    transaction: 'manual',
    handle: async ({ services, body, loaded, client, now }) => {
      const { email, password, firstName, lastName, type } = body;
      await consume(services.db, [networkRateLimit(client.address)], now);
      await assertPasswordStrength(password, email, firstName, lastName);
      const registration = { firstName, lastName, type, passwordHash: await hashPassword(password) };
      return sendCode(services, { email, registration }, loaded, now);
    },
  }),
  forgotPassword: withResource({
    load: clientContext,
    authorize: audienceOnly,
    transaction: 'manual',
    handle: async ({ services, body, loaded, now }) => {
      await sendResetLink(services, body.email, loaded, now);
      return {};
    },
  }),
  resetPassword: withResource({
    load: clientContext,
    authorize: audienceOnly,
    transaction: 'manual',
    handle: async ({ services, body, loaded, responseHeaders, now }) => {
      const entry = await resetPassword(services, body, loaded, now);
      if ('step' in entry) return { step: entry.step };
      setSessionHeaders(responseHeaders, entry.grant);
      return { step: null };
    },
  }),
  setPassword: withResource({
    load: clientContext,
    authorize: rowLevel,
    transaction: 'manual',
    handle: async ({ services, person, body, loaded, responseHeaders, now }) => {
      setSessionHeaders(responseHeaders, await setPassword(services, requirePerson(person), body, loaded, now));
      return {};
    },
  }),
});
