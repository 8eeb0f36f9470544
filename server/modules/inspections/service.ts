import { defaultRooms, type InspectionStatus, inspectionLifecycle } from '@/contract/inspections/constants';
import type { InspectionPhoto } from '@/contract/inspections/endpoints';
import { type MergedInspection, mergeChanges, openMustDos } from '@/contract/inspections/merge';
import { findStandard } from '@/contract/inspections/standards';
import type { Db } from '@/server/db/client';
import { conflict } from '@/server/http/errors';
import type { Person } from '@/server/http/person';
import { newId } from '@/server/ids';
import { bookAppointment, listSlots, teamVisitSlots } from '@/server/modules/appointments/service';
import type { BookableHome, InspectionRow } from './repo';
import * as repo from './repo';

export type { InspectionRow };
export const findInspection = repo.findById;
export const lockInspection = repo.lock;

export const findBookableHome = repo.findHome;

/** When a home can be inspected; as the system. */
export const freeInspectionTimes = async (db: Db, home: BookableHome, now: Date) =>
  listSlots(db, await teamVisitSlots(db, 'inspection', home), now);

export interface BookingCall {
  db: Db;
  person: Person | null;
  now: Date;
  auditSubject: (subject: string, detail?: Record<string, unknown>) => void;
}

/** Puts the visit on the calendar with the owner, and writes down the rooms to begin with. */
export async function bookInspection(
  call: BookingCall,
  home: BookableHome,
  { startsAt, note }: { startsAt: string; note?: string },
): Promise<InspectionRow> {
  const { db, now, person } = call;
  if (home.status !== 'inspection') throw conflict('This home isn’t waiting for an inspection.');
  const ownerId = home.ownerId ?? '';
  const { firstName, lastName, email } = home;
  const contact = { firstName, lastName, email, phone: home.phone ?? '', textConsent: false };
  const made = await bookAppointment(
    { ...call, person: { id: ownerId } },
    await teamVisitSlots(db, 'inspection', home),
    { startsAt, way: 'inPerson', contact, ...(note && { note }) },
    home.timeZone,
  );
  const id = newId(now.getTime());
  const { id: appointmentId, hostId: inspectorId } = made;
  await repo.insert(db, { id, homeId: home.id, ownerId, appointmentId, inspectorId, startsAt: made.startsAt, now });
  const rooms = defaultRooms(home.beds, home.baths).flatMap(({ type, name }, n) => {
    const entityId = newId(now.getTime() + n);
    const at = now.toISOString();
    return [
      { id: newId(now.getTime()), entityId, field: 'room.name' as const, value: name, at },
      { id: newId(now.getTime()), entityId, field: 'room.type' as const, value: type, at },
    ];
  });
  await repo.insertChanges(db, { id, homeId: home.id, ownerId }, rooms, person?.id ?? ownerId, now);
  call.auditSubject(`inspection:${id}`);
  return requireInspection(db, id);
}

async function requireInspection(db: Db, id: string): Promise<InspectionRow> {
  const found = await repo.findById(db, id);
  if (!found) throw new Error('An inspection that was just written is not there');
  return found;
}

const REFUSALS: Record<'submit' | 'reinspect' | 'cancel', string> = {
  submit: 'This inspection isn’t open.',
  reinspect: 'Submit the inspection first. Then you can check the must-dos again.',
  cancel: 'This inspection can’t be canceled anymore.',
};

/** Moves an inspection along its lifecycle; refuses with 409 where it has no such move. */
export async function changeInspectionStatus(
  db: Db,
  id: string,
  event: 'submit' | 'reinspect' | 'cancel',
  now: Date,
): Promise<InspectionRow> {
  const next = inspectionLifecycle.after(await repo.lock(db, id), event);
  if (!next) throw conflict(REFUSALS[event]);
  await repo.setStatus(db, id, next, now);
  return requireInspection(db, id);
}

/** Stores what a phone wrote; the first words start the inspection. What comes late, after it was submitted, is stored too. */
export async function storeChanges(
  db: Db,
  row: InspectionRow,
  changes: readonly repo.WrittenChange[],
  authorId: string,
  now: Date,
): Promise<InspectionStatus> {
  const status = await repo.lock(db, row.id);
  if (status === 'cancelled' && changes.length > 0)
    throw conflict('This inspection was canceled. Your notes are still on this phone.');
  await repo.insertChanges(db, row, changes, authorId, now);
  const started = changes.length > 0 ? inspectionLifecycle.after(status, 'start') : undefined;
  if (started) await repo.setStatus(db, row.id, started, now);
  return started ?? status;
}

/** What an inspection found, with its photos by id. */
/** What the newest inspection of a home says must be done, and nobody has fixed yet; as the system. */
export async function listOpenMustDos(db: Db, homeId: string): Promise<string[]> {
  const newest = await repo.findByHome(db, homeId);
  if (!newest) return [];
  return openMustDos(await readFindings(db, newest.id)).map(
    ({ standardId }) => findStandard(standardId)?.text ?? standardId,
  );
}

export async function readFindings(
  db: Db,
  inspectionId: string,
): Promise<MergedInspection & { photos: ReadonlyMap<string, InspectionPhoto> }> {
  const { changes } = await repo.findChanges(db, inspectionId, 0);
  const photos = await repo.findPhotos(db, inspectionId);
  return { ...mergeChanges(changes), photos: new Map(photos.map((photo) => [photo.id, photo])) };
}
