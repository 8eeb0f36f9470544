// Reports to states: made of what is presumed abandoned, filed, and paid by two people. As the system, once authorized.
import { addDays, addMonths, daysBetween } from '@/contract/calendar/days';
import { formatDay } from '@/contract/format/days';
import {
  MAX_REPORT_ITEMS,
  type RemittanceMethod,
  UNCLAIMED_PLACES,
  unclaimedLifecycle,
  unclaimedPrograms,
  unclaimedReportLifecycle,
} from '@/contract/money/unclaimedProperty/constants';
import { officeDay } from '@/server/calendar/officeDeadline';
import type { Db } from '@/server/db/client';
import { ApiError, conflict } from '@/server/http/errors';
import { newId } from '@/server/ids';
import { orderUnclaimed } from '@/server/modules/money/bankOrders';
import { unclaimedClaimPaid, unclaimedClaimRefunded } from '@/server/modules/money/ledger';
import { holdItem } from './holding';
import { owesLetter } from './letters';
import * as repo from './repo';

const invalid = (field: string, message: string) => new ApiError('invalid', message, { fields: { [field]: message } });

/** The last days before a report is due, in which an item is reported although its letter went out late. */
const LAST_DAYS = 14;

/** An owner has the days of the letter before a report, except where it is due before they end. */
function isReportable(item: repo.ItemRow, today: string): boolean {
  const { letterOn, letterUntil, reportBy } = item;
  if (!letterUntil || !reportBy || owesLetter(item, today)) return false;
  if (letterOn === null) return true;
  const notice = daysBetween(letterUntil, reportBy);
  return addDays(letterOn, notice) <= today || addDays(reportBy, -LAST_DAYS) <= today;
}

interface Reportable {
  state: string;
  dueOn: string;
  items: repo.ItemRow[];
}

/** What can be reported today, by state: everything of the earliest report that is due, and of those before it. */
export async function listReportable(db: Db, today: string): Promise<Reportable[]> {
  const due = (await repo.listDormant(db, today)).filter((item) => isReportable(item, today));
  return [...Map.groupBy(due, ({ state }) => state ?? '')].map(([state, found]) => {
    const dueOn = found[0]?.reportBy ?? today;
    return { state, dueOn, items: found.filter(({ reportBy }) => reportBy === dueOn).slice(0, MAX_REPORT_ITEMS) };
  });
}

interface Caller {
  personId: string;
  now: Date;
}

/** The items stand by themselves from here on: a check that a bank pays meanwhile fails the report as a whole. */
export async function prepareReport(db: Db, state: string, { personId: preparedBy, now }: Caller): Promise<string> {
  await repo.lockReports(db);
  const found = (await listReportable(db, officeDay(now))).find((each) => each.state === state);
  const [first] = found?.items ?? [];
  if (!found || !first?.remitBy) throw conflict('Nothing can be reported to this state today.');
  const id = newId(now.getTime());
  const { dueOn, items } = found;
  const { remitFrom, remitBy } = first;
  await repo.insertReport(db, {
    id,
    state,
    status: 'prepared',
    dueOn,
    remitFrom,
    remitBy,
    preparedBy,
    preparedAt: now,
  });
  for (const { id: itemId } of items) {
    const item = await repo.lock(db, itemId);
    const status = unclaimedLifecycle.after(item.status, 'report');
    if (!status) throw conflict('An item has moved on. Please look at the list again.');
    await holdItem(db, item, now);
    await repo.update(db, itemId, { status, reportId: id, updatedAt: now });
  }
  return id;
}

export async function recordFiling(
  db: Db,
  id: string,
  { reference, filedOn }: { reference: string; filedOn: string },
  { personId: filedBy, now }: Caller,
): Promise<void> {
  const report = await repo.lockReport(db, id);
  const status = unclaimedReportLifecycle.after(report.status, 'file');
  if (!status) throw conflict('This report is filed already.');
  const [first, today] = [officeDay(report.preparedAt), officeDay(now)];
  if (filedOn < first || filedOn > today)
    throw invalid('filedOn', `Choose a day from ${formatDay(first, 'medium')} to today.`);
  await repo.updateReport(db, id, { status, reference, filedOn, filedBy });
}

/** A report that can be paid now, with the items that are still of it, or a refusal. */
export async function requireRemittable(db: Db, id: string, now: Date) {
  const report = await repo.lockReport(db, id);
  if (!unclaimedReportLifecycle.after(report.status, 'remit'))
    throw conflict(
      report.status === 'prepared' ? 'File this report first, and enter its number.' : 'This report is paid already.',
    );
  if (report.remitFrom && officeDay(now) < report.remitFrom)
    throw conflict(`The state takes the money from ${formatDay(report.remitFrom, 'medium')} on.`);
  const items = (await repo.listByReport(db, id)).filter(({ status }) => status === 'reported');
  const amount = items.reduce((sum, item) => sum + item.amount, 0);
  if (amount === 0) throw conflict('All owners of this report have answered. Nothing is left to pay.');
  return { report, items, amount };
}

interface Remittance {
  method: RemittanceMethod;
  requestedBy: string;
  approvedBy: string;
  now: Date;
}

/** Two people agreed: one order for each bank account that the money is in. */
export async function remitReport(
  db: Db,
  id: string,
  { method, requestedBy, approvedBy, now }: Remittance,
): Promise<void> {
  const { report, items } = await requireRemittable(db, id, now);
  const payee = unclaimedPrograms[report.state]?.payee ?? report.state;
  for (const place of UNCLAIMED_PLACES) {
    const own = items.filter((item) => item.place === place);
    const amount = own.reduce((sum, item) => sum + item.amount, 0);
    if (amount === 0) continue;
    const orderId = await orderUnclaimed(db, {
      amount,
      payee,
      method,
      place,
      reason: `Unclaimed property, report ${report.reference}`,
      proposedBy: requestedBy,
      decidedBy: approvedBy,
      now,
    });
    for (const item of own) await repo.update(db, item.id, { status: 'remitting', orderId, updatedAt: now });
  }
  await repo.updateReport(db, id, { status: 'remitting' });
}

/** An item that a state has, or a refusal. */
export async function requireClaimable(db: Db, id: string): Promise<repo.ItemRow> {
  const item = await repo.lock(db, id);
  if (!unclaimedLifecycle.after(item.status, 'claim')) throw conflict('No state has this money.');
  return item;
}

/** Two people agreed: we paid the owner from our own money, and the state owes it to us. */
export async function recordClaim(db: Db, id: string, now: Date): Promise<void> {
  const item = await requireClaimable(db, id);
  await unclaimedClaimPaid(db, item, now);
  await repo.update(db, id, { status: 'claimed', updatedAt: now });
}

export async function recordRefund(db: Db, id: string, receivedOn: string, now: Date): Promise<void> {
  const item = await repo.lock(db, id);
  const status = unclaimedLifecycle.after(item.status, 'refund');
  if (!status) throw conflict('No claim of this money is open with a state.');
  const today = officeDay(now);
  if (receivedOn > today || receivedOn < addMonths(today, -1))
    throw invalid('receivedOn', 'Choose today or a day of the last month.');
  await unclaimedClaimRefunded(db, item, new Date(`${receivedOn}T20:00:00Z`));
  await repo.update(db, id, { status, refundedOn: receivedOn, updatedAt: now });
}
