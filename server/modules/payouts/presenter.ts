import { cents } from '@/contract/money/cents';
import type { GuaranteeCard, Payout, PayoutLineView, PayoutRun } from '@/contract/payouts/endpoints';
import type { Db } from '@/server/db/client';
import * as repo from './repo';
import type * as runs from './runs/repo';

const presentLine = ({ kind, amount, description, workOrderId }: repo.PayoutLineRow): PayoutLineView => ({
  ...{ kind, description, workOrderId },
  amount: cents(amount),
});

/** Payouts with their lines and parts, as the system. */
export async function presentPayouts(db: Db, rows: readonly repo.PayoutRow[]): Promise<Payout[]> {
  const ids = rows.map(({ id }) => id);
  const lines = await repo.listLines(db, ids);
  const parts = await repo.listParts(db, ids);
  const banks = await repo.listPartBanks(db, ids);
  return rows.map((row) => ({
    ...{ id: row.id, homeId: row.homeId, period: row.period, plan: row.plan, status: row.status },
    ...{ heldFor: row.heldFor, payOn: row.payOn, statementId: row.statementId },
    amount: cents(row.amount),
    carried: cents(row.carried),
    reserve: cents(row.reserve),
    lines: lines.filter(({ payoutId }) => payoutId === row.id).map(presentLine),
    parts: parts
      .filter(({ payoutId }) => payoutId === row.id)
      .map(({ id, amount, status, traceId, arrivesOn, failure }) => ({
        ...{ status, traceId, arrivesOn, failure },
        amount: cents(amount),
        name: banks.get(id)?.name ?? '',
        bank: banks.get(id)?.bank ?? '',
      })),
  }));
}

/** The guarantee of a home: what is left, what ended or would end it, and what it paid when. */
export function presentGuarantee(
  rows: readonly repo.PayoutRow[],
  { limit, endedBy, voidedFor }: { limit: number; endedBy: string[]; voidedFor: string | null },
): GuaranteeCard {
  const used = rows.reduce((sum, row) => sum + row.guaranteePaid - row.guaranteeRepaid, 0);
  return {
    limit: cents(limit),
    used: cents(used),
    left: cents(Math.max(0, limit - used)),
    voidedFor,
    endedBy,
    claims: rows
      .filter(({ guaranteePaid, guaranteeRepaid }) => guaranteePaid > 0 || guaranteeRepaid > 0)
      .map(({ period, payOn, guaranteePaid, guaranteeRepaid }) => ({
        ...{ period, paidOn: payOn },
        amount: cents(guaranteePaid),
        repaid: cents(guaranteeRepaid),
      })),
  };
}

export async function presentRun(db: Db, run: runs.PayoutRunRow, personId: string): Promise<PayoutRun> {
  const names = await repo.namesOf(db, [run.createdBy, run.releasedBy]);
  return {
    id: run.id,
    payOn: run.payOn,
    status: run.status,
    createdBy: run.createdBy ? (names.get(run.createdBy) ?? '') : null,
    releasedBy: run.releasedBy ? (names.get(run.releasedBy) ?? '') : null,
    canRelease: run.status === 'open' && run.createdBy !== personId,
    finished: run.finishedAt !== null,
  };
}
