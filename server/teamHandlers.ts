// Hands over the work of a staff member after their account ends: each module hands its part to another fitting member, or
// leaves it where the desk shows it.
import type { Db } from './db/client';
import { handOnHomes, handOnWaitingHomes } from './modules/homes/homes/hosts/hosts';
import { handOnAppointments, handOnWaitingAppointments } from './modules/leasing/appointments/handOver/handOver';
import { releaseItems } from './modules/platform/desk/release';

interface HandedOn {
  /** Taken over by another member. */
  reassigned: number;
  /** Waits on the desk for someone. */
  unassigned: number;
}

/** Called as the system, in the transaction that ends the account, in this order: a home's new host takes its tours. */
export const memberEndHandlers: readonly ((db: Db, memberId: string, now: Date) => Promise<HandedOn>)[] = [
  handOnHomes,
  handOnAppointments,
  releaseItems,
];

/** Called as staff or the system after the work of a member has changed: the person may take over what waits. */
export const memberWorkHandlers: readonly ((db: Db, now: Date) => Promise<unknown>)[] = [
  handOnWaitingHomes,
  handOnWaitingAppointments,
];
