import { cents, formatExactMoney } from '@/contract/amounts/cents';
import { isActionKind, type MoneyRequest, moneyRequestLifecycle } from '@/contract/money/moneyRequests/endpoints';
import { moneyActions } from '@/server/approvals/actions';
import type { Db } from '@/server/db/client';
import { nameAccounts } from '@/server/modules/money/ledger';
import { feeOfRefund } from '@/server/modules/money/payments';
import type { MoneyRequestView } from './repo';

const linesOf = ({ entries }: Pick<MoneyRequestView, 'entries'>) => entries ?? [];

/** How it goes out. The check for a refund of a card payment is of its share of the card fee as well. */
async function methodOf(db: Db, row: MoneyRequestView): Promise<string | null> {
  const { id, paymentId, amount, checkNumber, label, kind, paymentFee } = row;
  const method = checkNumber ? `Check ${checkNumber}` : label || null;
  if (kind !== 'refund' || !paymentId || !paymentFee || !method) return method;
  const fee = await feeOfRefund(db, { id, paymentId, amount });
  return fee > 0
    ? `${method}, ${formatExactMoney(amount + fee)} with ${formatExactMoney(fee)} of the card fee`
    : method;
}

/** As staff see them; accounts are named once for all. */
export async function presentRequests(
  db: Db,
  rows: readonly MoneyRequestView[],
  readerId: string,
): Promise<MoneyRequest[]> {
  const names = await nameAccounts(
    db,
    rows.flatMap(linesOf).map(({ code }) => code),
  );
  const methods = new Map<string, string | null>();
  for (const row of rows) methods.set(row.id, await methodOf(db, row));
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    status: row.status,
    amountCents: cents(row.amount),
    reason: row.reason,
    payee: row.payee,
    title: row.title,
    facts: isActionKind(row.kind) ? (moneyActions[row.kind].facts?.(row.wish) ?? []) : [],
    leaseId: row.aboutLeaseId,
    homeId: row.homeId,
    isAlone: row.isAlone,
    method: methods.get(row.id) ?? null,
    entries: linesOf(row).map(({ code, amount }) => ({
      code,
      name: names.get(code)?.full ?? code,
      amountCents: cents(amount),
    })),
    effectiveOn: row.effectiveOn,
    documentId: row.documentId,
    requestedBy: row.requesterName ?? 'A former colleague',
    requestedAt: row.requestedAt.toISOString(),
    isOwn: row.requestedBy === readerId,
    decidedBy: row.deciderName,
    decidedAt: row.decidedAt?.toISOString() ?? null,
    note: row.note,
    canStop: row.checkNumber !== null && moneyRequestLifecycle.after(row.status, 'stop') !== undefined,
    stopped: row.stoppedAt && {
      by: row.stopperName ?? 'A former colleague',
      at: row.stoppedAt.toISOString(),
      reason: row.stopReason ?? '',
    },
  }));
}
