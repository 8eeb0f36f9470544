import { sql } from 'kysely';
import type { Language } from '@/contract/profiles/endpoints';
import type { Db } from '@/server/db/client';
import type { RenderedMessage } from '@/server/emails/renderMessage';

/** A message that will leave us. `dedupeKey` names its cause: one cause, one message. */
export interface Message {
  dedupeKey: string;
  channel: 'email' | 'sms';
  recipient: string;
  template: string;
  data: Record<string, unknown>;
  /**
   * The reader’s zone, for texts: the text then waits for daylight there. Left out for what they asked for just now.
   * Whoever writes a text has the reader’s consent on record; who has since replied STOP gets none (texts.service.ts).
   */
  timeZone?: string;
  /** Of its reader, where the address is not, or no longer, that of their account (`languageFor`). */
  language?: Language;
}

export async function insert(db: Db, { data, language, ...message }: Message & { id: string }): Promise<void> {
  await db
    .insertInto('outbox')
    .values({ ...message, data: JSON.stringify({ ...data, ...(language && { language }) }) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** What a person would rather read. */
export async function languageFor(db: Db, userId: string): Promise<Language> {
  const { rows } = await sql<{ language: Language }>`select language from users where id = ${userId}`.execute(db);
  return rows[0]?.language ?? 'en';
}

const recipientLanguage = sql<Language>`coalesce(data->>'language', (select language from users where email = recipient), 'en') as language`;

export interface WaitingMessage {
  id: string;
  channel: 'email' | 'sms';
  recipient: string;
  template: string;
  data: Record<string, unknown>;
  timeZone: string | null;
  /** What whoever reads it would rather read. */
  language: Language;
}

/** The message, locked for this delivery; undefined where it was sent already or somebody else is sending it. */
export async function lockWaiting(db: Db, id: string): Promise<WaitingMessage | undefined> {
  const { rows } = await sql<WaitingMessage>`select id, channel, recipient, template, data, time_zone as "timeZone",
      ${recipientLanguage} from outbox
    where id = ${id} and status <> 'sent' for update skip locked`.execute(db);
  return rows[0];
}

export async function markSent(db: Db, id: string, letter: RenderedMessage): Promise<void> {
  await sql`update outbox set status = 'sent', attempts = attempts + 1, last_error = null, sent_at = now(),
    subject = ${letter.subject}, body = ${letter.body},
    attachments = ${JSON.stringify(letter.attachments ?? [])}::jsonb where id = ${id}`.execute(db);
}

/** Sent, and what it said is gone: it would open an account to whoever read it here. */
export async function markSentAndClear(db: Db, id: string): Promise<void> {
  await sql`update outbox set status = 'sent', attempts = attempts + 1, last_error = null, sent_at = now(),
    data = '{}' where id = ${id}`.execute(db);
}

/** Sent to somebody of whom we keep nothing any more. */
export async function remove(db: Db, id: string): Promise<void> {
  await db.deleteFrom('outbox').where('id', '=', id).execute();
}

export async function markFailed(db: Db, id: string, error: string): Promise<void> {
  await sql`update outbox set status = 'failed', attempts = attempts + 1, last_error = ${error} where id = ${id}`.execute(
    db,
  );
}

export interface SentRow {
  id: string;
  channel: 'email' | 'sms';
  recipient: string;
  template: string;
  data: Record<string, unknown>;
  status: 'waiting' | 'sent' | 'failed';
  subject: string | null;
  body: string | null;
  language: Language;
  attachments: { name: string; type: string; content: string }[];
  lastError: string | null;
  createdAt: Date;
}

/** The last hundred, for the outbox page of those who build the site. */
export async function listNewest(db: Db): Promise<SentRow[]> {
  const { rows } = await sql<SentRow>`select id, channel, recipient, template, data, status, subject, body, attachments,
    last_error as "lastError", created_at as "createdAt",
    ${recipientLanguage} from outbox order by created_at desc limit 100`.execute(db);
  return rows;
}
