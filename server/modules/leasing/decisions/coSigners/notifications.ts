// Tells a co-signer, whom a yes waited for, that they do not reach what is asked of one: an adverse action of their own
// (15 U.S.C. § 1681m), in the transaction of the judgment. The others learn no more than that it was not enough.

import { localDay } from '@/contract/calendar/localDay';
import { jurisdictionOf } from '@/contract/homes/places/jurisdictions';
import { INCOME_REQUIREMENTS } from '@/contract/leasing/criteria/requirements';
import { routes } from '@/contract/routes';
import type { Services } from '@/server/context';
import type { Db } from '@/server/db/client';
import { failpoint } from '@/server/failpoint';
import { queueMessage } from '@/server/modules/account/outbox';
import { adverseActionNotice } from '@/server/modules/leasing/decisions/adverseActionNotice';
import { draftLetter } from '@/server/modules/leasing/decisions/letters/letters';
import { creditScore, noticeText, reportingAgency } from '@/server/modules/leasing/decisions/notifications';
import * as repo from '@/server/modules/leasing/decisions/repo';

interface DeclinedCoSigner {
  applicationId: string;
  applicantId: string;
  lacks: readonly ('income' | 'credit')[];
}

export async function notifyCoSignerDeclined(
  db: Db,
  services: Services,
  { applicationId, applicantId, lacks }: DeclinedCoSigner,
): Promise<void> {
  const now = services.clock();
  const decided = await repo.findDecided(db, applicationId);
  if (!decided) throw new Error('A co-signer is screened alone only after the decision');
  const { id: decisionId, home, decidedByName } = decided;
  const message = (await repo.findRecipients(db, applicationId)).find(({ id }) => id === applicantId);
  if (!message) throw new Error('Anyone who was looked at has handed in');
  const day = localDay(now, home.timeZone);
  // The score was weighed in any case: what is asked is an income and a score.
  const credit = await creditScore(db, message, now);
  const why = { income: INCOME_REASON, credit: creditReason(credit?.score ?? null) };
  const notice = adverseActionNotice({
    outcome: 'declined',
    conditions: [],
    reasons: lacks,
    lines: [],
    where: jurisdictionOf(home),
    day,
    agency: reportingAgency(message),
    credit,
    override: {
      decided: 'You were not accepted as a co-signer for this home.',
      why: lacks.map((criterion) => why[criterion]),
    },
  });
  await draftLetter(db, {
    decisionId,
    home,
    day,
    now,
    recipient: message,
    parts: notice,
    afterDecision: true,
    by: ['Held against the published criteria by', `Belong, for ${decidedByName}, the homeowner`],
  });
  if (message.email)
    await queueMessage(db, {
      dedupeKey: `co-signer-turned-down:${applicantId}`,
      channel: 'email',
      recipient: message.email,
      template: 'coSignerDeclined',
      data: {
        name: message.name,
        home: home.streetAddress,
        link: `${services.siteUrl}${routes.application.tracker()}?application=${applicationId}`,
        notice: noticeText(notice),
      },
    });
  failpoint(services, 'decisions:coSignerNotified');
}

const INCOME_REASON = `Income: What you earn, as far as it could be confirmed, is below what is asked of a co-signer: ${INCOME_REQUIREMENTS.coSignerGross} times the rent before tax, or ${INCOME_REQUIREMENTS.coSignerNet} times after it.`;

const creditReason = (score: number | null) =>
  score === null
    ? `Credit history: We were told no score for you. A co-signer needs a score of ${INCOME_REQUIREMENTS.coSignerScore}.`
    : `Credit history: Your score is below the ${INCOME_REQUIREMENTS.coSignerScore} that is asked of a co-signer.`;
