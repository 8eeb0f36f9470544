import { timingSafeEqual } from 'node:crypto';
import type { InboundEmail } from '@/contract/account/threads/endpoints';
import { readEmail } from '@/contract/format/emailText';
import { readCalendarProposal, readCalendarReply } from '@/server/calendar/reply';
import type { Services } from '@/server/context';
import type { Db } from '@/server/db/client';
import { ApiError, notFound } from '@/server/http/errors';
import { addMessage } from '@/server/modules/account/threads';
import type { EmailFile } from '@/server/modules/account/threads/emailReplies';
import { addGuestMessage, findGuestByKey } from '@/server/modules/account/threads/guests';
import * as repo from '@/server/modules/account/threads/repo';
import { calendarProposalReaders, calendarReplyHandlers, emailReplierSources } from '@/server/replyHandlers';
import { MAX_MESSAGE_LENGTH, replyText, withoutReplyKeys } from './replyText';
import { addGuestEmail } from './unfiledEmail';

/** Whether a From line has this stored address, in whichever way the sender’s program writes it. */
const isSameMailbox = (email: string, from: string) => {
  const sender = readEmail(from);
  return sender !== undefined && sender === readEmail(email);
};

function isSameSecret(given: string, secret: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(secret)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/** Whether our own mail system passes an email on. */
export const isOfOurMail = ({ inboundEmail: { secret } }: Pick<Services, 'inboundEmail'>, headers: Headers) =>
  !secret || isSameSecret(headers.get('inbound-secret') ?? '', secret);

async function findReplier(db: Db, replyKey: string) {
  for (const find of emailReplierSources) {
    const replier = await find(db, replyKey);
    if (replier) return replier;
  }
  return undefined;
}

/** Whom the address of an answered letter names; only from the address the letter went to. */
export async function findRecipient(
  db: Db,
  { inboundEmail }: Pick<Services, 'inboundEmail'>,
  headers: Headers,
  { from, to }: InboundEmail,
) {
  if (!isOfOurMail({ inboundEmail }, headers)) return undefined;
  const replyKey = /reply\+([0-9a-f]{32})@/i.exec(to)?.[1]?.toLowerCase();
  if (!replyKey) return undefined;
  const reader = await repo.findByReplyKey(db, replyKey);
  const guest = await findGuestByKey(db, replyKey);
  const replier = await findReplier(db, replyKey);
  const email = (reader ?? guest ?? replier)?.email;
  return email !== undefined && isSameMailbox(email, from) ? { reader, guest, replier } : undefined;
}

type Recipient = NonNullable<Awaited<ReturnType<typeof findRecipient>>>;

/**
 * Puts an answer to a letter into its thread, once. An automatic one is no answer: on a repair our team sees it as a note, and
 * no one hears of it. Where we find no new words, our team gets the whole text. Files follow afterwards
 * (`vendorEmail/system.ts`).
 */
export async function receiveEmail(
  { db, services, now }: { db: Db; services: Services; now: Date },
  { reader, guest, replier }: Recipient,
  { text, messageId, automatic }: InboundEmail,
  files: readonly EmailFile[] = [],
): Promise<void> {
  const own = replyText(text);
  const body = own || withoutReplyKeys(text).trim().slice(0, MAX_MESSAGE_LENGTH);
  if (!body && files.length === 0) throw new ApiError('invalid', 'The email has no text.');
  const staffOnly = automatic || !own;
  if (replier && body && !(await replier.receive({ db, services, now }, { messageId, body, staffOnly })))
    throw notFound();
  if (automatic) return;
  const names = files.map(({ name }) => name).join(', ');
  if (guest) {
    const withNames = names ? `${body}\n\n(Attached, and not received by email: ${names})`.trim() : body;
    await addGuestMessage(db, guest, { body: withNames, mailId: messageId, now });
  }
  if (!reader) return;
  const author = { id: reader.userId, type: reader.type };
  const thread = await repo.findThread(db, reader.threadId, author.id);
  if (!thread) throw notFound();
  await addMessage(db, thread, { author, body: body || `(${names})`, now, via: 'mail', mailId: messageId });
}

/** Takes an answer from a calendar; false where there is none, or it is not of the person who sends it. */
export async function receiveCalendarReply(
  call: { db: Db; services: Pick<Services, 'inboundEmail'>; now: Date },
  letter: InboundEmail,
): Promise<boolean> {
  if (letter.calendar === undefined) return false;
  const reply = readCalendarReply(letter.calendar);
  if (!reply) return receiveProposal(call, letter, letter.calendar);
  if (!isSameMailbox(reply.email, letter.from)) return false;
  for (const handle of calendarReplyHandlers) if (await handle(call, reply)) return true;
  return false;
}

/** Gives a proposed time to our team as a message of the person, who reads that we have it and by when we answer. */
async function receiveProposal(
  call: { db: Db; services: Pick<Services, 'inboundEmail'>; now: Date },
  { from, text, messageId }: InboundEmail,
  calendar: string,
): Promise<boolean> {
  const proposal = readCalendarProposal(calendar);
  if (!proposal) return false;
  const email = readEmail(from);
  if (email === undefined) return false;
  for (const read of calendarProposalReaders) {
    const described = await read(call.db, proposal, email);
    if (!described) continue;
    const body = [described.body, replyText(text)].filter(Boolean).join('\n\n').slice(0, MAX_MESSAGE_LENGTH);
    const { firstName } = described;
    await addGuestEmail(call, { ...described, email, body, mailId: messageId }, (answer) => ({
      template: 'guestThreadCreated',
      data: { firstName, ...answer },
    }));
    return true;
  }
  return false;
}
