import { wealth } from '@/contract/money/wealth/endpoints';
import { wealthSchemas } from '@/contract/money/wealth/schemas';
import { conflict, notFound } from '@/server/http/errors';
import { implement, type OperationContext, withResource } from '@/server/http/implement';
import { isOnDuty, requirePerson } from '@/server/http/person';
import { rowLevel } from '@/server/http/policy';
import { findHomeAccess, type HomeAccess } from '@/server/modules/homes/homeMembers';
import { findWealth, listWealth, wealthCsv } from './index';
import { canChangeWealth, canSeeWealth } from './policy';
import * as repo from './repo';
import { readSaleOutlook } from './sale/sale';

type HomeCall = Pick<OperationContext, 'db' | 'person'> & { params: { homeId: string } };

/** A home that the caller has to do with; anyone else hears that there is none. */
async function loadHome({ db, person, params }: HomeCall): Promise<HomeAccess> {
  const { id } = requirePerson(person);
  const access = await findHomeAccess(db, params.homeId, id);
  if (!access || (access.role === null && !isOnDuty(person))) throw notFound('We couldn’t find that home.');
  return access;
}

export const wealthRoutes = implement(wealth, wealthSchemas, {
  listWealth: {
    authorize: rowLevel,
    runAs: 'system',
    handle: async ({ db, person, now }) => ({ items: await listWealth(db, requirePerson(person).id, now) }),
  },
  exportWealth: {
    authorize: rowLevel,
    runAs: 'system',
    handle: async ({ db, person, now }) => ({
      fileName: 'wealth.csv',
      text: wealthCsv(await listWealth(db, requirePerson(person).id, now)),
    }),
  },
  getWealth: withResource({
    load: loadHome,
    authorize: canSeeWealth,
    runAs: 'system',
    handle: ({ db, loaded, person, now }) => findWealth(db, requirePerson(person).id, loaded.homeId, now),
  }),
  getSaleOutlook: withResource({
    load: loadHome,
    authorize: canSeeWealth,
    runAs: 'system',
    handle: ({ db, loaded, now }) => readSaleOutlook(db, loaded, now),
  }),
  saveWealth: withResource({
    load: loadHome,
    authorize: canChangeWealth,
    runAs: 'system',
    handle: async ({ db, loaded, person, body, now, auditSubject }) => {
      const { homeId, ownerId } = loaded;
      if (!ownerId) throw conflict('This home has no owner on file yet. Message us, and we’ll help.');
      await repo.savePlan(db, { homeId, ownerId, ...body, now });
      auditSubject(`home:${homeId}`);
      return findWealth(db, requirePerson(person).id, homeId, now);
    },
  }),
});
