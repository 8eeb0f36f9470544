// What deleting an account means to each module: what keeps it from being deleted, with what the person can do about it,
// and what ends as soon as they ask for it.
import type { DeletionBlocker } from '@/contract/account/deletions/endpoints';
import type { Db } from './db/client';
import { deletionBlockers as endedLeases } from './modules/account/account/residences';
import { deletionBlockers as homesShown } from './modules/homes/homes';
import { deletionBlockers as openApplications } from './modules/leasing/applications';
import { cancelAll as cancelAppointments } from './modules/leasing/appointments';
import { deletionBlockers as leases } from './modules/leasing/leases';
import { deletionBlockers as balances } from './modules/money/ledger';
import { deletionBlockers as openPayments } from './modules/money/payments';
import { deletionBlockers as unpaidPayouts } from './modules/money/payouts';

type BlockerSource = (db: Db, userId: string, now: Date) => Promise<DeletionBlocker[]>;

const blockerSources: readonly BlockerSource[] = [
  balances,
  unpaidPayouts,
  openPayments,
  homesShown,
  openApplications,
  leases,
  endedLeases,
];

/** As the system. In the order in which they are shown. */
export async function findDeletionBlockers(db: Db, userId: string, now: Date): Promise<DeletionBlocker[]> {
  const blockers: DeletionBlocker[] = [];
  for (const find of blockerSources) blockers.push(...(await find(db, userId, now)));
  return blockers;
}

/** Called as the system, in the transaction of the request. */
export const deletionRequestHandlers: readonly ((db: Db, userId: string, now: Date) => Promise<unknown>)[] = [
  cancelAppointments,
];
