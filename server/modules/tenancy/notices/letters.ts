// An owner's notice on paper: what the letter says, and what its service brings about.
import { formatDay } from '@/contract/format/days';
import { causesFor } from '@/contract/law/tenancy';
import type { LetterHandler } from '@/server/letterTypes';
import { writeNoticePaper } from './document/presenter';
import { deliverNotice, failNotice } from './index';
import { earliestFor, findNoticeContext } from './outlook';
import * as repo from './repo';

export const noticePaper: LetterHandler['prepare'] = async (db, id) => {
  const notice = await repo.lock(db, id);
  if (notice?.status !== 'held' || !notice.serviceAskedAt) return undefined;
  const { serviceAskedAt } = notice;
  return (pdf) => writeNoticePaper(pdf, notice, serviceAskedAt);
};

/** It is given from the day it counts; one that was served too late for its last day ends nothing. */
export const servedNotice: LetterHandler['serve'] = async (db, services, { id, servedOn, givenOn, now }) => {
  const notice = await repo.lock(db, id);
  if (notice?.status !== 'held') return;
  const lease = await repo.findLeaseSide(db, notice.leaseId, notice.givenBy ?? '');
  if (!lease) return;
  const context = await findNoticeContext(db, { ...lease, isOwnerSide: true, isResident: false }, now, givenOn);
  const cause = causesFor(context.where).find((each) => each.id === notice.cause);
  const earliest = earliestFor(context, cause);
  const change = { servedOn, givenOn };
  if (notice.lastDay < earliest) {
    const endReason = `It was served on ${formatDay(servedOn, 'medium')}, so the earliest lawful last day is ${formatDay(earliest, 'medium')}. Give a new notice.`;
    return failNotice(db, services, notice, { now, change: { ...change, endReason } });
  }
  await deliverNotice(db, services, notice, { now, change: { ...change, earliestOn: earliest } });
};
