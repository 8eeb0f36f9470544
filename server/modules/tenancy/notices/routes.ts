import { notices } from '@/contract/tenancy/notices/endpoints';
import { noticesSchemas } from '@/contract/tenancy/notices/schemas';
import type { Db } from '@/server/db/client';
import { implement, type OperationContext, withResource } from '@/server/http/implement';
import { type Person, requirePerson } from '@/server/http/person';
import { rowLevel } from '@/server/http/policy';
import { isId } from '@/server/ids';
import { giveNotice, reviewNotice, withdrawNotice } from './index';
import { buildNoticeOutlook, findNoticeContext } from './outlook';
import { canGiveNotice, canReviewNotice, canSeeOutlook, canWithdrawNotice } from './policy';
import { presentNotice } from './presenter';
import * as repo from './repo';

type Call = Pick<OperationContext, 'db' | 'person'>;

const loadLease = async ({ db, person, params }: Call & { params: { leaseId: string } }) =>
  isId(params.leaseId) ? repo.findLeaseSide(db, params.leaseId, requirePerson(person).id) : undefined;
const load = async ({ db, person, params }: Call & { params: { noticeId: string } }) =>
  isId(params.noticeId) ? repo.findById(db, params.noticeId, requirePerson(person).id) : undefined;

async function presentCurrent(db: Db, id: string, person: Person | null) {
  const row = await repo.findById(db, id, requirePerson(person).id);
  if (!row) throw new Error('The notice was here a moment ago');
  return presentNotice(row);
}

export const noticesRoutes = implement(notices, noticesSchemas, {
  getNoticeOutlook: withResource({
    duties: ['leasing'],
    load: loadLease,
    authorize: canSeeOutlook,
    runAs: 'system',
    handle: async ({ db, loaded, person, query, now }) => {
      const context = await findNoticeContext(db, loaded, now);
      const outlook = await buildNoticeOutlook(db, context, query.lastDay);
      const open = await repo.findOpen(db, loaded.id, requirePerson(person).id);
      // A held notice of the owner is not for residents to see yet.
      const shown = open && (open.isOwnerSide || open.status === 'given') ? presentNotice(open) : null;
      return { ...outlook, open: shown };
    },
  }),
  listNotices: {
    authorize: rowLevel,
    handle: async ({ db, person }) => ({ items: (await repo.list(db, requirePerson(person).id)).map(presentNotice) }),
  },
  giveNotice: withResource({
    load: loadLease,
    authorize: canGiveNotice,
    runAs: 'system',
    handle: async ({ db, services, loaded, person, body, now }) => {
      const id = await giveNotice(db, services, { lease: loaded, body, personId: requirePerson(person).id, now });
      return presentCurrent(db, id, person);
    },
  }),
  withdrawNotice: withResource({
    load,
    authorize: canWithdrawNotice,
    runAs: 'system',
    handle: async ({ db, services, loaded, person, body, now }) => {
      const call = { id: loaded.id, reason: body.reason, personId: requirePerson(person).id, now };
      await withdrawNotice(db, services, call);
      return presentCurrent(db, loaded.id, person);
    },
  }),
  reviewNotice: withResource({
    duties: ['leasing'],
    load,
    authorize: canReviewNotice,
    runAs: 'system',
    handle: async ({ db, services, loaded, person, body, now }) => {
      const call = { id: loaded.id, reason: body.reason, personId: requirePerson(person).id, now };
      await reviewNotice(db, services, call);
      return presentCurrent(db, loaded.id, person);
    },
  }),
});
