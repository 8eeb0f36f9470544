// What can be booked: who holds it, how long it takes and how soon, for tours and for meetings.
import { type MeetingType, meetingTypes, TOUR_MINUTES, type Way } from '@/contract/appointments';
import type { Db } from '@/server/db/client';
import type { AppointmentRow, HostRow } from './appointments.repo';
import * as repo from './appointments.repo';
import { freeStarts, type Rules } from './appointments.slots';

const DAY_MS = 86_400_000;
const HOUR = 60;

export interface Offer {
  kind: 'tour' | 'meeting';
  homeId: string | null;
  meetingType: MeetingType | null;
  hosts: readonly HostRow[];
  rules: Rules;
  ways: Way[];
  /** The zone times are told in unless the person has one of their own. */
  timeZone: string;
}

interface TouredHome {
  id: string;
  timeZone: string;
  /** Local date from which nobody lives there. */
  availableOn: string;
}

const withVideo = (first: Way, rooms: string | undefined): Way[] => (rooms ? [first, 'video'] : [first]);

/** Somebody may still live in a home that is free later: they hear of a visit a day before. */
export async function tourOffer(db: Db, home: TouredHome, rooms: string | undefined, now: Date): Promise<Offer> {
  const host = await repo.hostOfHome(db, home.id);
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: home.timeZone }).format(now);
  const noticeMinutes = (home.availableOn > today ? 24 : 3) * HOUR;
  return {
    kind: 'tour',
    homeId: home.id,
    meetingType: null,
    hosts: host ? [host] : [],
    rules: {
      minutes: TOUR_MINUTES,
      stepMinutes: 30,
      noticeMinutes,
      horizonDays: 14,
      travelMinutes: 30,
      homeId: home.id,
    },
    ways: withVideo('inPerson', rooms),
    timeZone: home.timeZone,
  };
}

export async function meetingOffer(db: Db, type: MeetingType, rooms: string | undefined): Promise<Offer> {
  const hosts = await repo.hostsOfMeeting(db, type);
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
    ways: withVideo('phone', rooms),
    timeZone: hosts[0]?.timeZone ?? 'America/Los_Angeles',
  };
}

/** What an appointment was made from, to move it. */
export function offerOf(db: Db, made: AppointmentRow, rooms: string | undefined, now: Date): Promise<Offer> {
  const { meetingType, home, hostTimeZone } = made;
  if (meetingType) return meetingOffer(db, meetingType, rooms);
  const { id = '', availableOn = '' } = home ?? {};
  return tourOffer(db, { id, availableOn, timeZone: hostTimeZone }, rooms, now);
}

/** Free starts, each with those who have time then; the one moved does not stand in its own way. */
export async function freeTimes(db: Db, offer: Offer, now: Date, besides?: string): Promise<Map<number, HostRow[]>> {
  const times = new Map<number, HostRow[]>();
  const until = new Date(now.getTime() + (offer.rules.horizonDays + 2) * DAY_MS);
  for (const host of offer.hosts) {
    const hours = await repo.hoursOf(db, host.hostId);
    const daysOff = await repo.daysOffOf(db, host.hostId);
    const busy = await repo.busyTimes(db, host.hostId, now, until, besides);
    const { timeZone } = host;
    for (const start of freeStarts({ timeZone, hours, daysOff, busy }, offer.rules, now))
      times.set(start.getTime(), [...(times.get(start.getTime()) ?? []), host]);
  }
  return new Map([...times].sort(([one], [other]) => one - other));
}
