// Tours and calls that staff move, or give to another host, for the visitor.
import { ApiError, conflict } from '@/server/http/errors';
import { listRegionHosts } from '@/server/modules/homes/homes/hosts/hosts';
import {
  announceChange,
  type BookingCall,
  listSlots,
  rescheduleAppointment,
} from '@/server/modules/leasing/appointments';
import { availableTimes, type BookableSlots, slotsFor } from '@/server/modules/leasing/appointments/availability';
import * as repo from '@/server/modules/leasing/appointments/repo';

type StaffCall = BookingCall & { rooms: string | undefined };

/** A tour as staff may give it away: to each host of the region, not only the one of the home, at any notice. */
async function offerToHosts({ db, now, rooms }: StaffCall, made: repo.AppointmentRow): Promise<BookableSlots> {
  const offer = await slotsFor(db, made, rooms, now);
  const hosts =
    made.kind === 'tour' && made.homeId
      ? (await listRegionHosts(db, made.homeId)).map(({ id, name }) => ({
          hostId: id,
          name: name.split(' ')[0] ?? name,
          timeZone: made.timeZone,
        }))
      : offer.hosts;
  return { ...offer, hosts, rules: { ...offer.rules, noticeMinutes: 0 } };
}

/** Hosts besides the present one who are free at the time of an appointment. */
async function freeHosts(call: StaffCall, made: repo.AppointmentRow): Promise<repo.HostRow[]> {
  const times = await availableTimes(call.db, await offerToHosts(call, made), call.now, made.id);
  return (times.get(made.startsAt.getTime()) ?? []).filter(({ hostId }) => hostId !== made.hostId);
}

/** The times an appointment can move to, and who else could take it; none of either once it has begun. */
export async function describeChoices(call: StaffCall, made: repo.AppointmentRow) {
  if (made.status !== 'booked' || made.startsAt <= call.now) return { hosts: [], starts: [] };
  const offer = await slotsFor(call.db, made, call.rooms, call.now);
  const { starts } = await listSlots(call.db, offer, call.now, made.id);
  const hosts = (await freeHosts(call, made)).map(({ hostId: id, name }) => ({ id, name }));
  return { hosts, starts: starts.filter((start) => start !== made.startsAt.toISOString()) };
}

export const moveForVisitor = (call: StaffCall, made: repo.AppointmentRow, startsAt: Date) =>
  rescheduleAppointment(call, made, startsAt, call.rooms);

/** Gives an appointment to this host at the same time; the visitor hears the name. As the system. */
export async function reassign(
  call: StaffCall,
  made: repo.AppointmentRow,
  hostId: string,
): Promise<repo.AppointmentRow> {
  const { db, now, auditSubject } = call;
  auditSubject(`appointment:${made.id}`, { hostId });
  if (made.status !== 'booked' || made.startsAt <= now) throw conflict('It has begun, or is canceled.');
  await repo.lockHosts(db, [hostId]);
  const host = (await freeHosts(call, made)).find((each) => each.hostId === hostId);
  if (!host) throw new ApiError('invalid', undefined, { fields: { hostId: 'Choose a host who is free at that time' } });
  const change = { hostId, hostName: host.name, hostTimeZone: host.timeZone };
  if (!(await repo.update(db, made, change, now))) throw conflict();
  return announceChange(db, made.key, 'newHost', now);
}
