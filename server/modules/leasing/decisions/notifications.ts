// Tells everybody of the group what was decided, in the transaction of the decision itself: mail to each, and where it is
// adverse the draft of a letter of their own.

import { jurisdictionOf } from '@/contract/homes/places/jurisdictions';
import type { CriterionLine } from '@/contract/leasing/criteria/criteria';
import { isAdverse } from '@/contract/leasing/decisions/constants';
import type { Decision } from '@/contract/leasing/decisions/endpoints';
import { routes } from '@/contract/routes';
import type { Services } from '@/server/context';
import type { Db } from '@/server/db/client';
import { failpoint } from '@/server/failpoint';
import { queueMessage } from '@/server/modules/account/outbox';
import { decryptAnswers } from '@/server/modules/leasing/screenings';
import { adverseActionNotice, conditionText, type NoticeSection } from './adverseActionNotice';
import { draftLetter } from './letters/letters';
import type { DecidedHome, DecisionRecipient } from './repo';
import * as repo from './repo';

export interface DecisionDetails extends Decision {
  id: string;
  applicationId: string;
  lines: readonly CriterionLine[];
  home: DecidedHome;
  /** Local day. */
  day: string;
  now: Date;
  acceptBy: Date;
}

const templates = {
  approved: 'applicationApproved',
  approved_with_conditions: 'applicationApprovedWithConditions',
  declined: 'applicationDeclined',
} as const;

export async function notifyDecision(db: Db, services: Services, decision: DecisionDetails): Promise<void> {
  const adverse = isAdverse(decision.outcome, decision.conditions);
  for (const details of await repo.findRecipients(db, decision.applicationId)) {
    const notice = adverse ? await buildNotice(db, decision, details) : [];
    if (adverse)
      await draftLetter(db, {
        ...decision,
        decisionId: decision.id,
        recipient: details,
        by: ['Decided by', `${decision.by}, the homeowner`],
        parts: [...notice, { heading: `What ${decision.by} wrote`, paragraphs: [decision.message] }],
        afterDecision: false,
      });
    if (!details.email) continue;
    await queueMessage(db, {
      dedupeKey: `decision:${decision.id}:${details.id}`,
      channel: 'email',
      recipient: details.email,
      template: templates[decision.outcome],
      data: {
        name: details.name,
        home: decision.home.streetAddress,
        by: decision.by,
        message: decision.message,
        acceptBy: decision.acceptBy.toISOString(),
        conditions: decision.conditions.map(conditionText),
        link: `${services.siteUrl}${routes.application.tracker()}?application=${decision.applicationId}`,
        notice: noticeText(notice),
      },
    });
  }
  failpoint(services, 'decisions:notified');
}

/** A score, and what was said of a record, go into the letter in the account, and not through the mail. */
export const noticeText = (notice: readonly NoticeSection[]) =>
  notice
    .filter(({ heading }) => heading !== 'Your score')
    .map((section) => ({
      ...section,
      paragraphs: section.paragraphs.filter((text) => !text.startsWith('Why the record counts:')),
    }));

async function buildNotice(db: Db, decision: DecisionDetails, recipient: DecisionRecipient): Promise<NoticeSection[]> {
  // The score of who signs for others is weighed with the income it stands in for.
  const used = recipient.role === 'coSigner' ? (['credit', 'income'] as const) : (['credit'] as const);
  const wantsScore = used.some((criterion) => decision.reasons.includes(criterion));
  return adverseActionNotice({
    ...decision,
    where: jurisdictionOf(decision.home),
    agency: reportingAgency(recipient),
    recordReason: recipient.weighing?.counts ? recipient.weighing.reason : null,
    credit: wantsScore ? await creditScore(db, recipient, decision.now) : null,
  });
}

export const reportingAgency = ({ agency }: DecisionRecipient) =>
  agency as { name: string; address: string; phone: string } | null;

/** What a bureau said about this person, opened for their letter; null where it said nothing. */
export async function creditScore(
  db: Db,
  { screeningId: id, answers: sealed, answeredAt }: DecisionRecipient,
  now: Date,
) {
  if (!id || !sealed) return null;
  const answers = await decryptAnswers(db, { id, answers: sealed }, 'adverse action letter');
  if (answers?.credit?.status !== 'done') return null;
  return { ...answers.credit.findings, on: (answeredAt ?? now).toISOString().slice(0, 10) };
}
