// What a Pro does about a work order by their link, who has no account: the same acts as anyone's, in the Pro's name.
import { isBeforeVisit } from '@/contract/care/proJobs/visitDay';
import type { WorkOrder } from '@/contract/care/workOrders/endpoints';
import { conflict, notFound } from '@/server/http/errors';
import { type ActingPerson, moveWorkOrder, type WorkOrderCall } from '@/server/modules/care/workOrders';
import { addMessage } from '@/server/modules/care/workOrders/messages';
import { readWorkOrder } from '@/server/modules/care/workOrders/presenter';
import * as repo from '@/server/modules/care/workOrders/repo';
import { followVisit, formatTime } from '@/server/modules/care/workOrders/visits/actions';
import { findAhead } from '@/server/modules/care/workOrders/visits/repo';

export { addQuote } from '@/server/modules/care/workOrders/approvals/actions';
export { addInvoice, withdrawInvoice } from '@/server/modules/care/workOrders/invoices/actions';
export { moveByPerson } from '@/server/modules/care/workOrders/moves';
export { listProInvoices, type ProInvoiceRow } from '@/server/modules/care/workOrders/payments/repo';
export { countPhotos, insertPhoto, listPhotos } from '@/server/modules/care/workOrders/repo';
export { scheduleVisit } from '@/server/modules/care/workOrders/visits/actions';

export const proActor = (name: string): ActingPerson => ({ role: 'pro', id: null, name });

async function requireRow(db: WorkOrderCall['db'], id: string): Promise<repo.WorkOrderRow> {
  const row = await repo.findById(db, id);
  if (!row) throw notFound();
  return row;
}

export const findWorkOrder = requireRow;

/** The work order as its Pro sees it, as the system. */
export async function readForPro({ db, now }: WorkOrderCall, id: string): Promise<WorkOrder> {
  return readWorkOrder(db, { row: await requireRow(db, id), role: 'pro', decides: false, personId: '' }, now);
}

/** Gives the job to a Pro who accepted it. */
export async function assignPro(call: WorkOrderCall, id: string, proId: string): Promise<void> {
  const system: ActingPerson = { role: 'system', id: null, name: '' };
  await moveWorkOrder(call, id, 'assign', system, { change: { proId } });
}

/** Throws for a Pro who would come before the day of the visit. */
export async function requireVisitDay({ db }: WorkOrderCall, id: string, at: Date): Promise<void> {
  const row = await requireRow(db, id);
  const visit = await findAhead(db, id);
  if (visit && isBeforeVisit(row, visit.startsAt, at))
    throw conflict(`The visit is on ${formatTime(visit.startsAt, row.timeZone)}. To come earlier, move it first.`);
}

/** Takes the job from its Pro: the visit ahead is canceled, and the job waits for another one. */
export async function releasePro(call: WorkOrderCall, id: string, by: ActingPerson, reason: string): Promise<void> {
  await moveWorkOrder(call, id, 'unassign', by, { reason, change: { proId: null } });
  await followVisit(call, id, 'unassign');
}

export async function addProMessage(
  call: WorkOrderCall,
  id: string,
  message: { id: string; body: string },
  by: ActingPerson,
): Promise<void> {
  const participant = { row: await requireRow(call.db, id), role: 'pro' as const, decides: false, personId: '' };
  await addMessage(call, participant, { ...message, staffOnly: false }, by);
}
