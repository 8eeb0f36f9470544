import { localDay } from '@/contract/calendar/localDay';
import { leases } from '@/contract/leasing/leases/endpoints';
import { leasesSchemas } from '@/contract/leasing/leases/schemas';
import { notFound } from '@/server/http/errors';
import { implement, type OperationContext, withResource } from '@/server/http/implement';
import { requirePerson } from '@/server/http/person';
import { rowLevel } from '@/server/http/policy';
import { isId } from '@/server/ids';
import { can, findHomeAccess } from '@/server/modules/homes/homeMembers';
import { findHomeById } from '@/server/modules/homes/homes';
import { retryAcceptedLeases } from './applications';
import { findLawContext, presentHomeLaw } from './homeLaw';
import { sendLease } from './index';
import { presentLeadDisclosure, signLeadDisclosure } from './leadPaint';
import { canEndLease, canSendLease } from './policy';
import { presentLease } from './presenter';
import * as repo from './repo';
import { endUnpaidLease } from './termination';

type LeaseCall = Pick<OperationContext, 'db' | 'person'>;

const load = async ({ db, person, params }: LeaseCall & { params: { leaseId: string } }) =>
  isId(params.leaseId) ? repo.findById(db, params.leaseId, requirePerson(person).id) : undefined;

const loadHome = async ({ db, params }: LeaseCall & { params: { homeId: string } }) =>
  isId(params.homeId) ? findHomeById(db, params.homeId) : undefined;

export const leasesRoutes = implement(leases, leasesSchemas, {
  listLeases: {
    authorize: rowLevel,
    handle: async ({ db, person }) => ({
      items: (await repo.listByPerson(db, requirePerson(person).id)).map(presentLease),
    }),
  },
  getLease: withResource({
    duties: ['leasing', 'care', 'money', 'support'],
    load,
    authorize: rowLevel,
    handle: ({ loaded }) => presentLease(loaded),
  }),
  getHomeLease: withResource({
    load: async ({ db, person, params }) =>
      isId(params.homeId) ? repo.findByHome(db, params.homeId, requirePerson(person).id) : undefined,
    authorize: rowLevel,
    handle: ({ loaded }) => presentLease(loaded),
  }),
  getHomeLaw: withResource({
    load: async ({ db, person, params }) => {
      const { id } = requirePerson(person);
      const access = await findHomeAccess(db, params.homeId, id);
      if (access && can(access, 'view')) return access;
      return isId(params.homeId) ? repo.findByHome(db, params.homeId, id) : undefined;
    },
    authorize: rowLevel,
    runAs: 'system',
    handle: async ({ db, loaded, now }) => {
      const context = await findLawContext(db, loaded.homeId);
      if (!context) throw notFound();
      return presentHomeLaw(context, localDay(now, context.timeZone));
    },
  }),
  sendLease: {
    duties: ['leasing'],
    authorize: canSendLease,
    handle: async ({ db, person, params, body, services, auditSubject }) => {
      const { id: by } = requirePerson(person);
      const homeId = isId(params.homeId) ? params.homeId : '00000000-0000-0000-0000-000000000000';
      const id = await sendLease(db, services, { homeId, request: body, by });
      auditSubject(`lease:${id}`);
      const sent = await repo.findById(db, id, by);
      if (!sent) throw new Error('The lease was here a moment ago');
      return presentLease(sent);
    },
  },
  getLeadDisclosure: withResource({
    duties: ['leasing'],
    load: loadHome,
    authorize: canSendLease,
    runAs: 'system',
    handle: ({ db, loaded }) => presentLeadDisclosure(db, loaded),
  }),
  signLeadDisclosure: withResource({
    duties: ['leasing'],
    load: loadHome,
    authorize: canSendLease,
    runAs: 'system',
    handle: async ({ db, person, loaded, body, now, auditSubject }) => {
      await signLeadDisclosure(db, loaded, { name: body.name, personId: requirePerson(person).id, now });
      auditSubject(`home:${loaded.id}`, { knows: loaded.leadPaint, name: body.name });
      await retryAcceptedLeases(db, [loaded.id]);
      return presentLeadDisclosure(db, loaded);
    },
  }),
  endLease: withResource({
    duties: ['leasing'],
    load,
    authorize: canEndLease,
    runAs: 'system',
    handle: async ({ db, services, person, params, body, loaded }) => {
      await endUnpaidLease(services, db, loaded.id, { personId: requirePerson(person).id, reason: body.reason });
      return presentLease((await load({ db, person, params })) ?? loaded);
    },
  }),
});
