import { HOUR_MS } from '@/contract/calendar/durations';
import {
  MAX_WEBHOOK_ENDPOINTS,
  type WebhookEndpoint,
  webhookEndpointLifecycle,
  webhookMessageLifecycle,
  webhooks,
} from '@/contract/platform/webhooks/endpoints';
import { webhooksSchemas } from '@/contract/platform/webhooks/schemas';
import type { Db } from '@/server/db/client';
import { ApiError, conflict } from '@/server/http/errors';
import { implement, type OperationContext, withResource } from '@/server/http/implement';
import { requirePerson } from '@/server/http/person';
import { newId } from '@/server/ids';
import { queueAttempt, queueTest } from './messages';
import { canManageWebhooks } from './policy';
import { presentEndpoint, presentMessage } from './presenter';
import * as repo from './repo';
import { sealAsOld, sealSecret } from './secrets';
import { newWebhookSecret } from './signatures';

const CHANGED = 'The endpoint has already changed. Reload the page.';

const load = ({ db, params }: { db: Db; params: { webhookEndpointId: string } }) =>
  repo.findEndpoint(db, params.webhookEndpointId);
const subjectOf = ({ id }: { id: string }) => `webhook_endpoint:${id}`;

async function read(db: Db, id: string, now: Date): Promise<WebhookEndpoint> {
  const row = await repo.findEndpoint(db, id);
  if (!row) throw new Error('An endpoint that was just written is not there');
  return presentEndpoint(row, now);
}

async function readMessage(db: Db, id: string) {
  const row = await repo.findMessage(db, id);
  if (!row) throw new Error('A message that was just written is not there');
  return presentMessage(row);
}

/** Refuses an address that we may not call, at its field. */
function checkAddress({ webhooks: provider }: Pick<OperationContext['services'], 'webhooks'>, url: string): void {
  const problem = provider.problemWith(url);
  if (problem) throw new ApiError('invalid', problem, { fields: { url: problem } });
}

interface EndpointCall extends Pick<OperationContext, 'db' | 'now' | 'auditSubject'> {
  loaded: repo.EndpointRow;
}

async function change({ db, loaded, now, auditSubject }: EndpointCall, event: 'pause' | 'resume') {
  auditSubject(subjectOf(loaded));
  const status = webhookEndpointLifecycle.after(loaded.status, event);
  if (!status || !(await repo.setStatus(db, loaded, status))) throw conflict(CHANGED);
  return read(db, loaded.id, now);
}

export const webhooksRoutes = implement(webhooks, webhooksSchemas, {
  listWebhookEndpoints: {
    duties: ['admin'],
    authorize: canManageWebhooks,
    handle: async ({ db, now }) => (await repo.listEndpoints(db)).map((row) => presentEndpoint(row, now)),
  },
  createWebhookEndpoint: {
    duties: ['admin'],
    authorize: canManageWebhooks,
    handle: async ({ db, person, body, now, services, auditSubject }) => {
      const { name, url } = body;
      checkAddress(services, url);
      if ((await repo.countEndpoints(db)) >= MAX_WEBHOOK_ENDPOINTS)
        throw conflict('You’ve reached the limit of webhooks.');
      const id = newId(now.getTime());
      const secret = newWebhookSecret();
      const events = [...new Set(body.events)];
      const createdBy = requirePerson(person).id;
      await repo.insertEndpoint(db, {
        id,
        name,
        url,
        events,
        createdBy,
        createdAt: now,
        secret: sealSecret(id, secret),
      });
      auditSubject(subjectOf({ id }), { name, url, events });
      return { endpoint: await read(db, id, now), secret };
    },
  },
  changeWebhookEndpoint: withResource({
    duties: ['admin'],
    load,
    authorize: canManageWebhooks,
    handle: async ({ db, loaded, body, now, services, auditSubject }) => {
      const { name, url } = body;
      const events = [...new Set(body.events)];
      const hasMoved = url !== loaded.url;
      if (hasMoved) checkAddress(services, url);
      await repo.setDetails(db, loaded.id, { name, url, events });
      // The receiver at the new address must not share a secret with the one at the old address.
      const secret = hasMoved ? newWebhookSecret() : null;
      if (secret) await repo.replaceSecret(db, loaded.id, sealSecret(loaded.id, secret));
      auditSubject(subjectOf(loaded), { name, url, events });
      return { endpoint: await read(db, loaded.id, now), secret };
    },
  }),
  rollWebhookSecret: withResource({
    duties: ['admin'],
    load,
    authorize: canManageWebhooks,
    handle: async ({ db, loaded, body, now, auditSubject }) => {
      const secret = newWebhookSecret();
      const { overlapHours } = body;
      const hasOverlap = overlapHours > 0;
      await repo.setSecrets(db, loaded.id, {
        secret: sealSecret(loaded.id, secret),
        oldSecret: hasOverlap ? sealAsOld(loaded.id, loaded.secret) : null,
        oldSecretEndsAt: hasOverlap ? new Date(now.getTime() + overlapHours * HOUR_MS) : null,
      });
      auditSubject(subjectOf(loaded), { overlapHours });
      return { endpoint: await read(db, loaded.id, now), secret };
    },
  }),
  pauseWebhookEndpoint: withResource({
    duties: ['admin'],
    load,
    authorize: canManageWebhooks,
    handle: (call) => change(call, 'pause'),
  }),
  resumeWebhookEndpoint: withResource({
    duties: ['admin'],
    load,
    authorize: canManageWebhooks,
    handle: (call) => change(call, 'resume'),
  }),
  sendTestEvent: withResource({
    duties: ['admin'],
    load,
    authorize: canManageWebhooks,
    handle: async ({ db, loaded, now, auditSubject }) => {
      if (loaded.status !== 'active') throw conflict('Resume the endpoint first.');
      auditSubject(subjectOf(loaded));
      return readMessage(db, await queueTest(db, loaded.id, now));
    },
  }),
  listWebhookMessages: withResource({
    duties: ['admin'],
    load,
    authorize: canManageWebhooks,
    handle: async ({ db, loaded }) => (await repo.listMessages(db, loaded.id)).map(presentMessage),
  }),
  sendWebhookAgain: withResource({
    duties: ['admin'],
    load: ({ db, params }) => repo.findMessage(db, params.webhookMessageId),
    authorize: canManageWebhooks,
    handle: async ({ db, loaded, now, auditSubject }) => {
      const endpoint = await repo.findEndpoint(db, loaded.endpointId);
      if (endpoint?.status !== 'active') throw conflict('Resume the endpoint first.');
      if (!webhookMessageLifecycle.after(loaded.status, 'sendAgain') || !(await repo.queueAgain(db, loaded.id, now)))
        throw conflict('The message is on its way already.');
      await queueAttempt(db, loaded.id, now);
      auditSubject(subjectOf(endpoint), { messageId: loaded.id });
      return readMessage(db, loaded.id);
    },
  }),
});
