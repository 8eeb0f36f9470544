// A person's part in a work order or in a home that has something to repair.

import type { Db } from '@/server/db/client';
import { isOnDuty, type Person } from '@/server/http/person';
import { isId } from '@/server/ids';
import { canPayInvoice, type Participant, type Reporter } from '@/server/modules/care/workOrders/policy';
import * as repo from '@/server/modules/care/workOrders/repo';
import { can, findHomeAccess } from '@/server/modules/homes/homeMembers';
import { listCurrentResidences } from '@/server/modules/homes/residents';

/** The caller's part in a work order that they see; undefined for one they may not know of. */
async function participantOf(
  db: Db,
  row: repo.WorkOrderRow | undefined,
  person: Person,
): Promise<Participant | undefined> {
  if (!row) return undefined;
  const { id: personId } = person;
  if (isOnDuty(person) && row.ownerId !== personId)
    return { row, role: 'staff', decides: false, personId, paysInvoices: canPayInvoice(person) };
  const access = await findHomeAccess(db, row.homeId, personId);
  if (row.ownerId === personId) {
    const isOwner = access?.role === 'owner';
    return { row, role: 'owner', decides: isOwner, approves: isOwner, personId };
  }
  if (access && can(access, 'view')) {
    const decides = can(access, 'setup');
    const approves = decides && (await repo.listLeftToOwner(db, [row.homeId])).length === 0;
    return { row, role: 'owner', decides, approves, personId };
  }
  return { row, role: 'resident', decides: false, personId };
}

export const findParticipant = async (db: Db, id: string, person: Person) =>
  isId(id) ? participantOf(db, await repo.findById(db, id), person) : undefined;

export const findInvoiceParticipant = async (db: Db, invoiceId: string, person: Person) =>
  isId(invoiceId) ? participantOf(db, await repo.findByInvoice(db, invoiceId), person) : undefined;

/** In which role a person reports a problem of a home; undefined where they neither live there nor own it. */
export async function findReporter(db: Db, homeId: string, person: Person): Promise<Reporter | undefined> {
  if (!isId(homeId)) return undefined;
  const { id: personId } = person;
  const access = await findHomeAccess(db, homeId, personId);
  if (isOnDuty(person)) return access && { homeId, role: 'staff', leaseId: null, personId };
  const residence = (await listCurrentResidences(db)).find((each) => each.homeId === homeId);
  if (residence) return { homeId, role: 'resident', leaseId: residence.leaseId, personId };
  return access && can(access, 'setup') ? { homeId, role: 'owner', leaseId: null, personId } : undefined;
}

/** Every home that a person can report a problem of, as themselves. */
export async function listReporters(db: Db, { id: personId, type }: Person): Promise<Reporter[]> {
  if (type === 'staff') return [];
  const lived = (await listCurrentResidences(db)).map(({ leaseId, homeId }): Reporter => {
    return { homeId, role: 'resident', leaseId, personId };
  });
  const owned = (await repo.listOwnedHomes(db, personId)).map((homeId): Reporter => {
    return { homeId, role: 'owner', leaseId: null, personId };
  });
  return [...lived, ...owned.filter(({ homeId }) => !lived.some((each) => each.homeId === homeId))];
}
