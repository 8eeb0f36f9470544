import { timingSafeEqual } from 'node:crypto';
import type { InboundMail } from '@/contract/threads';
import type { Db } from '@/server/db/client';
import { ApiError, notFound } from '@/server/http/errors';
import type { Services } from '@/server/services';
import { findGuestByKey, sayAsGuest } from './threads.guests';
import * as repo from './threads.repo';
import { say } from './threads.service';

const MOST = 8_000;
/** Where mail programs begin to quote what they answer. */
const QUOTE = [/^On .{5,200} wrote:\s*$/m, /^-{2,}\s*Original Message\s*-{2,}/im, /^From: .+\nSent: /m, /^_{10,}\s*$/m];

/** What was written, without the letter it answers and without a signature. */
export function ownWords(text: string): string {
  const plain = text.replace(/\r\n?/g, '\n');
  const ends = QUOTE.map((pattern) => plain.search(pattern)).filter((at) => at >= 0);
  const above = plain.slice(0, Math.min(plain.length, ...ends));
  return above
    .split('\n')
    .filter((line) => !/^\s*>/.test(line))
    .join('\n')
    .replace(/\n-- \n[\s\S]*$/, '')
    .trim()
    .slice(0, MOST);
}

const addressIn = (line: string) => (/<([^<>\s]+)>/.exec(line)?.[1] ?? line).trim().toLowerCase();

function same(given: string, secret: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(secret)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/** Whom the address of an answered letter names; only from the address the letter went to. */
export async function findRecipient(
  db: Db,
  { inbound }: Pick<Services, 'inbound'>,
  headers: Headers,
  { from, to }: InboundMail,
) {
  if (inbound.secret && !same(headers.get('inbound-secret') ?? '', inbound.secret)) return undefined;
  const replyKey = /reply\+([0-9a-f]{32})@/i.exec(to)?.[1]?.toLowerCase();
  if (!replyKey) return undefined;
  const reader = await repo.findByReplyKey(db, replyKey);
  const guest = await findGuestByKey(db, replyKey);
  return (reader ?? guest)?.email.toLowerCase() === addressIn(from) ? { reader, guest } : undefined;
}

type Recipient = NonNullable<Awaited<ReturnType<typeof findRecipient>>>;

/** Puts an answer to a letter into its thread, once. */
export async function receiveMail(
  db: Db,
  { reader, guest }: Recipient,
  { text, messageId }: InboundMail,
  now: Date,
): Promise<void> {
  const body = ownWords(text);
  if (!body) throw new ApiError('invalid', 'The letter holds no words of its own.');
  if (guest) await sayAsGuest(db, guest, { body, mailId: messageId, now });
  if (!reader) return;
  const author = { id: reader.userId, type: reader.type };
  const thread = await repo.findThread(db, reader.threadId, author.id);
  if (!thread) throw notFound();
  await say(db, thread, { author, body, now, via: 'mail', mailId: messageId });
}
