// A notice in the form of a statute on paper, and what its service brings about.
import { localDay } from '@/contract/calendar/localDay';
import { formDeadline } from '@/contract/law/forms';
import { env } from '@/server/env';
import type { LetterHandler } from '@/server/letterTypes';
import { failNotice, failureOf, findFormContext, moveNotice } from './index';
import * as repo from './repo';
import { demandedCents, writeForm } from './words';

export const statutoryNoticePaper: LetterHandler['prepare'] = async (db, id) => {
  const notice = await repo.find(db, id);
  const lease = notice && (await repo.findLease(db, notice.leaseId));
  if (notice?.status !== 'prepared' || !lease) return undefined;
  const context = await findFormContext(db, lease, notice.createdAt);
  const { NOTICE_ADDRESS: address, NOTICE_PHONE: phone } = env();
  const signing = {
    landlord: lease.terms.homeowner,
    office: { address, phone },
    datedOn: localDay(notice.createdAt, context.timeZone),
  };
  return (pdf) => writeForm(pdf, notice.paper, signing);
};

/** The days of the residents run from here; a notice that was served too late, or demands too much by now, has no effect. */
export const servedStatutoryNotice: LetterHandler['serve'] = async (db, _services, served) => {
  const { id, servedOn, givenOn, method, now } = served;
  const notice = await repo.lock(db, id);
  const lease = notice && (await repo.findLease(db, notice.leaseId));
  if (notice?.status !== 'prepared' || !lease) return;
  const { where, demand } = await findFormContext(db, lease, now);
  const lastDay = formDeadline(where, notice.kind, { servedOn, givenOn, method }, notice.facts);
  const change = { servedOn, givenOn, lastDay };
  const reason = failureOf(notice, lastDay, demandedCents(demand));
  if (reason) return failNotice(db, notice, { reason, now, change });
  await moveNotice(db, notice, 'serve', { now, change });
};
