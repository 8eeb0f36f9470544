// Emails that belong to no conversation: they come from an address that we did not write to, or answer what has ended.
import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { InboundEmail } from '@/contract/account/threads/endpoints';
import { readEmail } from '@/contract/format/emailText';
import { readCalendarProposal, readCalendarReply } from '@/server/calendar/reply';
import type { Services } from '@/server/context';
import type { Db } from '@/server/db/client';
import { newId } from '@/server/ids';
import { answerDeadline } from '@/server/modules/account/leads';
import { type Message, queueMessage, takeStrangerBudget } from '@/server/modules/account/outbox';
import { replyAddress } from '@/server/providers/mail/inbound';
import { addGuestMessage, findOpenGuest } from './guests';
import { MAX_MESSAGE_LENGTH, replyText, withoutReplyKeys } from './replyText';
import * as repo from './repo';

/** Subject of the thread that our team sees. */
const SUBJECT = 'Email that matches no conversation';

/** The name and address of a From line; the name is the local part of the address where none stands. */
function senderOf(from: string): { name: string; email: string } | undefined {
  const email = readEmail(from);
  if (email === undefined) return undefined;
  const name = from
    .replace(/<[^<>]*>/g, '')
    .replace(/["\p{C}]/gu, '')
    .trim();
  return { email, name: name || (email.split('@')[0] ?? email) };
}

const wasReceived = async (db: Db, mailId: string) =>
  (await sql`select from messages where mail_id = ${mailId}`.execute(db)).rows.length > 0;

const ANSWERS = { ACCEPTED: 'accepts', TENTATIVE: 'may come to', DECLINED: 'declines' } as const;

/** What an answer from a calendar says that belongs to no appointment of its sender; empty for other calendar files. */
function calendarWords(file: string): string {
  const [reply, proposal] = [readCalendarReply(file), readCalendarProposal(file)];
  const { uid } = reply ?? proposal ?? {};
  if (uid === undefined) return '';
  const says = reply ? ANSWERS[reply.answer] : 'proposes a new time for';
  return `(From a calendar: the sender ${says} an appointment that we did not book for this address: ${uid})`;
}

/**
 * Gives an email that we cannot file to our team as a message of a guest, and writes to its sender how to reach the
 * conversation. The answer names no conversation. As the system; false where no one wrote it, or it says nothing.
 */
export async function fileUnknownEmail(
  { db, services, now }: { db: Db; services: Pick<Services, 'inboundEmail'>; now: Date },
  { from, text, messageId, automatic, calendar }: InboundEmail,
  fileNames: readonly string[],
): Promise<boolean> {
  const sender = senderOf(from);
  const { domain } = services.inboundEmail;
  if (automatic || !sender || sender.email.endsWith(`@${domain.toLowerCase()}`)) return false;
  const attached = fileNames.length > 0 ? `(Attached, and not received by email: ${fileNames.join(', ')})` : '';
  const words = replyText(text) || withoutReplyKeys(text).trim();
  const fromCalendar = calendar === undefined ? '' : calendarWords(calendar);
  const body = [words, fromCalendar, attached].filter(Boolean).join('\n\n').slice(0, MAX_MESSAGE_LENGTH);
  if (!body) return false;

  const guest = { subject: SUBJECT, homeId: null, firstName: sender.name.slice(0, 100), lastName: '' };
  await addGuestEmail({ db, services, now }, { ...guest, email: sender.email, body, mailId: messageId }, (answer) => ({
    template: 'unfiledEmail',
    data: answer,
  }));
  return true;
}

interface GuestEmail {
  email: string;
  firstName: string;
  lastName: string;
  subject: string;
  homeId: string | null;
  body: string;
  mailId: string;
}

/**
 * Adds an email, once, to the open thread with this subject of a guest, or begins one and sends its receipt, unless the address
 * had enough of these today. As the system.
 */
export async function addGuestEmail(
  { db, services, now }: { db: Db; services: Pick<Services, 'inboundEmail'>; now: Date },
  { email, firstName, lastName, subject, homeId, body, mailId }: GuestEmail,
  receipt: (answer: {
    answerBy: string;
    replyTo: string;
  }) => Pick<Message<'guestThreadCreated' | 'unfiledEmail'>, 'template' | 'data'>,
): Promise<void> {
  if (await wasReceived(db, mailId)) return;
  const guest = await findOpenGuest(db, email, subject);
  if (guest) return addGuestMessage(db, guest, { body, mailId, now });
  const [threadId, replyKey] = [newId(now.getTime()), randomBytes(16).toString('hex')];
  await repo.insertThread(db, { id: threadId, subject, topic: 'other', homeId, now });
  await sql`insert into thread_guests (thread_id, first_name, last_name, email, reply_key)
    values (${threadId}, ${firstName}, ${lastName}, ${email}, ${replyKey})`.execute(db);
  const message = { id: newId(now.getTime()), threadId, authorId: null, fromStaff: false, via: 'mail' as const };
  await repo.insertMessage(db, { ...message, body, mailId, now });
  if (!(await takeStrangerBudget(db, { recipient: email }, now))) return;
  const replyTo = replyAddress(services.inboundEmail.domain, replyKey);
  await queueMessage(db, {
    dedupeKey: `unfiled-email:${threadId}`,
    channel: 'email',
    recipient: email,
    ...receipt({ answerBy: answerDeadline(now).toISOString(), replyTo }),
  });
}
