// What stands beside the status of a repair of the demo data.
import { HOUR_MS } from '@/contract/calendar/durations';
import type { WorkOrderStatus } from '@/contract/care/workOrders/constants';
import type * as repo from '@/server/modules/care/workOrders/repo';

export const REASON = 'Solved another way.';

export const FINISHED: readonly WorkOrderStatus[] = ['done', 'confirmed', 'billed', 'closed'];

/** The columns that stand beside a status. */
export function endOf(
  goal: WorkOrderStatus,
  way: readonly unknown[],
  createdAt: Date,
  at: Date,
  n: number,
): repo.WorkOrderChange {
  const isDone = FINISHED.includes(goal);
  return {
    status: goal,
    statusSince: at,
    ...(way.length > 0 && { respondedAt: new Date(createdAt.getTime() + 10 * 60_000) }),
    ...(isDone && { approvedCents: 30_000 }),
    ...(isDone && goal !== 'done' && { confirmedAt: at, rating: 3 + (n % 3) }),
    ...((goal === 'canceled' || goal === 'declined') && { statusReason: REASON, closedAt: at }),
    ...(goal === 'awaiting_approval' && { approvalDueAt: new Date(at.getTime() + 72 * HOUR_MS) }),
    ...(goal === 'waiting' && { waitingFor: 'A part from the maker', temporaryFix: true }),
  };
}
