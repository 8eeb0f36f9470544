import { listingPerformance } from '@/contract/homes/listingPerformance/endpoints';
import { listingPerformanceSchemas } from '@/contract/homes/listingPerformance/schemas';
import { notFound } from '@/server/http/errors';
import { implement, type OperationContext, withResource } from '@/server/http/implement';
import { isOnDuty, requirePerson } from '@/server/http/person';
import { findHomeAccess, type HomeAccess } from '@/server/modules/homes/homeMembers';
import { lowerRent, readPerformance, removePriceRule, savePriceRule } from './index';
import { canCutRent, canSeePerformance } from './policy';

type HomeCall = Pick<OperationContext, 'db' | 'person'> & { params: { homeId: string } };

/** A home that the caller has to do with; anyone else hears that there is none. */
async function loadHome({ db, person, params }: HomeCall): Promise<HomeAccess> {
  const { id } = requirePerson(person);
  const access = await findHomeAccess(db, params.homeId, id);
  if (!access || (access.role === null && !isOnDuty(person))) throw notFound('We couldn’t find that home.');
  return access;
}

const present = ({ db, services, person, now }: OperationContext, access: HomeAccess) =>
  readPerformance(db, services, access.homeId, { now, canCut: canCutRent(person, access) });

export const listingPerformanceRoutes = implement(listingPerformance, listingPerformanceSchemas, {
  getPerformance: withResource({
    duties: ['leasing', 'support'],
    load: loadHome,
    authorize: canSeePerformance,
    runAs: 'system',
    handle: (context) => present(context, context.loaded),
  }),
  cutRent: withResource({
    load: loadHome,
    authorize: canCutRent,
    runAs: 'system',
    handle: async (context) => {
      const { db, loaded, body, now, auditSubject } = context;
      const { rentCents: from } = await lowerRent(db, loaded.homeId, body.rentCents, now);
      auditSubject(`home:${loaded.homeId}`, { from, to: body.rentCents });
      return present(context, loaded);
    },
  }),
  savePriceRule: withResource({
    load: loadHome,
    authorize: canCutRent,
    runAs: 'system',
    handle: async (context) => {
      const { db, loaded, body, now, auditSubject } = context;
      await savePriceRule(db, loaded, body, now);
      auditSubject(`home:${loaded.homeId}`, { ...body });
      return present(context, loaded);
    },
  }),
  removePriceRule: withResource({
    load: loadHome,
    authorize: canCutRent,
    runAs: 'system',
    handle: async (context) => {
      const { db, loaded, auditSubject } = context;
      await removePriceRule(db, loaded.homeId);
      auditSubject(`home:${loaded.homeId}`);
      return present(context, loaded);
    },
  }),
});
