import { fullName } from '@/contract/account/users/personName';
import type { Appointment, StaffAppointment } from '@/contract/leasing/appointments/endpoints';
import type { AppointmentRow } from './repo';

/** Where both meet by video; the name of the room gives nothing of the link away. */
export const videoRoomUrl = (
  { id, way }: Pick<AppointmentRow, 'id' | 'way'>,
  rooms: string | undefined,
): string | null => (way === 'video' && rooms ? `${rooms.replace(/\/+$/, '')}/belong-${id}` : null);

export function presentAppointment(made: AppointmentRow, rooms: string | undefined): Appointment {
  const { home } = made;
  return {
    id: made.id,
    key: made.key,
    kind: made.kind,
    status: made.status,
    canceledBecause: made.canceledBecause,
    startsAt: made.startsAt.toISOString(),
    endsAt: made.endsAt.toISOString(),
    timeZone: made.timeZone,
    way: made.way,
    room: videoRoomUrl(made, rooms),
    firstName: made.firstName,
    note: made.note,
    hostName: made.hostName,
    texts: made.textConsent !== null,
    feedbackGiven: made.feedbackAt !== null,
    meetingType: made.meetingType,
    home: home && {
      id: home.id,
      streetAddress: home.unit ? `${home.streetAddress}, ${home.unit}` : home.streetAddress,
      city: home.city,
      citySlug: home.citySlug,
      state: home.state,
      picture: home.picture,
    },
  };
}

export function presentForStaff(made: AppointmentRow, rooms: string | undefined): StaffAppointment {
  const { key: _, ...shown } = presentAppointment(made, rooms);
  const { email, phone, userId } = made;
  return { ...shown, name: fullName(made), email, phone, personId: userId };
}
