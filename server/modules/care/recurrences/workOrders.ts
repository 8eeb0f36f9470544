// The work order of a planned task that a Pro does for us: made with the task, once.

import { DAY_MS } from '@/contract/calendar/durations';
import { careType } from '@/contract/care/recurrences/plan';
import type { Db } from '@/server/db/client';
import { newId } from '@/server/ids';
import * as repo from '@/server/modules/care/recurrences/repo';
import { insertWorkOrder } from '@/server/modules/care/workOrders';

/** After its date a planned task may take so long before its clock runs out. */
const GRACE_DAYS = 7;

export async function makeWorkOrder(
  db: Db,
  row: repo.RecurrenceRow,
  occurrence: { id: string; dueOn: string },
  now: Date,
): Promise<void> {
  const { homeId, ownerId } = row;
  const { title, why, steps, area } = careType(row.type);
  const id = newId(now.getTime());
  const dueAt = new Date(`${occurrence.dueOn}T20:00:00Z`);
  const isNew = await insertWorkOrder(
    db,
    {
      id,
      homeId,
      ownerId,
      leaseId: await repo.findLeaseId(db, homeId),
      reporterId: null,
      source: 'recurrence',
      sourceKey: `recurrence_occurrence:${occurrence.id}`,
      title,
      area,
      description: [why, ...steps].join('\n'),
      tier: 'planned',
      repairKind: 'other',
      tierReason: 'It is part of the care plan of this home.',
      status: 'approved',
      approvedCents: row.costCapCents,
      responseDueAt: dueAt,
      lawDueAt: null,
      lawRuleId: null,
      repairDueAt: new Date(dueAt.getTime() + GRACE_DAYS * DAY_MS),
    },
    now,
  );
  if (isNew) await repo.setWorkOrder(db, occurrence.id, id);
}
