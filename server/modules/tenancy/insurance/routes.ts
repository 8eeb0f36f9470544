import { insurance } from '@/contract/tenancy/insurance/endpoints';
import { insuranceSchemas } from '@/contract/tenancy/insurance/schemas';
import { notFound } from '@/server/http/errors';
import { implement, type OperationContext, withResource } from '@/server/http/implement';
import { isOnDuty, requirePerson } from '@/server/http/person';
import { rowLevel } from '@/server/http/policy';
import { isId } from '@/server/ids';
import { findHomeAccess, type HomeAccess } from '@/server/modules/homes/homeMembers';
import {
  addPolicy,
  chooseCoverage,
  findInsuredHome,
  findPolicyHome,
  listInsurance,
  quoteInsurance,
  readInsurance,
  removePolicy,
} from './index';
import { canAskForQuotes, canChangeInsurance, canSeeInsurance } from './policy';

type HomeCall = Pick<OperationContext, 'db' | 'person'> & { params: { homeId: string } };

/** A home that the caller has to do with; anyone else hears that there is none. */
async function loadHome({ db, person, params }: HomeCall): Promise<HomeAccess> {
  const { id } = requirePerson(person);
  const access = await findHomeAccess(db, params.homeId, id);
  if (!access || (access.role === null && !isOnDuty(person))) throw notFound('We couldn’t find that home.');
  return access;
}

/** A policy of a home that the caller has to do with. */
async function loadPolicy({
  db,
  person,
  params,
}: Pick<OperationContext, 'db' | 'person'> & { params: { policyId: string } }) {
  const homeId = isId(params.policyId) ? await findPolicyHome(db, params.policyId) : undefined;
  return homeId ? loadHome({ db, person, params: { homeId } }) : undefined;
}

const present = ({ db, services, person, now }: OperationContext, access: HomeAccess) =>
  readInsurance(db, services, access.homeId, { canChange: canChangeInsurance(person, access), now });

export const insuranceRoutes = implement(insurance, insuranceSchemas, {
  listInsurance: {
    authorize: rowLevel,
    runAs: 'system',
    handle: async ({ db, services, person, now }) => ({
      items: await listInsurance(db, services, requirePerson(person).id, now),
    }),
  },
  getInsurance: withResource({
    duties: ['leasing', 'care', 'support'],
    load: loadHome,
    authorize: canSeeInsurance,
    runAs: 'system',
    handle: (context) => present(context, context.loaded),
  }),
  addPolicy: withResource({
    load: loadHome,
    authorize: canChangeInsurance,
    runAs: 'system',
    handle: async (context) => {
      const { db, loaded, body, now, auditSubject } = context;
      await addPolicy(db, loaded, body, now);
      auditSubject(`home:${loaded.homeId}`, { form: body.form, expiresOn: body.expiresOn });
      return present(context, loaded);
    },
  }),
  removePolicy: withResource({
    load: loadPolicy,
    authorize: canChangeInsurance,
    runAs: 'system',
    handle: async (context) => {
      const { db, loaded, params, auditSubject } = context;
      await removePolicy(db, loaded.homeId, params.policyId);
      auditSubject(`home:${loaded.homeId}`, { policyId: params.policyId });
      return present(context, loaded);
    },
  }),
  chooseCoverage: withResource({
    load: loadHome,
    authorize: canChangeInsurance,
    runAs: 'system',
    handle: async (context) => {
      await chooseCoverage(context.db, context.loaded, context.body, context.now);
      return present(context, context.loaded);
    },
  }),
  quoteInsurance: withResource({
    load: async (context) => {
      const access = await loadHome(context);
      const home = await findInsuredHome(context.db, access.homeId);
      return home && { access, home };
    },
    authorize: canAskForQuotes,
    transaction: 'manual',
    handle: ({ services, loaded, body }) => quoteInsurance(services, loaded.home, body.coverage),
  }),
});
