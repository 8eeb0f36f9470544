import { cents } from '@/contract/amounts/cents';
import type { MonthClosing, MonthClosings, ReconciliationPack } from '@/contract/money/monthClosings/endpoints';
import type { Db } from '@/server/db/client';
import { findBlockers, nextMonth } from './index';
import * as repo from './repo';

const FORMER = 'A former colleague';

const presentPack = (pack: repo.PackRow): ReconciliationPack => ({
  id: pack.id,
  account: pack.account,
  statementOn: pack.statementOn,
  bankCents: cents(pack.bank),
  inTransitCents: cents(pack.inTransit),
  unbookedCents: cents(pack.unbooked),
  bookCents: cents(pack.book),
  owedCents: cents(pack.owed),
  isMade: pack.madeAt !== null,
});

const presentReopening = (row: repo.ClosingView): MonthClosing['reopened'] =>
  row.reopenedAt && {
    requestedBy: row.reopeningRequesterName || FORMER,
    by: row.reopenerName || FORMER,
    at: row.reopenedAt.toISOString(),
    reason: row.reopeningReason ?? '',
  };

/** The month that is next, and those that were closed. As the system. */
export async function presentClosings(db: Db, now: Date): Promise<MonthClosings> {
  const month = await nextMonth(db, now);
  const rows = await repo.list(db);
  const last = await repo.findLast(db);
  const packs =
    rows.length > 0
      ? await repo.listPacks(
          db,
          rows.map(({ id }) => id),
        )
      : [];
  return {
    next: { month, blockers: await findBlockers(db, month, now) },
    isRequested: await repo.isRequested(db),
    items: rows.map((row) => ({
      id: row.id,
      month: row.month,
      requestedBy: row.requesterName || FORMER,
      closedBy: row.closerName || FORMER,
      closedAt: row.closedAt.toISOString(),
      reopened: presentReopening(row),
      isLast: row.id === last?.id,
      packs: packs.filter(({ closingId }) => closingId === row.id).map(presentPack),
    })),
  };
}
