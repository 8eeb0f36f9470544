// The notice of a visit on paper, where the law wants it so (Cal. Civ. Code § 1954(d)(1)): in person, at the usual entry door,
// or by mail six days before. Email goes out as a copy.
import { addDays, latest } from '@/contract/calendar/days';
import { DAY_MS } from '@/contract/calendar/durations';
import { localDay } from '@/contract/calendar/localDay';
import { jurisdictionOf } from '@/contract/homes/places/jurisdictions';
import { serviceLaw } from '@/contract/law/service';
import type { Db } from '@/server/db/client';
import { conflict } from '@/server/http/errors';
import type { LetterHandler } from '@/server/letterTypes';
import * as repo from '@/server/modules/care/workOrders/repo';
import { findHomeById } from '@/server/modules/homes/homes';
import { listResidents } from '@/server/modules/homes/residents';
import { cancelLetter, queueLetter } from '@/server/modules/platform/letters';
import type { Pdf } from '@/server/pdf/document';
import { findVisit } from './repo';

/** Days before a visit by which a notice of it is mailed. */
const MAILED_DAYS = 6;

const visitSubject = (visitId: string): string => `visit:${visitId}`;

interface NoticedVisit {
  id: string;
  startsAt: Date;
}

/** Puts the paper of a visit into the queue of the desk, to be served a day before it; not where email counts. */
export async function queueEntryLetter(
  db: Db,
  row: Pick<repo.WorkOrderRow, 'homeId' | 'leaseId' | 'title' | 'timeZone'>,
  { id, startsAt }: NoticedVisit,
  now: Date,
): Promise<void> {
  const home = await findHomeById(db, row.homeId);
  if (!home || !row.leaseId) return;
  const where = jurisdictionOf(home);
  const today = localDay(now, row.timeZone);
  if (!serviceLaw(where, today, 'entry').onPaper) return;
  const dayBefore = localDay(new Date(startsAt.getTime() - DAY_MS), row.timeZone);
  const residents = await listResidents(db, row.leaseId);
  await queueLetter(db, {
    homeId: row.homeId,
    leaseId: row.leaseId,
    subject: visitSubject(id),
    kind: 'entry',
    title: `Notice of entry: ${row.title}`.slice(0, 300),
    recipients: residents.map(({ name }) => name),
    home,
    where,
    timeZone: row.timeZone,
    dueOn: latest(dayBefore, today),
    now,
  });
}

/** A visit that was moved or canceled needs no paper. */
export const cancelEntryLetter = (db: Db, visitId: string, now: Date): Promise<void> =>
  cancelLetter(db, visitSubject(visitId), now);

export const entryPaper: LetterHandler['prepare'] = async (db, id) => {
  const visit = await findVisit(db, id);
  if (visit?.status !== 'booked' || !visit.noticeText) return undefined;
  const { noticeText } = visit;
  return (pdf) => writeEntryNotice(pdf, noticeText);
};

/** The notice of a visit as the residents read it: its first line is the title. */
export function writeEntryNotice(pdf: Pdf, text: string): void {
  const [title = '', ...lines] = text.split('\n');
  pdf.title(title);
  for (const line of lines) pdf.paragraph(line);
}

/**
 * A notice that was served too late gives no right to enter: its service is refused, so that the visit is moved. Served on the
 * day before, it counts where it is recorded 24 hours before the visit: the record has no time of day.
 */
export const servedEntry: LetterHandler['serve'] = async (db, _services, { id, servedOn, givenOn, now }) => {
  const visit = await findVisit(db, id);
  const row = visit && (await repo.findById(db, visit.workOrderId));
  if (!visit || !row) return;
  const visitDay = localDay(visit.startsAt, row.timeZone);
  const isMailed = givenOn !== servedOn;
  const inTime = isMailed
    ? addDays(servedOn, MAILED_DAYS) <= visitDay && givenOn < visitDay
    : addDays(servedOn, 2) <= visitDay || now.getTime() <= visit.startsAt.getTime() - DAY_MS;
  if (inTime) return;
  throw conflict(
    isMailed
      ? 'A notice by mail is sent at least six days before the visit. Move the visit, or leave the paper at the door in time.'
      : 'This is less than 24 hours before the visit. Move the visit, or ask the resident to agree to the time.',
  );
};
