import type { Db } from '@/server/db/client';
import { secretTemplates } from '@/server/emails/templates/account';
import { newId } from '@/server/ids';
import { enqueue } from '@/server/jobs/queue';
import { encryptData } from './encryption/service';
import * as repo from './repo';

export { removeLocalDelivery } from './localDelivery/repo';
export { requireStrangerBudget, takeStrangerBudget } from './strangers/policy';
export const languageFor = repo.languageFor;

/** Alerts about new homes, thousands at a time. */
const BULK_TEMPLATES: ReadonlySet<string> = new Set(['newHomes']);

/** Codes and links that somebody waits for leave before everything else. */
const priorityOf = (template: string) => {
  if (secretTemplates.has(template)) return 'urgent';
  return BULK_TEMPLATES.has(template) ? 'bulk' : 'normal';
};

/** Writes the message and the job that delivers it, in the transaction of what it tells about. */
export async function queueMessage(db: Db, message: repo.Message): Promise<void> {
  const id = newId();
  const data = secretTemplates.has(message.template) ? encryptData(id, message.data) : message.data;
  await repo.insert(db, { ...message, data, id });
  const priority = priorityOf(message.template);
  await enqueue(db, 'deliverMessage', { id }, { jobKey: `deliver:${message.dedupeKey}`, priority });
}
