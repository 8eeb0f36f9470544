import type { Db } from '@/server/db/client';
import { newId } from '@/server/ids';
import { enqueue } from '@/server/jobs/queue';
import * as repo from './outbox.repo';

/** Writes the message and the job that delivers it, in the transaction of what it tells about. */
export async function sendLater(db: Db, message: repo.Message): Promise<void> {
  const id = newId();
  await repo.insert(db, { ...message, id });
  await enqueue(db, 'deliverMessage', { id }, { jobKey: `deliver:${message.dedupeKey}` });
}
