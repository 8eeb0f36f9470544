import { meetingTypes } from '@/contract/appointments';
import { env } from '@/server/env';
import type { Services } from '@/server/services';
import { roomOf } from './appointments.presenter';
import type { AppointmentRow } from './appointments.repo';

/** The page of one appointment, for whoever holds the link. */
export function pathOf({ key, home, meetingType }: Pick<AppointmentRow, 'key' | 'home' | 'meetingType'>): string {
  return home ? `/homes/${home.citySlug}/${home.id}/tour/${key}` : `/meetings/${meetingType}/${key}`;
}

/** `12 Alder Lane, Unit 2, Oakland, CA 94601`, or how the meeting takes place. */
function whereOf({ home, way }: AppointmentRow): string {
  if (!home) return way === 'video' ? 'By video' : 'By phone';
  const street = home.unit ? `${home.streetAddress}, ${home.unit}` : home.streetAddress;
  return `${street}, ${home.city}, ${home.state} ${home.zipcode}`;
}

export function titleOf({ home, meetingType }: AppointmentRow): string {
  if (home) return `Tour of ${home.streetAddress}`;
  return meetingType ? `Belong: ${meetingTypes[meetingType].title}` : 'Belong';
}

/** The address in `Belong <hello@belong.example>`: whoever answers an invitation answers us. */
const ownAddress = (from: string): string => /<([^>]+)>/.exec(from)?.[1] ?? from;

/** Everything our letters and calendar files say of an appointment. */
export function toldOf(made: AppointmentRow, { siteUrl, clock, videoRoomsUrl }: Services) {
  const { hostname } = new URL(siteUrl);
  return {
    kind: made.kind,
    what: titleOf(made),
    where: whereOf(made),
    way: made.way,
    room: roomOf(made, videoRoomsUrl),
    firstName: made.firstName,
    lastName: made.lastName,
    email: made.email,
    phone: made.phone,
    note: made.note,
    hostName: made.hostName,
    startsAt: made.startsAt.toISOString(),
    endsAt: made.endsAt.toISOString(),
    timeZone: made.timeZone,
    link: `${siteUrl}${pathOf(made)}`,
    hostAway: made.cancelledBecause === 'hostAway',
    elsewhere: made.cancelledBecause === 'homeGone' && made.home ? `${siteUrl}/homes/${made.home.citySlug}` : null,
    uid: `${made.id}@${hostname}`,
    sequence: made.sequence,
    writtenAt: clock().toISOString(),
    organizer: { name: 'Belong', email: ownAddress(env().MAIL_FROM) },
  };
}
