// Tells everybody of the group what was decided, in the transaction of the decision itself: mail to each, and where it is
// adverse a letter of their own among their documents, with a second copy kept as proof.
import { createHash } from 'node:crypto';
import type { Line } from '@/contract/criteria';
import type { Decided } from '@/contract/decisions';
import { isAdverse } from '@/contract/decisions.facts';
import type { Db } from '@/server/db/client';
import { failpoint } from '@/server/failpoint';
import { newId } from '@/server/ids';
import { keepForAll } from '@/server/modules/documents/documents.service';
import { sendLater } from '@/server/modules/outbox/outbox.service';
import { openAnswers } from '@/server/modules/screenings/screenings.service';
import { openPdf } from '@/server/pdf/pdf';
import type { Services } from '@/server/services';
import { conditionWords, noticeOf, type Part } from './decisions.notice';
import type { DecidedHome, Told } from './decisions.repo';
import * as repo from './decisions.repo';

export interface Decision extends Decided {
  id: string;
  applicationId: string;
  lines: readonly Line[];
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

export async function tellDecision(db: Db, services: Services, decision: Decision): Promise<void> {
  const adverse = isAdverse(decision.outcome, decision.conditions);
  for (const told of await repo.toTell(db, decision.applicationId)) {
    const notice = adverse ? await noticeFor(db, decision, told) : [];
    if (adverse) await keepLetter(db, services, decision, told, notice);
    if (!told.email) continue;
    await sendLater(db, {
      dedupeKey: `decision:${decision.id}:${told.id}`,
      channel: 'email',
      recipient: told.email,
      template: templates[decision.outcome],
      data: {
        name: told.name,
        home: decision.home.streetAddress,
        by: decision.by,
        message: decision.message,
        acceptBy: decision.acceptBy.toISOString(),
        conditions: decision.conditions.map(conditionWords),
        link: `${services.siteUrl}/resident/application/post-applicant-flow?application=${decision.applicationId}`,
        // A score goes into the letter in the account, and not through the mail.
        notice: notice.filter(({ heading }) => heading !== 'Your score'),
      },
    });
  }
  failpoint(services, 'decisions:told');
}

async function noticeFor(db: Db, decision: Decision, told: Told): Promise<Part[]> {
  const { home, reasons } = decision;
  const wantsScore = reasons.includes('credit') && told.screeningId && told.answers;
  const answers = wantsScore
    ? await openAnswers(db, { id: told.screeningId as string, answers: told.answers }, 'adverse action letter')
    : null;
  const credit = answers?.credit?.status === 'done' ? answers.credit.found : null;
  return noticeOf({
    ...decision,
    where: home,
    agency: told.agency as { name: string; address: string; phone: string } | null,
    credit: credit && { ...credit, on: (told.answeredAt ?? decision.now).toISOString().slice(0, 10) },
  });
}

async function keepLetter(db: Db, services: Services, decision: Decision, told: Told, notice: Part[]): Promise<void> {
  const { home, now, id, day } = decision;
  const bytes = await drawLetter(decision, told.name, notice);
  const sha256 = createHash('sha256').update(bytes).digest();
  const letterId = newId(now.getTime());
  const [storageKey, own] = [`decision-letters/${letterId}.pdf`, `documents/letters/${letterId}.pdf`];
  await services.storage.put(storageKey, bytes);
  // A file of its own: the person may remove theirs, the proof stays.
  await services.storage.put(own, bytes);
  const [documentId = letterId] = await keepForAll(db, {
    ownerIds: told.personId ? [told.personId] : [],
    homeId: home.id,
    name: `Decision on ${home.streetAddress} ${day}`,
    category: 'notice',
    bytes: bytes.length,
    sha256,
    storageKey: own,
    now,
  });
  await repo.insertLetter(db, {
    id: letterId,
    decisionId: id,
    applicantId: told.id,
    adverse: true,
    documentId,
    storageKey,
    sha256,
    sentAt: now,
  });
}

function drawLetter({ home, day, now, by, message, id }: Decision, name: string, notice: readonly Part[]) {
  const pdf = openPdf({ title: `Decision on your application for ${home.streetAddress}`, createdAt: now });
  const date = new Date(`${day}T00:00:00Z`).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
  pdf.title('About your application');
  pdf.fact('To', name);
  pdf.fact(
    'Home',
    `${home.streetAddress}${home.unit ? `, ${home.unit}` : ''}, ${home.city}, ${home.state} ${home.zipcode}`,
  );
  pdf.fact('Date', date);
  pdf.fact('Decided by', `${by}, the homeowner`);
  pdf.fact('Number of this decision', id);
  for (const { heading, paragraphs } of notice) {
    pdf.heading(heading);
    for (const paragraph of paragraphs) pdf.paragraph(paragraph);
  }
  pdf.heading(`What ${by} wrote`);
  pdf.paragraph(message);
  return pdf.bytes();
}
