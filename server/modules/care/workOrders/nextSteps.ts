import { localDay } from '@/contract/calendar/localDay';
import { HABITABILITY_KINDS, type WorkOrderStatus } from '@/contract/care/workOrders/constants';
import type { NextStep, NextStepSource } from '@/server/modules/account/todos';
import { workOrderPath } from '@/server/modules/care/workOrders/notifications';
import { presentSummary } from '@/server/modules/care/workOrders/presenter';
import * as repo from '@/server/modules/care/workOrders/repo';
import { listCurrentResidences } from '@/server/modules/homes/residents';

const STEPS: Partial<Record<WorkOrderStatus, { kind: string; title: string; reason: string; label: string }>> = {
  needs_info: {
    kind: 'answerRepair',
    title: 'Answer a question',
    reason: 'We need to know a bit more before we can send someone.',
    label: 'Answer',
  },
  awaiting_approval: {
    kind: 'approveRepair',
    title: 'Decide on a repair',
    reason: 'See what is wrong, what it costs, and what we recommend.',
    label: 'Decide',
  },
  done: {
    kind: 'confirmRepair',
    title: 'Is it fixed?',
    reason: 'The Pro says the work is done. Tell us if it is.',
    label: 'Confirm',
  },
};
const STATUSES = Object.keys(STEPS) as WorkOrderStatus[];

/** The repair waits for the answer, and until then a person may be hurt or cannot live in the home. */
const isSafetyQuestion = ({ status, tier, repairKind }: repo.WorkOrderRow) =>
  status !== 'done' && (tier === 'life_safety' || tier === 'urgent' || HABITABILITY_KINDS.includes(repairKind));

/** What repairs ask of the people who live there and of the owner. Our own people have the desk. */
export const workOrderSteps: NextStepSource = async (db, { id: personId, type }) => {
  if (type === 'staff') return [];
  const residences = new Set((await listCurrentResidences(db)).map(({ leaseId }) => leaseId));
  const decided = new Set(await repo.listOwnedHomes(db, personId));
  const rows = await repo.list(db, { personId, statuses: STATUSES, limit: 50 });
  const waiting = rows.filter(({ status, ownerId }) => status === 'awaiting_approval' && ownerId !== personId);
  const leftToOwner = await repo.listLeftToOwner(
    db,
    waiting.map(({ homeId }) => homeId),
  );
  return rows.flatMap((row): NextStep[] => {
    const role = row.leaseId && residences.has(row.leaseId) ? 'resident' : 'owner';
    const step = STEPS[row.status];
    if (!step || !presentSummary(row, role).myTurn || (role === 'owner' && !decided.has(row.homeId))) return [];
    if (role === 'owner' && waiting.includes(row) && leftToOwner.includes(row.homeId)) return [];
    const { kind, title, reason, label } = step;
    return [
      {
        id: `workOrder:${row.id}:${kind}`,
        kind,
        waitingFor: null,
        since: row.statusSince.toISOString(),
        ...(role === 'owner' && { homeId: row.homeId }),
        ...(isSafetyQuestion(row) && { urgency: 'safety' as const }),
        dueOn:
          row.status === 'awaiting_approval' && row.approvalDueAt ? localDay(row.approvalDueAt, row.timeZone) : null,
        title: `${title.endsWith('?') ? title : `${title}:`} ${row.title}`,
        reason,
        action: { label, href: workOrderPath(role, row.id) },
      },
    ];
  });
};
