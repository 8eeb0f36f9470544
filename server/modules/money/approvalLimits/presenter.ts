import { cents } from '@/contract/amounts/cents';
import { LIMITED_ACTIONS } from '@/contract/money/approvalLimits/constants';
import type { ApprovalLimit, ApprovalLimitChange, ApprovalLimits } from '@/contract/money/approvalLimits/endpoints';
import { officeDay } from '@/server/calendar/officeDeadline';
import type { Db } from '@/server/db/client';
import * as repo from './repo';

const presentChange = (row: repo.ApprovalLimitView, readerId: string): ApprovalLimitChange => ({
  id: row.id,
  action: row.action,
  amountCents: cents(row.amount),
  effectiveOn: row.effectiveOn,
  reason: row.reason,
  status: row.status,
  proposedBy: row.proposedBy === null ? null : (row.proposerName ?? 'A former colleague'),
  proposedAt: row.proposedAt.toISOString(),
  isOwn: row.proposedBy === readerId,
  decidedBy: row.deciderName,
  decidedAt: row.decidedAt?.toISOString() ?? null,
  note: row.note,
});

/** The limits of today and every change. As the system. */
export async function presentLimits(
  db: Db,
  { readerId, canChange, now }: { readerId: string; canChange: boolean; now: Date },
): Promise<ApprovalLimits> {
  const today = officeDay(now);
  const limits: ApprovalLimit[] = [];
  for (const action of LIMITED_ACTIONS) {
    const { amount, effectiveOn } = await repo.findInForce(db, action, today);
    const next = await repo.findNext(db, action, today);
    limits.push({
      action,
      effectiveOn,
      amountCents: cents(amount),
      next: next ? { amountCents: cents(next.amount), effectiveOn: next.effectiveOn } : null,
    });
  }
  const changes = (await repo.list(db)).map((row) => presentChange(row, readerId));
  return { today, limits, changes, canChange };
}
