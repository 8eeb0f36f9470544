// What is a resident’s now: their leases with the phase each is in.

import { type ResidencePhase, residencePhase } from '@/contract/account/account/residencePhases';
import type { DeletionBlocker } from '@/contract/account/deletions/endpoints';
import { cents, formatExactMoney } from '@/contract/amounts/cents';
import { routes } from '@/contract/routes';
import type { Db } from '@/server/db/client';
import { listEndedLeases, listResidences, type ResidenceRow } from '@/server/modules/leasing/leases';
import { listOpenCents } from '@/server/modules/money/charges/account/account';
import { listDepositStates } from '@/server/modules/tenancy/moveOuts';

export interface KnownResidence extends ResidenceRow {
  phase: ResidencePhase;
}

/** As the person: leases they have to do with as a resident, the newest first. */
export async function findResidences(db: Db, personId: string): Promise<KnownResidence[]> {
  const rows = await listResidences(db, personId);
  const ended = rows.filter(({ status }) => status === 'ended').map(({ leaseId }) => leaseId);
  const [open, deposits] = [await listOpenCents(db, ended), await listDepositStates(db, ended)];
  return rows.flatMap((row) => {
    const { leaseId, status } = row;
    const phase = residencePhase({
      status,
      openCents: open.get(leaseId) ?? 0,
      deposit: deposits.get(leaseId) ?? 'none',
    });
    return phase ? [{ ...row, phase }] : [];
  });
}

/** What is not settled of leases that have ended: the debt by its amount, and the deposit. */
export async function deletionBlockers(db: Db, userId: string): Promise<DeletionBlocker[]> {
  const ended = await listEndedLeases(db, userId);
  const ids = ended.map(({ id }) => id);
  const [open, deposits] = [await listOpenCents(db, ids), await listDepositStates(db, ids)];
  return ended.flatMap(({ id, streetAddress }): DeletionBlocker[] => {
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
    return [...(owed > 0 ? [debt] : []), ...(deposits.get(id) === 'open' ? [deposit] : [])];
  });
}
