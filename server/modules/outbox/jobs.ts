import * as z from 'zod';
import type { Services } from '@/server/context';
import { asSystem, type Db } from '@/server/db/client';
import { type RenderedMessage, renderMessage } from '@/server/emails/renderMessage';
import { secretTemplates } from '@/server/emails/templates/account';
import { unloggedTemplates } from '@/server/emails/templates/accountDeletion';
import { enqueue } from '@/server/jobs/queue';
import { sendText } from '@/server/modules/texts/service';
import type { EmailSender } from '@/server/providers/mail/mail';
import { Undeliverable } from '@/server/providers/sms/sms';
import { decryptData } from './encryption/service';
import * as repo from './repo';

const Payload = z.object({ id: z.uuid() });

/** Answers when to try again, where it is too early or too late for a text. */
async function sendMessage(
  db: Db,
  { sms, clock }: Services,
  mail: EmailSender,
  message: repo.WaitingMessage,
  letter: RenderedMessage,
) {
  const { id, recipient, timeZone } = message;
  if (message.channel === 'sms') return sendText(db, sms, { id, recipient, timeZone, body: letter.body }, clock());
  await mail.send({ to: recipient, ...letter, id });
  return null;
}

/**
 * Delivers one message. A failure is noted and thrown, so that the queue tries again later with growing pauses; what
 * can never arrive is noted and left. A text that would wake somebody waits for their morning.
 */
export async function deliverMessage(services: Services, mail: EmailSender, payload: unknown): Promise<void> {
  const { db } = services;
  const { id } = Payload.parse(payload);
  try {
    await asSystem(db, async (trx) => {
      const message = await repo.lockWaiting(trx, id);
      if (!message) return;
      const letter = renderMessage(message.template, decryptData(id, message.data), message.language);
      try {
        const later = await sendMessage(trx, services, mail, message, letter);
        if (later) return enqueue(trx, 'deliverMessage', { id }, { runAt: later, jobKey: `deliver-in-daylight:${id}` });
      } catch (error) {
        if (!(error instanceof Undeliverable)) throw error;
        return repo.markFailed(trx, id, error.message);
      }
      if (unloggedTemplates.has(message.template)) await repo.remove(trx, id);
      else if (secretTemplates.has(message.template)) await repo.markSentAndClear(trx, id);
      else await repo.markSent(trx, id, letter);
    });
  } catch (error) {
    await asSystem(db, (trx) => repo.markFailed(trx, id, (error as Error).message));
    throw error;
  }
}
