import { sessions } from '@/contract/account/sessions/endpoints';
import { sessionsSchemas } from '@/contract/account/sessions/schemas';
import { audit } from '@/server/http/audit';
import { ApiError } from '@/server/http/errors';
import { implement, withResource } from '@/server/http/implement';
import { requirePerson } from '@/server/http/person';
import { audienceOnly, rowLevel } from '@/server/http/policy';
import { consume } from '@/server/http/throttle';
import { clientContext } from './clientContext';
import { endSessions, idleCutoff, setSessionHeaders } from './creation';
import { confirmByCode, loginByCode, sendCode } from './emailCodes';
import { loginByPassword, reauthenticate } from './login';
import { completeSecondFactor } from './loginCompletion';
import { loginResponse } from './loginResponse';
import { presentSession } from './presenter';
import { networkRateLimit } from './rateLimits/policy';
import { renewSession } from './renewal';
import * as repo from './repo';

export const sessionsRoutes = implement(sessions, sessionsSchemas, {
  login: withResource({
    load: clientContext,
    authorize: audienceOnly,
    transaction: 'manual',
    handle: async (context) => {
      const { services, body, loaded, now } = context;
      return loginResponse(context, await loginByPassword(services, body, loaded, now));
    },
  }),
  requestCode: withResource({
    load: clientContext,
    authorize: audienceOnly,
    transaction: 'manual',
    handle: async ({ services, body, loaded, client, now }) => {
      await consume(services.db, [networkRateLimit(client.address)], now);
      return sendCode(services, { email: body.email }, loaded, now);
    },
  }),
  loginByCode: withResource({
    load: clientContext,
    authorize: audienceOnly,
    transaction: 'manual',
    handle: async (context) => {
      const { services, body, loaded, now } = context;
      return loginResponse(context, await loginByCode(services, body, loaded, now));
    },
  }),
  loginBySecondFactor: withResource({
    load: clientContext,
    authorize: audienceOnly,
    transaction: 'manual',
    handle: async (context) => {
      const { services, body, loaded, now } = context;
      return loginResponse(context, await completeSecondFactor(services, body, loaded, now));
    },
  }),
  renew: withResource({
    load: ({ body }) => body.refreshToken,
    authorize: audienceOnly,
    // A token used twice ends its family of sessions, which holds though the call is refused.
    transaction: 'manual',
    handle: async ({ services, loaded, responseHeaders, now }) => {
      const grant = await renewSession(services, loaded, now);
      if (!grant) throw new ApiError('unauthenticated');
      setSessionHeaders(responseHeaders, grant);
      return {};
    },
  }),
  confirm: withResource({
    load: clientContext,
    authorize: rowLevel,
    transaction: 'manual',
    handle: async ({ services, person, body, loaded: visit, now, responseHeaders }) => {
      const self = requirePerson(person);
      const prove =
        'attempt' in body
          ? confirmByCode(services, self, body, visit, now)
          : reauthenticate(services, self, body, visit, now);
      setSessionHeaders(responseHeaders, await prove);
      return {};
    },
  }),
  logout: {
    authorize: rowLevel,
    handle: async ({ db, services, person, responseHeaders, now }) => {
      const { sessionId: id, id: userId } = requirePerson(person);
      await endSessions(services, db, { id, userId }, 'logout', now);
      await audit(db, { event: 'session.ended', subject: `session:${id}`, personId: userId });
      responseHeaders.set('session-ended', '1');
      return {};
    },
  },
  listSessions: {
    authorize: rowLevel,
    handle: async ({ db, person, now }) => {
      const { id, sessionId } = requirePerson(person);
      return (await repo.findSessions(db, id, now, idleCutoff(now))).map(presentSession(sessionId));
    },
  },
  endSession: withResource({
    load: async ({ db, person, params, now }) =>
      (await repo.findSessions(db, requirePerson(person).id, now, idleCutoff(now))).find(
        ({ id }) => id === params.sessionId,
      ),
    authorize: rowLevel,
    handle: async ({ db, services, person, loaded, responseHeaders, auditSubject, now }) => {
      const { id: userId, sessionId } = requirePerson(person);
      await endSessions(services, db, { id: loaded.id, userId }, 'elsewhere', now);
      auditSubject(`session:${loaded.id}`);
      if (loaded.id === sessionId) responseHeaders.set('session-ended', '1');
      return {};
    },
  }),
  endAllSessions: {
    authorize: rowLevel,
    handle: async ({ db, services, person, responseHeaders, auditSubject, now }) => {
      const { id: userId } = requirePerson(person);
      const ended = await endSessions(services, db, { userId }, 'elsewhere', now);
      auditSubject(`user:${userId}`, { ended });
      responseHeaders.set('session-ended', '1');
      return {};
    },
  },
});
