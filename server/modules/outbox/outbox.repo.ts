import { sql } from 'kysely';
import type { Db } from '@/server/db/client';

/** A message that will leave us. `dedupeKey` names its cause: one cause, one message. */
export interface Message {
  dedupeKey: string;
  channel: 'email' | 'sms';
  recipient: string;
  template: string;
  data: Record<string, unknown>;
}

export async function insert(db: Db, { data, ...message }: Message & { id: string }): Promise<void> {
  await db
    .insertInto('outbox')
    .values({ ...message, data: JSON.stringify(data) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export interface WaitingMessage {
  id: string;
  channel: 'email' | 'sms';
  recipient: string;
  template: string;
  data: Record<string, unknown>;
}

/** The message, locked for this delivery; undefined where it was sent already or somebody else is sending it. */
export async function lockWaiting(db: Db, id: string): Promise<WaitingMessage | undefined> {
  const { rows } = await sql<WaitingMessage>`select id, channel, recipient, template, data from outbox
    where id = ${id} and status <> 'sent' for update skip locked`.execute(db);
  return rows[0];
}

export async function markSent(db: Db, id: string, letter: { subject: string; body: string }): Promise<void> {
  await sql`update outbox set status = 'sent', attempts = attempts + 1, last_error = null, sent_at = now(),
    subject = ${letter.subject}, body = ${letter.body} where id = ${id}`.execute(db);
}

/** Sent, and what it said is gone: it would open an account to whoever read it here. */
export async function markSentAndForget(db: Db, id: string): Promise<void> {
  await sql`update outbox set status = 'sent', attempts = attempts + 1, last_error = null, sent_at = now(),
    data = '{}' where id = ${id}`.execute(db);
}

export async function markFailed(db: Db, id: string, error: string): Promise<void> {
  await sql`update outbox set status = 'failed', attempts = attempts + 1, last_error = ${error} where id = ${id}`.execute(
    db,
  );
}
