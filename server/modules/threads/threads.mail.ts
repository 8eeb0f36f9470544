import { timingSafeEqual } from 'node:crypto';
import type { InboundMail } from '@/contract/threads';
import { asSystem, runAs } from '@/server/db/client';
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

/** Puts an answer to a letter into its thread, once; only from the address the letter went to. */
export async function receiveMail(
  { db, clock, inbound }: Services,
  headers: Headers,
  { from, to, text, messageId }: InboundMail,
): Promise<void> {
  if (inbound.secret && !same(headers.get('inbound-secret') ?? '', inbound.secret)) throw notFound();
  const replyKey = /reply\+([0-9a-f]{32})@/i.exec(to)?.[1]?.toLowerCase();
  if (!replyKey) throw notFound();
  const { reader, guest } = await asSystem(db, async (trx) => ({
    reader: await repo.findByReplyKey(trx, replyKey),
    guest: await findGuestByKey(trx, replyKey),
  }));
  if ((reader ?? guest)?.email.toLowerCase() !== addressIn(from)) throw notFound();
  const body = ownWords(text);
  if (!body) throw new ApiError('invalid', 'The letter holds no words of its own.');
  if (guest) await asSystem(db, (trx) => sayAsGuest(trx, guest, { body, mailId: messageId, now: clock() }));
  if (!reader) return;
  const author = { id: reader.userId, type: reader.type };
  await runAs(db, { id: author.id, role: author.type }, true, async (trx) => {
    const thread = await repo.findThread(trx, reader.threadId, author.id);
    if (!thread) throw notFound();
    await say(trx, thread, { author, body, now: clock(), via: 'mail', mailId: messageId });
  });
}
