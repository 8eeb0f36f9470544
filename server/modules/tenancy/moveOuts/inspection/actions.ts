// The inspection at the end of a lease, as the system once authorized: both sides write, each under their own name.
import { fullName } from '@/contract/account/users/personName';
import { localDay } from '@/contract/calendar/localDay';
import { jurisdictionOf } from '@/contract/homes/places/jurisdictions';
import { inspectionProblem } from '@/contract/law/tenancy';
import type { MoveOutChange, MoveOutInspection } from '@/contract/tenancy/moveOuts/endpoints';
import { isPlace } from '@/contract/tenancy/moveOuts/inspection';
import type { Db } from '@/server/db/client';
import { audit } from '@/server/http/audit';
import { ApiError, conflict } from '@/server/http/errors';
import {
  type MoveOutCall,
  notify,
  openMoveOut,
  readMoveOut,
  rejectField,
  timeZoneOf,
} from '@/server/modules/tenancy/moveOuts';
import type { LeaseSide, MoveOutRow } from '@/server/modules/tenancy/moveOuts/repo';
import * as moveOutRepo from '@/server/modules/tenancy/moveOuts/repo';
import { findInspected, findRooms } from './inspection';
import * as repo from './repo';

/** Fields of photos, comments, and answers, which belong to the person who made them. */
const OWN_FIELDS = /^(?:photo|comment|visit)\./;

const statusOf = (row: MoveOutRow | undefined): MoveOutInspection['status'] =>
  row?.statementSentAt ? 'closed' : row?.inspectedAt ? 'finished' : 'open';

export async function readInspection(db: Db, lease: LeaseSide, personId: string): Promise<MoveOutInspection> {
  const row = await moveOutRepo.findByLease(db, lease.id);
  return {
    ...(await findRooms(db, lease)),
    ...(await readNews(db, row, personId, 0)),
    leaseId: lease.id,
    homeId: lease.homeId,
    address: lease.terms.address.streetAddress,
    timeZone: row?.timeZone ?? (await timeZoneOf(db, lease.homeId)),
    side: lease.isOwnerSide ? 'owner' : lease.isResident ? 'resident' : 'staff',
    residents: lease.terms.residents,
    startsAt: row?.inspectionAt?.toISOString() ?? null,
    finishedAt: row?.inspectedAt?.toISOString() ?? null,
  };
}

async function readNews(db: Db, row: MoveOutRow | undefined, personId: string, after: number) {
  if (!row) return { status: 'open' as const, changes: [], photos: [], cursor: after };
  return {
    status: statusOf(row),
    ...(await repo.findChanges(db, row.id, { after, personId })),
    photos: await repo.listPhotos(db, row.id),
  };
}

/** Residents ask for the first inspection: the owner’s side and our team set a time. */
export async function askForInspection(call: MoveOutCall): Promise<void> {
  const { db, services, lease, personId, now } = call;
  const { inspectionRight } = await readMoveOut(db, lease, now);
  if (!inspectionRight?.first?.canAsk)
    throw conflict('You can’t ask for a first inspection now. Message us, and we’ll help.');
  const row = await openMoveOut(call);
  await moveOutRepo.update(db, row.id, { inspectionAskedAt: now, updatedAt: now });
  await audit(db, { event: 'move_out.inspection_asked', subject: `move_out:${row.id}`, personId, detail: {} });
  await notify(db, services, lease, 'inspectionAsked', { only: 'owner' });
}

export async function scheduleInspection(call: MoveOutCall, startsAt: string): Promise<void> {
  const { db, services, lease, personId, now } = call;
  const at = new Date(startsAt);
  if (at <= now) throw rejectField('startsAt', 'Choose a time from now on.');
  const row = await openMoveOut(call);
  if (row.inspectedAt) throw conflict('The inspection is finished already.');
  const notice = await moveOutRepo.findNotice(db, lease.id);
  const problem = inspectionProblem(jurisdictionOf(lease.terms.address), {
    at: at.getTime(),
    now: now.getTime(),
    on: localDay(at, row.timeZone),
    lastDay: notice?.lastDay ?? lease.terms.endOn,
    leftOn: row.leftOn,
  });
  if (problem) throw rejectField('startsAt', problem);
  await moveOutRepo.update(db, row.id, { inspectionAt: at, updatedAt: now });
  await audit(db, {
    event: 'move_out.inspection_scheduled',
    subject: `move_out:${row.id}`,
    personId,
    detail: { startsAt: at.toISOString() },
  });
  await notify(db, services, lease, 'inspection', { only: 'resident', cause: at.toISOString() });
}

async function authorOf({ db, lease, personId }: MoveOutCall): Promise<repo.Author> {
  const found = await repo.findName(db, personId);
  const name = found ? fullName(found) : '';
  const isResident = lease.isResident && !lease.isOwnerSide;
  return { personId, name: name || (isResident ? 'Resident' : 'Owner'), side: isResident ? 'resident' : 'owner' };
}

const CLOSED =
  'The deposit statement was sent, so the inspection can’t change anymore. Your notes are still on this phone.';

/** Stores what a phone wrote; what comes late, after the inspection was finished, is stored too. */
export async function syncInspection(
  call: MoveOutCall,
  { changes, cursor }: { changes: readonly MoveOutChange[]; cursor: number },
) {
  const { db, lease, personId, now } = call;
  if (changes.length === 0) return readNews(db, await moveOutRepo.findByLease(db, lease.id), personId, cursor);
  const author = await authorOf(call);
  const row = await openMoveOut(call);
  if (row.statementSentAt) throw conflict(CLOSED);
  await assertWritable(call, row, changes, author);
  await repo.insertChanges(db, row, changes, author, now);
  return readNews(db, row, personId, cursor);
}

async function assertWritable(
  { db, lease, personId }: MoveOutCall,
  row: MoveOutRow,
  changes: readonly MoveOutChange[],
  { side }: repo.Author,
): Promise<void> {
  const own = changes.filter(({ field }) => OWN_FIELDS.test(field));
  if (side === 'resident' && own.length < changes.length)
    throw new ApiError('forbidden', 'Residents add photos and comments. The owner’s side rates the items.');
  if (side === 'owner' && changes.some(({ field }) => field === 'visit.attends'))
    throw new ApiError('forbidden', 'Residents say whether they come.');
  const { rooms } = await findRooms(db, lease);
  const places = changes.flatMap(({ field, entityId, value }) =>
    OWN_FIELDS.test(field) ? (field.endsWith('.place') ? [String(value)] : []) : [entityId],
  );
  if (places.some((place) => !isPlace(rooms, place))) throw new ApiError('invalid', 'This room isn’t in the record.');
  const ids = [...new Set(own.map(({ entityId }) => entityId))];
  if ((await repo.findForeignEntities(db, row.id, ids, personId)).length > 0)
    throw new ApiError('forbidden', 'Only the person who added a photo or a comment can change it.');
}

/** The owner’s side has looked at the home: the residents are asked for their comments. */
export async function finishInspection(call: MoveOutCall): Promise<void> {
  const { db, services, lease, personId, now } = call;
  const row = await openMoveOut(call);
  if (row.statementSentAt) throw conflict('The deposit statement was sent already.');
  if (row.inspectedAt) return;
  const { merged } = await findInspected(db, lease, row.id);
  if (merged.checkedCount === 0) throw conflict('Rate at least one item first.');
  await moveOutRepo.update(db, row.id, { inspectedAt: now, updatedAt: now });
  await audit(db, { event: 'move_out.inspected', subject: `move_out:${row.id}`, personId, detail: {} });
  await notify(db, services, lease, 'inspected', { only: 'resident' });
}
