import * as z from 'zod';
import type { Services } from '@/server/context';
import { asSystem, type Db } from '@/server/db/client';
import { renderMessage } from '@/server/emails/renderMessage';
import type { RenderedMessage } from '@/server/emails/template';
import { secretTemplates } from '@/server/emails/templates/account';
import { unloggedTemplates } from '@/server/emails/templates/accountDeletion';
import type { Job } from '@/server/jobs/job';
import { enqueue } from '@/server/jobs/queue';
import { findSubscription, removeSubscription } from '@/server/modules/account/notifications';
import { sendableAt, sendText } from '@/server/modules/account/texts';
import type { EmailSender } from '@/server/providers/mail/mail';
import { PushLimited, Unsubscribed } from '@/server/providers/push/push';
import { Undeliverable } from '@/server/providers/sms/sms';
import { countUnread } from '@/server/unread';
import { decryptData } from './encryption';
import * as repo from './repo';

const Payload = z.object({ id: z.uuid() });

/** The message, rendered and claimed by this delivery; undefined where there is nothing to send now. */
async function claimMessage({ db, clock }: Services, id: string) {
  return asSystem(db, async (trx) => {
    const message = await repo.claim(trx, id, clock());
    if (!message) {
      // Should the other delivery die, this one takes over.
      const until = await repo.claimedUntil(trx, id);
      if (until) await enqueue(trx, 'deliverMessage', { id }, { runAt: until, jobKey: `deliver-again:${id}` });
      return undefined;
    }
    const later = message.channel === 'sms' ? sendableAt(message, clock()) : null;
    if (!later) return message;
    await repo.release(trx, id);
    await enqueue(trx, 'deliverMessage', { id }, { runAt: later, jobKey: `deliver-in-daylight:${id}` });
    return undefined;
  });
}

const PushData = z.object({ subscriptionId: z.uuid() });

/** A browser that no longer takes messages is forgotten. */
async function sendPush({ db, push }: Services, { id, data }: repo.WaitingMessage, letter: RenderedMessage) {
  const { subscriptionId } = PushData.parse(data);
  const [to, unread] = await asSystem(db, async (trx) => {
    const found = await findSubscription(trx, subscriptionId);
    return [found, found ? await countUnread(trx, found.userId) : 0];
  });
  if (!to) throw new Undeliverable('Notifications are off in this browser');
  try {
    await push.send({ id, to, title: letter.subject, link: letter.body, unread });
  } catch (error) {
    if (!(error instanceof Unsubscribed)) throw error;
    await asSystem(db, (trx) => removeSubscription(trx, subscriptionId));
    throw new Undeliverable(error.message);
  }
}

async function sendMessage(
  services: Services,
  mail: EmailSender,
  message: repo.WaitingMessage,
  letter: RenderedMessage,
) {
  const { id, recipient, channel } = message;
  if (channel === 'sms') await sendText(services, { id, recipient, body: letter.body });
  else if (channel === 'push') await sendPush(services, message, letter);
  else await mail.send({ to: recipient, ...letter, id });
}

/** Gives it back unsent, for when the push service takes more. */
const waitAndRetry = ({ db, clock }: Services, id: string, waitMs: number) =>
  asSystem(db, async (trx) => {
    await repo.release(trx, id);
    const runAt = new Date(clock().getTime() + waitMs);
    await enqueue(trx, 'deliverMessage', { id }, { runAt, jobKey: `deliver-when-allowed:${id}` });
  });

const markSent = (db: Db, { id, template }: repo.WaitingMessage, letter: RenderedMessage, now: Date) => {
  if (unloggedTemplates.has(template)) return repo.remove(db, id);
  return secretTemplates.has(template) ? repo.markSentAndClear(db, id, now) : repo.markSent(db, id, letter, now);
};

/**
 * Delivers one message: claims it, sends it outside of any transaction, and marks it. A failure is noted and thrown, so
 * that the queue tries again later with growing pauses; what can never arrive is noted and left. A text during quiet
 * hours waits for the reader's morning.
 */
export async function deliverMessage(services: Services, mail: EmailSender, payload: unknown): Promise<void> {
  const { db } = services;
  const { id } = Payload.parse(payload);
  const message = await claimMessage(services, id);
  if (!message) return;
  let letter: RenderedMessage;
  try {
    letter = renderMessage(message.template, decryptData(id, message.data), message.language);
    await sendMessage(services, mail, message, letter);
  } catch (error) {
    if (error instanceof PushLimited) return waitAndRetry(services, id, error.waitMs);
    await asSystem(db, (trx) => repo.markFailed(trx, id, (error as Error).message));
    if (error instanceof Undeliverable) return;
    throw error;
  }
  await asSystem(db, (trx) => markSent(trx, message, letter, services.clock()));
}

export const jobs: Job[] = [
  { task: 'deliverMessage', run: (services, payload, { mail }) => deliverMessage(services, mail, payload) },
];
