// What an owner accepted after an inspection becomes work orders: once for each item, approved from the start.
import type { Severity } from '@/contract/inspections/standards';
import type { PaymentChoice } from '@/contract/proposals/constants';
import type { Tier } from '@/contract/workOrders/constants';
import { newId } from '@/server/ids';
import * as repo from '@/server/modules/workOrders/repo';
import {
  type ActingPerson,
  addEvent,
  clocksFor,
  moveWorkOrder,
  SYSTEM_ACTOR,
  type WorkOrderCall,
} from '@/server/modules/workOrders/service';

export interface ProposedItem {
  id: string;
  /** The standard that it comes from, in words. */
  title: string;
  room: string;
  note: string;
  severity: Severity;
  priceCents: number | null;
  /** The owner’s own Pro does it. */
  vendorName: string | null;
}

const TIER_BY_SEVERITY: Readonly<Record<Severity, Tier>> = {
  must_do: 'standard',
  should_do: 'planned',
  optional: 'planned',
};

const sourceKeyOf = (itemId: string) => `proposal_item:${itemId}`;

export async function openProposedWork(
  call: WorkOrderCall,
  homeId: string,
  items: readonly ProposedItem[],
  payment: PaymentChoice | null,
): Promise<void> {
  const { db, now } = call;
  const home = await repo.findHome(db, homeId);
  if (!home) return;
  for (const { id: itemId, title, room, note, severity, priceCents, vendorName } of items) {
    const tier = TIER_BY_SEVERITY[severity];
    const id = newId(now.getTime());
    const made = await repo.insert(
      db,
      {
        ...{ id, homeId, ownerId: home.ownerId, leaseId: null, reporterId: null, permissionToEnter: true },
        ...{ source: 'inspection_item', sourceKey: sourceKeyOf(itemId), area: 'walls_and_floors', status: 'approved' },
        ...{ title: title.slice(0, 200), location: room, description: note, approvedCents: priceCents ?? 0, payment },
        ...{ tier, tierReason: 'We found it at the inspection, and the owner accepted it.', repairKind: 'other' },
        ...clocksFor({ ...home, tier, repairKind: 'other' }, now),
      },
      now,
    );
    if (!made) continue;
    if (vendorName) await repo.update(db, id, { ownVendorName: vendorName }, now);
    const row = await repo.findById(db, id);
    if (row) await addEvent(call, row, SYSTEM_ACTOR, { kind: 'status', body: '', status: 'approved' });
  }
}

/** The work of an item is done: its work order is, too. */
export async function finishProposedWork(call: WorkOrderCall, itemId: string, by: ActingPerson): Promise<void> {
  const found = await call.db
    .selectFrom('workOrders')
    .select(['id', 'status'])
    .where('sourceKey', '=', sourceKeyOf(itemId))
    .executeTakeFirst();
  if (found?.status === 'approved') await moveWorkOrder(call, found.id, 'finish', by);
}
