import { statutoryNotices } from '@/contract/tenancy/statutoryNotices/endpoints';
import { statutoryNoticesSchemas } from '@/contract/tenancy/statutoryNotices/schemas';
import type { Db } from '@/server/db/client';
import { implement, withResource } from '@/server/http/implement';
import { requirePerson } from '@/server/http/person';
import { isId } from '@/server/ids';
import { findHomeById } from '@/server/modules/homes/homes';
import { closeNotice, prepareNotice } from './index';
import { canGiveStatutoryNotices } from './policy';
import { presentStatutoryNotice, presentStatutoryNotices } from './presenter';
import * as repo from './repo';

async function presentOne(db: Db, id: string) {
  const row = await repo.find(db, id);
  if (!row) throw new Error('The notice was here a moment ago');
  return presentStatutoryNotice(row);
}

export const statutoryNoticesRoutes = implement(statutoryNotices, statutoryNoticesSchemas, {
  listStatutoryNotices: withResource({
    duties: ['leasing'],
    load: async ({ db, params }) => (isId(params.homeId) ? findHomeById(db, params.homeId) : undefined),
    authorize: canGiveStatutoryNotices,
    runAs: 'system',
    handle: ({ db, loaded, now }) => presentStatutoryNotices(db, loaded.id, now),
  }),
  prepareStatutoryNotice: withResource({
    duties: ['leasing'],
    load: ({ db, params }) => repo.findLease(db, params.leaseId),
    authorize: canGiveStatutoryNotices,
    runAs: 'system',
    handle: async ({ db, loaded, person, body, now, auditSubject }) => {
      const id = await prepareNotice(db, { lease: loaded, body, personId: requirePerson(person).id, now });
      auditSubject(`statutory_notice:${id}`, { kind: body.kind });
      return presentOne(db, id);
    },
  }),
  closeStatutoryNotice: withResource({
    duties: ['leasing'],
    load: ({ db, params }) => repo.find(db, params.statutoryNoticeId),
    authorize: canGiveStatutoryNotices,
    runAs: 'system',
    handle: async ({ db, loaded, person, body, now, auditSubject }) => {
      await closeNotice(db, { id: loaded.id, reason: body.reason, personId: requirePerson(person).id, now });
      auditSubject(`statutory_notice:${loaded.id}`, { reason: body.reason });
      return presentOne(db, loaded.id);
    },
  }),
});
