import { leases } from '@/contract/leases';
import { leasesSchemas } from '@/contract/leases.schemas';
import { runAs } from '@/server/db/client';
import { notFound } from '@/server/http/errors';
import { type Call, implement, on } from '@/server/http/implement';
import { askerOf, signedIn } from '@/server/http/person';
import { isId } from '@/server/ids';
import { endUnpaid } from './leases.ending';
import { presentLease } from './leases.presenter';
import * as repo from './leases.repo';
import { sendLease } from './leases.service';

type Asked = Pick<Call, 'db' | 'person'>;

const load = async ({ db, person, params }: Asked & { params: { leaseId: string } }) =>
  isId(params.leaseId) ? repo.findById(db, params.leaseId, signedIn(person).id) : undefined;

export const leasesRoutes = implement(leases, leasesSchemas, {
  listLeases: {
    may: 'own',
    handle: async ({ db, person }) => ({ items: (await repo.findMine(db, signedIn(person).id)).map(presentLease) }),
  },
  getLease: on({ load, may: 'own', handle: ({ loaded }) => presentLease(loaded) }),
  getHomeLease: on({
    load: async ({ db, person, params }) =>
      isId(params.homeId) ? repo.findOfHome(db, params.homeId, signedIn(person).id) : undefined,
    may: 'own',
    handle: ({ loaded }) => presentLease(loaded),
  }),
  sendLease: {
    may: 'own',
    handle: async ({ db, person, params, body, services, about }) => {
      const { id: by } = signedIn(person);
      const homeId = isId(params.homeId) ? params.homeId : '00000000-0000-0000-0000-000000000000';
      const id = await sendLease(db, services, { homeId, wish: body, by });
      about(`lease:${id}`);
      const sent = await repo.findById(db, id, by);
      if (!sent) throw new Error('The lease was here a moment ago');
      return presentLease(sent);
    },
  },
  endLease: {
    may: 'own',
    alone: true,
    handle: async (call) => {
      const { person, params, body, services } = call;
      const { id: personId, type } = signedIn(person);
      const seen = () => runAs(services.db, askerOf(person), false, (db) => load({ db, person, params }));
      const lease = await seen();
      if (!lease) throw notFound();
      const ours = lease.ownerId === personId || lease.myRole === 'homeowner' || lease.myRole === 'manager';
      const may = ours || type === 'staff';
      await endUnpaid(services, lease.id, { personId, reason: body.reason, may });
      return presentLease((await seen()) ?? lease);
    },
  },
});
