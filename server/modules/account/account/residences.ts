// What is a person’s now of each lease that they live under, lived under, or vouch for: the phase it is in, what they may
// see, what they owe, and what is held of theirs. The account area and the deletion of an account read it.

import type { Residence } from '@/contract/account/account/endpoints';
import { type ResidencePhase, residencePhase } from '@/contract/account/account/residencePhases';
import type { DeletionBlocker } from '@/contract/account/deletions/endpoints';
import { cents, formatExactMoney } from '@/contract/amounts/cents';
import { routes } from '@/contract/routes';
import type { Db } from '@/server/db/client';
import { listEndedLeases, listResidences, type ResidenceRow } from '@/server/modules/leasing/leases';
import { findOwed, listOpenCents } from '@/server/modules/money/charges/account/account';
import { listDepositStates, listLastDays } from '@/server/modules/tenancy/moveOuts';

export interface KnownResidence extends ResidenceRow, Pick<Residence, 'owed' | 'leavesOn' | 'deposit'> {
  phase: ResidencePhase;
}

/** As the person: leases they have to do with, the newest first. */
export async function findResidences(db: Db, personId: string, now: Date): Promise<KnownResidence[]> {
  const rows = await listResidences(db, personId);
  const idsOf = (status: ResidenceRow['status']) =>
    rows.filter((row) => row.status === status).map(({ leaseId }) => leaseId);
  const ended = idsOf('ended');
  const [open, deposits] = [await listOpenCents(db, ended), await listDepositStates(db, ended)];
  const lastDays = await listLastDays(db, idsOf('active'));
  const residences: KnownResidence[] = [];
  for (const row of rows) {
    const { leaseId, status, role } = row;
    const deposit = deposits.get(leaseId) ?? 'none';
    const phase = residencePhase({ ...row, openCents: open.get(leaseId) ?? 0, deposit });
    if (!phase) continue;
    const owes = role !== 'formerResident' && (status === 'active' || status === 'ended');
    const owed = owes ? await findOwed(db, leaseId, (today) => today, now) : undefined;
    residences.push({ ...row, phase, deposit, owed: owed ?? null, leavesOn: lastDays.get(leaseId) ?? null });
  }
  return residences;
}

/** What is not settled of leases that have ended: the debt by its amount, and the deposit. */
export async function deletionBlockers(db: Db, userId: string): Promise<DeletionBlocker[]> {
  const ended = await listEndedLeases(db, userId);
  const ids = ended.map(({ id }) => id);
  const [open, deposits] = [await listOpenCents(db, ids), await listDepositStates(db, ids)];
  return ended.flatMap(({ id, streetAddress, isResident }): DeletionBlocker[] => {
    const owed = open.get(id) ?? 0;
    const debt: DeletionBlocker = {
      code: 'leaseBalance',
      title: `${formatExactMoney(cents(owed))} is unpaid for ${streetAddress}`,
      reason: 'Pay it first, or tell us what’s wrong with it.',
      action: { label: 'Pay', href: routes.accounts.home.payments() },
    };
    const deposit: DeletionBlocker = {
      code: 'openDeposit',
      title: `Your deposit for ${streetAddress} isn’t settled yet`,
      reason: 'We return what you’re owed first.',
      action: { label: 'View your deposit', href: routes.accounts.home.postMoveOut() },
    };
    return [...(owed > 0 ? [debt] : []), ...(isResident && deposits.get(id) === 'open' ? [deposit] : [])];
  });
}
