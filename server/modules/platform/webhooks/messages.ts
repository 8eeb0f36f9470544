// Bodies of webhooks: an event, its time, and where to read its object. They have no personal data.
import { WEBHOOK_OBJECT_PATHS, WEBHOOK_TEST_EVENT } from '@/contract/platform/webhooks/constants';
import type { Db } from '@/server/db/client';
import { newId } from '@/server/ids';
import { enqueue } from '@/server/jobs/queue';
import * as repo from './repo';

export const SEND_TASK = 'sendWebhook';

/** Queues the next attempt of a message, in the transaction of its cause. */
export const queueAttempt = (db: Db, id: string, runAt: Date) =>
  enqueue(db, SEND_TASK, { id }, { runAt, jobKey: `webhook:${id}` });

interface Announcement {
  endpointId: string;
  auditId: number | null;
  event: string;
  at: Date;
  object: { type: string; id: string; path: string };
}

async function queueMessage(db: Db, { endpointId, auditId, event, at, object }: Announcement, now: Date) {
  const id = newId(now.getTime());
  const body = JSON.stringify({ id, type: event, timestamp: at.toISOString(), data: object });
  const isNew = await repo.insertMessage(db, {
    id,
    endpointId,
    auditId,
    event,
    body,
    nextAttemptAt: now,
    createdAt: now,
  });
  if (isNew) await queueAttempt(db, id, now);
  return id;
}

/** A message for each endpoint that wants an event of the audit log, once. Of a noun that no key reads there is none. */
export async function announce(db: Db, auditId: number, now: Date): Promise<void> {
  const row = await repo.findAuditRow(db, auditId);
  if (!row) return;
  const { event, at, subject } = row;
  const [type = '', id = ''] = subject.split(':');
  const folder = WEBHOOK_OBJECT_PATHS[type];
  if (!folder) return;
  const object = { type, id, path: `${folder}${id}` };
  for (const endpointId of await repo.listSubscribers(db, event))
    await queueMessage(db, { endpointId, auditId, event, at, object }, now);
}

/** A message that tries an endpoint out; answers its id. */
export const queueTest = (db: Db, endpointId: string, now: Date): Promise<string> =>
  queueMessage(
    db,
    {
      endpointId,
      auditId: null,
      event: WEBHOOK_TEST_EVENT,
      at: now,
      object: { type: 'webhook_endpoint', id: endpointId, path: '' },
    },
    now,
  );
