import { leases } from '@/contract/leases';
import { leasesSchemas } from '@/contract/leases.schemas';
import { type Call, implement, on } from '@/server/http/implement';
import { signedIn } from '@/server/http/person';
import { isId } from '@/server/ids';
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
});
