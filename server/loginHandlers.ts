// What each module does for a person at every login.
import type { Db } from './db/client';
import { assignLeads } from './modules/account/leads';
import { assignAppointments } from './modules/leasing/appointments';
import { claimRuns } from './modules/platform/flows';

interface NewLogin {
  userId: string;
  email: string;
  /** Hash of the token under which this browser acted without an account; null where there was none. */
  guestToken: Buffer | null;
  now: Date;
}

/** Called in the transaction that creates the session, in this order. */
export const loginHandlers: readonly ((db: Db, login: NewLogin) => Promise<unknown>)[] = [
  (db, { userId, guestToken, now }) => claimRuns(db, guestToken, userId, now),
  (db, { userId, email }) => assignLeads(db, userId, email),
  (db, { userId, email }) => assignAppointments(db, userId, email),
];
