// People without an account: they begin on the support page and go on by letter.
import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import * as z from 'zod';
import { threadLifecycle } from '@/contract/account/threads/constants';
import type { GuestThread } from '@/contract/account/threads/endpoints';
import type { Services } from '@/server/context';
import { asSystem, type Db } from '@/server/db/client';
import type { OperationContext } from '@/server/http/implement';
import { newId } from '@/server/ids';
import { enqueue } from '@/server/jobs/queue';
import { answerDeadline } from '@/server/modules/account/leads';
import { queueMessage, takeStrangerBudget } from '@/server/modules/account/outbox';
import * as repo from '@/server/modules/account/threads/repo';
import { replyAddress } from '@/server/providers/mail/inbound';

interface NewGuestThread extends GuestThread {
  homeId?: string;
  answerBy: Date;
}

/** A thread of a person without an account. Returns the key of the address that takes answers by email. */
export async function startGuestThread(
  db: Db,
  { contact, subject, topic, body, homeId, answerBy }: NewGuestThread,
  now: Date,
): Promise<{ id: string; replyKey: string }> {
  const id = newId(now.getTime());
  const replyKey = randomBytes(16).toString('hex');
  const { firstName, lastName, email } = contact;
  const thread = { id, messageId: newId(now.getTime()), subject, topic, body, homeId, answerBy, replyKey };
  const row = JSON.stringify({ ...thread, firstName, lastName, email });
  await sql`select app.create_guest_thread(${row}::jsonb, ${now})`.execute(db);
  return { id, replyKey };
}

/** What a visitor wrote becomes a thread; they get a receipt, and may go on by answering it. */
export async function createGuestThread(
  { db, services, now, client }: Pick<OperationContext, 'db' | 'services' | 'now' | 'client'>,
  thread: GuestThread,
): Promise<{ id: string; answerBy: string }> {
  const { firstName, email } = thread.contact;
  const deadline = answerDeadline(now);
  const answerBy = deadline.toISOString();
  const { id, replyKey } = await startGuestThread(db, { ...thread, answerBy: deadline }, now);
  // Anyone who owns the address may not have written: they get few of these, and none of the words.
  const stranger = { recipient: email, sender: { address: client.address } };
  if (!(await takeStrangerBudget(db, stranger, now))) return { id, answerBy };
  await queueMessage(db, {
    dedupeKey: `guest-thread:${id}`,
    channel: 'email',
    recipient: email,
    template: 'guestThreadCreated',
    data: { firstName, answerBy, replyTo: replyAddress(services.inboundEmail.domain, replyKey) },
  });
  return { id, answerBy };
}

interface GuestRow {
  threadId: string;
  firstName: string;
  email: string;
  replyKey: string;
  subject: string;
  status: 'waiting' | 'answered' | 'closed';
}

const GUEST_COLUMNS = sql`guest.thread_id as "threadId", guest.first_name as "firstName", guest.email, guest.reply_key as "replyKey",
  thread.subject, thread.status from thread_guests guest join threads thread on thread.id = guest.thread_id`;

/** As the system. */
export async function findGuestByKey(db: Db, replyKey: string): Promise<GuestRow | undefined> {
  return (await sql<GuestRow>`select ${GUEST_COLUMNS} where guest.reply_key = ${replyKey}`.execute(db)).rows[0];
}

/** The thread with this subject of a guest that is not closed. As the system. */
export async function findOpenGuest(db: Db, email: string, subject: string): Promise<GuestRow | undefined> {
  const { rows } = await sql<GuestRow>`select ${GUEST_COLUMNS}
    where guest.email = ${email} and thread.subject = ${subject} and thread.status <> 'closed'
    order by thread.created_at desc limit 1`.execute(db);
  return rows[0];
}

/** A guest’s answer to a letter of ours goes into the thread, once. */
export async function addGuestMessage(
  db: Db,
  { threadId, status }: GuestRow,
  { body, mailId, now }: { body: string; mailId: string; now: Date },
): Promise<void> {
  const message = { id: newId(now.getTime()), threadId, authorId: null, fromStaff: false, body, via: 'mail' as const };
  if (!(await repo.insertMessage(db, { ...message, mailId, now }))) return;
  await repo.updateStatus(db, threadId, { status: threadLifecycle.after(status, 'ask') ?? 'waiting', now });
}

/** Our answer goes to a guest as a letter: there is no inbox to read it in. As staff. */
export async function enqueueGuestEmail(db: Db, threadId: string, messageId: string): Promise<void> {
  const { rows } = await sql`select from thread_guests where thread_id = ${threadId}`.execute(db);
  if (rows.length > 0) await enqueue(db, 'sendGuestEmail', { messageId }, { jobKey: `guest:${messageId}` });
}

const MessagePayload = z.object({ messageId: z.uuid() });

export async function sendGuestEmail({ db, inboundEmail }: Services, payload: unknown): Promise<void> {
  const { messageId } = MessagePayload.parse(payload);
  await asSystem(db, async (trx) => {
    const { rows } = await sql<GuestRow & { body: string; from: string }>`
      select said.body, coalesce(author.first_name, 'Belong') as "from", ${GUEST_COLUMNS}
        join messages said on said.thread_id = thread.id left join users author on author.id = said.author_id
      where said.id = ${messageId}`.execute(trx);
    const [answer] = rows;
    if (!answer) return;
    const { firstName, from, subject, body, email, replyKey } = answer;
    await queueMessage(trx, {
      dedupeKey: `guest-message:${messageId}`,
      channel: 'email',
      recipient: email,
      template: 'guestReply',
      data: { firstName, from, subject, body, replyTo: replyAddress(inboundEmail.domain, replyKey) },
    });
  });
}
