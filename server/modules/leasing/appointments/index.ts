import { nanoid } from 'nanoid';
import {
  appointmentLifecycle,
  type Feedback,
  type NewTour,
  type Outcome,
  outcomes,
  type Slots,
  TEXT_CONSENT_WORDING,
} from '@/contract/leasing/appointments/endpoints';
import type { Db } from '@/server/db/client';
import { ApiError, conflict, notFound } from '@/server/http/errors';
import type { Person } from '@/server/http/person';
import { newId } from '@/server/ids';
import { enqueue } from '@/server/jobs/queue';
import { availableTimes, type BookableSlots, slotsFor } from './availability';
import type { AppointmentRow, HostRow } from './repo';
import * as repo from './repo';

export { type BookableSlots, meetingSlots, teamVisitSlots, tourSlots } from './availability';
export { presentAppointment } from './presenter';

/** What a call brings along. */
export interface BookingCall {
  db: Db;
  person: Pick<Person, 'id'> | null;
  now: Date;
  auditSubject: (subject: string, detail?: Record<string, unknown>) => void;
}

export async function listSlots(db: Db, offer: BookableSlots, now: Date, besides?: string): Promise<Slots> {
  const times = await availableTimes(db, offer, now, besides);
  return {
    timeZone: offer.timeZone,
    minutes: offer.rules.minutes,
    ways: offer.ways,
    starts: [...times.keys()].map((start) => new Date(start).toISOString()),
  };
}

/** One of those who have time then; anyone who writes this down has waited for everybody else who would. */
async function findFreeHost(
  db: Db,
  offer: BookableSlots,
  startsAt: Date,
  now: Date,
  besides?: string,
): Promise<HostRow> {
  await repo.lockHosts(
    db,
    offer.hosts.map(({ hostId }) => hostId),
  );
  const free = (await availableTimes(db, offer, now, besides)).get(startsAt.getTime());
  const host =
    free?.find(({ hostId }) => hostId === offer.preferredHostId) ?? free?.[startsAt.getUTCDate() % free.length];
  if (!host) throw new ApiError('slotTaken');
  return host;
}

/** Gives a booked appointment to another person at the same time; false where no fitting host is free. As the system. */
export async function changeHost(db: Db, made: AppointmentRow, offer: BookableSlots, now: Date): Promise<boolean> {
  // It is booked already: no notice is needed anymore, only a person.
  const atAnyNotice = { ...offer, rules: { ...offer.rules, noticeMinutes: 0 } };
  let host: HostRow;
  try {
    host = await findFreeHost(db, atAnyNotice, made.startsAt, now, made.id);
  } catch (error) {
    if (error instanceof ApiError && error.code === 'slotTaken') return false;
    throw error;
  }
  const change = { hostId: host.hostId, hostName: host.name, hostTimeZone: host.timeZone };
  if (!(await repo.update(db, made, change, now))) return false;
  await announceChange(db, made.key, 'newHost', now);
  return true;
}

/** The database has the last word: its exclusion constraint refuses what overlaps. */
async function rethrowSlotTaken<T>(write: Promise<T>): Promise<T> {
  try {
    return await write;
  } catch (error) {
    if ((error as { code?: string }).code === '23P01') throw new ApiError('slotTaken');
    throw error;
  }
}

const endTime = (startsAt: Date, { rules }: BookableSlots) => new Date(startsAt.getTime() + rules.minutes * 60_000);

export async function bookAppointment(
  { db, person, now, auditSubject }: BookingCall,
  offer: BookableSlots,
  { startsAt: starts, way, contact, note }: NewTour,
  timeZone: string,
): Promise<AppointmentRow> {
  if (!offer.ways.includes(way))
    throw new ApiError('invalid', undefined, { fields: { way: 'We cannot offer that here' } });
  const startsAt = new Date(starts);
  const host = await findFreeHost(db, offer, startsAt, now);
  const { firstName, lastName, email, phone, textConsent } = contact;
  if (offer.kind === 'tour' && offer.homeId && (await repo.countUpcomingTours(db, offer.homeId, email, now)) > 0)
    throw conflict('You already have a tour of this home. To reschedule or cancel it, use the link in our email.');
  const id = newId();
  const key = nanoid(24);
  await rethrowSlotTaken(
    repo.insert(db, {
      id,
      key,
      kind: offer.kind,
      homeId: offer.homeId,
      meetingType: offer.meetingType,
      hostId: host.hostId,
      hostName: host.name,
      hostTimeZone: host.timeZone,
      userId: person?.id ?? null,
      way,
      startsAt,
      endsAt: endTime(startsAt, offer),
      timeZone,
      firstName,
      lastName,
      email,
      phone,
      note: note || null,
      textConsent: textConsent ? { wording: TEXT_CONSENT_WORDING, at: now.toISOString(), phone } : null,
    }),
  );
  auditSubject(`appointment:${id}`);
  return announceChange(db, key, 'booked', now);
}

const REMINDERS = { day: 24 * 3_600_000, hours: 2 * 3_600_000 } as const;

/** Tells everybody, and sets the reminders again; each carries the sequence it belongs to, so that an older one says nothing. */
export async function announceChange(
  db: Db,
  key: string,
  event: 'booked' | 'moved' | 'newHost' | 'canceled' | 'held' | 'missed',
  now: Date,
): Promise<AppointmentRow> {
  const made = await repo.findByKey(db, key);
  if (!made) throw new Error('An appointment that was just written is not there');
  const { id, sequence, startsAt, status } = made;
  await enqueue(
    db,
    'sendAppointmentMessages',
    { id, sequence, event },
    { jobKey: `appointment-messages:${id}:${sequence}` },
  );
  for (const [which, before] of Object.entries(REMINDERS)) {
    const jobKey = `remind:${id}:${which}`;
    const runAt = new Date(startsAt.getTime() - before);
    if (status === 'booked' && runAt > now)
      await enqueue(db, 'sendAppointmentReminder', { id, sequence, which }, { runAt, jobKey });
    else await repo.removeJobs(db, jobKey);
  }
  return made;
}

function assertUpcoming(made: AppointmentRow, event: 'reschedule' | 'cancel', now: Date): void {
  if (!appointmentLifecycle.after(made.status, event)) throw conflict('This was already canceled.');
  if (made.startsAt <= now) throw conflict('This has begun already. Please call us instead.');
}

export async function rescheduleAppointment(
  { db, now, auditSubject }: BookingCall,
  made: AppointmentRow,
  startsAt: Date,
  rooms: string | undefined,
): Promise<AppointmentRow> {
  assertUpcoming(made, 'reschedule', now);
  auditSubject(`appointment:${made.id}`);
  if (startsAt.getTime() === made.startsAt.getTime()) return made;
  const offer = await slotsFor(db, made, rooms, now);
  const { hostId, name: hostName, timeZone: hostTimeZone } = await findFreeHost(db, offer, startsAt, now, made.id);
  const change = { startsAt, endsAt: endTime(startsAt, offer), hostId, hostName, hostTimeZone };
  if (!(await rethrowSlotTaken(repo.update(db, made, change, now)))) throw conflict();
  return announceChange(db, made.key, 'moved', now);
}

export const assignAppointments = repo.assignToUser;
export const { findBookedVisit } = repo;

/** Cancels all future appointments of a person, as the system. */
export async function cancelAll(db: Db, userId: string, now: Date): Promise<void> {
  for (const made of await repo.listUpcoming(db, userId, now))
    await cancelAppointment({ db, person: null, now, auditSubject: () => undefined }, made);
}

/** Cancels one that this person has booked. */
export async function cancelOwnAppointment(db: Db, userId: string, id: string, now: Date): Promise<void> {
  const made = (await repo.listUpcoming(db, userId, now)).find((one) => one.id === id);
  if (!made) throw notFound();
  await cancelAppointment({ db, person: null, now, auditSubject: () => undefined }, made);
}

export async function cancelAppointment(
  { db, now, auditSubject }: BookingCall,
  made: AppointmentRow,
  canceledBecause: 'asked' | 'home_unavailable' = 'asked',
): Promise<AppointmentRow> {
  assertUpcoming(made, 'cancel', now);
  auditSubject(`appointment:${made.id}`);
  if (!(await repo.update(db, made, { status: 'canceled', canceledBecause }, now))) throw conflict();
  return announceChange(db, made.key, 'canceled', now);
}

/** Takes the visit of an inspection off the calendar; one that has begun stays. */
export async function cancelInspectionVisit(call: BookingCall, appointmentId: string): Promise<void> {
  const made = await repo.findById(call.db, appointmentId);
  if (made?.status === 'booked' && made.startsAt > call.now) await cancelAppointment(call, made);
}

/** Marks the visit of a submitted inspection as held, also before its time, without asking for its outcome. */
export async function completeInspectionVisit(db: Db, appointmentId: string, now: Date): Promise<void> {
  const made = await repo.findById(db, appointmentId);
  const status = made && appointmentLifecycle.after(made.status, 'complete');
  if (!status) return;
  if (!(await repo.update(db, made, { status }, now))) throw conflict();
  for (const which of Object.keys(REMINDERS)) await repo.removeJobs(db, `remind:${made.id}:${which}`);
}

const outcomeReason = { held: 'held', missed: 'missed', host_absent: 'canceled' } as const;

/** Staff say what became of it. That ours could not come may be known before; whether a visitor came, only afterwards. */
export async function recordOutcome(
  { db, person, now, auditSubject }: BookingCall,
  made: AppointmentRow,
  outcome: Outcome,
): Promise<AppointmentRow> {
  const status = appointmentLifecycle.after(made.status, outcomes[outcome]);
  if (!status) throw conflict('Someone already recorded the outcome.');
  if (outcome !== 'host_absent' && made.startsAt > now) throw conflict('It has not begun yet.');
  auditSubject(`appointment:${made.id}`, { outcome });
  const change = {
    status,
    ...(person && { outcomeBy: person.id }),
    ...(outcome === 'host_absent' && { canceledBecause: outcome }),
  };
  if (!(await repo.update(db, made, change, now))) throw conflict();
  return announceChange(db, made.key, outcomeReason[outcome], now);
}

/** Feedback about a held tour, accepted once. */
export async function submitFeedback(
  { db, now, auditSubject }: BookingCall,
  made: AppointmentRow,
  feedback: Feedback,
): Promise<AppointmentRow> {
  if (made.status !== 'completed') throw conflict('We ask once it has taken place.');
  if (!(await repo.saveFeedback(db, made, feedback, now))) throw conflict('You have told us already. Thank you!');
  auditSubject(`appointment:${made.id}`);
  return { ...made, feedbackAt: now };
}
