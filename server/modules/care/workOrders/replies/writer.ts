import { asActorWithin, type Db } from '@/server/db/client';
import { findParticipant } from '@/server/modules/care/workOrders/participants';
import type { Participant } from '@/server/modules/care/workOrders/policy';
import type { Replier } from './repo';

/** As the system; undefined where they may no longer write there: they moved out, or sold the home. */
export async function findWriter(db: Db, { workOrderId, personId, type }: Replier): Promise<Participant | undefined> {
  const person = { id: personId, type };
  const participant = await asActorWithin(db, { id: personId, role: type }, (trx) =>
    findParticipant(trx, workOrderId, person as Parameters<typeof findParticipant>[2]),
  );
  return participant?.role === 'owner' && !participant.decides ? undefined : participant;
}
