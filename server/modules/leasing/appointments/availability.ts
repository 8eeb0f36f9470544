// What can be booked: who holds it, how long it takes and how soon, for tours and for meetings.

import { DAY_MS } from '@/contract/calendar/durations';
import { localDay } from '@/contract/calendar/localDay';
import type { TourHours } from '@/contract/homes/listings/schemas';
import { jurisdictionOf } from '@/contract/homes/places/jurisdictions';
import { entryNotice } from '@/contract/law/tenancy';
import {
  type AppointmentKind,
  type AppointmentMode,
  isTeamVisit,
  type MeetingType,
  meetingTypes,
  PHOTO_SESSION_MINUTES,
  TOUR_MINUTES,
  type teamVisitSlugs,
} from '@/contract/leasing/appointments/endpoints';
import { INSPECTION_MINUTES } from '@/contract/onboarding/inspections/constants';
import type { Db } from '@/server/db/client';
import type { AppointmentRow, HostRow } from '@/server/modules/leasing/appointments/repo';
import * as repo from '@/server/modules/leasing/appointments/repo';
import { freeStartTimes, type Rules } from '@/server/modules/leasing/appointments/slots';
import {
  type EntryHours,
  isWithinEntryHours,
  isWithinTourHours,
} from '@/server/modules/leasing/appointments/tourHours';

const HOUR = 60;

export interface BookableSlots {
  kind: AppointmentKind;
  homeId: string | null;
  meetingType: MeetingType | null;
  hosts: readonly HostRow[];
  rules: Rules;
  ways: AppointmentMode[];
  /** When the owner of the home allows it, by the clock of the home; absent: whenever a host has time. */
  allowed?: TourHours | null;
  /** For an occupied home: when the law lets a visitor in; null elsewhere. */
  entryHours?: EntryHours | null;
  /** When our team may come, by the clock of the home; absent: within the hours of the host. */
  visitHours?: TourHours;
  /** Who comes where several people have time. */
  preferredHostId?: string | undefined;
  /** The time zone of shown times unless the person has one of their own. */
  timeZone: string;
}

interface TourHome {
  id: string;
  timeZone: string;
  state: string;
  city: string;
  zipcode: string;
  /** Local date from which it is vacant. */
  availableOn: string;
}

const withVideoMode = (first: AppointmentMode, rooms: string | undefined): AppointmentMode[] =>
  rooms ? [first, 'video'] : [first];

/** A home that is free later may still be occupied: residents hear of a visit a day before, or earlier where the law says so. */
export async function tourSlots(db: Db, home: TourHome, rooms: string | undefined, now: Date): Promise<BookableSlots> {
  const host = await repo.findHomeHost(db, home.id);
  const today = localDay(now, home.timeZone);
  const isFree = home.availableOn <= today;
  const notice = isFree ? undefined : entryNotice(jurisdictionOf(home), today, 'showing');
  const noticeMinutes = (isFree ? 3 : Math.max(24, notice?.hours ?? 24)) * HOUR;
  return {
    kind: 'tour',
    homeId: home.id,
    meetingType: null,
    hosts: host ? [host] : [],
    allowed: await repo.findTourHours(db, home.id),
    entryHours: notice ?? null,
    rules: {
      minutes: TOUR_MINUTES,
      stepMinutes: 30,
      noticeMinutes,
      horizonDays: 14,
      travelMinutes: 30,
      homeId: home.id,
    },
    ways: withVideoMode('inPerson', rooms),
    timeZone: home.timeZone,
  };
}

type TeamVisitKind = keyof typeof teamVisitSlugs;
const VISIT_MINUTES: Readonly<Record<TeamVisitKind, number>> = {
  inspection: INSPECTION_MINUTES,
  photo_session: PHOTO_SESSION_MINUTES,
};

/** Every day from 8 AM to 6 PM at the home: visits are never earlier or later. */
const VISIT_HOURS: TourHours = { days: [0, 1, 2, 3, 4, 5, 6], from: '08:00', to: '18:00' };

/**
 * People of the home's region who do visits of this kind, within their working hours and the day at the home. Without such
 * a person there are no times, and the home waits on the desk. The host of the home comes where they can.
 */
export async function teamVisitSlots(
  db: Db,
  kind: TeamVisitKind,
  { id: homeId, timeZone }: Pick<TourHome, 'id' | 'timeZone'>,
  bookedHostId?: string,
): Promise<BookableSlots> {
  return {
    kind,
    homeId,
    meetingType: null,
    hosts: await repo.findVisitHosts(db, homeId, kind),
    visitHours: VISIT_HOURS,
    preferredHostId: bookedHostId ?? (await repo.findHomeHost(db, homeId))?.hostId,
    rules: {
      minutes: VISIT_MINUTES[kind],
      stepMinutes: 30,
      noticeMinutes: 24 * HOUR,
      horizonDays: 21,
      travelMinutes: 30,
      homeId,
    },
    ways: ['inPerson'],
    timeZone,
  };
}

export async function meetingSlots(db: Db, type: MeetingType, rooms: string | undefined): Promise<BookableSlots> {
  const hosts = await repo.findMeetingHosts(db, type);
  return {
    kind: 'meeting',
    homeId: null,
    meetingType: type,
    hosts,
    rules: {
      minutes: meetingTypes[type].minutes,
      stepMinutes: 30,
      noticeMinutes: 4 * HOUR,
      horizonDays: 21,
      travelMinutes: 10,
      homeId: null,
    },
    ways: withVideoMode('phone', rooms),
    timeZone: hosts[0]?.timeZone ?? 'America/Los_Angeles',
  };
}

/** What an appointment was made from, to move it. */
export function slotsFor(db: Db, made: AppointmentRow, rooms: string | undefined, now: Date): Promise<BookableSlots> {
  const { kind, meetingType, home, timeZone, hostTimeZone } = made;
  // The person who was booked comes at the new time, too, where they can.
  if (isTeamVisit(kind) && made.homeId) return teamVisitSlots(db, kind, { id: made.homeId, timeZone }, made.hostId);
  if (meetingType) return meetingSlots(db, meetingType, rooms);
  const { id = '', availableOn = '', state = '', city = '', zipcode = '' } = home ?? {};
  return tourSlots(db, { id, availableOn, state, city, zipcode, timeZone: hostTimeZone }, rooms, now);
}

/** Free starts, each with those who have time then; the one moved does not stand in its own way. */
export async function availableTimes(
  db: Db,
  offer: BookableSlots,
  now: Date,
  besides?: string,
): Promise<Map<number, HostRow[]>> {
  const times = new Map<number, HostRow[]>();
  const until = new Date(now.getTime() + (offer.rules.horizonDays + 2) * DAY_MS);
  const visits = offer.homeId ? await repo.homeVisitTimes(db, offer.homeId, now, until, besides) : [];
  for (const host of offer.hosts) {
    const hours = await repo.findHours(db, host.hostId);
    const daysOff = await repo.findDaysOff(db, host.hostId);
    const busy = [...(await repo.busyTimes(db, host.hostId, now, until, besides)), ...visits];
    const { timeZone } = host;
    for (const start of freeStartTimes({ timeZone, hours, daysOff, busy }, offer.rules, now)) {
      const { allowed, entryHours, visitHours, rules } = offer;
      if (entryHours && !isWithinEntryHours(start, rules.minutes, entryHours, offer.timeZone)) continue;
      if (allowed && !isWithinTourHours(start, rules.minutes, allowed, offer.timeZone)) continue;
      if (visitHours && !isWithinTourHours(start, rules.minutes, visitHours, offer.timeZone)) continue;
      times.set(start.getTime(), [...(times.get(start.getTime()) ?? []), host]);
    }
  }
  return new Map([...times].sort(([one], [other]) => one - other));
}
