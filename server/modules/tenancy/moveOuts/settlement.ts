// How lines change, and what their agreement means for the money of a deposit. As the system.

import { cents } from '@/contract/amounts/cents';
import { type DeductionEvent, deductionLifecycle } from '@/contract/tenancy/moveOuts/constants';
import { depositTotals } from '@/contract/tenancy/moveOuts/deposit';
import { audit } from '@/server/http/audit';
import { conflict } from '@/server/http/errors';
import { chargeBeyondDeposit, owedOf, payFromDeposit } from '@/server/modules/money/charges/depositCharges';
import { depositClaimed } from '@/server/modules/money/ledger';
import { type DeadlineCall, type MoveOutCall, moveMoveOut, notify } from '@/server/modules/tenancy/moveOuts';
import { lineAmount } from '@/server/modules/tenancy/moveOuts/presenter';
import type { DeductionRow, MoveOutRow } from '@/server/modules/tenancy/moveOuts/repo';
import * as repo from '@/server/modules/tenancy/moveOuts/repo';

export async function lockMoveOut({ db, lease }: MoveOutCall): Promise<MoveOutRow> {
  const row = await repo.lockByLease(db, lease.id);
  if (!row || row.status === 'planned') throw conflict('The residents haven’t left yet.');
  return row;
}

export async function changeLine(
  call: MoveOutCall | DeadlineCall,
  line: DeductionRow,
  event: DeductionEvent,
  change: Parameters<typeof repo.updateDeduction>[2],
): Promise<void> {
  const status = deductionLifecycle.after(line.status, event);
  if (!status) throw conflict('This line is agreed already.');
  await repo.updateDeduction(call.db, line.id, { ...change, status, updatedAt: call.now });
  await audit(call.db, {
    event: 'move_out.line_changed',
    subject: `move_out:${line.moveOutId}`,
    personId: call.personId,
    detail: { line: line.id, from: line.status, to: status },
  });
}

/** Reopens a settled deposit: one of its lines is open again, or staff lowered it. */
export async function reopenIfSettled({ db, personId, now }: MoveOutCall, row: MoveOutRow): Promise<MoveOutRow> {
  if (row.status === 'itemized') return row;
  return moveMoveOut(db, row, 'reopen', { now, personId, change: { settledAt: null } });
}

/** Every line is agreed, dropped, or stands: what the owner keeps leaves the deposit in the books. */
export async function settleIfAgreed(
  call: MoveOutCall | DeadlineCall,
  row: MoveOutRow,
  message: 'settled' | 'barred' = 'settled',
): Promise<void> {
  const { db, services, lease, personId, now } = call;
  const lines = await repo.listDeductions(db, row.id);
  if (lines.some(({ status }) => status === 'proposed' || status === 'disputed')) return;
  const subject = { leaseId: lease.id, homeId: row.homeId, ownerId: row.ownerId };
  // Lines beyond the deposit are owed apart from it: only what is held can be kept. Rent and other charges come first.
  let held = (row.deposit ?? 0) - row.returned;
  let beyond = 0;
  for (const line of lines.toSorted((one, other) => Number(one.chargeId === null) - Number(other.chargeId === null))) {
    if (line.chargeId) await lowerToOwed(call, line, line.chargeId);
    const amount = Math.min(held, lineAmount(line));
    held -= amount;
    if (line.chargeId === null) beyond += lineAmount(line) - amount;
    const { id, claimed: before } = line;
    if (amount === before) continue;
    if (line.chargeId)
      await payFromDeposit(db, { id, leaseId: lease.id, chargeId: line.chargeId, before, amount }, now);
    else await depositClaimed(db, { ...subject, id, before, amount }, now);
    await repo.updateDeduction(db, id, { claimed: amount });
  }
  await chargeBeyondDeposit(db, { moveOutId: row.id, leaseId: lease.id, amount: beyond }, now);
  const settled = await moveMoveOut(db, row, 'settle', { now, personId, change: { settledAt: now } });
  await notify(db, services, lease, message, { cause: now.toISOString() });
  if (refundLeft(settled, lines) === 0) await moveMoveOut(db, settled, 'finish', { now, personId });
}

/** A charge that the residents paid meanwhile, or are paying, takes no more of the deposit than what is left of it. */
async function lowerToOwed(
  { db, lease }: MoveOutCall | DeadlineCall,
  line: DeductionRow,
  chargeId: string,
): Promise<void> {
  const most = line.claimed + (await owedOf(db, lease.id, chargeId));
  if (lineAmount(line) <= most || line.status === 'dropped') return;
  const change = line.status === 'accepted' ? { agreed: most } : { offer: most };
  await repo.updateDeduction(db, line.id, change);
  Object.assign(line, change);
}

/** What is still to go back to the residents, as the lines stand. */
export function refundLeft(row: MoveOutRow, lines: readonly DeductionRow[]): number {
  const { refund } = depositTotals(cents(row.deposit ?? 0), lines.map(lineAmount));
  return refund - row.returned;
}
