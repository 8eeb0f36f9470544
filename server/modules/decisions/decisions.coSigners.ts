// Tells a co-signer, whom a yes waited for, that they do not reach what is asked of one: an adverse action of their own
// (15 U.S.C. § 1681m), in the transaction of the judgement. The others learn no more than that it was not enough.
import { CRITERIA } from '@/contract/qualifying';
import type { Db } from '@/server/db/client';
import { failpoint } from '@/server/failpoint';
import { sendLater } from '@/server/modules/outbox/outbox.service';
import type { Services } from '@/server/services';
import { agencyOf, forMail, keepLetter, scoreOf } from './decisions.letters';
import { noticeOf } from './decisions.notice';
import * as repo from './decisions.repo';

interface TurnedDown {
  applicationId: string;
  applicantId: string;
  lacks: readonly ('income' | 'credit')[];
}

export async function tellTurnedDown(
  db: Db,
  services: Services,
  { applicationId, applicantId, lacks }: TurnedDown,
): Promise<void> {
  const now = services.clock();
  const { id: decisionId, home, decidedByName } = await repo.decided(db, applicationId);
  const told = (await repo.toTell(db, applicationId)).find(({ id }) => id === applicantId);
  if (!told) throw new Error('Whoever was looked at has handed in');
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: home.timeZone }).format(now);
  // The score was weighed in any case: what is asked is an income and a score.
  const credit = await scoreOf(db, told, now);
  const why = { income: incomeWords, credit: creditWords(credit?.score ?? null) };
  const notice = noticeOf({
    outcome: 'declined',
    conditions: [],
    reasons: lacks,
    lines: [],
    where: home,
    day,
    agency: agencyOf(told),
    credit,
    told: {
      decided: 'You were not accepted as a co-signer for this home.',
      why: lacks.map((criterion) => why[criterion]),
    },
  });
  await keepLetter(db, services, {
    ...{ decisionId, home, day, now, told, parts: notice, afterDecision: true },
    by: ['Held against the published criteria by', `Belong, for ${decidedByName}, the homeowner`],
  });
  if (told.email)
    await sendLater(db, {
      dedupeKey: `co-signer-turned-down:${applicantId}`,
      channel: 'email',
      recipient: told.email,
      template: 'coSignerTurnedDown',
      data: {
        name: told.name,
        home: home.streetAddress,
        link: `${services.siteUrl}/resident/application/post-applicant-flow?application=${applicationId}`,
        notice: forMail(notice),
      },
    });
  failpoint(services, 'decisions:coSignerTold');
}

const incomeWords = `Income: What you earn, as far as it could be confirmed, is below what is asked of a co-signer: ${CRITERIA.coSignerGross} times the rent before tax, or ${CRITERIA.coSignerNet} times after it.`;

const creditWords = (score: number | null) =>
  score === null
    ? `Credit history: We were told no score for you. A co-signer needs a score of ${CRITERIA.coSignerScore}.`
    : `Credit history: Your score is below the ${CRITERIA.coSignerScore} that is asked of a co-signer.`;
