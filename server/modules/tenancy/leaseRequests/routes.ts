import { leaseRequests } from '@/contract/tenancy/leaseRequests/endpoints';
import { leaseRequestsSchemas } from '@/contract/tenancy/leaseRequests/schemas';
import type { Db } from '@/server/db/client';
import { notFound } from '@/server/http/errors';
import { implement, type OperationContext, withResource } from '@/server/http/implement';
import { isOnDuty, type Person, requirePerson } from '@/server/http/person';
import { isId } from '@/server/ids';
import { findHomeAccess, type HomeAccess } from '@/server/modules/homes/homeMembers';
import { presentAddendum } from './addenda/presenter';
import * as addenda from './addenda/repo';
import { readLeaseDesk } from './desk/desk';
import { decideRequest, makeRequest, proposeChange, withdrawRequest } from './index';
import {
  canDecideRequest,
  canMakeRequest,
  canProposeChange,
  canSeeAddendum,
  canSeeHomeRequests,
  canSeeLeaseDesk,
  canSeeRequests,
  canWithdrawRequest,
} from './policy';
import { isShown, presentRequest } from './presenter';
import * as repo from './repo';

type Call = Pick<OperationContext, 'db' | 'person'>;

const loadLease = async ({ db, person, params }: Call & { params: { leaseId: string } }) =>
  isId(params.leaseId) ? repo.findLeaseSide(db, params.leaseId, requirePerson(person).id) : undefined;
const load = async ({ db, person, params }: Call & { params: { leaseRequestId: string } }) =>
  isId(params.leaseRequestId) ? repo.findById(db, params.leaseRequestId, requirePerson(person).id) : undefined;

/** A home that the caller has to do with; anyone else hears that there is none. */
async function loadHome({ db, person, params }: Call & { params: { homeId: string } }): Promise<HomeAccess> {
  const { id } = requirePerson(person);
  const access = await findHomeAccess(db, params.homeId, id);
  if (!access || (access.role === null && !isOnDuty(person))) throw notFound('We couldn’t find that home.');
  return access;
}

async function presentCurrent(db: Db, id: string, person: Person | null) {
  const row = await repo.findById(db, id, requirePerson(person).id);
  if (!row) throw new Error('The request was here a moment ago');
  return presentRequest(row, person);
}

const presentAll = (rows: readonly repo.RequestView[], person: Person | null) => ({
  items: rows.filter(isShown).map((row) => presentRequest(row, person)),
});

export const leaseRequestsRoutes = implement(leaseRequests, leaseRequestsSchemas, {
  listLeaseRequests: withResource({
    duties: ['leasing'],
    load: loadLease,
    authorize: canSeeRequests,
    runAs: 'system',
    handle: async ({ db, loaded, person }) =>
      presentAll(await repo.listByLease(db, loaded.id, requirePerson(person).id), person),
  }),
  listHomeRequests: withResource({
    duties: ['leasing'],
    load: loadHome,
    authorize: canSeeHomeRequests,
    runAs: 'system',
    handle: async ({ db, loaded: { homeId }, person }) => {
      const { id } = requirePerson(person);
      return {
        ...presentAll(await repo.listByHome(db, homeId, id), person),
        proposableLeaseId: await repo.findProposableLease(db, homeId, id),
      };
    },
  }),
  makeLeaseRequest: withResource({
    load: loadLease,
    authorize: canMakeRequest,
    runAs: 'system',
    handle: async ({ db, services, loaded, person, body, now, auditSubject }) => {
      const id = await makeRequest(db, services, loaded, body, { personId: requirePerson(person).id, now });
      auditSubject(`lease:${loaded.id}`, { requestId: id, kind: body.kind });
      return presentCurrent(db, id, person);
    },
  }),
  proposeLeaseChange: withResource({
    load: loadLease,
    authorize: canProposeChange,
    runAs: 'system',
    handle: async ({ db, loaded, person, body, now, auditSubject }) => {
      const id = await proposeChange(db, loaded, body, { personId: requirePerson(person).id, now });
      auditSubject(`lease:${loaded.id}`, { requestId: id, kind: body.change.kind });
      return presentCurrent(db, id, person);
    },
  }),
  decideLeaseRequest: withResource({
    duties: ['leasing'],
    load,
    authorize: canDecideRequest,
    runAs: 'system',
    handle: async ({ db, services, loaded, person, body, now, auditSubject }) => {
      await decideRequest(db, services, { id: loaded.id, ...body }, { personId: requirePerson(person).id, now });
      auditSubject(`lease:${loaded.leaseId}`, { requestId: loaded.id, approve: body.approve });
      return presentCurrent(db, loaded.id, person);
    },
  }),
  getLeaseAddendum: withResource({
    duties: ['leasing'],
    load: async ({ db, person, params }) =>
      isId(params.leaseAddendumId) ? addenda.findView(db, params.leaseAddendumId, requirePerson(person).id) : undefined,
    authorize: canSeeAddendum,
    handle: ({ loaded }) => presentAddendum(loaded),
  }),
  withdrawLeaseRequest: withResource({
    load,
    authorize: canWithdrawRequest,
    runAs: 'system',
    handle: async ({ db, loaded, person, now, auditSubject }) => {
      await withdrawRequest(db, loaded.id, now);
      auditSubject(`lease:${loaded.leaseId}`, { requestId: loaded.id });
      return presentCurrent(db, loaded.id, person);
    },
  }),
  getLeaseDesk: withResource({
    duties: ['leasing'],
    load: loadHome,
    authorize: canSeeLeaseDesk,
    runAs: 'system',
    handle: ({ db, loaded, person, now }) => readLeaseDesk(db, loaded.homeId, requirePerson(person), now),
  }),
});
