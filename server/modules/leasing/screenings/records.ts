// A record is weighed only after the person was notified, has its copy, and was heard or let the time pass.

import { createHash } from 'node:crypto';
import { DAY_MS } from '@/contract/calendar/durations';
import { RECORD_ANSWER_DAYS } from '@/contract/law/screening';
import { routes } from '@/contract/routes';
import type { Services } from '@/server/context';
import type { Db } from '@/server/db/client';
import { audit } from '@/server/http/audit';
import { conflict, notFound } from '@/server/http/errors';
import { newId } from '@/server/ids';
import { enqueue } from '@/server/jobs/queue';
import { storeForAll } from '@/server/modules/account/documents';
import { queueMessage } from '@/server/modules/account/outbox';
import { closeTodo, openTodo } from '@/server/modules/account/todos';
import type { ScreenedPerson } from '@/server/modules/leasing/screenings/notifications';
import type { ScreenedHome, ScreeningRow, ScreeningView } from '@/server/modules/leasing/screenings/repo';
import * as repo from '@/server/modules/leasing/screenings/repo';
import { openPdf } from '@/server/pdf/document';

type RecordState = Pick<ScreeningRow, 'toWeigh' | 'weighing' | 'recordAnswer' | 'recordAnswerBy'>;

/** Whether a person of ours may weigh it now: they have answered, or the time to answer is over. */
export const isReadyToWeigh = ({ toWeigh, weighing, recordAnswer, recordAnswerBy }: RecordState, now: Date): boolean =>
  toWeigh && !weighing && (recordAnswer !== null || (recordAnswerBy !== null && recordAnswerBy <= now));

interface Found {
  applicationId: string;
  home: ScreenedHome;
  person: ScreenedPerson;
  copy: ReportCopy | undefined;
}

/** Tells anyone who has a record of it, once; then asks staff to weigh it as soon as they may. */
export async function requestRecordReview(trx: Db, services: Services, found: Found): Promise<void> {
  const { applicationId, home, person } = found;
  const now = services.clock();
  const row = await repo.lock(trx, person.screening.id);
  if (!row.toWeigh) await repo.update(trx, row.id, { toWeigh: true });
  if (!row.recordNotifiedAt) return notifyOfRecord(trx, services, found, now);
  if (!isReadyToWeigh({ ...row, toWeigh: true }, now)) {
    await enqueueReview(trx, applicationId, row.id, row.recordAnswerBy ?? now);
    return;
  }
  for (const { id: userId } of await repo.listLeasingStaff(trx))
    await openTodo(trx, {
      userId,
      kind: 'reviewRecords',
      subject: row.id,
      detail: { name: person.adult.name, home: home.streetAddress },
    });
}

const enqueueReview = (trx: Db, applicationId: string, screeningId: string, runAt: Date) =>
  enqueue(trx, 'screenApplication', { applicationId }, { runAt, jobKey: `record-answer:${screeningId}` });

async function notifyOfRecord(trx: Db, services: Services, found: Found, now: Date): Promise<void> {
  const { applicationId, home, person, copy } = found;
  const { screening, adult } = person;
  const answerBy = new Date(now.getTime() + RECORD_ANSWER_DAYS * DAY_MS);
  await repo.update(trx, screening.id, { recordNotifiedAt: now, recordAnswerBy: answerBy });
  if (adult.personId && copy) {
    const { isStored: _, ...file } = copy;
    const name = 'Copy of your background report';
    await storeForAll(trx, {
      ownerIds: [adult.personId],
      homeId: home.homeId,
      name,
      category: 'notice',
      isRecord: false,
      now,
      ...file,
    });
    copy.isStored = true;
  }
  await audit(trx, {
    event: 'screening.record_notified',
    subject: `screening:${screening.id}`,
    detail: { answerBy: answerBy.toISOString() },
  });
  if (adult.email)
    await queueMessage(trx, {
      dedupeKey: `record-found:${screening.id}`,
      channel: 'email',
      recipient: adult.email,
      template: 'recordFound',
      data: {
        name: adult.name,
        home: home.streetAddress,
        agency: screening.agency,
        by: answerBy.toISOString(),
        link: `${services.siteUrl}${routes.application.tracker()}?application=${applicationId}`,
      },
    });
  await enqueueReview(trx, applicationId, screening.id, answerBy);
}

/** A copy of a report among the files, and whether a person has it as their document. */
export interface ReportCopy {
  storageKey: string;
  bytes: number;
  sha256: Buffer;
  isStored: boolean;
}

/** Every applicant with an account gets a copy with the notice of a record, once. */
export const needsReportCopy = ({ adult, screening }: ScreenedPerson): boolean =>
  adult.personId !== null && !screening.recordNotifiedAt && !screening.weighing;

/** Writes the copy of the report: details of a record never go through email. */
export async function writeReportCopy(
  { storage, clock }: Services,
  { adult, screening, answers }: ScreenedPerson,
): Promise<ReportCopy> {
  const now = clock();
  const pdf = openPdf({ title: 'Copy of your background report', createdAt: now });
  const { name, address, phone } = screening.agency;
  pdf.title('Copy of your background report');
  pdf.labeledLine('For', adult.name);
  pdf.labeledLine('Reported by', `${name}, ${address}, ${phone}`);
  pdf.heading('Records reported');
  const records = answers.criminal?.status === 'done' ? answers.criminal.findings.records : [];
  for (const { on, offence, court, disposition } of records)
    pdf.paragraph([on, offence, court, disposition].filter(Boolean).join(', '));
  pdf.heading('Your rights');
  pdf.paragraph(
    `${name} did not decide about your application. You can dispute anything that is wrong or incomplete with ${name}, free of charge.`,
  );
  const bytes = await pdf.bytes();
  const storageKey = `documents/reports/${newId(now.getTime())}.pdf`;
  await storage.put(storageKey, bytes);
  return { storageKey, bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest(), isStored: false };
}

interface RecordAnswer {
  text: string;
  disputes: boolean;
  documentIds: readonly string[];
}

/** Keeps what the person says about it, until it was weighed. */
export async function saveRecordAnswer(
  trx: Db,
  view: NonNullable<ScreeningView>,
  answer: RecordAnswer,
  now: Date,
): Promise<void> {
  const row = await repo.lock(trx, view.id);
  if (!row.recordNotifiedAt || row.weighing) throw conflict('There’s nothing to answer, or it was already decided.');
  const documentIds = [...new Set(answer.documentIds)];
  if (
    documentIds.length > 0 &&
    (await repo.listDocuments(trx, view.personId ?? '', documentIds)).length < documentIds.length
  )
    throw notFound('We couldn’t find that file.');
  await repo.update(trx, row.id, {
    recordAnswer: JSON.stringify({ ...answer, documentIds, at: now.toISOString() }),
  });
  for (const { id: applicationId } of await repo.listServedApplications(trx, row.applicantId))
    await enqueue(trx, 'screenApplication', { applicationId }, { jobKey: `screen-application:${applicationId}` });
}

/** Weighed: the question to the person is closed. */
export async function closeRecordReview(trx: Db, screeningId: string): Promise<void> {
  for (const { id: userId } of await repo.listLeasingStaff(trx))
    await closeTodo(trx, { userId, kind: 'reviewRecords', subject: screeningId });
}
