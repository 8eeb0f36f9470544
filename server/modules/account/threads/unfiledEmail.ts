// Emails that belong to no conversation: they come from an address that we did not write to, or answer what has ended.
import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { InboundEmail } from '@/contract/account/threads/endpoints';
import type { Services } from '@/server/context';
import type { Db } from '@/server/db/client';
import { newId } from '@/server/ids';
import { answerDeadline } from '@/server/modules/account/leads';
import { queueMessage, takeStrangerBudget } from '@/server/modules/account/outbox';
import { replyAddress } from '@/server/providers/mail/inbound';
import { addGuestMessage, findOpenGuest } from './guests';
import { MAX_MESSAGE_LENGTH, replyText, withoutReplyKeys } from './replyText';
import * as repo from './repo';

/** Subject of the thread that our team sees. */
const SUBJECT = 'Email that matches no conversation';

/** The name and address of a From line; the name is the local part of the address where none stands. */
function senderOf(from: string): { name: string; email: string } | undefined {
  const email = (/<([^<>\s]+)>/.exec(from)?.[1] ?? from).trim().toLowerCase();
  if (!/^[^\s<>@]+@[^\s<>@]+\.[^\s<>@]+$/.test(email)) return undefined;
  const name = from
    .replace(/<[^<>]*>/g, '')
    .replace(/["\p{C}]/gu, '')
    .trim();
  return { email, name: name || (email.split('@')[0] ?? email) };
}

const wasReceived = async (db: Db, mailId: string) =>
  (await sql`select from messages where mail_id = ${mailId}`.execute(db)).rows.length > 0;

/**
 * Gives an email that we cannot file to our team as a message of a guest, and writes to its sender how to reach the
 * conversation. The answer names no conversation. As the system; false where no one wrote it, or it says nothing.
 */
export async function fileUnknownEmail(
  { db, services, now }: { db: Db; services: Pick<Services, 'inboundEmail'>; now: Date },
  { from, text, messageId, automatic }: InboundEmail,
  fileNames: readonly string[],
): Promise<boolean> {
  const sender = senderOf(from);
  const { domain } = services.inboundEmail;
  if (automatic || !sender || sender.email.endsWith(`@${domain.toLowerCase()}`)) return false;
  const attached = fileNames.length > 0 ? `(Attached, and not received by email: ${fileNames.join(', ')})` : '';
  const words = replyText(text) || withoutReplyKeys(text).trim();
  const body = [words, attached].filter(Boolean).join('\n\n').slice(0, MAX_MESSAGE_LENGTH);
  if (!body) return false;
  if (await wasReceived(db, messageId)) return true;

  const guest = await findOpenGuest(db, sender.email, SUBJECT);
  if (guest) {
    await addGuestMessage(db, guest, { body, mailId: messageId, now });
    return true;
  }
  const [threadId, replyKey] = [newId(now.getTime()), randomBytes(16).toString('hex')];
  await repo.insertThread(db, { id: threadId, subject: SUBJECT, topic: 'other', homeId: null, now });
  await sql`insert into thread_guests (thread_id, first_name, last_name, email, reply_key)
    values (${threadId}, ${sender.name.slice(0, 100)}, '', ${sender.email}, ${replyKey})`.execute(db);
  const message = { id: newId(now.getTime()), threadId, authorId: null, fromStaff: false, via: 'mail' as const };
  await repo.insertMessage(db, { ...message, body, mailId: messageId, now });
  if (!(await takeStrangerBudget(db, { recipient: sender.email }, now))) return true;
  await queueMessage(db, {
    dedupeKey: `unfiled-email:${threadId}`,
    channel: 'email',
    recipient: sender.email,
    template: 'unfiledEmail',
    data: { answerBy: answerDeadline(now).toISOString(), replyTo: replyAddress(domain, replyKey) },
  });
  return true;
}
