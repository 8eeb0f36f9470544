import { cents } from '@/contract/amounts/cents';
import type { GuaranteeCard, Payout, PayoutLineView, PayoutRun } from '@/contract/money/payouts/endpoints';
import type { Db } from '@/server/db/client';
import * as repo from './repo';
import type * as runs from './runs/repo';

export const presentLine = ({
  kind,
  amount,
  description,
  workOrderId,
}: Pick<repo.PayoutLineRow, 'kind' | 'amount' | 'description' | 'workOrderId'>): PayoutLineView => ({
  kind,
  description,
  workOrderId,
  amount: cents(amount),
});

/** Payouts with their lines and parts, as the system. */
export async function presentPayouts(db: Db, rows: readonly repo.PayoutRow[]): Promise<Payout[]> {
  const ids = rows.map(({ id }) => id);
  const lines = await repo.listLines(db, ids);
  const parts = await repo.listParts(db, ids);
  const banks = await repo.listPartBanks(db, ids);
  return rows.map((row) => ({
    id: row.id,
    homeId: row.homeId,
    period: row.period,
    plan: row.plan,
    status: row.status,
    heldFor: row.heldFor,
    payOn: row.payOn,
    statementId: row.statementId,
    amount: cents(row.amount),
    carried: cents(row.carried),
    reserve: cents(row.reserve),
    lines: lines.filter(({ payoutId }) => payoutId === row.id).map(presentLine),
    parts: parts
      .filter(({ payoutId }) => payoutId === row.id)
      .map(({ id, amount, status, traceId, arrivesOn, failure }) => ({
        status,
        traceId,
        arrivesOn,
        failure,
        amount: cents(amount),
        name: banks.get(id)?.name ?? '',
        bank: banks.get(id)?.bank ?? '',
      })),
  }));
}

type ClaimRow = Pick<repo.PayoutRow, 'period' | 'payOn' | 'guaranteePaid' | 'guaranteeRepaid'>;

/** What the guarantee paid, the newest first. Late rent pays back the oldest of it that is still open. */
function claimsOf(rows: readonly ClaimRow[]): GuaranteeCard['claims'] {
  const claims: { period: string; paidOn: string; amount: number; repaid: number; repaidOn: string | null }[] = [];
  for (const { period, payOn, guaranteePaid, guaranteeRepaid } of [...rows].sort((a, b) =>
    a.payOn < b.payOn ? -1 : 1,
  )) {
    let left = guaranteeRepaid;
    for (const claim of claims) {
      const part = Math.min(left, claim.amount - claim.repaid);
      if (part === 0) continue;
      claim.repaid += part;
      claim.repaidOn = payOn;
      left -= part;
    }
    if (guaranteePaid > 0) claims.push({ period, paidOn: payOn, amount: guaranteePaid, repaid: 0, repaidOn: null });
  }
  return claims
    .reverse()
    .map(({ amount, repaid, ...claim }) => ({ ...claim, amount: cents(amount), repaid: cents(repaid) }));
}

/** The guarantee of a home: what is left, what ended or would end it, and what it paid when. */
export function presentGuarantee(
  rows: readonly ClaimRow[],
  { limit, endedBy, voidedFor }: { limit: number; endedBy: string[]; voidedFor: string | null },
): GuaranteeCard {
  const used = rows.reduce((sum, row) => sum + row.guaranteePaid - row.guaranteeRepaid, 0);
  return {
    limit: cents(limit),
    used: cents(used),
    left: cents(Math.max(0, limit - used)),
    voidedFor,
    endedBy,
    claims: claimsOf(rows),
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
