import { routes } from '@/contract/routes';
import type { NextStep, NextStepSource } from '@/server/modules/account/todos';
import * as addenda from '@/server/modules/tenancy/leaseRequests/addenda/repo';

/** Changes to a lease that wait for this person's signature. */
export const addendumSteps: NextStepSource = async (db, { id: personId }) =>
  (await addenda.listToSign(db, personId)).map(
    ({ id, homeId, address, since }): NextStep => ({
      id: `addendum:${id}`,
      kind: 'addendum.sent',
      waitingFor: null,
      title: `Sign the change to the lease of ${address}`,
      reason: 'A request was approved. The change starts once everyone has signed.',
      dueOn: null,
      since: since.toISOString(),
      action: { label: 'Read and sign', href: `${routes.leaseSigning({ homeId })}?addendum=${id}` },
    }),
  );
