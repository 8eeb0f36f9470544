import type { Db } from '@/server/db/client';
import { secretTemplates } from '@/server/emails/templates/account';
import { newId } from '@/server/ids';
import { enqueue } from '@/server/jobs/queue';
import { encryptData } from './encryption/service';
import * as repo from './repo';

export { removeLocalDelivery } from './localDelivery/repo';
export { requireStrangerBudget, takeStrangerBudget } from './strangers/policy';
export const languageFor = repo.languageFor;

/** Writes the message and the job that delivers it, in the transaction of what it tells about. */
export async function queueMessage(db: Db, message: repo.Message): Promise<void> {
  const id = newId();
  const data = secretTemplates.has(message.template) ? encryptData(id, message.data) : message.data;
  await repo.insert(db, { ...message, data, id });
  await enqueue(db, 'deliverMessage', { id }, { jobKey: `deliver:${message.dedupeKey}` });
}
