import type { NotificationTopic } from '@/contract/account/notifications/constants';
import type { Db } from '@/server/db/client';
import { renderMessage, type TemplateName } from '@/server/emails/renderMessage';
import { secretTemplates } from '@/server/emails/templates/account';
import { newId } from '@/server/ids';
import { enqueue } from '@/server/jobs/queue';
import { isEnabled, listPushTargets } from '@/server/modules/account/notifications';
import { encryptData } from './encryption';
import * as repo from './repo';

export { removeLocalDelivery } from './localDelivery/repo';
export type { Message } from './repo';
export { requireStrangerBudget, takeStrangerBudget } from './strangers/policy';
export const languageFor = repo.languageFor;

/** Alerts about new homes, thousands at a time. */
const BULK_TEMPLATES: ReadonlySet<string> = new Set(['newHomes']);

/** Codes and links that people wait for leave before everything else. */
const priorityOf = (template: string) => {
  if (secretTemplates.has(template)) return 'urgent';
  return BULK_TEMPLATES.has(template) ? 'bulk' : 'normal';
};

/** Emails with subjects that their reader's browsers also show, by topic. */
const PUSH_TOPICS: Readonly<Record<string, NotificationTopic>> = {
  newMessage: 'messages',
  newHomes: 'homes',
  appointmentToPerson: 'tours',
  documentsToSign: 'documents',
  documentsReminder: 'documents',
  setupReminder: 'todos',
  applicationReminder: 'todos',
  careTaskDue: 'todos',
  careTaskOverdue: 'todos',
  deskReminder: 'todos',
};

async function insertMessage(db: Db, message: repo.Message): Promise<void> {
  const id = newId();
  const data = secretTemplates.has(message.template) ? encryptData(id, { ...message.data }) : { ...message.data };
  await repo.insert(db, { ...message, data, id });
  const priority = priorityOf(message.template);
  await enqueue(db, 'deliverMessage', { id }, { jobKey: `deliver:${message.dedupeKey}`, priority });
}

/** Shows the subject of an email in the browsers in which its reader wants that; it says nothing more. */
export async function queuePush(db: Db, { template, data, recipient, dedupeKey }: repo.Message): Promise<void> {
  const topic = PUSH_TOPICS[template];
  if (!topic) return;
  for (const { id, language } of await listPushTargets(db, recipient, topic)) {
    const { subject } = renderMessage(template, data, language);
    const link = data && 'link' in data ? data.link : undefined;
    await insertMessage(db, {
      dedupeKey: `push:${dedupeKey}:${id}`,
      channel: 'push',
      recipient,
      template: 'push',
      data: { subscriptionId: id, title: subject, ...(link && { link }) },
    });
  }
}

/** Writes the message and the job that delivers it, in the transaction of what it tells about. */
export async function queueMessage<Name extends TemplateName>(db: Db, message: repo.Message<Name>): Promise<void> {
  await insertMessage(db, message);
  if (message.channel === 'email') await queuePush(db, message);
}

/** Tells a member about something by the ways they chose: by email, in their browsers, or both. */
export async function notifyMember<Name extends TemplateName>(
  db: Db,
  userId: string,
  message: repo.Message<Name>,
): Promise<void> {
  const topic = PUSH_TOPICS[message.template];
  const byEmail = !topic || (await isEnabled(db, userId, topic, 'email'));
  await (byEmail ? queueMessage : queuePush)(db, message);
}
