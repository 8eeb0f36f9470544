import type { Services } from '@/server/context';
import type { Db } from '@/server/db/client';
import { queueMessage, takeStrangerBudget } from '@/server/modules/account/outbox';
import { createRunLink } from '@/server/modules/platform/flows/resumeLinks';
import { RESUME_PATH } from './constants';
import type { QualificationRow } from './repo';

/** Mails the result to those who left an address, with a link that opens it on any device. */
export async function notifyResult(db: Db, services: Services, row: QualificationRow, now: Date): Promise<void> {
  const { id, status, answers, reasons, reviewBy, decision, homeIds } = row;
  const recipient = answers.email;
  if (!recipient) return;
  if (!(await takeStrangerBudget(db, { recipient }, now))) return;
  await queueMessage(db, {
    dedupeKey: `qualification:${id}:${status}:${now.getTime()}`,
    channel: 'email',
    recipient,
    template: 'qualificationResult',
    data: {
      firstName: answers.firstName ?? '',
      street: answers.address.streetAddress,
      city: answers.address.city,
      status,
      reasons: reasons.map(({ reason, change }) => `${reason} ${change}`),
      reviewBy: reviewBy?.toISOString() ?? null,
      decisionReason: decision?.reason ?? null,
      inAccount: homeIds.length > 0,
      link: await createRunLink(db, services, { owner: { resumePath: RESUME_PATH }, runId: id, now }),
    },
  });
}
