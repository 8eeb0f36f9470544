// Deliveries: a job claims a message, calls its endpoint outside of any transaction, and writes down what came of it.
import * as z from 'zod';
import { DAY_MS, MINUTE_MS } from '@/contract/calendar/durations';
import { stripControlCharacters } from '@/contract/format/controlCharacters';
import {
  WEBHOOK_DISABLE_DAYS,
  WEBHOOK_RESPONSE_CHARACTERS,
  WEBHOOK_RETRY_SECONDS,
  webhookEndpointLifecycle,
  webhookMessageLifecycle,
} from '@/contract/platform/webhooks/constants';
import { routes } from '@/contract/routes';
import type { Services } from '@/server/context';
import { asSystem, type Db } from '@/server/db/client';
import { audit } from '@/server/http/audit';
import { newId } from '@/server/ids';
import type { Job } from '@/server/jobs/job';
import { queueMessage } from '@/server/modules/account/outbox';
import { listAdministrators } from '@/server/modules/platform/team';
import type { WebhookReply } from '@/server/providers/webhooks/webhooks';
import { announce, queueAttempt, SEND_TASK } from './messages';
import * as repo from './repo';
import { signingSecrets } from './secrets';
import { signedHeaders } from './signatures';

/** Longer than an attempt may take: after a crash another one begins. */
const CLAIM_MS = 2 * MINUTE_MS;
/** A receiver that asks for more patience than this gets none. */
const MAX_RETRY_AFTER_SECONDS = 86_400;
/** The receiver is gone, as Standard Webhooks reads it. */
const GONE = 410;

const Announced = z.object({ auditId: z.coerce.number().int() });
const Sent = z.object({ id: z.uuid() });

export const announceAuditEvent = ({ db, clock }: Services, payload: unknown) =>
  asSystem(db, (trx) => announce(trx, Announced.parse(payload).auditId, clock()));

/** A due message with its endpoint. It fails where the endpoint was paused or disabled meanwhile. */
async function claim({ db, clock }: Services, id: string) {
  return asSystem(db, async (trx) => {
    const now = clock();
    const message = await repo.claim(trx, id, now, new Date(now.getTime() + CLAIM_MS));
    if (!message) {
      const until = await repo.findWaitingUntil(trx, id);
      if (until) await queueAttempt(trx, id, until);
      return undefined;
    }
    const endpoint = await repo.findEndpoint(trx, message.endpointId);
    if (endpoint?.status === 'active') return { message, endpoint };
    await repo.setOutcome(trx, id, { status: statusAfter('fail'), failures: message.failures, nextAttemptAt: null });
    return undefined;
  });
}

/** Where a message that waits goes. */
function statusAfter(event: 'deliver' | 'fail') {
  const status = webhookMessageLifecycle.after('waiting', event);
  if (!status) throw new Error(`A message that waits cannot ${event}`);
  return status;
}

const isArrived = ({ status, error }: WebhookReply) =>
  error === null && status !== null && status >= 200 && status < 300;

async function disable(db: Db, endpoint: repo.EndpointRow, reason: 'gone' | 'failing', siteUrl: string, now: Date) {
  const status = webhookEndpointLifecycle.after(endpoint.status, 'disable');
  if (!status || !(await repo.setStatus(db, endpoint, status))) return;
  await audit(db, { event: 'webhook.disabled', subject: `webhook_endpoint:${endpoint.id}`, detail: { reason } });
  for (const { id, email, firstName } of await listAdministrators(db))
    await queueMessage(db, {
      dedupeKey: `webhookDisabled:${endpoint.id}:${now.toISOString()}:${id}`,
      channel: 'email',
      recipient: email,
      template: 'webhookDisabled',
      data: { firstName, name: endpoint.name, reason, link: `${siteUrl}${routes.accounts.deskPartners()}` },
    });
}

/** When a message is tried again; null after its last attempt. */
function nextAttempt(failures: number, { retryAfterSeconds }: WebhookReply, now: Date): Date | null {
  const seconds = WEBHOOK_RETRY_SECONDS[failures - 1];
  if (seconds === undefined) return null;
  const asked = Math.min(retryAfterSeconds ?? 0, MAX_RETRY_AFTER_SECONDS);
  return new Date(now.getTime() + Math.max(seconds, asked) * 1_000);
}

async function recordFailure(db: Db, message: repo.MessageRow, reply: WebhookReply, siteUrl: string, now: Date) {
  const failures = message.failures + 1;
  const next = nextAttempt(failures, reply, now);
  const endpoint = await repo.lockEndpoint(db, message.endpointId);
  const since = endpoint?.failingSince ?? now;
  const isOver = now.getTime() - since.getTime() >= WEBHOOK_DISABLE_DAYS * DAY_MS;
  const ends = reply.status === GONE || isOver;
  const nextAttemptAt = ends ? null : next;
  const status = nextAttemptAt ? message.status : statusAfter('fail');
  await repo.setOutcome(db, message.id, { status, failures, nextAttemptAt });
  if (nextAttemptAt) await queueAttempt(db, message.id, nextAttemptAt);
  if (!endpoint) return;
  await repo.setFailingSince(db, endpoint.id, since);
  if (ends) await disable(db, endpoint, reply.status === GONE ? 'gone' : 'failing', siteUrl, now);
}

export async function sendWebhook(services: Services, payload: unknown): Promise<void> {
  const { db, clock, webhooks, siteUrl } = services;
  const claimed = await claim(services, Sent.parse(payload).id);
  if (!claimed) return;
  const { message, endpoint } = claimed;
  const { id, body } = message;
  const at = clock();
  const headers = {
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(body)),
    'user-agent': 'Belong-Webhooks/1',
    ...signedHeaders(signingSecrets(endpoint, at), message, at),
  };
  const reply = await webhooks.send({ url: endpoint.url, headers, body });
  await asSystem(db, async (trx) => {
    const now = clock();
    await repo.insertAttempt(trx, {
      id: newId(now.getTime()),
      messageId: id,
      at,
      responseStatus: reply.status,
      responseBody: stripControlCharacters(reply.body).slice(0, WEBHOOK_RESPONSE_CHARACTERS),
      error: reply.error?.slice(0, 300) ?? null,
      durationMs: reply.durationMs,
    });
    if (!isArrived(reply)) return recordFailure(trx, message, reply, siteUrl, now);
    await repo.setOutcome(trx, id, { status: statusAfter('deliver'), failures: message.failures, nextAttemptAt: null });
    if (endpoint.failingSince) await repo.setFailingSince(trx, endpoint.id, null);
  });
}

export const jobs: Job[] = [
  { task: 'announceAuditEvent', run: announceAuditEvent },
  { task: SEND_TASK, run: sendWebhook },
];
