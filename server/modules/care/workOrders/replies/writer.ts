import { asActorWithin, type Db } from '@/server/db/client';
import { dbActor, type Person } from '@/server/http/person';
import { findParticipant } from '@/server/modules/care/workOrders/participants';
import type { Participant } from '@/server/modules/care/workOrders/policy';
import type { Replier } from './repo';

/** As the system; undefined where they may no longer write there: they moved out, or sold the home. */
export async function findWriter(
  db: Db,
  { workOrderId, personId, type, takesCare }: Replier,
): Promise<Participant | undefined> {
  const person: Person = { id: personId, type, sessionId: '', authenticatedAt: 0, duties: takesCare ? ['care'] : [] };
  const participant = await asActorWithin(db, dbActor(person), (trx) => findParticipant(trx, workOrderId, person));
  return participant?.role === 'owner' && !participant.decides ? undefined : participant;
}
