import { isTeamVisit, meetingTypes, teamVisitSlugs, visitTitles } from '@/contract/leasing/appointments/endpoints';
import { routes } from '@/contract/routes';
import type { Services } from '@/server/context';
import { calendarAddress } from '@/server/providers/mail/inbound';
import { videoRoomUrl } from './presenter';
import type { AppointmentRow } from './repo';

/** The page of one appointment, for anyone who holds the link. */
export function appointmentPath({
  key,
  kind,
  home,
  meetingType,
}: Pick<AppointmentRow, 'key' | 'kind' | 'home' | 'meetingType'>): string {
  if (isTeamVisit(kind)) return routes.meetings.booked({ meetingType: teamVisitSlugs[kind], appointmentKey: key });
  if (home) return routes.tours.booked({ place: home.citySlug, homeId: home.id, appointmentKey: key });
  if (!meetingType) throw new Error('An appointment without a home must have a meeting type');
  return routes.meetings.booked({ meetingType, appointmentKey: key });
}

/** `12 Alder Lane, Unit 2, Oakland, CA 94601`, or how the meeting takes place. */
function locationText({ home, way }: AppointmentRow): string {
  if (!home) return way === 'video' ? 'By video' : 'By phone';
  const street = home.unit ? `${home.streetAddress}, ${home.unit}` : home.streetAddress;
  return `${street}, ${home.city}, ${home.state} ${home.zipcode}`;
}

export function titleOf({ kind, home, meetingType }: AppointmentRow): string {
  if (home && kind !== 'meeting') return `${visitTitles[kind]} ${home.streetAddress}`;
  return meetingType ? `Belong: ${meetingTypes[meetingType].title}` : 'Belong';
}

/** Everything our letters and calendar files say of an appointment. */
export function emailData(made: AppointmentRow, { siteUrl, clock, videoRoomsUrl, inboundEmail }: Services) {
  const { hostname } = new URL(siteUrl);
  return {
    kind: made.kind,
    what: titleOf(made),
    where: locationText(made),
    way: made.way,
    room: videoRoomUrl(made, videoRoomsUrl),
    firstName: made.firstName,
    lastName: made.lastName,
    email: made.email,
    phone: made.phone,
    note: made.note,
    hostName: made.hostName,
    startsAt: made.startsAt.toISOString(),
    endsAt: made.endsAt.toISOString(),
    timeZone: made.timeZone,
    link: `${siteUrl}${appointmentPath(made)}`,
    hostAbsent: made.canceledBecause === 'host_absent',
    elsewhere:
      made.canceledBecause === 'home_unavailable' && made.home
        ? `${siteUrl}${routes.homes.inPlace({ place: made.home.citySlug })}`
        : null,
    uid: `${made.id}@${hostname}`,
    sequence: made.sequence,
    writtenAt: clock().toISOString(),
    organizer: { name: 'Belong', email: calendarAddress(inboundEmail.domain) },
  };
}
