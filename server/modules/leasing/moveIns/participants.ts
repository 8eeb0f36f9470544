import type { MoveInStep } from '@/contract/leasing/moveIns/constants';
import type { Services } from '@/server/context';
import { type Db, runAs } from '@/server/db/client';
import { conflict, notFound } from '@/server/http/errors';
import type { OperationContext } from '@/server/http/implement';
import { dbActor, requirePerson } from '@/server/http/person';
import { isId } from '@/server/ids';
import { findParticipant, presentMoveIn } from '@/server/modules/leasing/moveIns';
import type { MoveInParticipant } from '@/server/modules/leasing/moveIns/types';

export type MoveInCall = Pick<OperationContext, 'db' | 'person' | 'now'> & { params: { leaseId: string } };

/** The caller's part in the lease of the address. */
export const loadParticipant = async ({ db, person, params, now }: MoveInCall) =>
  isId(params.leaseId) ? findParticipant(db, params.leaseId, requirePerson(person).id, now) : undefined;

/** Refuses while a step is locked, in the words that say what unlocks it. */
export async function assertOpen(db: Db, party: MoveInParticipant, step: MoveInStep) {
  const shown = await presentMoveIn(db, party);
  const found = shown.steps.find((one) => one.step === step);
  if (found?.state === 'locked') throw conflict(`This opens ${found.unlockedBy}.`);
  return shown;
}

/** Work as the caller, for handlers that run outside a transaction. */
export const asParticipant = <T>(
  call: MoveInCall & { services: Services },
  work: (db: Db, party: MoveInParticipant) => Promise<T>,
) =>
  runAs(call.services.db, dbActor(call.person), true, async (db) => {
    const party = await loadParticipant({ ...call, db });
    if (!party) throw notFound();
    return work(db, party);
  });
