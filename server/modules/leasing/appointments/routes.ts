import { appointments } from '@/contract/leasing/appointments/endpoints';
import { appointmentsSchemas } from '@/contract/leasing/appointments/schemas';
import type { Db } from '@/server/db/client';
import { implement, withResource } from '@/server/http/implement';
import { requirePerson } from '@/server/http/person';
import { audienceOnly, rowLevel } from '@/server/http/policy';
import { isId } from '@/server/ids';
import { slotsFor } from './availability';
import { describeChoices, moveForVisitor, reassign } from './handOver/staffChanges';
import { cancelAppointment, listSlots, recordOutcome, rescheduleAppointment, submitFeedback } from './index';
import { presentAppointment, presentForStaff } from './presenter';
import { findBooked, findById, findByKey, listByUser } from './repo';

const KEY = /^[\w-]{24}$/;

const byKey = async ({ db, params }: { db: Db; params: { key: string } }) =>
  KEY.test(params.key) ? findByKey(db, params.key) : undefined;

/** Anyone who holds the link may read, move and cancel: the key is the permission. */
import { canManageAppointments } from './policy';

const loadForStaff = async ({ db, params }: { db: Db; params: { appointmentId: string } }) =>
  isId(params.appointmentId) ? findById(db, params.appointmentId) : undefined;

export const appointmentsRoutes = implement(appointments, appointmentsSchemas, {
  getAppointment: withResource({
    load: byKey,
    authorize: audienceOnly,
    handle: ({ loaded, services }) => presentAppointment(loaded, services.videoRoomsUrl),
  }),
  listOpenSlots: withResource({
    load: byKey,
    authorize: audienceOnly,
    handle: async ({ db, loaded, services, now }) => {
      const offer = await slotsFor(db, loaded, services.videoRoomsUrl, now);
      return { ...(await listSlots(db, offer, now, loaded.id)), timeZone: loaded.timeZone };
    },
  }),
  listOwnAppointments: {
    authorize: rowLevel,
    handle: async ({ db, person, services }) =>
      (await listByUser(db, requirePerson(person).id)).map((made) => presentAppointment(made, services.videoRoomsUrl)),
  },
  listAppointments: {
    duties: ['leasing'],
    authorize: canManageAppointments,
    handle: async ({ db, query, services, now }) =>
      (await findBooked(db, query.which, now)).map((made) => presentForStaff(made, services.videoRoomsUrl)),
  },
  getStaffAppointment: withResource({
    duties: ['leasing'],
    load: loadForStaff,
    authorize: canManageAppointments,
    runAs: 'system',
    handle: async (call) => {
      const rooms = call.services.videoRoomsUrl;
      const choices = await describeChoices({ ...call, rooms }, call.loaded);
      return { appointment: presentForStaff(call.loaded, rooms), ...choices };
    },
  }),
  moveAppointment: withResource({
    duties: ['leasing'],
    load: loadForStaff,
    authorize: canManageAppointments,
    runAs: 'system',
    handle: async (call) => {
      const rooms = call.services.videoRoomsUrl;
      return presentForStaff(
        await moveForVisitor({ ...call, rooms }, call.loaded, new Date(call.body.startsAt)),
        rooms,
      );
    },
  }),
  reassignAppointment: withResource({
    duties: ['leasing'],
    load: loadForStaff,
    authorize: canManageAppointments,
    runAs: 'system',
    handle: async (call) => {
      const rooms = call.services.videoRoomsUrl;
      return presentForStaff(await reassign({ ...call, rooms }, call.loaded, call.body.hostId), rooms);
    },
  }),
  recordOutcome: withResource({
    duties: ['leasing'],
    load: loadForStaff,
    authorize: canManageAppointments,
    handle: async (call) => {
      const marked = await recordOutcome(call, call.loaded, call.body.outcome);
      return presentForStaff(marked, call.services.videoRoomsUrl);
    },
  }),
  submitFeedback: withResource({
    load: byKey,
    authorize: audienceOnly,
    handle: async (call) =>
      presentAppointment(await submitFeedback(call, call.loaded, call.body), call.services.videoRoomsUrl),
  }),
  rescheduleAppointment: withResource({
    load: byKey,
    authorize: audienceOnly,
    handle: async (call) => {
      const { videoRoomsUrl } = call.services;
      const moved = await rescheduleAppointment(call, call.loaded, new Date(call.body.startsAt), videoRoomsUrl);
      return presentAppointment(moved, videoRoomsUrl);
    },
  }),
  cancelAppointment: withResource({
    load: byKey,
    authorize: audienceOnly,
    handle: async (call) => presentAppointment(await cancelAppointment(call, call.loaded), call.services.videoRoomsUrl),
  }),
});
