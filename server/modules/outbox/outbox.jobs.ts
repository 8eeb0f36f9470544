import * as z from 'zod';
import { asSystem } from '@/server/db/client';
import type { Mail } from '@/server/providers/mail/mail';
import type { Services } from '@/server/services';
import { secretLetters } from './outbox.accountLetters';
import { writeLetter } from './outbox.letters';
import * as repo from './outbox.repo';

const Payload = z.object({ id: z.uuid() });

/** Delivers one message. A failure is noted and thrown, so that the queue tries again later with growing pauses. */
export async function deliverMessage({ db }: Services, mail: Mail, payload: unknown): Promise<void> {
  const { id } = Payload.parse(payload);
  try {
    await asSystem(db, async (trx) => {
      const message = await repo.lockWaiting(trx, id);
      if (!message) return;
      const letter = writeLetter(message.template, message.data);
      await mail.send({ to: message.recipient, ...letter, id });
      if (secretLetters.has(message.template)) await repo.markSentAndForget(trx, id);
      else await repo.markSent(trx, id, letter);
    });
  } catch (error) {
    await asSystem(db, (trx) => repo.markFailed(trx, id, (error as Error).message));
    throw error;
  }
}
