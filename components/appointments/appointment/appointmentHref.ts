import type { Appointment } from '@/contract/appointments/endpoints';
import { routes } from '@/lib/routing/routes';

/** The page of one appointment. */
export function appointmentHref({ key, home, meetingType }: Pick<Appointment, 'key' | 'home' | 'meetingType'>): string {
  if (home) return routes.tours.booked({ place: home.citySlug, homeId: home.id, appointmentKey: key });
  return routes.meetings.booked({ meetingType: meetingType ?? '', appointmentKey: key });
}
