import { inspections } from '@/contract/onboarding/inspections/endpoints';
import { inspectionsSchemas } from '@/contract/onboarding/inspections/schemas';
import { type Db, runAs } from '@/server/db/client';
import { ApiError, notFound } from '@/server/http/errors';
import { implement, type OperationContext, withResource } from '@/server/http/implement';
import { dbActor, isOnDuty, requirePerson } from '@/server/http/person';
import { isId } from '@/server/ids';
import { InvalidImageError, QueueFullError, storePicture } from '@/server/modules/content/media';
import { findHomeAccess } from '@/server/modules/homes/homeMembers';
import { cancelInspectionVisit, completeInspectionVisit } from '@/server/modules/leasing/appointments';
import { bookInspection, changeInspectionStatus, freeInspectionTimes, storeChanges } from './index';
import { canBookInspection, canInspect, canSeeFreeTimes, canSeeInspection } from './policy';
import { presentInspection as present, presentForOwner, presentHomeToInspect } from './presenter';
import * as repo from './repo';
import { withdrawListing } from './system';

const load = async ({ db, params }: { db: Db; params: { inspectionId: string } }) =>
  isId(params.inspectionId) ? repo.findById(db, params.inspectionId) : undefined;
/** A home that the caller has to do with; anyone else hears that there is none. */
async function loadAccess({
  db,
  person,
  params,
}: Pick<OperationContext, 'db' | 'person'> & { params: { homeId: string } }) {
  const { id } = requirePerson(person);
  const access = await findHomeAccess(db, params.homeId, id);
  return access && (access.role !== null || isOnDuty(person)) ? access : undefined;
}

async function requireHome(db: Db, homeId: string): Promise<repo.BookableHome> {
  const home = await repo.findHome(db, homeId);
  if (!home) throw notFound('We couldn’t find that home.');
  return home;
}

/** Makes a photo safe and stores it, outside of a transaction: that takes seconds. */
async function storePhoto(
  { services, person, now, params, body }: OperationContext<(typeof inspections)['uploadInspectionPhoto']>,
  row: repo.InspectionRow,
) {
  const asCaller = <T>(run: (db: Db) => Promise<T>) => runAs(services.db, dbActor(person), true, run);
  const find = () => asCaller(async (db) => (await repo.findPhotos(db, row.id, params.photoId))[0]);
  const known = await find();
  if (known) return known;
  try {
    const { id: mediaId } = await storePicture(services, body, { alt: '' });
    await asCaller((db) => repo.insertPhoto(db, row, { id: params.photoId, mediaId, now }));
  } catch (error) {
    if (error instanceof InvalidImageError) throw new ApiError('unsupportedMedia', `${error.message}.`);
    if (error instanceof QueueFullError)
      throw new ApiError('unavailable', undefined, { headers: { 'retry-after': '2' } });
    throw error;
  }
  const stored = await find();
  if (!stored) throw notFound();
  return stored;
}

export const inspectionsRoutes = implement(inspections, inspectionsSchemas, {
  listInspections: {
    duties: ['leasing', 'care'],
    authorize: canInspect,
    handle: async ({ db }) => ({
      homes: (await repo.listUnbooked(db)).map(presentHomeToInspect),
      inspections: (await repo.list(db)).map(present),
    }),
  },
  getHomeInspection: withResource({
    duties: ['leasing', 'care'],
    load: loadAccess,
    authorize: canSeeInspection,
    runAs: 'system',
    handle: async ({ db, loaded }) => {
      const newest = await repo.findByHome(db, loaded.homeId);
      const booked = newest?.isConcluded ? undefined : newest;
      return { canBook: loaded.status === 'inspection' && !booked, booked: booked ? presentForOwner(booked) : null };
    },
  }),
  listInspectionSlots: withResource({
    duties: ['leasing', 'care'],
    load: loadAccess,
    authorize: canSeeFreeTimes,
    runAs: 'system',
    handle: async ({ db, loaded, now }) => freeInspectionTimes(db, await requireHome(db, loaded.homeId), now),
  }),
  bookInspection: withResource({
    duties: ['leasing', 'care'],
    load: loadAccess,
    authorize: canBookInspection,
    runAs: 'system',
    handle: async (call) =>
      present(await bookInspection(call, await requireHome(call.db, call.loaded.homeId), call.body)),
  }),
  getInspection: withResource({
    duties: ['leasing', 'care'],
    load,
    authorize: canInspect,
    handle: async ({ db, loaded }) => ({
      ...present(loaded),
      ...(await repo.findChanges(db, loaded.id, 0)),
      photos: await repo.findPhotos(db, loaded.id),
    }),
  }),
  syncInspection: withResource({
    duties: ['leasing', 'care'],
    load,
    authorize: canInspect,
    handle: async ({ db, services, loaded, body, person, now }) => {
      const status = await storeChanges(db, loaded, body.changes, requirePerson(person).id, now);
      if (body.changes.length > 0) await withdrawListing(db, services, loaded.homeId, now);
      const photos = await repo.findPhotos(db, loaded.id);
      return { status, ...(await repo.findChanges(db, loaded.id, body.cursor)), photos };
    },
  }),
  uploadInspectionPhoto: withResource({
    duties: ['leasing', 'care'],
    load: async (call) => (isId(call.params.photoId) ? load(call) : undefined),
    authorize: canInspect,
    transaction: 'manual',
    handle: (call) => storePhoto(call, call.loaded),
  }),
  submitInspection: withResource({
    duties: ['leasing', 'care'],
    load,
    authorize: canInspect,
    handle: async ({ db, loaded, now, auditSubject }) => {
      auditSubject(`inspection:${loaded.id}`);
      const submitted = await changeInspectionStatus(db, loaded.id, 'submit', now);
      if (loaded.appointmentId) await completeInspectionVisit(db, loaded.appointmentId, now);
      return present(submitted);
    },
  }),
  startReinspection: withResource({
    duties: ['leasing', 'care'],
    load,
    authorize: canInspect,
    handle: async ({ db, loaded, now, auditSubject }) => {
      auditSubject(`inspection:${loaded.id}`);
      return present(await changeInspectionStatus(db, loaded.id, 'reinspect', now));
    },
  }),
  cancelInspection: withResource({
    duties: ['leasing', 'care'],
    load,
    authorize: canInspect,
    handle: async (call) => {
      const { db, loaded, now } = call;
      const canceled = await changeInspectionStatus(db, loaded.id, 'cancel', now);
      if (loaded.appointmentId) await cancelInspectionVisit(call, loaded.appointmentId);
      call.auditSubject(`inspection:${loaded.id}`);
      return present(canceled);
    },
  }),
});
