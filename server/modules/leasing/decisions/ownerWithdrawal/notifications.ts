// The homeowner canceled a lease after the yes: adverse for everyone approved (15 U.S.C. § 1681m), with a notice of its own.

import { localDay } from '@/contract/calendar/localDay';
import { jurisdictionOf } from '@/contract/homes/places/jurisdictions';
import { routes } from '@/contract/routes';
import type { Services } from '@/server/context';
import type { Db } from '@/server/db/client';
import { queueMessage } from '@/server/modules/account/outbox';
import { adverseActionNotice } from '@/server/modules/leasing/decisions/adverseActionNotice';
import { draftLetter } from '@/server/modules/leasing/decisions/letters/letters';
import { noticeText, reportingAgency } from '@/server/modules/leasing/decisions/notifications';
import * as repo from '@/server/modules/leasing/decisions/repo';

/** In the transaction that ends the application. Anyone who was turned down as a co-signer has their own notice already. */
export async function notifyApprovalCanceled(
  db: Db,
  services: Services,
  { applicationId, reason }: { applicationId: string; reason: string },
): Promise<void> {
  const decided = await repo.findDecided(db, applicationId);
  if (!decided) return;
  const { id: decisionId, home, decidedByName } = decided;
  const now = services.clock();
  const day = localDay(now, home.timeZone);
  for (const recipient of await repo.findRecipients(db, applicationId)) {
    if (recipient.mayCoSign === false) continue;
    const notice = adverseActionNotice({
      outcome: 'declined',
      conditions: [],
      reasons: [],
      lines: [],
      where: jurisdictionOf(home),
      day,
      credit: null,
      agency: reportingAgency(recipient),
      reportMayCount: true,
      override: {
        decided: 'The homeowner canceled your approval before everyone had signed the lease.',
        why: [`The reason they gave: “${reason}”`, 'You did not withdraw, and your application fee is refunded.'],
      },
    });
    await draftLetter(db, {
      decisionId,
      home,
      day,
      now,
      recipient,
      parts: notice,
      afterDecision: true,
      by: ['Canceled by', `${decidedByName}, the homeowner`],
    });
    if (recipient.email)
      await queueMessage(db, {
        dedupeKey: `approval-canceled:${recipient.id}`,
        channel: 'email',
        recipient: recipient.email,
        template: 'approvalCanceled',
        data: {
          name: recipient.name,
          home: home.streetAddress,
          link: `${services.siteUrl}${routes.application.tracker()}?application=${applicationId}`,
          notice: noticeText(notice),
        },
      });
  }
}
