import { randomBytes } from 'node:crypto';
import { threadLifecycle } from '@/contract/account/threads/constants';
import type { UserType } from '@/contract/account/users/endpoints';
import type { Db } from '@/server/db/client';
import { ApiError, conflict } from '@/server/http/errors';
import { newId } from '@/server/ids';
import { enqueue } from '@/server/jobs/queue';
import { publish } from '@/server/live/events';
import { attach } from '@/server/modules/account/documents';
import { enqueueGuestEmail } from './guests';
import * as repo from './repo';
import type { ThreadStatus, Topic } from './types';

/** Time for a reader who is on the site to see a message before we email them. */
const EMAIL_DELAY_MS = 2 * 60_000;

export { startGuestThread } from './guests';
export const { countUnread, unreadMessages } = repo;

const replyKey = () => randomBytes(16).toString('hex');

interface Author {
  id: string;
  type: UserType;
}

interface MessageInput {
  author: Author;
  body: string;
  attachments?: readonly string[];
  now: Date;
  via?: 'site' | 'mail';
  mailId?: string | null;
}

/** Begins a thread between a member and us; other features do so, too. Answers its id. */
export async function createThread(
  db: Db,
  {
    subject,
    topic,
    homeId,
    answerBy,
    ...answers
  }: MessageInput & { subject: string; topic: Topic; homeId?: string | undefined; answerBy?: Date },
): Promise<string> {
  const id = newId(answers.now.getTime());
  const { author, now } = answers;
  await repo.insertThread(db, { id, subject, topic, homeId: homeId ?? null, answerBy: answerBy ?? null, now });
  await repo.insertParticipant(db, { threadId: id, userId: author.id, replyKey: replyKey(), now });
  await addMessage(db, { id, status: 'waiting', subject }, answers);
  return id;
}

interface StaffThread extends Omit<MessageInput, 'attachments' | 'via' | 'mailId'> {
  subject: string;
  topic: Topic;
  homeId?: string | undefined;
  /** A member, or a person without an account who reads and answers by email. */
  to: { userId: string } | { firstName: string; lastName: string; email: string };
}

/** Begins a thread from our side. A member reads it in the inbox and by email, anyone else by email. Returns its id. */
export async function startStaffThread(db: Db, { to, ...thread }: StaffThread): Promise<string> {
  const { subject, topic, homeId, author, body, now } = thread;
  const id = newId(now.getTime());
  await repo.insertThread(db, { id, subject, topic, homeId: homeId ?? null, now });
  // The first message is one that they have not read.
  const before = new Date(now.getTime() - 1);
  if ('userId' in to)
    await repo.insertParticipant(db, { threadId: id, userId: to.userId, replyKey: replyKey(), now: before });
  else await repo.insertGuest(db, { threadId: id, ...to, replyKey: replyKey() });
  await addMessage(db, { id, status: 'waiting', subject }, { author, body, now });
  return id;
}

/** Adds a message of our side to a thread; false where the thread is gone. */
export async function addStaffMessage(
  db: Db,
  threadId: string,
  message: Pick<MessageInput, 'author' | 'body' | 'now'>,
): Promise<boolean> {
  const thread = await repo.findThread(db, threadId, message.author.id);
  if (thread) await addMessage(db, thread, message);
  return Boolean(thread);
}

/** Adds a message to a thread the author may see: its readers hear of it at once, and by letter if they do not look. */
export async function addMessage(
  db: Db,
  thread: { id: string; status: ThreadStatus; subject: string },
  { author, body, attachments = [], now, via = 'site', mailId = null }: MessageInput,
): Promise<void> {
  const fromStaff = author.type === 'staff';
  const status = threadLifecycle.after(thread.status, fromStaff ? 'answer' : 'ask');
  if (!status) throw conflict();
  const { id: threadId } = thread;
  if (fromStaff) await repo.insertParticipant(db, { threadId, userId: author.id, replyKey: replyKey(), now });
  const id = newId(now.getTime());
  const isNew = await repo.insertMessage(db, { id, threadId, authorId: author.id, fromStaff, body, via, mailId, now });
  if (!isNew) return;
  const attached = await attach(db, { ownerId: author.id, messageId: id, documentIds: attachments });
  if (!attached) throw new ApiError('invalid', 'We couldn’t send one of the files. Please attach it again.');
  await repo.updateStatus(db, threadId, { status, now });
  await repo.markRead(db, threadId, author.id, now);
  const readers = await repo.findParticipants(db, threadId);
  for (const { userId } of readers.filter((each) => each.userId !== author.id)) {
    const runAt = new Date(now.getTime() + EMAIL_DELAY_MS);
    await enqueue(
      db,
      'notifyNewMessage',
      { threadId, userId },
      { runAt, jobKey: `notify-message:${threadId}:${userId}` },
    );
  }
  if (fromStaff) await enqueueGuestEmail(db, threadId, id);
  await publishThread(db, threadId);
}

/** Tells the people who read along, and the colleague who works on it. */
export async function publishThread(db: Db, threadId: string): Promise<void> {
  await publish(db, { subject: 'threads', userIds: await repo.findWatchers(db, threadId) });
}
