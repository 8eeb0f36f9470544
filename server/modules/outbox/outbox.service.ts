import type { Db } from '@/server/db/client';
import { newId } from '@/server/ids';
import { enqueue } from '@/server/jobs/queue';
import { secretLetters } from './outbox.accountLetters';
import * as repo from './outbox.repo';
import { sealed } from './outbox.sealed';

export { removeKept } from './outbox.kept';
export const languageFor = repo.languageFor;

/** Writes the message and the job that delivers it, in the transaction of what it tells about. */
export async function sendLater(db: Db, message: repo.Message): Promise<void> {
  const id = newId();
  const data = secretLetters.has(message.template) ? sealed(id, message.data) : message.data;
  await repo.insert(db, { ...message, data, id });
  await enqueue(db, 'deliverMessage', { id }, { jobKey: `deliver:${message.dedupeKey}` });
}
