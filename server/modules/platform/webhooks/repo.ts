import { sql } from 'kysely';
import type { WebhookEvent } from '@/contract/platform/webhooks/constants';
import { MAX_WEBHOOK_ENDPOINTS, WEBHOOK_LOG_ROWS } from '@/contract/platform/webhooks/constants';
import type { WebhookEndpoint, WebhookMessage } from '@/contract/platform/webhooks/endpoints';
import type { Db } from '@/server/db/client';
import { idOrNull } from '@/server/ids';

type EndpointStatus = WebhookEndpoint['status'];
type MessageStatus = WebhookMessage['status'];

export interface EndpointRow {
  id: string;
  name: string;
  url: string;
  events: WebhookEvent[];
  status: EndpointStatus;
  secret: Buffer;
  oldSecret: Buffer | null;
  oldSecretEndsAt: Date | null;
  createdAt: Date;
  failingSince: Date | null;
}

const ENDPOINTS = sql`select endpoint.id, endpoint.name, endpoint.url, endpoint.events, endpoint.status, endpoint.secret,
    endpoint.old_secret as "oldSecret", endpoint.old_secret_ends_at as "oldSecretEndsAt",
    endpoint.created_at as "createdAt", endpoint.failing_since as "failingSince"
  from webhook_endpoints endpoint`;

export async function listEndpoints(db: Db): Promise<EndpointRow[]> {
  const { rows } = await sql<EndpointRow>`${ENDPOINTS}
    order by endpoint.created_at desc, endpoint.id desc limit ${sql.lit(MAX_WEBHOOK_ENDPOINTS)}`.execute(db);
  return rows;
}

export async function findEndpoint(db: Db, id: string): Promise<EndpointRow | undefined> {
  const { rows } = await sql<EndpointRow>`${ENDPOINTS} where endpoint.id = ${idOrNull(id)}`.execute(db);
  return rows[0];
}

export async function countEndpoints(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from webhook_endpoints`.execute(db);
  return rows[0]?.count ?? 0;
}

type NewEndpoint = Pick<EndpointRow, 'id' | 'name' | 'url' | 'events' | 'secret' | 'createdAt'> & { createdBy: string };

export const insertEndpoint = (db: Db, endpoint: NewEndpoint) =>
  db.insertInto('webhookEndpoints').values(endpoint).execute();

type Secrets = Pick<EndpointRow, 'secret' | 'oldSecret' | 'oldSecretEndsAt'>;

export const setSecrets = (db: Db, id: string, secrets: Secrets) =>
  db.updateTable('webhookEndpoints').set(secrets).where('id', '=', id).execute();

type Details = Pick<EndpointRow, 'name' | 'url' | 'events'>;

export const setDetails = (db: Db, id: string, details: Details) =>
  db.updateTable('webhookEndpoints').set(details).where('id', '=', id).execute();

/** The only secret from now on. Failures of the address before it count no more. */
export const replaceSecret = (db: Db, id: string, secret: Buffer) =>
  db
    .updateTable('webhookEndpoints')
    .set({ secret, oldSecret: null, oldSecretEndsAt: null, failingSince: null })
    .where('id', '=', id)
    .execute();

/** False where another has changed the status meanwhile. Failures count from the start again. */
export async function setStatus(
  db: Db,
  { id, status: from }: Pick<EndpointRow, 'id' | 'status'>,
  status: EndpointStatus,
): Promise<boolean> {
  const done = await db
    .updateTable('webhookEndpoints')
    .set({ status, ...(status === 'active' && { failingSince: null }) })
    .where('id', '=', id)
    .where('status', '=', from)
    .executeTakeFirst();
  return done.numUpdatedRows === 1n;
}

export const setFailingSince = (db: Db, id: string, failingSince: Date | null) =>
  db.updateTable('webhookEndpoints').set({ failingSince }).where('id', '=', id).execute();

export interface AnnouncedEvent {
  event: WebhookEvent;
  at: Date;
  subject: string;
}

/** The row of the audit log that a job tells of. As the system. */
export async function findAuditRow(db: Db, id: number): Promise<AnnouncedEvent | undefined> {
  const { rows } = await sql<AnnouncedEvent>`select event, at, subject from audit_log
    where id = ${id} and subject is not null`.execute(db);
  return rows[0];
}

export async function listSubscribers(db: Db, event: WebhookEvent): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from webhook_endpoints
    where status = 'active' and ${event} = any(events) order by id limit ${sql.lit(MAX_WEBHOOK_ENDPOINTS)}`.execute(db);
  return rows.map(({ id }) => id);
}

interface NewMessage {
  id: string;
  endpointId: string;
  auditId: number | null;
  event: string;
  body: string;
  nextAttemptAt: Date;
  createdAt: Date;
}

/** False where the endpoint has a message of this event already. */
export async function insertMessage(db: Db, message: NewMessage): Promise<boolean> {
  const done = await db
    .insertInto('webhookMessages')
    .values(message)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return done.numInsertedOrUpdatedRows === 1n;
}

export interface MessageRow {
  id: string;
  endpointId: string;
  event: string;
  body: string;
  status: MessageStatus;
  failures: number;
  nextAttemptAt: Date | null;
  createdAt: Date;
}

export interface LoggedMessage extends MessageRow {
  attempts: {
    id: string;
    at: string;
    status: number | null;
    response: string;
    error: string | null;
    durationMs: number;
  }[];
}

const MESSAGES = sql`select message.id, message.endpoint_id as "endpointId", message.event, message.body, message.status,
    message.failures, message.next_attempt_at as "nextAttemptAt", message.created_at as "createdAt",
    coalesce((select json_agg(json_build_object('id', attempt.id, 'at', attempt.at, 'status', attempt.response_status,
        'response', attempt.response_body, 'error', attempt.error, 'durationMs', attempt.duration_ms)
        order by attempt.at desc, attempt.id desc)
      from (select * from webhook_attempts made where made.message_id = message.id
        order by made.at desc, made.id desc limit ${sql.lit(WEBHOOK_LOG_ROWS)}) attempt), '[]') as attempts
  from webhook_messages message`;

/** The latest messages of an endpoint, with the latest attempts of each. */
export async function listMessages(db: Db, endpointId: string): Promise<LoggedMessage[]> {
  const { rows } = await sql<LoggedMessage>`${MESSAGES} where message.endpoint_id = ${endpointId}
    order by message.created_at desc, message.id desc limit ${sql.lit(WEBHOOK_LOG_ROWS)}`.execute(db);
  return rows;
}

export async function findMessage(db: Db, id: string): Promise<LoggedMessage | undefined> {
  const { rows } = await sql<LoggedMessage>`${MESSAGES} where message.id = ${idOrNull(id)}`.execute(db);
  return rows[0];
}

/** False where the message waits already. */
export async function queueAgain(db: Db, id: string, now: Date): Promise<boolean> {
  const done = await db
    .updateTable('webhookMessages')
    .set({ status: 'waiting', failures: 0, nextAttemptAt: now })
    .where('id', '=', id)
    .where('status', '<>', 'waiting')
    .executeTakeFirst();
  return done.numUpdatedRows === 1n;
}

/** Holds a due message for one attempt; undefined where it is not due, or another attempt runs. */
export async function claim(db: Db, id: string, now: Date, until: Date): Promise<MessageRow | undefined> {
  return db
    .updateTable('webhookMessages')
    .set({ nextAttemptAt: until })
    .where('id', '=', id)
    .where('status', '=', 'waiting')
    .where('nextAttemptAt', '<=', now)
    .returning(['id', 'endpointId', 'event', 'body', 'status', 'failures', 'nextAttemptAt', 'createdAt'])
    .executeTakeFirst();
}

export async function findWaitingUntil(db: Db, id: string): Promise<Date | undefined> {
  const { rows } = await sql<{ until: Date }>`select next_attempt_at as until from webhook_messages
    where id = ${id} and status = 'waiting'`.execute(db);
  return rows[0]?.until;
}

type Outcome = Pick<MessageRow, 'status' | 'failures' | 'nextAttemptAt'>;

export const setOutcome = (db: Db, id: string, outcome: Outcome) =>
  db.updateTable('webhookMessages').set(outcome).where('id', '=', id).execute();

interface NewAttempt {
  id: string;
  messageId: string;
  at: Date;
  responseStatus: number | null;
  responseBody: string;
  error: string | null;
  durationMs: number;
}

export const insertAttempt = (db: Db, attempt: NewAttempt) =>
  db.insertInto('webhookAttempts').values(attempt).execute();

/** Locks the endpoint against other attempts that count its failures. */
export async function lockEndpoint(db: Db, id: string): Promise<EndpointRow | undefined> {
  await sql`select id from webhook_endpoints where id = ${id} for update`.execute(db);
  return findEndpoint(db, id);
}
