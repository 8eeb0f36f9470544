import { sessions } from '@/contract/sessions';
import { sessionsSchemas } from '@/contract/sessions.schemas';
import { audit } from '@/server/http/audit';
import { Refusal } from '@/server/http/errors';
import { implement, on } from '@/server/http/implement';
import { signedIn } from '@/server/http/person';
import { spend } from '@/server/http/throttle';
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
  login: {
    may: 'anyone',
    alone: true,
    handle: async (call) => welcome(call, await loginByPassword(call.services, call.body, visitOf(call), call.now)),
  },
  requestCode: {
    may: 'anyone',
    alone: true,
    handle: async (call) => {
      await spend(call.services.db, [askingBudget(call.from.address)], call.now);
      return sendCode(call.services, { email: call.body.email }, visitOf(call), call.now);
    },
  },
  loginByCode: {
    may: 'anyone',
    alone: true,
    handle: async (call) => welcome(call, await loginByCode(call.services, call.body, visitOf(call), call.now)),
  },
  loginBySecondFactor: {
    may: 'anyone',
    alone: true,
    handle: async (call) => welcome(call, await enterByCode(call.services, call.body, visitOf(call), call.now)),
  },
  renew: {
    may: 'anyone',
    alone: true,
    handle: async ({ services, body, answer, now }) => {
      const grant = await renewSession(services, body.refreshToken, now);
      if (!grant) throw new Refusal('unauthenticated');
      hand(answer, grant);
      return {};
    },
  },
  confirm: {
    may: 'own',
    alone: true,
    handle: async (call) => {
      const { services, person, body, now, answer } = call;
      const [self, visit] = [signedIn(person), visitOf(call)];
      const prove =
        'attempt' in body
          ? confirmByCode(services, self, body, visit, now)
          : confirmBy(services, self, body, visit, now);
      hand(answer, await prove);
      return {};
    },
  },
  logout: {
    may: 'own',
    handle: async ({ db, services, person, answer, now }) => {
      const { sessionId: id, id: userId } = signedIn(person);
      await endSessions(services, db, { id, userId }, 'logout', now);
      await audit(db, { event: 'session.ended', subject: `session:${id}`, personId: userId });
      answer.set('session-ended', '1');
      return {};
    },
  },
  listSessions: {
    may: 'own',
    handle: async ({ db, person, now }) => {
      const { id, sessionId } = signedIn(person);
      return (await repo.findSessions(db, id, now, idleSince(now))).map(presentSession(sessionId));
    },
  },
  endSession: on({
    load: async ({ db, person, params, now }) =>
      (await repo.findSessions(db, signedIn(person).id, now, idleSince(now))).find(({ id }) => id === params.sessionId),
    may: 'own',
    handle: async ({ db, services, person, loaded, answer, about, now }) => {
      const { id: userId, sessionId } = signedIn(person);
      await endSessions(services, db, { id: loaded.id, userId }, 'elsewhere', now);
      about(`session:${loaded.id}`);
      if (loaded.id === sessionId) answer.set('session-ended', '1');
      return {};
    },
  }),
  endAllSessions: {
    may: 'own',
    handle: async ({ db, services, person, answer, about, now }) => {
      const { id: userId } = signedIn(person);
      const ended = await endSessions(services, db, { userId }, 'elsewhere', now);
      about(`user:${userId}`, { ended });
      answer.set('session-ended', '1');
      return {};
    },
  },
});
