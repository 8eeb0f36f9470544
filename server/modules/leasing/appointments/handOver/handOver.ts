// Tours, visits, and calls of a person who left: another fitting person takes them, or the desk shows them.
import type { Db } from '@/server/db/client';
import { changeHost } from '@/server/modules/leasing/appointments';
import { slotsFor } from '@/server/modules/leasing/appointments/availability';
import * as repo from '@/server/modules/leasing/appointments/repo';

async function handOn(db: Db, hostId: string | null, now: Date) {
  let [reassigned, unassigned] = [0, 0];
  for (const made of await repo.listLeftBehind(db, hostId, now)) {
    // Video needs no room of its own here: the way of the appointment stays.
    const offer = await slotsFor(db, made, undefined, now);
    if (await changeHost(db, made, offer, now)) reassigned += 1;
    else unassigned += 1;
  }
  return { reassigned, unassigned };
}

/** Hands on what one person had before them; as the system. */
export const handOnAppointments = (db: Db, memberId: string, now: Date) => handOn(db, memberId, now);

/** Tries again for all who left, as after a member's work changed; as the system. */
export const handOnWaitingAppointments = (db: Db, now: Date) => handOn(db, null, now);
