import { cents } from '@/contract/amounts/cents';
import { type BankOrder, type BankOrders, TAX_ORDER_KINDS } from '@/contract/money/bankOrders/endpoints';
import type { Db } from '@/server/db/client';
import { payableTax } from './index';
import * as repo from './repo';

const presentOrder = (row: repo.BankOrderView, readerId: string): BankOrder => ({
  id: row.id,
  kind: row.kind,
  method: row.method,
  from: row.fromPlace,
  to: row.toPlace,
  payee: row.payee,
  amountCents: cents(row.amount),
  status: row.status,
  reason: row.reason,
  proposedBy: row.proposedBy === null ? null : (row.proposerName ?? 'A former colleague'),
  proposedAt: row.proposedAt.toISOString(),
  isOwn: row.proposedBy === readerId,
  decidedBy: row.deciderName,
  sentAt: row.sentAt?.toISOString() ?? null,
  confirmedOn: row.confirmedOn,
  note: row.note,
});

/** Orders, checks, and what taxes can be paid. As the system. */
export async function presentBankOrders(
  db: Db,
  { readerId, isAutomatic }: { readerId: string; isAutomatic: boolean },
): Promise<BankOrders> {
  const taxes = [];
  for (const kind of TAX_ORDER_KINDS) taxes.push({ kind, owedCents: cents(await payableTax(db, kind)) });
  return {
    orders: (await repo.list(db)).map((row) => presentOrder(row, readerId)),
    checks: (await repo.listChecks(db)).map(({ amount, ...check }) => ({ ...check, amountCents: cents(amount) })),
    taxes,
    isAutomatic,
  };
}
