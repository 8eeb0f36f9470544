import { homeLifecycle } from '@/contract/homes/homes/constants';
import { defaultRooms, type InspectionStatus, inspectionLifecycle } from '@/contract/onboarding/inspections/constants';
import type { InspectionChange, InspectionPhoto } from '@/contract/onboarding/inspections/endpoints';
import { type MergedInspection, mergeChanges, openMustDos } from '@/contract/onboarding/inspections/merge';
import { findStandard } from '@/contract/onboarding/inspections/standards';
import type { Db } from '@/server/db/client';
import { conflict } from '@/server/http/errors';
import type { Person } from '@/server/http/person';
import { newId } from '@/server/ids';
import { changeHomeStatus } from '@/server/modules/homes/homes/statusChanges';
import { bookAppointment, listSlots, teamVisitSlots } from '@/server/modules/leasing/appointments';
import { canInspect } from './policy';
import type { BookableHome, InspectionRow } from './repo';
import * as repo from './repo';

export type { InspectionRow };
export const findInspection = repo.findById;
export const lockInspection = repo.lock;
export const lockDocumented = repo.lockDocumented;

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

/** The home waits for its inspection, or our team looks at it again before other residents come. */
async function requireInspectable({ db, person, now }: BookingCall, home: BookableHome): Promise<void> {
  const isRepeat = canInspect(person) && homeLifecycle.after(home.status, 'reinspect') !== undefined;
  if (home.status !== 'inspection' && !isRepeat) throw conflict('This home isn’t waiting for an inspection.');
  if (isRepeat && !(await changeHomeStatus(db, home.id, 'reinspect', now)))
    throw conflict('This home has moved on. Reload the page.');
}

/** Facts of the newest inspection of a home: its rooms, and unfixed must-dos. Without one, the usual rooms. */
async function knownOf(db: Db, home: BookableHome, now: Date): Promise<repo.WrittenChange[]> {
  const before = await repo.findByHome(db, home.id);
  const known = before && (await readFindings(db, before.id));
  const rooms = known?.rooms.length
    ? known.rooms
    : defaultRooms(home.beds, home.baths).map((room) => ({ ...room, id: '' }));
  const at = now.toISOString();
  const newIds = new Map<string, string>();
  const write = (entityId: string, field: InspectionChange['field'], value: string): repo.WrittenChange =>
    ({ id: newId(now.getTime()), entityId, field, value, at }) as repo.WrittenChange;
  const written = rooms.flatMap(({ id, type, name }, n) => {
    const entityId = newId(now.getTime() + n);
    newIds.set(id, entityId);
    return [write(entityId, 'room.name', name), write(entityId, 'room.type', type)];
  });
  const open = known ? openMustDos(known) : [];
  return [
    ...written,
    ...open.flatMap(({ roomId, standardId, severity, note }, n) => {
      const entityId = newId(now.getTime() + rooms.length + n);
      return [
        write(entityId, 'finding.roomId', newIds.get(roomId) ?? roomId),
        write(entityId, 'finding.standardId', standardId),
        write(entityId, 'finding.severity', severity),
        ...(note ? [write(entityId, 'finding.note', note)] : []),
      ];
    }),
  ];
}

/** Puts the visit on the calendar with the owner, and writes down what is known to begin with. */
export async function bookInspection(
  call: BookingCall,
  home: BookableHome,
  { startsAt, note }: { startsAt: string; note?: string },
): Promise<InspectionRow> {
  const { db, now, person } = call;
  await requireInspectable(call, home);
  const known = await knownOf(db, home, now);
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
  await repo.insertChanges(db, { id, homeId: home.id, ownerId }, known, person?.id ?? ownerId, now);
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
  if (status === 'canceled' && changes.length > 0)
    throw conflict('This inspection was canceled. Your notes are still on this phone.');
  await repo.insertChanges(db, row, changes, authorId, now);
  const started = changes.length > 0 ? inspectionLifecycle.after(status, 'start') : undefined;
  if (started) await repo.setStatus(db, row.id, started, now);
  return started ?? status;
}

/** Unfixed must-dos of the newest inspection of a home; as the system. */
export async function listOpenMustDos(db: Db, homeId: string): Promise<string[]> {
  const newest = await repo.findByHome(db, homeId);
  if (!newest) return [];
  return openMustDos(await readFindings(db, newest.id)).map(
    ({ standardId }) => findStandard(standardId)?.text ?? standardId,
  );
}

/** What an inspection found, with its photos by id. */
export async function readFindings(
  db: Db,
  inspectionId: string,
): Promise<MergedInspection & { photos: ReadonlyMap<string, InspectionPhoto> }> {
  const { changes } = await repo.findChanges(db, inspectionId, 0);
  const photos = await repo.findPhotos(db, inspectionId);
  return { ...mergeChanges(changes), photos: new Map(photos.map((photo) => [photo.id, photo])) };
}
