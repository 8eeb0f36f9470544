import { sessions } from '@/contract/sessions';
import { sessionsSchemas } from '@/contract/sessions.schemas';
import { audit } from '@/server/http/audit';
import { ApiError } from '@/server/http/errors';
import { implement, withResource } from '@/server/http/implement';
import { requirePerson } from '@/server/http/person';
import { audienceOnly, rowLevel } from '@/server/http/policy';
import { consume } from '@/server/http/throttle';
import { endSessions, hand, idleSince } from './sessions.begin';
import { askingBudget } from './sessions.budgets';
import { confirmByCode, loginByCode, sendCode } from './sessions.codes';
import { enterByCode } from './sessions.enter';
import { confirmBy, loginByPassword } from './sessions.login';
import { presentSession } from './sessions.presenter';
import { renewSession } from './sessions.renewal';
import * as repo from './sessions.repo';
import { visitOf } from './sessions.visit';
import { welcome } from './sessions.welcome';

export const sessionsRoutes = implement(sessions, sessionsSchemas, {
  login: withResource({
    load: visitOf,
    authorize: audienceOnly,
    transaction: 'manual',
    handle: async (context) => {
      const { services, body, loaded, now } = context;
      return welcome(context, await loginByPassword(services, body, loaded, now));
    },
  }),
  requestCode: withResource({
    load: visitOf,
    authorize: audienceOnly,
    transaction: 'manual',
    handle: async ({ services, body, loaded, from, now }) => {
      await consume(services.db, [askingBudget(from.address)], now);
      return sendCode(services, { email: body.email }, loaded, now);
    },
  }),
  loginByCode: withResource({
    load: visitOf,
    authorize: audienceOnly,
    transaction: 'manual',
    handle: async (context) => {
      const { services, body, loaded, now } = context;
      return welcome(context, await loginByCode(services, body, loaded, now));
    },
  }),
  loginBySecondFactor: withResource({
    load: visitOf,
    authorize: audienceOnly,
    transaction: 'manual',
    handle: async (context) => {
      const { services, body, loaded, now } = context;
      return welcome(context, await enterByCode(services, body, loaded, now));
    },
  }),
  renew: withResource({
    load: ({ body }) => body.refreshToken,
    authorize: audienceOnly,
    // A token used twice ends its family of sessions, which holds though the call is refused.
    transaction: 'manual',
    handle: async ({ services, loaded, answer, now }) => {
      const grant = await renewSession(services, loaded, now);
      if (!grant) throw new ApiError('unauthenticated');
      hand(answer, grant);
      return {};
    },
  }),
  confirm: withResource({
    load: visitOf,
    authorize: rowLevel,
    transaction: 'manual',
    handle: async ({ services, person, body, loaded: visit, now, answer }) => {
      const self = requirePerson(person);
      const prove =
        'attempt' in body
          ? confirmByCode(services, self, body, visit, now)
          : confirmBy(services, self, body, visit, now);
      hand(answer, await prove);
      return {};
    },
  }),
  logout: {
    authorize: rowLevel,
    handle: async ({ db, services, person, answer, now }) => {
      const { sessionId: id, id: userId } = requirePerson(person);
      await endSessions(services, db, { id, userId }, 'logout', now);
      await audit(db, { event: 'session.ended', subject: `session:${id}`, personId: userId });
      answer.set('session-ended', '1');
      return {};
    },
  },
  listSessions: {
    authorize: rowLevel,
    handle: async ({ db, person, now }) => {
      const { id, sessionId } = requirePerson(person);
      return (await repo.findSessions(db, id, now, idleSince(now))).map(presentSession(sessionId));
    },
  },
  endSession: withResource({
    load: async ({ db, person, params, now }) =>
      (await repo.findSessions(db, requirePerson(person).id, now, idleSince(now))).find(
        ({ id }) => id === params.sessionId,
      ),
    authorize: rowLevel,
    handle: async ({ db, services, person, loaded, answer, about, now }) => {
      const { id: userId, sessionId } = requirePerson(person);
      await endSessions(services, db, { id: loaded.id, userId }, 'elsewhere', now);
      about(`session:${loaded.id}`);
      if (loaded.id === sessionId) answer.set('session-ended', '1');
      return {};
    },
  }),
  endAllSessions: {
    authorize: rowLevel,
    handle: async ({ db, services, person, answer, about, now }) => {
      const { id: userId } = requirePerson(person);
      const ended = await endSessions(services, db, { userId }, 'elsewhere', now);
      about(`user:${userId}`, { ended });
      answer.set('session-ended', '1');
      return {};
    },
  },
});
