import { cents } from '@/contract/amounts/cents';
import { unclaimedDates } from '@/contract/law/unclaimed';
import { ANSWERABLE, unclaimedPrograms } from '@/contract/money/unclaimedProperty/constants';
import type { OwnUnclaimedItem, UnclaimedItem, UnclaimedProperty } from '@/contract/money/unclaimedProperty/endpoints';
import { officeDay } from '@/server/calendar/officeDeadline';
import type { Db } from '@/server/db/client';
import { env } from '@/server/env';
import * as repo from './repo';
import { listReportable } from './reports';

const presentItem = (row: repo.ItemRow & { dueOn: string | null }, today: string): UnclaimedItem => ({
  id: row.id,
  kind: row.kind,
  status: row.status,
  ownerName: row.ownerName,
  address: row.address,
  state: row.state,
  amountCents: cents(row.amount),
  checkNumber: row.checkNumber,
  since: row.since,
  dormantOn: row.dormantOn,
  letterFrom: row.letterFrom,
  letterUntil: row.letterUntil,
  letterOn: row.letterOn,
  reportBy: row.reportBy,
  remitFrom: row.remitFrom,
  remitBy: row.remitBy,
  dueOn: row.dueOn,
  reason: row.reason,
  law: (row.state ? (unclaimedDates(row.state, today, row)?.rules ?? []) : []).map(({ source, certainty }) => ({
    source,
    certainty,
  })),
  needsOrder: row.status === 'answered' && row.orderId === null,
  reportId: row.reportId,
});

/** As the system. */
export async function presentUnclaimed(db: Db, now: Date): Promise<UnclaimedProperty> {
  const today = officeDay(now);
  const reports = await repo.listReports(db);
  return {
    items: (await repo.list(db)).map((row) => presentItem(row, today)),
    reports: reports.map((row) => ({
      id: row.id,
      state: row.state,
      payee: unclaimedPrograms[row.state]?.payee ?? row.state,
      status: row.status,
      dueOn: row.dueOn,
      remitFrom: row.remitFrom,
      remitBy: row.remitBy,
      amountCents: cents(Number(row.amount ?? 0)),
      items: Number(row.items ?? 0),
      preparedBy: row.preparerName ?? 'A former colleague',
      reference: row.reference,
      filedOn: row.filedOn,
    })),
    reportable: (await listReportable(db, today)).map(({ state, dueOn, items }) => ({
      state,
      dueOn,
      items: items.length,
      amountCents: cents(items.reduce((sum, { amount }) => sum + amount, 0)),
    })),
    format: env().UNCLAIMED_REPORTS,
    today,
  };
}

export async function presentOwn(db: Db, ownerId: string): Promise<{ items: OwnUnclaimedItem[] }> {
  const rows = await repo.listOwn(db, ownerId);
  return {
    items: rows.map(({ id, kind, status, amount, address, reportBy, state, reference }) => {
      const program = state ? unclaimedPrograms[state] : undefined;
      const hasState = status === 'remitting' || status === 'remitted';
      return {
        id,
        kind,
        status,
        address,
        amountCents: cents(amount),
        canAnswer: ANSWERABLE.includes(status),
        reportBy,
        program: hasState && program ? { ...program, reference } : null,
      };
    }),
  };
}
