// What an owner accepted after an inspection becomes work orders: once for each item, approved from the start.
import { sql } from 'kysely';
import { ENDED_STATUSES, type Tier } from '@/contract/care/workOrders/constants';
import type { Severity } from '@/contract/onboarding/inspections/standards';
import type { PaymentChoice } from '@/contract/onboarding/proposals/constants';
import type { Db } from '@/server/db/client';
import { newId } from '@/server/ids';
import { enqueue } from '@/server/jobs/queue';
import {
  type ActingPerson,
  addEvent,
  clocksFor,
  moveWorkOrder,
  SYSTEM_ACTOR,
  type WorkOrderCall,
} from '@/server/modules/care/workOrders';
import * as repo from '@/server/modules/care/workOrders/repo';
import { prepaidWorkApplied } from '@/server/modules/money/ledger';

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
        id,
        homeId,
        ownerId: home.ownerId,
        leaseId: null,
        reporterId: null,
        permissionToEnter: true,
        source: 'inspection_item',
        sourceKey: sourceKeyOf(itemId),
        area: 'walls_and_floors',
        status: 'approved',
        title: title.slice(0, 200),
        location: room,
        description: note,
        approvedCents: priceCents ?? 0,
        payment,
        tier,
        tierReason: vendorName
          ? 'We found it at the inspection. The owner’s own Pro does it.'
          : 'We found it at the inspection, and the owner accepted it.',
        repairKind: 'other',
        ...clocksFor({ ...home, tier, repairKind: 'other', leaseId: null }, now),
      },
      now,
    );
    if (!made) continue;
    if (vendorName) await repo.update(db, id, { ownVendorName: vendorName }, now);
    const row = await repo.findById(db, id);
    if (row) await addEvent(call, row, SYSTEM_ACTOR, { kind: 'status', body: '', status: 'approved' });
  }
}

/** The work of an item is done, and our team has checked it: its work order is confirmed without a question. */
export async function finishProposedWork(call: WorkOrderCall, itemId: string, by: ActingPerson): Promise<void> {
  const found = await call.db
    .selectFrom('workOrders')
    .select(['id', 'status'])
    .where('sourceKey', '=', sourceKeyOf(itemId))
    .executeTakeFirst();
  if (found?.status !== 'approved') return;
  await moveWorkOrder(call, found.id, 'finish', by);
  await moveWorkOrder(call, found.id, 'confirm', by);
}

const sourceKeysOf = (itemIds: readonly string[]) => itemIds.map(sourceKeyOf);

/** Bills of the owner for the work of these items, and whether no more of them are to come; as the system. */
export async function listProposedBills(
  db: Db,
  itemIds: readonly string[],
): Promise<{ bills: { id: string; amount: number }[]; isComplete: boolean }> {
  const { rows } = await sql<{ bills: { id: string; amount: number }[]; isComplete: boolean }>`
    select coalesce((select json_agg(json_build_object('id', invoice.id, 'amount', invoice.total) order by invoice.id)
        from work_order_invoices invoice where invoice.work_order_id = each.id and invoice.payer = 'owner'
          and invoice.status in ('posted', 'paid')), '[]') as bills,
      each.status = any(${[...ENDED_STATUSES]}::text[])
        or (exists (select from work_order_invoices invoice where invoice.work_order_id = each.id
            and invoice.status <> 'withdrawn')
          and not exists (select from work_order_invoices invoice where invoice.work_order_id = each.id
            and invoice.status not in ('posted', 'paid', 'withdrawn'))) as "isComplete"
    from work_orders each where each.source_key = any(${sourceKeysOf(itemIds)}::text[])`.execute(db);
  return { bills: rows.flatMap(({ bills }) => bills), isComplete: rows.every(({ isComplete }) => isComplete) };
}

/** How the work of these items is paid from now on; as the system. */
export async function setProposedPayment(
  db: Db,
  itemIds: readonly string[],
  payment: PaymentChoice,
  now: Date,
): Promise<void> {
  await db
    .updateTable('workOrders')
    .set({ payment, updatedAt: now })
    .where('sourceKey', 'in', sourceKeysOf(itemIds))
    .execute();
}

/** Nothing more comes of the work of these items; as the system. */
export async function isProposedWorkEnded(db: Db, itemIds: readonly string[]): Promise<boolean> {
  const open = await db
    .selectFrom('workOrders')
    .select('id')
    .where('sourceKey', 'in', sourceKeysOf(itemIds))
    .where('status', 'not in', [...ENDED_STATUSES])
    .limit(1)
    .execute();
  return open.length === 0;
}

/** An invoice was posted: what its owner paid before settles it, or, of proposed work, it is spread with the others. */
export async function settlePrepaidInvoice(
  { db, now }: Pick<WorkOrderCall, 'db' | 'now'>,
  { id: workOrderId, homeId, ownerId, payment, source }: repo.WorkOrderRow,
  invoice: { id: string; totalCents: number; isOwners: boolean },
): Promise<void> {
  const isProposed = payment === 'now' && source === 'inspection_item';
  if (invoice.isOwners)
    await prepaidWorkApplied(db, { id: invoice.id, homeId, ownerId, workOrderId }, invoice.totalCents, now, isProposed);
  if (payment !== 'spread') return;
  const { rows } = await sql<{ proposalId: string }>`select item.proposal_id as "proposalId"
    from work_orders each join proposal_items item on each.source_key = 'proposal_item:' || item.id
    where each.id = ${workOrderId}`.execute(db);
  for (const { proposalId } of rows)
    await enqueue(db, 'offerProposalSpread', { proposalId }, { jobKey: `spread:${proposalId}` });
}
