// What the bank does with an order of unclaimed money. As the system, in the transaction that changes the order.
import {
  type UnclaimedEvent,
  unclaimedLifecycle,
  unclaimedReportLifecycle,
} from '@/contract/money/unclaimedProperty/constants';
import type { Db } from '@/server/db/client';
import { audit } from '@/server/http/audit';
import * as repo from './repo';

const subjectOf = (id: string) => `unclaimed_item:${id}`;

/** Its report is paid once the state has all of it, and open again where an order fails. */
async function followReport(db: Db, id: string, event: 'settle' | 'fail'): Promise<void> {
  const report = await repo.lockReport(db, id);
  const items = await repo.listByReport(db, id);
  if (event === 'settle' && items.some(({ status }) => status === 'reported' || status === 'remitting')) return;
  const status = unclaimedReportLifecycle.after(report.status, event);
  if (status) await repo.updateReport(db, id, { status });
}

/** A statement shows it: the state, or the owner, has the money. */
export async function confirmUnclaimedOrder(db: Db, orderId: string, at: Date): Promise<void> {
  const reports = new Set<string>();
  for (const { id, status: from, reportId } of await repo.listByOrder(db, orderId)) {
    const event: UnclaimedEvent = from === 'remitting' ? 'settle' : 'pay';
    const status = unclaimedLifecycle.after(from, event);
    if (!status) continue;
    await repo.update(db, id, { status, updatedAt: at });
    if (event === 'settle' && reportId) reports.add(reportId);
    const done = event === 'settle' ? 'unclaimed.remitted' : 'unclaimed.paid';
    await audit(db, { event: done, subject: subjectOf(id), detail: { orderId } });
  }
  for (const id of reports) await followReport(db, id, 'settle');
}

/** It was declined, refused, stopped, or sent back: the money is here, and waits for another order. */
export async function failUnclaimedOrder(
  db: Db,
  orderId: string,
  { note, at }: { note: string; at: Date },
): Promise<void> {
  const reports = new Set<string>();
  for (const { id, status: from, reportId } of await repo.listByOrder(db, orderId)) {
    // An owner who answered stays so: only the order is gone.
    const status = from === 'answered' ? from : unclaimedLifecycle.after(from, 'fail');
    if (!status) continue;
    await repo.update(db, id, { status, orderId: null, updatedAt: at });
    if (status === 'reported' && reportId) reports.add(reportId);
    await audit(db, { event: 'unclaimed.order_failed', subject: subjectOf(id), detail: { orderId, note } });
  }
  for (const id of reports) await followReport(db, id, 'fail');
}
