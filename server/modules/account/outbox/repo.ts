import { sql } from 'kysely';
import type { NotificationChannel } from '@/contract/account/notifications/constants';
import type { Language } from '@/contract/account/profiles/endpoints';
import type { Db } from '@/server/db/client';
import type { TemplateData, TemplateName } from '@/server/emails/renderMessage';
import type { RenderedMessage } from '@/server/emails/template';

interface Envelope {
  dedupeKey: string;
  channel: NotificationChannel;
  recipient: string;
  /**
   * The reader’s zone, for texts: the text then waits for daylight there. Left out for what they asked for just now.
   * Anyone who writes a text has the reader’s consent on record; who has since replied STOP gets none (texts.service.ts).
   */
  timeZone?: string;
  /** Of its reader, where the address is not, or no longer, that of their account (`languageFor`). */
  language?: Language;
}

/** A message that will leave us, with the data of its template. `dedupeKey` names its cause: one cause, one message. */
export interface Message<Name extends TemplateName = TemplateName> extends Envelope {
  template: Name;
  data: TemplateData[Name];
}

/** `data` are those of the template, or what encryption made of them. */
export async function insert(
  db: Db,
  { data, language, ...message }: Omit<Message, 'data'> & { id: string; data: Record<string, unknown> },
): Promise<void> {
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
  channel: NotificationChannel;
  recipient: string;
  template: string;
  data: Record<string, unknown>;
  timeZone: string | null;
  /** What anyone who reads it would rather read. */
  language: Language;
}

/** Longer than a mail server or a carrier may take to answer. */
const CLAIM_MS = 5 * 60_000;

/**
 * The message, claimed for this delivery until the claim runs out; undefined where it was sent already or another
 * delivery holds it. The claim is committed before anything is sent.
 */
export async function claim(db: Db, id: string, now: Date): Promise<WaitingMessage | undefined> {
  const until = new Date(now.getTime() + CLAIM_MS);
  const { rows } = await sql<WaitingMessage>`update outbox set claimed_until = ${until}
    where id = ${id} and status <> 'sent' and (claimed_until is null or claimed_until <= ${now})
    returning id, channel, recipient, template, data, time_zone as "timeZone", ${recipientLanguage}`.execute(db);
  return rows[0];
}

/** Until when another delivery holds a message that was not sent; undefined where none does. */
export async function claimedUntil(db: Db, id: string): Promise<Date | undefined> {
  const { rows } = await sql<{ until: Date }>`select claimed_until as until from outbox
    where id = ${id} and status <> 'sent' and claimed_until is not null`.execute(db);
  return rows[0]?.until;
}

/** Gives a claimed message back unsent: it is too early or too late for a text. */
export async function release(db: Db, id: string): Promise<void> {
  await sql`update outbox set claimed_until = null where id = ${id}`.execute(db);
}

export async function markSent(db: Db, id: string, letter: RenderedMessage, now: Date): Promise<void> {
  await sql`update outbox set status = 'sent', attempts = attempts + 1, last_error = null, sent_at = ${now}, claimed_until = null,
    subject = ${letter.subject}, body = ${letter.body},
    attachments = ${JSON.stringify(letter.attachments ?? [])}::jsonb where id = ${id}`.execute(db);
}

/** Sent, and what it said is gone: it would open an account to anyone who read it here. */
export async function markSentAndClear(db: Db, id: string, now: Date): Promise<void> {
  await sql`update outbox set status = 'sent', attempts = attempts + 1, last_error = null, sent_at = ${now}, claimed_until = null,
    data = '{}' where id = ${id}`.execute(db);
}

/** Sent to a person without stored data. */
export async function remove(db: Db, id: string): Promise<void> {
  await db.deleteFrom('outbox').where('id', '=', id).execute();
}

export async function markFailed(db: Db, id: string, error: string): Promise<void> {
  await sql`update outbox set status = 'failed', attempts = attempts + 1, last_error = ${error},
    claimed_until = null where id = ${id}`.execute(db);
}

export interface SentRow {
  id: string;
  channel: NotificationChannel;
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
